import type { Expr, NounPhrase } from '../../syntax-tree.ts';
import { bounded as boundedNumber, LARGEST } from '../../evaluate/arithmetic.ts';
import { functionWords } from '../../words/index.ts';
import { anyOf, countOf, narrowed, tilesOf } from './quantifier-cells.ts';
import { factOf, choicesOf } from './hand-fact-words.ts';
import type { Ground, It } from './lowering-context.ts';
import { type Graph, isConstant, LEVELS } from './expression-graph.ts';
import type { Node } from './graph-node.ts';
import { lowerHas } from './has.ts';
import { lowerInclude } from './include.ts';
import { cellsOf, exists, membersThat, select, selectEach, sumOver } from './noun-phrase-members.ts';

type Of<Name extends Expr['node']> = Extract<Expr, { node: Name }>;

const NOTHING: It = new Map();

/** An expression of place `pattern` or `value` as arithmetic. */
export function lower(ground: Ground, expr: Expr, it: It = NOTHING): Node {
  const { graph } = ground;
  const part = (of: Expr): Node => lower(ground, of, it);
  switch (expr.node) {
    case 'number':
      return graph.number(expr.value);
    case 'boolean':
      return graph.truth(expr.value);
    case 'if':
      return lowerIf(ground, part(expr.test), part(expr.then), part(expr.else), expr);
    case 'and':
      return graph.both(...expr.of.map(part));
    case 'or':
      return graph.either(...expr.of.map(part));
    case 'not':
      return graph.flip(part(expr.of));
    case 'negate':
      return arithmetic(ground, '-', graph.number(0), part(expr.of));
    case 'compare':
      return compare(ground, expr.op, part(expr.left), part(expr.right));
    case 'arithmetic':
      return arithmetic(ground, expr.op, part(expr.left), part(expr.right));
    case 'call':
      return call(ground, expr.name, expr.arguments.map(part));
    case 'name':
      return name(ground, expr, it);
    case 'it':
      return it.get(expr)!;
    case 'is':
      return lowerIs(ground, expr, it);
    case 'quantified':
      return quantified(ground, expr);
    case 'count':
      return countEach(ground, expr.phrase);
    case 'per': {
      const { value, phrase } = expr;
      if (value === undefined) return countEach(ground, phrase);
      return graph.add(...selectEach(ground, phrase).map((one) => sumOver(ground, one, value)));
    }
    case 'has':
      return lowerHas(ground, expr.items, expr.ranges);
    case 'include':
      return lowerInclude(ground, expr.what, expr.exactly, expr.tiles);
    case 'named':
      return ground.shape.partial ? graph.input(`mark ${expr.word} ${expr.name}`, LEVELS.hand) : graph.truth(false);
    case 'tallyOf':
      return ground.score!.tally(expr.tally, expr.group);
    default:
      throw new Error(`\`${expr.node}\` does not stand in a pattern.`);
  }
}

/** How many members there are, as often as each is spoken of. */
function countEach(ground: Ground, phrase: NounPhrase): Node {
  const tiles =
    phrase.by && !phrase.of && !phrase.where
      ? tilesOf(ground, cellsOf(ground, phrase.noun, phrase.adjectives))
      : undefined;
  if (tiles) return ground.graph.input(`pointing ${tiles} ${ground.scope.lists.indexOf(phrase.by!.list)}`, LEVELS.hand);
  return ground.graph.add(...selectEach(ground, phrase).map((each) => countOf(ground, each)));
}

function lowerIf({ graph }: Ground, test: Node, yes: Node, no: Node, expr: Of<'if'>): Node {
  if (expr.then.type !== 'yes/no') return graph.choose(test, yes, no);
  return graph.either(graph.both(test, yes), graph.both(graph.flip(test), no));
}

function compare({ graph }: Ground, op: Of<'compare'>['op'], a: Node, b: Node): Node {
  switch (op) {
    case '==':
      return graph.equal(a, b);
    case '!=':
      return graph.flip(graph.equal(a, b));
    case '<':
      return graph.less(a, b);
    case '>':
      return graph.less(b, a);
    case '<=':
      return graph.flip(graph.less(b, a));
    case '>=':
      return graph.flip(graph.less(a, b));
  }
}

function arithmetic(ground: Ground, op: Of<'arithmetic'>['op'], a: Node, b: Node): Node {
  const { graph } = ground;
  const made =
    op === '+' ? graph.add(a, b) : graph.arithmetic(op === '-' ? 'subtract' : op === '*' ? 'multiply' : 'divide', a, b);
  return ground.score ? bounded(graph, made) : made;
}

