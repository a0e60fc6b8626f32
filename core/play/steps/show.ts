/** Tiles of the own hand become a meld, or join one. The tiles of a claim lie on the table already. */
import { stageChanged } from '../../cache/table-cache.ts';
import type { Move } from '../../ruleset.ts';
import type { Table } from '../../table.ts';
import type { Meld } from '../../things/meld.ts';
import type { Tile } from '../../things/tile.ts';
import { makeMeld, meldEvent, takeFromHand } from '../claimed-tiles.ts';
import { turnOf } from '../table-facts.ts';
import { sameOf } from '../usable-tiles.ts';
import type { MovingStep } from './step-form.ts';

export const show: MovingStep<'show'> = {
  says: 'The player shows the group on the table.',
  keys: {},
  play: 'exposes',
  example: 'show',
  does: ({ table, seat }, _, { move: id, tiles, shown }) => {
    if (shown) return;
    const move = table.rules.moves[id]!;
    takeFromHand(table, seat, tiles);
    const joins = meldToJoin(table, seat, move, tiles);
    const mine = table.seats[seat]!;
    const old = joins < 0 ? undefined : mine.melds[joins];
    const meld: Meld = old
      ? {
          ...old,
          type: move.makes!,
          tiles: [...old.tiles, ...tiles].sort((a, b) => a - b),
          added: turnOf(table)?.claim?.meld !== joins,
          seen: move.shownTo === 'everyone',
        }
      : makeMeld(table, move, tiles, { claimed: false, from: -1, taken: -1 });
    mine.melds = old ? mine.melds.with(joins, meld) : [...mine.melds, meld];
    table.exposed = { tile: tiles[0]!, meld: old ? joins : mine.melds.length - 1 };
    table.events.push(meldEvent(table, seat, move, meld));
    stageChanged(table);
  },
};

/** The meld that tiles of an own turn are added to: the one just claimed, or a pung of the same kind; -1: a new one. */
function meldToJoin(table: Table, seat: number, move: Move, tiles: readonly Tile[]): number {
  if (sameOf(move.uses) > 0) return turnOf(table)?.claim?.meld ?? -1;
  if (move.uses !== 'add to pung') return -1;
  const kind = table.rules.tiles.tiles[tiles[0]!]!.kind;
  return table.seats[seat]!.melds.findIndex((meld) => meld.type === 'pung' && meld.kind === kind);
}
