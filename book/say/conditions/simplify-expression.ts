/** An expression with as little as a reader needs: without definitions that are short, without saying anything twice. */
import { type Constants, type Expr, foldNode, literal, type NounPhrase, same, withParts } from '../../../dsl/index.ts';
import type { Node } from '../tree-node-types.ts';

/** What is known of a pack. */
export interface Known extends Constants {
  /** Tallies that no pattern takes from. */
  rising: ReadonlySet<string>;
  /** Shapes that no hand has. */
  noShape: ReadonlySet<string>;
  /** Whether the game has no bonus tiles. */
  noBonus: boolean;
  /** Whether nobody is ever liable for a hand. */
  noLiable: boolean;
}

/** A folded expression said with less; `not` stands only before what has no opposite. */
export function simplified(expr: Expr, known: Known): Expr {
  const node = foldNode(
    withParts(expr, (part) => simplified(part, known)),
    known,
  );
  switch (node.node) {
    case 'name':
      if (known.noLiable && node.name === 'someone responsible') return literal(false, node);
      return node.meaning?.is === 'definition' && !isTerm(node.meaning.body) ? node.meaning.body : node;
    case 'not':
      return opposite(node.of);
    case 'and':
    case 'or':
      return joined(node);
    case 'if':
      return same(node.then, node.else) ? node.then : node;
    case 'is':
      return ofPossible(node, known);
    case 'count':
    case 'per':
      return isNothing(node.phrase, known) ? literal(0, node) : node;
    case 'compare':
      return turned(node, known);
    case 'arithmetic':
      if (node.op !== '/') return node;
      return (
        spreadOver([node.left, node.right], ([left, right]) =>
          foldNode({ ...node, left: left!, right: right! }, known),
        ) ?? node
      );
    case 'call':
      return spreadOver(node.arguments, (given) => foldNode({ ...node, arguments: given }, known)) ?? node;
    default:
      return node;
  }
}

/** Whether there is nothing to count, whatever the hand. */
function isNothing({ noun, where }: NounPhrase, { noBonus }: Known): boolean {
  return (noBonus && isBonusNoun(noun)) || (where?.node === 'boolean' && !where.value);
}

/** Whether bonus tiles are spoken of. */
export function isBonusNoun(noun: string): boolean {
  return noun === 'bonus' || noun === 'series';
}

/** What cannot be under the options in force is not named: shapes that no hand has, turns that begin with a bonus tile, liable players. */
function ofPossible(node: Node<'is'>, { noShape, noBonus, noLiable }: Known): Expr {
  const subject = node.subject.node === 'name' ? node.subject.name : '';
  const isNone = (name: string): boolean =>
    subject === 'shape'
      ? noShape.has(name)
      : (subject === 'turn' && name === 'bonus' && noBonus) || (name === 'responsible' && noLiable);
  if (!node.choices.some(({ name }) => isNone(name))) return node;
  const choices = node.choices.filter(({ name }) => !isNone(name));
  return choices.length > 0 ? { ...node, choices } : literal(node.negated, node);
}

/** A number that takes a while to explain: it keeps its name, and is explained at the end. */
function isTerm(body: Expr): boolean {
  if (body.type !== 'number') return false;
  if (body.node === 'if') return body.then.node !== 'number' || body.else.node !== 'number';
  return body.node === 'call' || body.node === 'arithmetic';
}

/** Parts of the same kind are one list, in which nothing stands twice. */
function joined(expr: Node<'and' | 'or'>): Expr {
  const parts = expr.of.flatMap((part) => (part.node === expr.node ? part.of : [part]));
  const lean = expr.node === 'and' ? parts.map((part) => withoutKnown(part, parts)) : parts;
  const different = lean.filter((part, index) => lean.findIndex((other) => same(other, part)) === index);
  return different.length === 1 ? different[0]! : { ...expr, of: different };
}

/** `a, and not (a and b)` is `a, and not b`. */
function withoutKnown(part: Expr, all: readonly Expr[]): Expr {
  if (part.node !== 'not' || part.of.node !== 'and') return part;
  const rest = part.of.of.filter((inner) => !all.some((other) => same(other, inner)));
  if (rest.length === 0 || rest.length === part.of.of.length) return part;
  return opposite(rest.length === 1 ? rest[0]! : { ...part.of, of: rest });
}

const OPPOSITE = { '==': '!=', '!=': '==', '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const;
const TURNED = { '==': '==', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

/** A plain number stands on the right. */
function turned(expr: Node<'compare'>, known: Known): Expr {
  const { op, left, right, span } = expr;
  if (left.node === 'number') return turned({ ...expr, left: right, right: left, op: TURNED[op] }, known);
  const isSure = right.node === 'number' && op === '>=' && leastOf(left, known) >= right.value;
  return isSure ? { node: 'boolean', value: true, span, type: 'yes/no' } : expr;
}

/** What a number is at least. */
function leastOf(expr: Expr, known: Known): number {
  if (expr.node === 'number') return expr.value;
  if (expr.node === 'count') return 0;
  if (expr.node === 'call' && expr.name === 'max')
    return Math.max(...expr.arguments.map((argument) => leastOf(argument, known)));
  const tally = expr.node === 'arithmetic' && expr.op === '-' ? expr.left : expr;
  const isPart = tally === expr || (expr.node === 'arithmetic' && isGroupOf(tally, expr.right));
  if (tally.node === 'name' && tally.meaning?.is === 'tally' && isPart && known.rising.has(tally.name)) return 0;
  return Number.NEGATIVE_INFINITY;
}

/** What one group adds to a tally. */
function isGroupOf(tally: Expr, part: Expr): boolean {
  return tally.node === 'name' && part.node === 'tallyOf' && part.tally === tally.name;
}

/** What is not so: comparisons turned round, `not` before the rest. */
export function opposite(expr: Expr): Expr {
  switch (expr.node) {
    case 'boolean':
      return { ...expr, value: !expr.value };
    case 'not':
      return expr.of;
    case 'compare':
      return { ...expr, op: OPPOSITE[expr.op] };
    case 'is':
      return { ...expr, negated: !expr.negated };
    case 'if':
      return { ...expr, then: opposite(expr.then), else: opposite(expr.else) };
    default:
      return { node: 'not', of: expr, span: expr.span, type: 'yes/no' };
  }
}

/** Worked out for both cases of a choice between plain numbers, where all else is plain numbers too. */
function spreadOver(list: readonly Expr[], work: (list: Expr[]) => Expr): Expr | undefined {
  const at = list.findIndex((each) => each.node === 'if');
  const choice = list[at];
  const isPlain = list.every((each, index) => index === at || each.node === 'number');
  if (choice?.node !== 'if' || !isPlain || choice.then.node !== 'number' || choice.else.node !== 'number')
    return undefined;
  const yes = work(list.with(at, choice.then));
  const no = work(list.with(at, choice.else));
  return { ...choice, then: yes, else: no };
}
