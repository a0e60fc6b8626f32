/** Numbers in words, and seats where one of several is meant. */
import { seatNamed, seatOfPlace } from './seats.ts';
import type { Expr } from '../../dsl/index.ts';
import { nameOf, type Speaker, type SayContext } from './saying-context.ts';
import { opposite } from './conditions/simplify-expression.ts';
import type { Factor, Said } from './sentence-part-types.ts';
import type { NumberName } from './word-name-types.ts';
import type { Node } from './tree-node-types.ts';
import type { Phrase } from './phrase.ts';
import { thingSaid } from './tiles/noun-phrase.ts';

/** A folded number or seat as a noun: `twice the value of the hand`, `the winner`. */
export function numberSaid(expr: Expr, speaker: Speaker): Phrase {
  const { language } = speaker;
  switch (expr.node) {
    case 'number':
      return speaker.unit ? language.unit(expr.value, speaker.unit) : language.number(expr.value);
    case 'if':
      return caseSaid(expr, speaker);
    case 'arithmetic':
      return expr.op === '*'
        ? productSaid(expr, speaker)
        : expr.op === '/'
          ? quotientSaid(expr, speaker)
          : sumSaid(expr, speaker);
    case 'negate':
      return language.negative(inside(expr.of, speaker));
    case 'call':
      return callSaid(expr, speaker);
    case 'name':
      return nameSaid(expr, speaker);
    case 'named':
      return (expr.word === 'seat with' ? language.seatWith : language.theSeatsWith)(
        nameOf(speaker, 'marks', expr.name),
      );
    case 'ofSeat':
      if (expr.of.meaning?.is !== 'counter')
        return language.worthOf(
          numberSaid(expr.seat, speaker),
          expr.of.meaning?.is === 'tally' ? nameOf(speaker, 'tallies', expr.of.name) : undefined,
        );
      return language.counterOf(numberSaid(expr.seat, speaker), nameOf(speaker, 'counters', expr.of.name));
    case 'tallyOf':
      return language.tallyOf(nameOf(speaker, 'tallies', expr.tally), nameOf(speaker, 'groups', expr.group));
    case 'count':
      return language.numberOf(thingSaid(expr.phrase, speaker));
    case 'per':
      return eachSaid(expr, speaker);
    default:
      return speaker.clause(expr, speaker).says;
  }
}

function withoutUnit({ unit: _, ...speaker }: Speaker): Speaker {
  return speaker;
}

/** For each of some things, so much. */
function eachSaid({ phrase, value }: Node<'per'>, speaker: Speaker): Phrase {
  const about = { ...speaker, it: phrase.noun };
  return speaker.language.each(thingSaid(phrase, speaker), value && numberSaid(value, about));
}

/** A number in a sentence that goes on: a choice is set apart. */
export function numberInside(expr: Expr, speaker: Speaker): Phrase {
  const says = numberSaid(expr, speaker);
  return expr.node === 'if' || expr.node === 'call' ? speaker.language.grouped(says) : says;
}

/** A sum or product inside another is set apart. */
function inside(expr: Expr, speaker: Speaker): Phrase {
  const says = numberSaid(expr, speaker);
  const isSimple =
    ['number', 'name', 'count', 'tallyOf', 'named', 'ofSeat'].includes(expr.node) || isChart(expr, speaker);
  return isSimple ? says : speaker.language.grouped(says);
}

function isChart(expr: Expr, { charts }: Speaker): boolean {
  return expr.node === 'call' && Object.hasOwn(charts, expr.name);
}

function caseSaid(expr: Node<'if'>, speaker: Speaker): Phrase {
  const { language } = speaker;
  const cases: { test: Expr; then: Expr }[] = [];
  let rest: Expr = expr;
  for (; rest.node === 'if'; rest = rest.else) cases.push(rest);
  const [only] = cases;
  const isNothing = rest.node === 'number' && rest.value === 0;
  if (cases.length === 1 && only!.then.node === 'number' && !isNothing) {
    const not = speaker.clause(opposite(only!.test), speaker);
    if (isPlain(only!.test))
      return language.orWhen(numberSaid(only!.then, speaker), numberSaid(rest, withoutUnit(speaker)), not.says);
  }
  return language.cases(
    cases.map(({ test, then }) => ({ says: numberSaid(then, speaker), when: speaker.clause(test, speaker).says })),
    isNothing ? undefined : numberSaid(rest, speaker),
  );
}

