/**
 * Which circumstances of a win go together, as far as the rules of play say it. The conditions of facts are worked out for
 * every moment at which a hand may win; marks are followed to the moves that set them.
 *
 *     tile of another's kong     the last tile is the only one of its kind in the hand
 *     dealer, dealt hand         no melds, no mark that is set by a move before a discard
 *     mark A set where B is set, and where no set is claimed     A with B, and nothing is claimed
 */
import { jokersOf, onceFor, type WinQuery } from '../../core/index.ts';
import type { PackRuleset } from '../../loader/index.ts';
import { markBounds } from './mark-bounds.ts';
import { momentsOfWins, type WinMoment } from './moments-of-wins.ts';

/** The hand with facts and marks that come with those it has, in every way that the rules allow, fewest facts first; none where it can't come about. */
export function possibleWins(rules: PackRuleset, query: WinQuery): WinQuery[] {
  if (query.lost || (query.situation === 0 && query.marks.length === 0)) return [query];
  const bounds = markBounds(rules);
  const marks = withCompanions(rules, query.marks);
  const own = marks.flatMap((mark) => bounds.get(mark) ?? []);
  const claimed = query.melds.filter((meld) => meld.claimed).length;
  if (claimed > 0 && own.some(({ concealed }) => concealed)) return [];
  const limits: Limits = {
    claimed,
    kongs: query.melds.filter(({ type }) => type === 'kong').length,
    ended: own.some(({ afterDiscard }) => afterDiscard) ? 1 : 0,
    alike: alikeOf(rules, query),
    replaced: !own.some(({ endsAtReplacement }) => endsAtReplacement),
  };
  const added = new Set<number>();
  for (const moment of momentsFor(rules, query))
    if (allows(moment, query, limits)) added.add(query.situation | moment.facts);
  return [...added].sort((a, b) => bitsIn(a) - bitsIn(b)).map((situation) => ({ ...query, situation, marks }));
}

function momentsFor(rules: PackRuleset, { by, seat, situation, bonus }: How): readonly WinMoment[] {
  const known = momentsByCircumstances(rules);
  const key = `${by} ${seat === 0} ${situation} ${bonus.length}`;
  let moments = known.get(key);
  if (moments === undefined) {
    moments = momentsOfWins(rules, bonus.length).filter(
      (moment) => moment.by === by && moment.isDealer === (seat === 0) && (situation & moment.otherFacts) === 0,
    );
    known.set(key, moments);
  }
  return moments;
}

const momentsByCircumstances = onceFor((_: PackRuleset) => new Map<string, readonly WinMoment[]>());

/** Whether these facts hold together at some moment, whatever the hand is. */
export function hasMoment(rules: PackRuleset, how: How): boolean {
  return how.situation === 0 || momentsFor(rules, how).length > 0;
}

type How = Pick<WinQuery, 'by' | 'seat' | 'situation' | 'bonus'>;

/** What a hand says of the moment at which it can win. */
interface Limits {
  /** Claimed sets, and all kongs. */
  claimed: number;
  kongs: number;
  /** Turns that the winner has ended, at least. */
  ended: number;
  /** Copies of the last tile's kind that are in the hand, and in all; shown ones apart. Not known with jokers. */
  alike: { held: number; shown: number; copies: number } | undefined;
  /** Whether the last tile may be a replacement. */
  replaced: boolean;
}

function allows(moment: WinMoment, query: WinQuery, { claimed, kongs, ended, alike, replaced }: Limits): boolean {
  const { begin, window, numbers, isOfKong, isOfDiscard, needsKong } = moment;
  const { turns = Infinity, discards = Infinity, claims = Infinity, allKongs = Infinity, inSight } = numbers;
  const isOwnTurn = window === undefined;
  if (isOwnTurn && begin === 'replaced' && (!replaced || (needsKong && kongs === 0))) return false;
  if (alike && isOfKong && alike.held + alike.shown > alike.copies - 3) return false;
  if (alike && inSight !== undefined && (inSight > alike.copies - alike.held || inSight < alike.shown)) return false;
  const hasMelds = query.melds.length > 0;
  if (isOwnTurn && begin === 'dealt' && (hasMelds || ended > 0)) return false;
  // Every turn before ended with a discard. A claim begins a turn, and a replacement goes on with one.
  const mostEnded = Math.min(isOwnTurn ? turns - 1 : turns, isOfDiscard ? discards - 1 : discards);
  const withMelds = isOwnTurn && (begin === 'claimed' || begin === 'replaced') ? mostEnded + 1 : mostEnded;
  return (
    ended <= mostEnded &&
    Math.max(claimed, hasMelds ? 1 : 0) <= withMelds &&
    claimed <= Math.min(discards, claims) &&
    kongs <= allKongs
  );
}

function alikeOf({ tiles }: PackRuleset, { counts, melds, last }: WinQuery): Limits['alike'] {
  if (last === undefined || jokersOf(tiles) !== undefined) return undefined;
  const { copies } = tiles.kinds[last]!;
  const shown = melds.flatMap((meld) => meld.tiles).filter((tile) => tiles.tiles[tile]!.kind === last).length;
  return { held: counts[last]!, shown, copies };
}

/** Marks with those that are set wherever they are. */
export function withCompanions(rules: PackRuleset, marks: readonly string[]): readonly string[] {
  const bounds = markBounds(rules);
  const all = new Set(marks);
  for (const mark of all) for (const other of bounds.get(mark)?.companions ?? []) all.add(other);
  return all.size === marks.length ? marks : [...all];
}

function bitsIn(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count++;
  return count;
}
