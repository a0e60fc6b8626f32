/** Every action open to a seat. */
import { type Action, PASS, REVOKE, sameAction, SHOW } from './action.ts';
import { applyClaim } from './claim.ts';
import { copyTable } from './copy.ts';
import { needSeat } from './misuse.ts';
import { drawnTile, nextSeat, turnOf, windowOf } from './moment.ts';
import type { Moment, Move } from './ruleset.ts';
import type { Table, Window } from './table.ts';
import { idOf, type Kind, type Tile } from './tile.ts';

/** All actions open to this seat now; empty if it owes no answer. */
export function legal(table: Table, seat: number): Action[] {
  needSeat('legal', table, seat);
  if (!table.toAct.includes(seat)) return [];
  return candidates(table, seat).filter((action) => action.move === PASS || refusal(table, action) === undefined);
}

/** Whether the seat could make this move now, whether or not it is still asked. */
export function couldMake(table: Table, seat: number, move: string): boolean {
  return candidates(table, seat).some((action) => action.move === move && refusal(table, action) === undefined);
}

/** Whether this very action is among them, or is one of them with an alike tile of the hand; its tiles lowest first. */
export function isLegal(table: Table, action: Action): boolean {
  if (!table.toAct.includes(action.seat)) return false;
  if (action.kept && !hasAnother(table, action)) return false;
  const offered = candidates(table, action.seat).some((open) => sameAction(open, action));
  return offered && (action.move === PASS || refusal(table, action) === undefined);
}

/** Whether the hand has the tile beside the one just drawn. */
function hasAnother(table: Table, { seat, tiles }: Action): boolean {
  const tile = table.rules.tiles.byId[tiles[0] ?? ''];
  if (tile === undefined || drawnTile(table, seat) !== tile) return false;
  return table.seats[seat]!.hand.filter((mine) => mine === tile).length > 1;
}

/** Whether the seat could do anything that stands: in free play a win may be declared at any time, but that is no way out. */
export function canAct(table: Table, seat: number): boolean {
  // A move after which the same turn goes on is no way out either.
  const stands = ({ move }: Action): boolean =>
    table.rules.moves[move]!.then.length === 0 && table.rules.moves[move]!.needs({ table, seat });
  return candidates(table, seat).some(
    (action) => action.move !== PASS && refusal(table, action) === undefined && stands(action),
  );
}

/** Actions whose tiles fit, before any rule is asked. */
function candidates(table: Table, seat: number): Action[] {
  const action = (move: string, tiles: Tile[] = []): Action => ({
    seat,
    move,
    tiles: tiles.map((tile) => idOf(table.rules.tiles, tile)),
  });
  const { stage } = table;
  switch (stage.at) {
    case 'over':
      return [];
    case 'declared':
      return [action(SHOW), ...(table.rules.moves[stage.move]!.revocable ? [action(REVOKE)] : [])];
    case 'turn': {
      const list = stage.turn.offers.flatMap((id) =>
        tilesFor(table, seat, table.rules.moves[id]!).map((t) => action(id, t)),
      );
      return stage.turn.begin === 'bonus' || stage.turn.begin === 'asked' ? [...list, action(PASS)] : list;
    }
    case 'window': {
      const moves = Object.values(table.rules.moves).filter((move) => move.on.includes(stage.window.name));
      return [...moves.flatMap((move) => tilesFor(table, seat, move).map((t) => action(move.id, t))), action(PASS)];
    }
  }
}

/** Ways to choose the tiles a move uses, by its `uses`. */
export function tilesFor(table: Table, seat: number, move: Move): Tile[][] {
  const hand = table.seats[seat]!.hand;
  const kindOf = (tile: Tile): Kind => table.rules.tiles.tiles[tile]!.kind;
  const ofKind = (kind: Kind): Tile[] => hand.filter((tile) => kindOf(tile) === kind);
  const exposed = exposedTile(table, move);
  switch (move.uses) {
    case 'none':
      return [[]];
    case 'any tile':
      return [...new Set(hand)].map((tile) => [tile]);
    case '1 same':
    case '2 same':
    case '3 same':
    case '4 same':
      return exposed === undefined ? [] : choose(ofKind(kindOf(exposed)), Number(move.uses[0]));
    case 'run':
      return exposed === undefined ? [] : runs(table, kindOf(exposed)).flatMap(([a, b]) => pairs(ofKind(a), ofKind(b)));
    case '4 alike':
      return [...new Set(hand.map(kindOf))].flatMap((kind) => choose(ofKind(kind), 4));
    case 'add to pung': {
      const pungs = table.seats[seat]!.melds.filter((meld) => meld.type === 'pung').map((meld) => meld.kind);
      return [...new Set(hand)].filter((tile) => pungs.includes(kindOf(tile))).map((tile) => [tile]);
    }
  }
}

/** The tile a claim takes; in the turn after a claim, the tile claimed. */
function exposedTile(table: Table, move: Move): Tile | undefined {
  const window = windowOf(table);
  if (window) return window.tile;
  return move.on.includes('turn') ? turnOf(table)?.claim?.tile : undefined;
}