/** What patterns of a hand count stays small; of what a score makes of it nobody knows. */
function bounded(graph: Graph, a: Node): Node {
  if (isConstant(a)) return graph.number(boundedNumber(a.value));
  return graph.arithmetic('max', graph.number(-LARGEST), graph.arithmetic('min', graph.number(LARGEST), a));
}

/** Rounding and the like have nodes; a chart is a chain of choices from its highest row. */
function call(ground: Ground, called: string, of: readonly Node[]): Node {
  const { graph } = ground;
  const [first, second] = of;
  switch (called) {
    case 'floor':
    case 'ceil':
      return graph.round(called, first!);
    case 'min':
    case 'max':
      return of.reduce((a, b) => graph.arithmetic(called, a, b));
    case 'round_up': {
      const rounded = graph.arithmetic(
        'multiply',
        graph.round('ceil', graph.arithmetic('divide', first!, second!)),
        second!,
      );
      return graph.choose(graph.less(graph.number(0), second!), rounded, first!);
    }
    case 'round': {
      const zero = graph.number(0);
      const negative = graph.less(first!, zero);
      const size = graph.choose(negative, graph.arithmetic('subtract', zero, first!), first!);
      const parts = graph.add(graph.arithmetic('divide', size, second!), graph.number(0.5));
      const nearest = graph.arithmetic('multiply', graph.round('floor', parts), second!);
      const signed = graph.choose(negative, graph.arithmetic('subtract', zero, nearest), nearest);
      return graph.choose(graph.less(zero, second!), signed, first!);
    }
  }
  const rows = ground.scope.charts[called];
  if (functionWords.has(called) || !rows) throw new Error(`No lowering for \`${called}\`.`);
  return rows.reduce(
    (below, [from, result]) => graph.choose(graph.less(first!, graph.number(from)), below, graph.number(result)),
    graph.number(0),
  );
}

function name(ground: Ground, expr: Of<'name'>, it: It): Node {
  const { graph, scope } = ground;
  const { meaning } = expr;
  switch (meaning?.is) {
    case 'definition':
      return lower(ground, meaning.body, it);
    case 'situation':
      return graph.input(`situation ${scope.situation.indexOf(meaning.name)}`, 1);
    case 'mark':
      return graph.input(`mark ${meaning.name}`, 1);
    case 'counter':
      return graph.input(`counter ${meaning.name}`, 1);
    case 'it':
      return it.get(meaning.name)!;
    case 'tally':
      return ground.score!.tally(meaning.name);
    case 'step':
      return ground.score!.step(meaning.name);
    case 'word':
      return factOf(ground, meaning.id);
    default:
      throw new Error(`\`${expr.name}\` does not stand in a pattern.`);
  }
}

function lowerIs(ground: Ground, expr: Of<'is'>, it: It): Node {
  const { graph } = ground;
  const wanted = expr.choices.map((choice) => choice.name);
  const among = (subject: Expr): Node => {
    if (subject.node === 'name' && subject.meaning?.is === 'definition') return among(subject.meaning.body);
    if (subject.node !== 'if') return choicesOf(ground, subject, wanted);
    const test = lower(ground, subject.test, it);
    const yes = graph.both(test, among(subject.then));
    return graph.either(yes, graph.both(graph.flip(test), among(subject.else)));
  };
  const holds = among(expr.subject);
  return expr.negated ? graph.flip(holds) : holds;
}

/** `every` is false of nothing; `the` (the only one) is false of none and of several. */
function quantified(ground: Ground, { quantifier, phrase, negated, is }: Of<'quantified'>): Node {
  const { graph } = ground;
  const all = select(ground, phrase);
  const yes = narrowed(ground, all, (cell) => membersThat(ground, is, cell));
  const no = narrowed(ground, all, (cell) => membersThat(ground, is, cell).map((word) => graph.not(word)));
  const [such, others] = negated ? [no, yes] : [yes, no];
  switch (quantifier) {
    case 'any':
      return anyOf(ground, such);
    case 'no':
      return graph.flip(anyOf(ground, such));
    case 'every':
      return graph.both(exists(ground, phrase, all), graph.flip(anyOf(ground, others)));
    case 'the':
      return graph.both(only(ground, phrase, all), anyOf(ground, such));
  }
}

function only(ground: Ground, phrase: Of<'quantified'>['phrase'], all: ReturnType<typeof select>): Node {
  const { graph, shape } = ground;
  const count = countOf(ground, all);
  const everyPair = phrase.noun === 'pair' && phrase.adjectives.length === 0 && !phrase.of && !phrase.where;
  return everyPair && !shape.partial && !isConstant(count)
    ? graph.truth(shape.pairs === 1)
    : graph.equal(count, graph.number(1));
}