/** Whether its opposite reads as well. */
function isPlain(test: Expr): boolean {
  return (
    test.node === 'name' || test.node === 'named' || test.node === 'ofSeat' || (test.node === 'is' && !test.negated)
  );
}

/** Sums and differences in one line; what some groups gave is taken out by name. */
function sumSaid(expr: Node<'arithmetic'>, speaker: Speaker): Phrase {
  const { language } = speaker;
  const { plus, minus } = termsOf(expr);
  const [first] = plus;
  const groups = minus.filter(
    (term): term is Node<'tallyOf'> => term.node === 'tallyOf' && first?.node === 'name' && first.name === term.tally,
  );
  const [head, ...others] = plus.map((term) => inside(term, speaker));
  const start =
    groups.length === 0
      ? head!
      : language.withoutGroups(
          numberSaid(first!, speaker),
          groups.map(({ group }) => nameOf(speaker, 'groups', group)),
        );
  const rest = minus.filter((term) => !groups.some((group) => group === term)).map((term) => inside(term, speaker));
  return others.length + rest.length === 0 ? start : language.sum([start, ...others], rest);
}

function termsOf(expr: Expr): { plus: Expr[]; minus: Expr[] } {
  if (expr.node !== 'arithmetic' || (expr.op !== '+' && expr.op !== '-')) return { plus: [expr], minus: [] };
  const left = termsOf(expr.left);
  const right = termsOf(expr.right);
  const [plus, minus] = expr.op === '+' ? [right.plus, right.minus] : [right.minus, right.plus];
  return { plus: [...left.plus, ...plus], minus: [...left.minus, ...minus] };
}

/** What is multiplied, and by what it is multiplied only sometimes. */
function productSaid(expr: Node<'arithmetic'>, speaker: Speaker): Phrase {
  const { language } = speaker;
  const all = factorsOf(expr);
  const by = all.filter((factor): factor is Node<'if'> => isSometimes(factor));
  const plain = all.filter((factor) => factor.node === 'number');
  const others = all.filter((factor) => factor.node !== 'number' && !by.includes(factor as Node<'if'>));
  const n = plain.reduce((product, factor) => product * (factor as Node<'number'>).value, 1);
  const what = others.map((factor) => inside(factor, speaker));
  const base =
    what.length === 0
      ? language.number(n)
      : n === 1
        ? language.product(what)
        : language.times(n, what.length === 1 ? what[0]! : language.product(what));
  return by.length === 0
    ? base
    : language.factors(
        base,
        by.map((factor) => factorSaid(factor, speaker)),
      );
}

function factorsOf(expr: Expr): Expr[] {
  return expr.node === 'arithmetic' && expr.op === '*' ? [...factorsOf(expr.left), ...factorsOf(expr.right)] : [expr];
}

function isSometimes(factor: Expr): boolean {
  return factor.node === 'if' && factor.then.node === 'number' && factor.else.node === 'number';
}

function factorSaid({ test, then, else: other }: Node<'if'>, speaker: Speaker): Factor {
  const [a, b] = [then, other] as [Node<'number'>, Node<'number'>];
  const { language } = speaker;
  if (a.value === 1)
    return { by: language.number(b.value), n: b.value, when: speaker.clause(opposite(test), speaker).says };
  const factor = { by: language.number(a.value), n: a.value, when: speaker.clause(test, speaker).says };
  return b.value === 1 ? factor : { ...factor, otherwise: language.number(b.value) };
}

function quotientSaid(expr: Node<'arithmetic'>, speaker: Speaker): Phrase {
  const by = expr.right.node === 'number' ? expr.right.value : undefined;
  return speaker.language.quotient(inside(expr.left, speaker), inside(expr.right, speaker), by);
}

