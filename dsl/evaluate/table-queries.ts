/** Expressions about the table as functions of a moment. */
import { type Query, kindOf, type Meld, type Context, seatNumber, type Tile } from '../../core/index.ts';
import { type Closure, closureOf, walked, watched } from './closure-compiler.ts';
import { evaluate } from './interpreter.ts';
import { kindTest, type KindTest } from './kind-set-predicate.ts';
import { partsOfProgram } from '../generate/remembered-program.ts';
import { hadBy, sameSeat } from './value-of-name.ts';
import type { Program } from '../expression-problem.ts';
import type { Scope } from '../expression-scope.ts';
import type { Expr, Meaning, NounPhrase } from '../syntax-tree.ts';
import { isSaid } from './quantifier-domain.ts';
import { adjectiveWords, factWords, namedWords } from '../words/index.ts';
import { countsAt, discardsAt, everyTileAt, latestAt, usedAt } from '../words/things-at-table.ts';
import { isGroup } from '../words/nouns.ts';
import type { Facts, Value } from '../words/word.ts';

/** A function of the moment for an expression of a place that sees the table; made when it is asked first. */
export function query<T extends number | boolean>(program: Program): Query<T> {
  let closure: Closure<Context> | undefined;
  return partsOfProgram(program, (at: Context) => (closure ??= begin(program))(at)) as Query<T>;
}

function begin(program: Program): Closure<Context> {
  const { scope } = program;
  const act = awaited.get(scope);
  awaited.delete(scope);
  act?.();
  const { tree } = program;
  return watched(
    tree,
    closureOf(walked(program), scope, (expr) => leafOfTable(expr, scope)),
    scope,
  );
}

const awaited = new WeakMap<Scope, () => void>();

/** Does something as soon as an expression of a scope is asked for the first time from now on: somebody plays, and does not only score hands. */
export function whenAsked(scope: Scope, act: () => void): void {
  awaited.set(scope, act);
}

/** What looks at something: names, counts, `is` of seats. */
export function leafOfTable(expr: Expr, scope: Scope): Closure<Context> {
  const simple = expr.node === 'name' ? nameOf(expr.meaning) : undefined;
  if (simple !== undefined) return simple;
  if (expr.node === 'named') {
    const { word, name } = expr;
    const { ofTable } = namedWords.get(word)!;
    return (at) => ofTable!(at, name);
  }
  if (expr.node === 'ofSeat') {
    const seat = leafOfTable(expr.seat, scope);
    return (at) => hadBy(at, seat(at) as number, expr.of);
  }
  if (expr.node === 'is' && expr.subject.type === 'seat') return seatsOf(expr, scope);
  if (expr.node === 'quantified' && expr.phrase.noun === 'discard') return aboutDiscards(expr, scope);
  if (expr.node === 'quantified' && TILES_OF[expr.phrase.noun] !== undefined) return aboutTiles(expr, scope);
  if (expr.node === 'count' && expr.phrase.noun === 'kind') return kindsCounted(expr, scope);
  return aboutMelds(expr, (at) => evaluate(expr, tableFacts(scope, at)));
}

/**
 * The only groups at the table are melds, and melds are replaced, never changed. So of a seat without them a question about groups
 * has always the same answer, and one that looks at nothing else is answered once for the melds there are.
 */
function aboutMelds(expr: Expr, evaluated: Closure<Context>): Closure<Context> {
  const asks = expr.node === 'quantified' || expr.node === 'count' || expr.node === 'per';
  if (!asks || !isGroup(expr.phrase.noun)) return evaluated;
  const ofNone = expr.node === 'quantified' ? expr.quantifier === 'no' : 0;
  const answer = looksAtMeldsAlone(expr) ? onceForMelds(evaluated) : evaluated;
  return (at) => (at.table.seats[at.seat]?.melds.length === 0 ? ofNone : answer(at));
}

/** Kinds are told apart by themselves, so that they can be counted as numbers. */
function kindsCounted(expr: Extract<Expr, { node: 'count' }>, scope: Scope): Closure<Context> {
  const { adjectives, of, by, where } = expr.phrase;
  if (adjectives.length > 0 || by !== undefined || where !== undefined)
    return (at) => evaluate(expr, tableFacts(scope, at));
  const isCounted = of === undefined ? everyKind : kindTest(of, scope);
  return (at) => {
    const counts = countsAt(at);
    let kinds = 0;
    for (let kind = 0; kind < counts.length; kind++) if (counts[kind]! > 0 && isCounted(kind, at)) kinds++;
    return kinds;
  };
}

const everyKind: KindTest = () => true;

