/**
 * What is paid beside wins, found out by asking the rules: by a move at once, and when the deal ends without a win.
 *
 *     a move that pays ──▶ played at the table as far as it is known, which the others let pass
 *     tiles used up    ──▶ played to the end once for each ruleset, with hands that are ready and hands that are not
 */
import {
  type Action,
  type Kind,
  type Move,
  newGame,
  onceFor,
  PASS,
  play,
  type Random,
  type Ruleset,
  type Seat,
  seededRandom,
  type Steps,
  Table,
  type Tile,
  type View,
  view,
  wallCount,
} from '../../core/index.ts';
import { defaultAction } from '../player.ts';
import { drawTiles, hiddenHands, hiddenHandsWith, randomHand, tilesOf, unknownTable } from '../hidden-hands.ts';
import type { PlayerModel } from '../hand-and-unseen-tiles.ts';
import { knownTable } from '../table-from-view.ts';
import { winPayments } from './win-payment.ts';

/** What the seat gains by the move itself, where the others let it pass. */
export function paidAtOnce({ rules, view: seen }: PlayerModel, action: Action): number {
  const move = rules.moves[action.move];
  return move !== undefined && pays(move.steps) ? gainBy(knownTable(rules, seen), action) : 0;
}

/** The move that adds the fourth tile to a pung, the last meld of a hand after a claim; undefined where that pays nothing. */
export function growingMove({ rules, melds }: PlayerModel): Move | undefined {
  return melds.at(-1)?.type === 'pung' ? paidAddition(rules) : undefined;
}

const paidAddition = onceFor(({ turn, moves }: Ruleset): Move | undefined => {
  const move = turn.drawn.map((id) => moves[id]!).find(({ uses }) => uses === 'add to pung');
  return move && pays(move.steps) ? move : undefined;
});

/** What the seat gains by it once the tile comes. */
export function paidForFourth(after: PlayerModel): number {
  const { rules, view: seen, melds, counts } = after;
  const move = growingMove(after);
  const meld = melds.at(-1);
  if (move === undefined || meld === undefined) return 0;
  const oneOf = (is: (kind: Kind) => boolean): Tile =>
    rules.tiles.tiles.findIndex(({ kind, marked }) => is(kind) && !marked);
  const tile = oneOf((kind) => kind === meld.kind);
  // A fourth tile that is held already is not the one that is drawn, and may then be paid otherwise.
  const drawn = counts[meld.kind] ? oneOf((kind) => kind !== meld.kind && (after.unseen[kind] ?? 0) > 0) : tile;
  const base = knownTable(rules, seen);
  const { seat } = seen;
  const table = turnOf(base, seat, { melds, hand: [...tilesOf(rules, counts), drawn] }, drawn);
  return gainBy(table, { seat, move: move.id, tiles: [rules.tiles.tiles[tile]!.id] });
}

/** The table at a turn of the seat, which has drawn this tile and holds what is told. */
function turnOf(base: Table, seat: Seat, held: Partial<Table['seats'][number]>, tile: Tile): Table {
  const { rules } = base;
  const seats = base.seats.map((one, at) => (at === seat ? { ...one, ...held } : one));
  const turn = { seat, begin: 'drawn' as const, offers: rules.turn.drawn, tile };
  return new Table(rules, { ...base, seats, stage: { at: 'turn', turn }, toAct: [seat] });
}

function gainBy(before: Table, action: Action): number {
  return afterPasses(before, action).gain;
}

/** The table after an action that the others let pass, and what the seat has gained by it. */
function afterPasses(before: Table, action: Action): { table: Table; gain: number } {
  let table = play(before, action);
  for (let asked = 0; table.stage.at === 'window' && asked < table.seats.length; asked++)
    table = play(table, defaultAction(table.rules, view(table, table.toAct[0]!)));
  const player = before.players[action.seat]!;
  return { table, gain: table.points[player]! - before.points[player]! };
}

/** What it costs to declare a ready hand, and what a win brings back of that. */
export interface Stake {
  paid: number;
  back: number;
}

/** Found out once for each ruleset: a ready hand declares, and what it would win before and after is compared. */
export const stakeOf: (rules: Ruleset) => Stake = onceFor((rules: Ruleset): Stake => {
  const hidden = hiddenHands(rules);
  const [declaration] = hidden.declarations;
  const copies = rules.tiles.kinds.map((kind) => kind.copies);
  const made = declaration && randomHand(hidden, copies, 0, seededRandom(1));
  const base = afterPhases(rules);
  if (made === undefined || base.stage.at !== 'turn') return { paid: 0, back: 0 };
  const { seat } = base.stage.turn;
  const spare = rules.tiles.tiles.findIndex(({ kind, marked }) => !marked && made.counts[kind] === 0);
  const hand = [...tilesOf(rules, made.counts, made.last), spare];
  const before = turnOf(base, seat, { hand }, spare);
  const id = rules.tiles.tiles[spare]!.id;
  const { table, gain } = afterPasses(before, { seat, move: declaration!.id, tiles: [id] });
  const worth = rules.worth({ ...unknownTable(rules, hidden.declaredMarks), counts: made.counts, last: made.last });
  if (worth === undefined || table.refused) return { paid: -gain, back: 0 };
  const won = (at: Table): number =>
    winPayments(rules, view(at, seat))({ winner: seat, from: -1, marks: hidden.declaredMarks }, worth)[seat]!;
  return { paid: -gain, back: won(table) - won(before) };
});