function callSaid(expr: Node<'call'>, speaker: Speaker): Phrase {
  const { language } = speaker;
  const { name, arguments: list } = expr;
  const said = list.map((argument) => numberSaid(argument, speaker));
  const [first, second] = said;
  if (isChart(expr, speaker)) return language.chart(nameOf(speaker, 'charts', name), inside(list[0]!, speaker));
  if (name === 'floor') return language.rounded(first!, 'down', undefined);
  if (name === 'ceil') return language.rounded(first!, 'up', undefined);
  if (name === 'round_up') return language.rounded(first!, 'up', second);
  if (name === 'round') return language.rounded(first!, 'nearest', second);
  const plain = list.findIndex((argument) => argument.node === 'number');
  if (list.length === 2 && plain >= 0) {
    const limit = said[plain]!;
    const of = said[1 - plain]!;
    return name === 'min' ? language.atMost(of, limit) : language.atLeast(of, limit);
  }
  return name === 'min' ? language.least(said) : language.most(said);
}

function nameSaid(expr: Node<'name'>, speaker: Speaker): Phrase {
  const { language } = speaker;
  const { name, meaning } = expr;
  switch (meaning?.is) {
    case 'word':
      if (expr.type === 'seat') return seatNamed(name, speaker);
      return language.numbers(seatOfPlace(speaker))[meaning.id as NumberName].the;
    case 'tally':
      return language.theTally(nameOf(speaker, 'tallies', name));
    case 'counter':
      return language.counter(nameOf(speaker, 'counters', name));
    case 'pot':
      return language.pot(nameOf(speaker, 'pots', name));
    case 'definition':
      if (expr.type === 'seat') return numberSaid(meaning.body, speaker);
      return termSaid(name, meaning.body, speaker);
    case 'it':
      return name === 'rank' ? language.its.rank : language.its.copies;
    default:
      return language.step(nameOf(speaker, 'steps', name));
  }
}

/** A number by the name the pack gives it; what it is stands at the end of the sentence. */
function termSaid(name: string, body: Expr, speaker: Speaker): Phrase {
  const { language, terms, unit: _, ...rest } = speaker;
  if (!terms.has(name)) {
    terms.set(name, []);
    terms.set(name, numberSaid(body, { ...rest, language, terms }));
  }
  return language.step(nameOf(speaker, 'steps', name));
}

/** What is said, and behind it what the numbers named in it are. */
export function withTerms(says: Phrase, speaker: Speaker): Phrase {
  const { language, terms } = speaker;
  const all = [...terms].map(([name, is]) => ({ name: language.step(nameOf(speaker, 'steps', name)), is }));
  return all.length === 0 ? says : language.explained(says, all);
}

/** What each of the names stands for, a sentence each. */
export function sayTerms(terms: ReadonlyMap<string, Phrase>, context: SayContext): Phrase[] {
  const { language } = context;
  return [...terms].map(([name, is]) => language.termIs(language.step(nameOf(context, 'steps', name)), is));
}

/** So much of a tally, all of it or what a group gave or without that. */
export function tallySaid({ left, right, op }: Node<'compare'>, speaker: Speaker): Said | undefined {
  const { language } = speaker;
  if (right.node !== 'number') return undefined;
  const amount = { is: AMOUNTS[op], n: right.value };
  const name = (tally: string): Phrase => nameOf(speaker, 'tallies', tally);
  if (left.node === 'tallyOf')
    return language.amountFrom(amount, name(left.tally), nameOf(speaker, 'groups', left.group));
  const { plus, minus } = termsOf(left);
  const [tally] = plus;
  if (plus.length !== 1 || tally?.node !== 'name' || tally.meaning?.is !== 'tally') return undefined;
  const groups = minus.flatMap((term) => (term.node === 'tallyOf' && term.tally === tally.name ? [term.group] : []));
  if (groups.length < minus.length) return undefined;
  return language.amountOf(
    amount,
    name(tally.name),
    groups.map((group) => nameOf(speaker, 'groups', group)),
  );
}

const AMOUNTS = { '==': 'exactly', '!=': 'not', '>=': 'least', '<=': 'most', '>': 'more', '<': 'less' } as const;