/** The two kinds that make a chow with this one, three ways. */
function runs(table: Table, kind: Kind): [Kind, Kind][] {
  const { kinds, suits } = table.rules.tiles;
  const { suit, rank } = kinds[kind]!;
  const { first, ranks, runs: runs_ } = suits[suit]!;
  if (!runs_) return [];
  const ways: [number, number][] = [
    [rank - 2, rank - 1],
    [rank - 1, rank + 1],
    [rank + 1, rank + 2],
  ];
  return ways.filter(([a, b]) => a >= 1 && b <= ranks).map(([a, b]) => [first + a - 1, first + b - 1]);
}

/** Distinct ways to take n of these tiles; tiles of the same code are alike. */
function choose(tiles: Tile[], n: number): Tile[][] {
  if (n === 0) return [[]];
  const ways: Tile[][] = [];
  tiles.forEach((tile, i) => {
    if (i > 0 && tiles[i - 1] === tile) return;
    for (const rest of choose(tiles.slice(i + 1), n - 1)) ways.push([tile, ...rest]);
  });
  return dropRepeats(ways);
}

function pairs(a: Tile[], b: Tile[]): Tile[][] {
  return dropRepeats(a.flatMap((x) => b.map((y) => [x, y])));
}

function dropRepeats(ways: Tile[][]): Tile[][] {
  const seen = new Set<string>();
  return ways.filter((way) => !seen.has(way.join()) && seen.add(way.join()));
}

/** Why a rule forbids an action whose tiles fit; undefined if none does. */
export type Refusal = 'not-offered' | 'by' | 'when' | 'needs' | 'tile' | 'discard-limit' | 'no-meld' | 'nothing-left';

export function refusal(table: Table, action: Action): Refusal | undefined {
  const { stage, rules } = table;
  if (stage.at === 'declared') return undefined;
  const move = rules.moves[action.move];
  if (!move || stage.at === 'over') return 'not-offered';
  const at: Moment = { table, seat: action.seat };
  const window = windowOf(table);
  if (window && move.by === 'next seat' && nextSeat(table, window.from) !== action.seat) return 'by';
  if (!window && joinsClaim(move) && claimedMeld(table) === undefined) return 'no-meld';
  if (!move.when(at)) return 'when';
  if (!allowed(table, move, action)) return 'tile';
  if (forbidden(table, move, action)) return 'discard-limit';
  // A pause after a bonus tile comes only for wins that stand, so that play goes on without anybody being asked.
  const examinedLater = rules.play === 'free' && move.examinedLater && !isBonusTurn(table);
  if (!examinedLater && !move.needs(at)) return 'needs';
  if (window && leavesNothing(table, move, action, window)) return 'nothing-left';
  return undefined;
}

function allowed(table: Table, { allows, lastResort }: Move, action: Action): boolean {
  if (allows === undefined || allows(usedTile(table, action))) return true;
  return lastResort && !table.seats[action.seat]!.hand.some((tile) => allows({ table, seat: action.seat, tile }));
}

function usedTile(table: Table, { seat, tiles, kept }: Action): Moment {
  const tile = table.rules.tiles.byId[tiles[0] ?? ''];
  return { table, seat, ...(tile !== undefined && { tile }), ...(kept && { kept }) };
}

function isBonusTurn(table: Table): boolean {
  return table.stage.at === 'turn' && table.stage.turn.begin === 'bonus';
}

/** A move of one's own turn that joins tiles to what was just claimed. */
function joinsClaim(move: Move): boolean {
  return move.uses.endsWith('same') || move.uses === 'run';
}

function claimedMeld(table: Table): number | undefined {
  const claim = turnOf(table)?.claim;
  return claim && table.seats[turnOf(table)!.seat]!.melds[claim.meld]?.type === 'pung' ? claim.meld : undefined;
}

/** Limits on what may be discarded belong to the claim that began the turn. */
function forbidden(table: Table, move: Move, action: Action): boolean {
  const turn = turnOf(table)!;
  if (!turn.claim || !move.steps.some((step) => step.do === 'discard')) return false;
  const { discardLimit, then } = table.rules.moves[turn.claim.move]!;
  if (discardLimit === undefined) return false;
  const allows = (tile: Tile): boolean => discardLimit({ table, seat: action.seat, tile });
  if (allows(table.rules.tiles.byId[action.tiles[0]!]!)) return false;
  // Another move may have come between claim and discard; where that leaves no tile allowed, play goes on without the limit.
  return turn.offers.join() === then.join() || table.seats[action.seat]!.hand.some(allows);
}

/** A claim that would leave its seat neither a win nor anything else to do is no claim. */
function leavesNothing(table: Table, move: Move, action: Action, window: Window): boolean {
  if (move.then.length === 0 || move.steps.some((step) => step.do !== 'show')) return false;
  const after = copyTable(table);
  applyClaim(after, { seat: action.seat, move, tiles: action.tiles.map((id) => table.rules.tiles.byId[id]!) }, window);
  return !canAct(after, action.seat);
}
