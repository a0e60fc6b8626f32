/**
 * From the tree of an expression about a score, a shape or the table to JavaScript: a function of one argument `c`, the
 * score, the hand or the moment. What has no arithmetic of its own (`count`, `has` and the like) stays a tree that the
 * interpreter walks. Of parts that must all hold the cheap ones come first.
 *
 *     fan of flowers + 2            (c) => t.plus(c.ofGroup["flowers"]?.["fan"] ?? 0, 2)
 *     completes and ready           (c) => (c.table.seats[c.seat].marks.includes("ready") && part0(c))
 */
import type { Program } from '../../expression-problem.ts';
import type { Scope } from '../../expression-scope.ts';
import type { Expr, Meaning } from '../../syntax-tree.ts';
import { factWords } from '../../words/index.ts';
import type { Value } from '../../words/word.ts';

/** What an expression is asked of. */
type Of = 'score' | 'hand' | 'table';

/**
 * A function that written expressions call by its name, as text or made by `partOf`: a word, a word with a name behind it, a
 * function or chart of numbers, or a tree.
 */
export type AskPart = { is: 'word' | 'named' | 'call'; word: string } | { is: 'tree'; of: Of; tree: Expr };

interface Emission {
  of: Of;
  scope: Scope;
  /** The name of a part. */
  name(part: AskPart): string;
}

/** Writes expressions as functions; `part0` and so on are the parts they call. */
export interface QueryWriter {
  /** The parts written so far. */
  parts: AskPart[];
  /** The parts as text: a constant for each. */
  definitions(): string[];
  /** The text of a function. */
  write(program: Program): string;
  /** The text of a function of the moment and a place in a list: the first place from there on whose condition holds, or that has none. */
  writeFirst(conditions: readonly (Program | undefined)[]): string;
}

/** The text uses `t`, which is what `runtimeHelpers` gives. */
export function queryWriter(): QueryWriter {
  const parts: AskPart[] = [];
  const words = new Map<string, string>();
  const name = (part: AskPart): string => {
    const known = part.is === 'tree' ? undefined : words.get(`${part.is} ${part.word}`);
    if (known !== undefined) return known;
    const made = `part${parts.length}`;
    parts.push(part);
    if (part.is !== 'tree') words.set(`${part.is} ${part.word}`, made);
    return made;
  };
  const text = ({ folded, place, scope }: Program): string => {
    const of: Of = place === 'score' ? 'score' : place === 'shape' ? 'hand' : 'table';
    return textOf(folded, { of, scope, name }).text;
  };
  return {
    parts,
    definitions: () => parts.map((part, at) => `const part${at} = ${partText(part)};`),
    write: (program) => `(c) => ${text(program)}`,
    writeFirst(conditions) {
      const cases = conditions.map((when, at) => `case ${at}: ${when ? `if (${text(when)}) ` : ''}return ${at};`);
      return `(c, from) => { switch (from) { ${cases.join(' ')} } return ${conditions.length}; }`;
    },
  };
}

function partText(part: AskPart): string {
  return part.is === 'tree'
    ? `t.${part.of}(${JSON.stringify(plainTree(part.tree))})`
    : `t.${part.is}(${JSON.stringify(part.word)})`;
}

/** A tree without its places in the text, definitions put in. */
export function plainTree<Part>(part: Part): Part {
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value !== 'object' || value === null) return value;
    const node = value as { node?: string; meaning?: Meaning };
    if (node.node === 'name' && node.meaning?.is === 'definition') return plain(node.meaning.body);
    return Object.fromEntries(Object.entries(value).flatMap(([key, of]) => (key === 'span' ? [] : [[key, plain(of)]])));
  };
  return plain(part) as Part;
}

const ARITHMETIC = { '+': 'plus', '-': 'minus', '*': 'times', '/': 'over' } as const;

/** An expression as text, and about what it costs. */
interface Text {
  text: string;
  cost: number;
}

/** Numbers may be infinite, which JSON does not know. */
const fixed = (value: Value): Text => ({
  text: typeof value === 'number' ? String(value) : JSON.stringify(value),
  cost: 0,
});

const WORD = 2;
const NAMED = 10;
const TREE = 20;