const TILES_OF: Partial<Record<NounPhrase['noun'], (at: Context) => readonly Tile[]>> = {
  tile: everyTileAt,
  'used tile': usedAt,
  'last tile': latestAt,
};

/** Of tiles mostly the kind is all that is asked: of a suit that must go first, for every tile of a hand (row W6). */
function aboutTiles(expr: Extract<Expr, { node: 'quantified' }>, scope: Scope): Closure<Context> {
  const { phrase, quantifier, is, negated } = expr;
  const { noun, adjectives, of, by, where } = phrase;
  const isPlain = adjectives.length === 0 && of === undefined && by === undefined && where === undefined;
  // Of last tiles there is one at most.
  const isSimple = isPlain && (quantifier !== 'the' || noun === 'last tile');
  if (!isSimple || is.node !== 'of') return (at) => evaluate(expr, tableFacts(scope, at));
  const isSo = kindTest(is.kinds, scope);
  const tilesOf = TILES_OF[noun]!;
  const settles = quantifier !== 'every';
  return (at) => {
    const tiles = tilesOf(at);
    for (const tile of tiles)
      if ((isSo(kindOf(scope.tiles, tile), at) !== negated) === settles)
        return quantifier === 'any' || quantifier === 'the';
    return quantifier === 'no' || (quantifier === 'every' && tiles.length > 0);
  };
}

/** Rivers are long, and one discard settles most questions about all of them: they are looked at one by one. */
function aboutDiscards(expr: Extract<Expr, { node: 'quantified' }>, scope: Scope): Closure<Context> {
  const { phrase, quantifier, is, negated } = expr;
  const { adjectives, of, by, where } = phrase;
  if (quantifier === 'the' || of !== undefined || by !== undefined || where !== undefined)
    return (at) => evaluate(expr, tableFacts(scope, at));
  const settles = quantifier !== 'every';
  return (at) => {
    const facts = tableFacts(scope, at);
    let any = false;
    for (const thing of discardsAt(at, adjectives.includes('own'))) {
      if (!adjectives.every((adjective) => adjectiveWords.get(adjective)!.holds(thing))) continue;
      any = true;
      if ((isSaid(is, thing, facts) !== negated) === settles) return quantifier === 'any';
    }
    return quantifier === 'no' || (quantifier === 'every' && any);
  };
}

function looksAtMeldsAlone(expr: Extract<Expr, { phrase: NounPhrase }>): boolean {
  const { of, by, where } = expr.phrase;
  if (of !== undefined || by !== undefined || where !== undefined) return false;
  if (expr.node === 'per') return expr.value === undefined;
  return expr.node === 'count' || expr.is.node === 'type' || expr.is.node === 'made';
}

/** The answer for the melds that were last asked about, by seat. */
function onceForMelds(evaluated: Closure<Context>): Closure<Context> {
  const answers: { melds: readonly Meld[]; answer: Value }[] = [];
  return (at) => {
    const { melds } = at.table.seats[at.seat]!;
    const known = answers[at.seat];
    if (known?.melds === melds) return known.answer;
    const answer = evaluated(at);
    answers[at.seat] = { melds, answer };
    return answer;
  };
}

/** Whether a seat is one of those that are named. */
function seatsOf(expr: Extract<Expr, { node: 'is' }>, scope: Scope): Closure<Context> {
  const subject = leafOfTable(expr.subject, scope);
  const seats = expr.choices.map(({ name }) => factWords.get(name)!.ofTable!);
  const [only] = seats;
  if (seats.length === 1) return (at) => sameSeat(subject(at), only!(at)) !== expr.negated;
  return (at) => seats.some((seat) => sameSeat(subject(at), seat(at))) !== expr.negated;
}

/** Names whose value lies on the table. */
function nameOf(meaning: Meaning | undefined): Closure<Context> | undefined {
  switch (meaning?.is) {
    case 'word':
      return factWords.get(meaning.id)!.ofTable!;
    case 'mark': {
      const { name } = meaning;
      return ({ table, seat }) => table.seats[seat]!.marks.includes(name);
    }
    case 'counter': {
      const { name } = meaning;
      return ({ table, seat }) => table.seats[seat]!.counters[name] ?? table.counters[name] ?? 0;
    }
    case 'pot': {
      const { name } = meaning;
      return ({ table }) => table.pots[name] ?? 0;
    }
    default:
      return undefined;
  }
}

/** The table as the interpreter sees it, from one seat. */
export function tableFacts(scope: Scope, at: Context): Facts {
  const { table, seat } = at;
  const bonus = table.seats[seat]?.bonus.map((tile) => kindOf(table.rules.tiles, tile)) ?? [];
  return { scope, at, seat: seatNumber(table, seat), round: table.round, bonus };
}
