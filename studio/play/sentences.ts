/** What happened, in sentences: for the line of news and for screen readers. */
import type { Event, Seat } from 'tilewright/core';
import { fill, words } from '../text/index.ts';
import type { Moment } from '../worker/play.ts';
import type { TableFacts } from '../worker/table-facts.ts';

const BOTS = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gil', 'Hana'];

/** What a player is called: the person, or one of the bots. */
export function playerName(player: number, person: number): string {
  return player === person ? words.value.you : (BOTS[player] ?? `Bot ${player + 1}`);
}

/** The events of a moment that people talk about. */
export function sentencesOf({ events, players, person, view }: Moment, facts: TableFacts): string[] {
  const w = words.value;
  const who = (seat: Seat): string => playerName(players[seat]!, person);
  const tile = (id: string): string => facts.tiles[id]?.name ?? w.hiddenTile;
  const tiles = (ids: readonly string[]): string => ids.map(tile).join(', ');
  const thing = (id: string): string | undefined => facts.things[id];
  const say = (event: Event): string | undefined => {
    switch (event.type) {
      case 'deal_begin':
        return fill(w.dealBegins, { deal: event.deal, round: event.round, who: who(event.dealer) });
      case 'draw':
        return event.seat === view.seat ? fill(w.youDraw, { tile: tile(event.tile) }) : undefined;
      case 'discard':
        return fill(w.discards, { who: who(event.seat), tile: tile(event.tile) });
      case 'meld':
        return fill(w.melds, {
          who: who(event.seat),
          move: facts.moves[event.move]?.name ?? w.hiddenMove,
          tiles: tiles(event.tiles),
        });
      case 'bonus':
        return fill(w.laysOut, { who: who(event.seat), tiles: tiles(event.tiles) });
      case 'swap':
        return fill(w.swaps, { who: who(event.seat), tile: tile(event.tile) });
      case 'given':
        return event.to === view.seat
          ? fill(w.given, { who: who(event.seat), tiles: tiles(event.kept ?? event.tiles) })
          : undefined;
      case 'mark':
        return event.on && thing(event.mark)
          ? fill(w.marked, { who: who(event.seat), mark: thing(event.mark)! })
          : undefined;
      case 'reveal':
        return thing(event.list)
          ? fill(w.revealed, { list: thing(event.list)!, tiles: tiles(event.tiles) })
          : undefined;
      case 'win':
        return fill(event.by === 'draw' ? w.winsByDraw : w.winsOn, {
          who: who(event.seat),
          tile: tile(event.tile),
          from: event.from < 0 ? '' : who(event.from),
        });
      case 'false_win':
        return fill(w.falseWin, { who: who(event.seat) });
      case 'claim_lost':
        return event.seat === view.seat
          ? fill(w.claimLost, { move: facts.moves[event.move]?.name ?? '', who: who(event.to) })
          : undefined;
      case 'deal_over':
        return facts.endings[event.ending];
      default:
        return undefined;
    }
  };
  return events.flatMap((event) => say(event) ?? []);
}
