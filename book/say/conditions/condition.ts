/** Conditions in words. */
import { ownerIn } from '../seats.ts';
import type { Expr } from '../../../dsl/index.ts';
import type { Speaker } from '../saying-context.ts';
import { opposite } from './simplify-expression.ts';
import type { Clause, Said } from '../sentence-part-types.ts';
import type { Node } from '../tree-node-types.ts';
import { factSaid, jointSaid } from './simple-condition.ts';
import { conjunctionOf, isShape } from './conjunction.ts';

/** A folded condition as a clause. */
export function clauseSaid(expr: Expr, speaker: Speaker): Clause {
  const { language } = speaker;
  switch (expr.node) {
    case 'boolean':
      return { says: expr.value ? language.always : language.never };
    case 'and':
      return allSaid(expr, speaker);
    case 'or':
      return anySaid(expr, speaker);
    case 'not':
      return notSaid(expr.of, speaker);
    case 'if':
      return anySaid(eitherWay(expr), speaker);
    default:
      return clauseOf(factSaid(expr, speaker));
  }
}

/** `if a then b else c` as people say it: a and b, or not a and c. */
function eitherWay({ test, then, else: other, ...place }: Node<'if'>): Node<'and' | 'or'> {
  const both = (...of: Expr[]): Expr => ({ ...place, node: 'and', of });
  return { ...place, node: 'or', of: [both(test, then), both(opposite(test), other)] };
}

function clauseOf({ is, thing }: Said): Clause {
  return thing === undefined ? { says: is } : { says: is, thing };
}

/** What is not so; of several things what is not so of each. */
function notSaid(expr: Expr, speaker: Speaker): Clause {
  const { language } = speaker;
  if (expr.node === 'and' || expr.node === 'or') {
    const joint = jointSaid(expr, speaker);
    if (joint?.not !== undefined) return { says: joint.not };
    const node = expr.node === 'and' ? 'or' : 'and';
    return clauseSaid({ ...expr, node, of: expr.of.map(opposite) }, speaker);
  }
  const { is, not } = factSaid(expr, speaker);
  return { says: not ?? language.notSo(is) };
}

function allSaid(expr: Node<'and' | 'or'>, speaker: Speaker): Clause {
  const { language } = speaker;
  const { shapes, clauses, unless } = conjunctionOf(expr.of, speaker);
  const all: Clause[] = [...shapes.map((thing) => ({ thing, says: language.shapes([thing]).is })), ...clauses];
  const says = all.length === 1 ? all[0]!.says : language.and(all);
  const whole = unless.length > 0 ? language.unless(says, unless) : says;
  const things = all.flatMap(({ thing }) => (thing === undefined ? [] : [{ says: thing }]));
  const joined = all.length > 1 ? ({ joined: 'and' } as const) : {};
  if (things.length < all.length || unless.length > 0) return { says: whole, ...joined };
  const rest = things.slice(shapes.length);
  const thing =
    shapes.length === 1 && rest.length > 0
      ? language.shapeWith(shapes[0]!, language.and(rest))
      : things.length === 1
        ? things[0]!.says
        : language.and(things);
  return { says: language.has(ownerIn(speaker), thing).is, thing, ...joined };
}

function anySaid(expr: Node<'and' | 'or'>, speaker: Speaker): Clause {
  const { language } = speaker;
  const joint = jointSaid(expr, speaker);
  if (joint !== undefined) return clauseOf(joint);
  const all = expr.of.map((part) => clauseSaid(part, speaker));
  const things = all.flatMap(({ thing, joined }) =>
    thing === undefined ? [] : [{ says: thing, ...(joined && { joined }) }],
  );
  if (things.length < all.length) return { says: language.or(all, true), joined: 'or' };
  const thing = language.or(things);
  const isShapes = isShape(expr, speaker);
  return {
    says: (isShapes ? language.shapes([thing]) : language.has(ownerIn(speaker), thing)).is,
    thing,
    joined: 'or',
  };
}