function textOf(expr: Expr, emission: Emission): Text {
  const part = (inner: Expr): Text => textOf(inner, emission);
  const leaf = (): Text => ({ text: `${emission.name({ is: 'tree', of: emission.of, tree: expr })}(c)`, cost: TREE });
  switch (expr.node) {
    case 'number':
    case 'boolean':
      return fixed(expr.value);
    case 'if':
      return made([expr.test, expr.then, expr.else].map(part), ([test, yes, no]) => `(${test} ? ${yes} : ${no})`);
    case 'and':
    case 'or':
      return joined(expr.of.map(part), expr.node === 'or');
    case 'not':
      return made([part(expr.of)], ([inner]) => `!${inner}`);
    case 'compare': {
      const { op } = expr;
      const sign = op === '==' || op === '!=' ? `${op}=` : op;
      return made([expr.left, expr.right].map(part), ([left, right]) => `(${left} ${sign} ${right})`);
    }
    case 'arithmetic':
      return arithmetic(expr.op, part(expr.left), part(expr.right));
    case 'negate':
      return arithmetic('-', fixed(0), part(expr.of));
    case 'call': {
      const name = emission.name({ is: 'call', word: expr.name });
      return made(expr.arguments.map(part), (given) => `${name}(${given.join(', ')})`);
    }
    case 'is':
      return isText(expr, emission) ?? leaf();
    case 'named':
      if (emission.of !== 'table') return leaf();
      return {
        text: `${emission.name({ is: 'named', word: expr.word })}(c, ${JSON.stringify(expr.name)})`,
        cost: NAMED,
      };
    case 'ofSeat': {
      const { of, seat } = expr;
      if (emission.of !== 'table') return leaf();
      const key = JSON.stringify(of.name);
      const there = (at: string): string => `c.table.seats[${at}]?.`;
      if (of.meaning?.is === 'word') return made([part(seat)], ([at]) => `(c.worthOf?.(${at}) ?? 0)`);
      if (of.meaning?.is === 'tally') return made([part(seat)], ([at]) => `(c.worthOf?.(${at}, ${key}) ?? 0)`);
      return made([part(seat)], ([at]) =>
        of.meaning?.is === 'mark'
          ? `(${there(at!)}marks.includes(${key}) ?? false)`
          : `(${there(at!)}counters[${key}] ?? c.table.counters[${key}] ?? 0)`,
      );
    }
    case 'tallyOf':
      return emission.of === 'score'
        ? { text: `(c.ofGroup[${JSON.stringify(expr.group)}]?.[${JSON.stringify(expr.tally)}] ?? 0)`, cost: 1 }
        : leaf();
    case 'name':
      if (expr.meaning?.is === 'definition') return part(expr.meaning.body);
      return nameText(expr.meaning!, emission) ?? leaf();
    default:
      return leaf();
  }
}

function made(parts: readonly Text[], text: (parts: readonly string[]) => string): Text {
  return { text: text(parts.map((part) => part.text)), cost: parts.reduce((sum, { cost }) => sum + cost, 0) };
}

/** `or` ends with a part that holds, `and` with one that does not. */
function joined(parts: readonly Text[], ends: boolean): Text {
  const cheapFirst = [...parts].sort((a, b) => a.cost - b.cost);
  return made(cheapFirst, (texts) => `(${texts.join(ends ? ' || ' : ' && ')})`);
}

function arithmetic(op: keyof typeof ARITHMETIC, left: Text, right: Text): Text {
  return made([left, right], (texts) => `t.${ARITHMETIC[op]}(${texts.join(', ')})`);
}

/** Whether a choice is one of some, or a seat one of those that are named. */
function isText(expr: Extract<Expr, { node: 'is' }>, emission: Emission): Text | undefined {
  const { choices, negated } = expr;
  const names = choices.map(({ name }) => name);
  if (expr.subject.type === 'choice') {
    return made([textOf(expr.subject, emission)], ([subject]) => {
      const found = names.length === 1 ? `${subject} === ${JSON.stringify(names[0])}` : undefined;
      return `${negated ? '!' : ''}(${found ?? `${JSON.stringify(names)}.includes(${subject})`})`;
    });
  }
  if (expr.subject.type !== 'seat' || emission.of !== 'table') return undefined;
  const subject = textOf(expr.subject, emission);
  const same = names.map((name) => `t.same(${subject.text}, ${emission.name({ is: 'word', word: name })}(c))`);
  return { text: `${negated ? '!' : ''}(${same.join(' || ')})`, cost: subject.cost + WORD * names.length };
}

function nameText(meaning: Meaning, emission: Emission): Text | undefined {
  if (meaning.is === 'option') return fixed(meaning.value);
  const text = emission.of === 'table' ? tableText(meaning, emission) : handText(meaning, emission);
  if (text === undefined) return undefined;
  return { text, cost: meaning.is === 'word' ? WORD : 1 };
}

/** Names whose value lies on the table. */
function tableText(meaning: Meaning, { name }: Emission): string | undefined {
  switch (meaning.is) {
    case 'word':
      return factWords.get(meaning.id)?.ofTable && `${name({ is: 'word', word: meaning.id })}(c)`;
    case 'mark':
      return `c.table.seats[c.seat].marks.includes(${JSON.stringify(meaning.name)})`;
    case 'counter': {
      const key = JSON.stringify(meaning.name);
      return `(c.table.seats[c.seat].counters[${key}] ?? c.table.counters[${key}] ?? 0)`;
    }
    case 'tally':
      return `((c.judgement?.sums ?? c.judgement?.tallies)?.[${JSON.stringify(meaning.name)}] ?? 0)`;
    case 'pot':
      return `(c.table.pots[${JSON.stringify(meaning.name)}] ?? 0)`;
    default:
      return undefined;
  }
}

function handText(meaning: Meaning, { of, scope }: Emission): string | undefined {
  if (of === 'score' && meaning.is === 'tally') return `(c.tallies[${JSON.stringify(meaning.name)}] ?? 0)`;
  if (of === 'score' && meaning.is === 'step') return `(c.steps[${JSON.stringify(meaning.name)}] ?? 0)`;
  const query = of === 'score' ? 'c.query' : 'c';
  if (meaning.is === 'situation') return `((${query}.situation & ${1 << scope.situation.indexOf(meaning.name)}) !== 0)`;
  if (meaning.is === 'mark') return `${query}.marks.includes(${JSON.stringify(meaning.name)})`;
  if (meaning.is === 'counter') return `(${query}.counters[${JSON.stringify(meaning.name)}] ?? 0)`;
  return undefined;
}