function pays(steps: Steps): boolean {
  return steps.some((step) => step.do === 'pay' || (step.do === 'window' && pays(step.stands)));
}

/** What a seat gains when the tiles are used up: ready or not, by how many of the others are ready. */
export interface AtExhaustion {
  ready: readonly number[];
  unready: readonly number[];
}

const SAMPLES = 4;
/** A deal without tiles is over after so many answers. */
const STEPS = 40;

/** Tiles of a hand that waits for its last one, or of one that nothing has been made of. */
function handOf(rules: Ruleset, isReady: boolean, marks: readonly string[], random: Random): Tile[] {
  const hidden = hiddenHandsWith(rules, marks);
  const copies = rules.tiles.kinds.map((kind) => kind.copies);
  if (isReady) {
    const made = randomHand(hidden, copies, 0, random);
    if (made !== undefined) return tilesOf(rules, made.counts, made.last);
  }
  return tilesOf(rules, drawTiles(rules.deal.hand, hidden.plain, copies, random));
}

/** At a table with no tile left at which nobody has done anything yet; the seat is not the first to play. */
export const atExhaustion: (rules: Ruleset) => AtExhaustion = onceFor((rules: Ruleset): AtExhaustion => {
  if (!rules.settle.exhausted?.length) {
    const none = Array.from({ length: rules.seats.count }, () => 0);
    return { ready: none, unready: none };
  }
  const base = afterPhases(rules);
  const count = base.seats.length;
  const first = base.stage.at === 'turn' ? base.stage.turn.seat : 0;
  const own = (first + 1) % count;
  const of = (isOwnReady: boolean): number[] =>
    Array.from({ length: count }, (_, ready) => {
      const random = seededRandom(1);
      let sum = 0;
      for (let again = 0; again < SAMPLES; again++) {
        const seats = base.seats.map((seat, at) => {
          const isReady = at === own ? isOwnReady : (at - own - 1 + count) % count < ready;
          return { ...seat, hand: handOf(rules, isReady, seat.marks, random) };
        });
        sum += gainAtEnd(new Table(rules, { ...base, seats }), first, own, random);
      }
      return sum / SAMPLES;
    });
  return { ready: of(true), unready: of(false) };
});

/** The table of a first turn, every choice before it left to the rules. */
function afterPhases(rules: Ruleset): Table {
  let table = newGame(rules, { seed: 1 });
  while (table.stage.at !== 'turn' && table.toAct.length > 0)
    table = play(table, defaultAction(rules, view(table, table.toAct[0]!)));
  return table;
}

/** What the seat gains where the first one discards a tile it has drawn last, and nobody does anything. */
function gainAtEnd(table: Table, first: Seat, own: Seat, random: Random): number {
  const { rules } = table;
  const drawn = random.int(0, rules.tiles.tiles.length - 1);
  const { wall } = table;
  const reserve = rules.wall.reserve({ table, seat: table.dealer });
  const turn = { seat: first, begin: 'drawn' as const, offers: rules.turn.drawn, tile: drawn };
  let now = new Table(rules, {
    ...table,
    wall: { ...wall, head: wall.head + wallCount(wall) - reserve },
    seats: table.seats.map((seat, at) => {
      // Hands that have discarded nothing, or nothing that was claimed, may be paid for that.
      const river = [{ tile: drawn, at: 1, taken: true, drawn: false }];
      return { ...seat, river, hand: at === first ? [...seat.hand, drawn] : seat.hand };
    }),
    stage: { at: 'turn', turn },
    toAct: [first],
  });
  const before = now.points[now.players[own]!]!;
  for (let step = 0; step < STEPS && now.toAct.length > 0; step++) {
    now = play(now, answerTo(rules, view(now, now.toAct[0]!)));
    if (now.events.some(({ type }) => type === 'settle')) break;
  }
  return now.points[now.players[own]!]! - before;
}

/** Says that the hand is ready where that is asked; nothing else. */
function answerTo(rules: Ruleset, seen: View): Action {
  const silent = defaultAction(rules, seen);
  return (seen.window === null && silent.move === PASS && seen.legal.find(({ move }) => move !== PASS)) || silent;
}

/** The same on average where each of the others is ready with this chance. */
export function endOf(rules: Ruleset, chance: number): { ready: number; unready: number } {
  const { ready, unready } = atExhaustion(rules);
  const others = ready.length - 1;
  const mean = { ready: 0, unready: 0 };
  let ways = 1;
  for (let count = 0; count <= others; count++) {
    const weight = ways * chance ** count * (1 - chance) ** (others - count);
    mean.ready += weight * ready[count]!;
    mean.unready += weight * unready[count]!;
    ways = (ways * (others - count)) / (count + 1);
  }
  return mean;
}
