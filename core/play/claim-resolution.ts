/**
 * The window after a tile is exposed.
 *
 *     exposer 0 ──5m──▶  1 pass   2 pung   3 win        all answers in: highest rank first,
 *                        nobody sees who has answered   among equals the nearest after the exposer
 */
import { laysAside, winsBy } from './agenda.ts';
import type { Event } from '../event.ts';
import { without } from '../cache/hand-cache.ts';
import type { Meld } from '../things/meld.ts';
import { distanceAfter } from './table-facts.ts';
import type { Ending, Context, Move } from '../ruleset.ts';
import { ASIDE, type Table, type Window } from '../table.ts';
import { idOf, kindOf, sortTiles, type Tile } from '../things/tile.ts';

export interface Claim {
  seat: number;
  move: Move;
  tiles: readonly Tile[];
}

/** A claim, the one that comes before it, and why that one does. */
export interface LostClaim {
  claim: Claim;
  to: Claim;
  why: 'rank' | 'nearest';
}

/**
 * The claims that are carried out, and the ones they beat with the reason; or the ending that equal claims bring about. False claims to
 * win that lie nearer than one that stands show their hands too, and are found out.
 */
export interface Outcome {
  winners: Claim[];
  lost: LostClaim[];
  ending?: Ending;
}

/** Whether anybody wants the tile. */
export function isClaimed({ answers }: Window): boolean {
  for (const answer of answers) if (answer !== null && answer !== 'pass') return true;
  return false;
}

/** Who may have the tile, once everybody has answered. */
export function resolve(table: Table, window: Window): Outcome {
  const made = claimsOn(table, window);
  // Mostly there is one, and nothing to compare it with.
  if (made.length === 1 && !winsBy(made[0]!.move)) return { winners: made, lost: [] };
  const claims = made
    .map((claim) => ({
      claim,
      rank: claim.move.rank({ table, seat: claim.seat }),
      far: distanceAfter(table, window.from, claim.seat),
    }))
    .sort((a, b) => b.rank - a.rank || a.far - b.far);
  const first = claims[0];
  if (!first) return { winners: [], lost: [] };
  const equal = claims.filter(
    ({ rank, claim }) => rank === first.rank && winsBy(claim.move) === winsBy(first.claim.move),
  );
  // A claim that would turn out to be false is none.
  const standing = equal.filter(({ claim: { seat, move } }) => move.needs({ table, seat }));
  const at: Context = { table, seat: first.claim.seat, claimants: standing.length };
  const { abort, ties } = first.claim.move;
  if (abort?.when(at)) return { winners: [], lost: [], ending: abort.ending };
  // One tile can lie in one meld only.
  const most = winsBy(first.claim.move) ? Math.max(1, ties(at)) : 1;
  const winners = equal.slice(0, Math.max(most, lastOf(standing.slice(0, most), equal) + 1));
  const lost = claims
    .filter((entry) => !winners.includes(entry))
    .map(({ claim, rank }) => ({
      claim,
      to: first.claim,
      why: rank < first.rank ? ('rank' as const) : ('nearest' as const),
    }));
  return { winners: winners.map(({ claim }) => claim), lost };
}

/** The place of the last of some entries in a list that holds them; -1 where there are none. */
function lastOf<Entry>(some: readonly Entry[], list: readonly Entry[]): number {
  return some.length === 0 ? -1 : list.indexOf(some.at(-1)!);
}

function claimsOn({ rules }: Table, { answers }: Window): Claim[] {
  const claims: Claim[] = [];
  for (let seat = 0; seat < answers.length; seat++) {
    const answer = answers[seat];
    if (answer === undefined || answer === null || answer === 'pass') continue;
    claims.push({ seat, move: rules.moves[answer.move]!, tiles: answer.tiles });
  }
  return claims;
}

/** Takes tiles out of a hand, each once. */
export function takeFromHand(table: Table, seat: number, tiles: readonly Tile[]): void {
  const mine = table.seats[seat]!;
  mine.hand = without(mine.hand, tiles);
}

/** Tiles join the bonus tiles of a seat; the last of them lies exposed. `from`: the seat that exposed a claimed one. */
export function layAside(table: Table, seat: number, tiles: readonly Tile[], from?: number): void {
  const mine = table.seats[seat]!;
  mine.bonus = [...mine.bonus, ...tiles];
  table.exposed = { tile: tiles.at(-1)!, meld: ASIDE };
  const ids = tiles.map((tile) => idOf(table.rules.tiles, tile));
  table.events.push({ type: 'bonus', seat, tiles: ids, ...(from !== undefined && { from }) });
}

/** The claimed tile joins the hand's tiles on the table or is laid aside, and the turn is the claimer's. Gives the meld. */
export function applyClaim(table: Table, claim: Claim, window: Window): Meld | undefined {
  const { seat, move, tiles } = claim;
  const { tile, from } = window;
  const mine = table.seats[seat]!;
  takeFromHand(table, seat, tiles);
  takeExposed(table, window);
  const meld = laysAside(move)
    ? undefined
    : makeMeld(table, move, [...tiles, tile], { claimed: true, from, taken: tile });
  if (meld === undefined) layAside(table, seat, [tile], from);
  else {
    mine.melds = [...mine.melds, meld];
    table.claims++;
  }
  mine.turns++;
  const taken = { move: move.id, tile, from, meld: meld === undefined ? ASIDE : mine.melds.length - 1 };
  table.stage = { at: 'turn', turn: { seat, begin: 'claimed', offers: move.then, tile, claim: taken } };
  return meld;
}

/** The exposed tile leaves its seat: from the river (where its place stays marked), from the tiles laid aside, or out of the kong it was to make. */
export function takeExposed(table: Table, window: Window): void {
  const theirs = table.seats[window.from]!;
  if (window.meld === ASIDE) {
    theirs.bonus = theirs.bonus.toSpliced(theirs.bonus.lastIndexOf(window.tile), 1);
    return;
  }
  const meld = window.meld < 0 ? undefined : theirs.melds[window.meld];
  if (!meld) {
    const last = theirs.river.at(-1);
    if (last) theirs.river = theirs.river.with(-1, { tile: last.tile, at: last.at, taken: true, drawn: last.drawn });
    return;
  }
  const tiles = [...meld.tiles];
  tiles.splice(tiles.lastIndexOf(window.tile), 1);
  theirs.melds = theirs.melds.with(window.meld, { ...meld, type: 'pung', tiles, added: false });
}

export function makeMeld(
  { rules }: Table,
  { makes, shownTo }: Move,
  tiles: readonly Tile[],
  { claimed, from, taken }: Pick<Meld, 'claimed' | 'from' | 'taken'>,
): Meld {
  const sorted = sortTiles(rules.tiles, [...tiles]);
  const kind = kindOf(rules.tiles, sorted[0]!);
  return { type: makes!, kind, tiles: sorted, claimed, from, taken, added: false, seen: shownTo === 'everyone' };
}

export function meldEvent(table: Table, seat: number, move: Move, meld: Meld): Event {
  const id = (tile: Tile): string => idOf(table.rules.tiles, tile);
  return {
    type: 'meld',
    seat,
    move: move.id,
    group: meld.type,
    tiles: meld.tiles.map(id),
    from: meld.from,
    taken: meld.taken < 0 ? '' : id(meld.taken),
  };
}
