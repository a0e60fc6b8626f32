/** Every situation in which facts are as they can be, one for each way that these facts can be together. */
import { liesAside, type Kind, type Meld, type WinQuery } from '../../../core/index.ts';
import type { PackRuleset } from '../../../loader/index.ts';
import { type Expr, literal, type Meaning, withParts } from '../../../dsl/index.ts';
import { hasMoment, meldOf, possibleWins, saysConcealed, withCompanions } from '../../hands/index.ts';

type Situation = Partial<WinQuery>;

const PLAIN = { by: 'draw', seat: 0, situation: 0, bonus: [] } as const;

/** More than these would not end. */
const MOST = 1024;

/** All situations that there are moments for; undefined where there are too many. Facts go by the names that `Reads` has. */
export function situationsOf(rules: PackRuleset, facts: ReadonlySet<string>): Situation[] | undefined {
  let all: Situation[] = [{}];
  const isOfMoment = [...facts].some((fact) => /^(situation|mark) /.test(fact));
  // Moments differ in how the last tile comes, and whether it is the dealer who wins.
  const told = isOfMoment ? ['draw', ...(facts.has('seat') ? [] : ['dealer']), ...facts] : facts;
  for (const fact of new Set(told)) {
    const ways = waysOf(rules, fact);
    if (ways === undefined || all.length * ways.length > MOST) return undefined;
    all = all
      .flatMap((situation) => ways.map((way) => ({ ...situation, ...way(situation) })))
      .filter((situation) => hasMoment(rules, { ...PLAIN, ...situation }));
  }
  const isRead = (mark: string): boolean => facts.has(`mark ${mark}`);
  return all.filter(({ marks = [] }) =>
    withCompanions(rules, marks).every((mark) => marks.includes(mark) || !isRead(mark)),
  );
}

/** Whether a situation comes about with these melds. */
function allowsMelds(rules: PackRuleset, situation: Situation, melds: readonly Meld[]): boolean {
  const counts = rules.tiles.kinds.map(() => 0);
  const query: WinQuery = { ...PLAIN, counts, melds, last: undefined, round: 1, marks: [], counters: {}, ...situation };
  return possibleWins(rules, query).length > 0;
}

/** Whether a situation comes about with melds alone. */
export function needsMelds(rules: PackRuleset, situation: Situation): boolean {
  return !allowsMelds(rules, situation, []);
}

/** Whether a situation comes about with claimed sets. */
export function allowsClaims(rules: PackRuleset, situation: Situation): boolean {
  return (['pung', 'kong'] as const).some((type) =>
    allowsMelds(rules, situation, [meldOf({ type, kind: 0, lies: 'claimed' })]),
  );
}

/** A condition in a situation, whose facts are decided then. */
export function inSituation(rules: PackRuleset, tree: Expr, situation: Situation): Expr {
  const { by, situation: bits = 0, marks = [] } = situation;
  const isClosed = !allowsClaims(rules, situation);
  const inside = (part: Expr): Expr => {
    if (isClosed && saysConcealed(part)) return literal(true, part);
    if (part.node !== 'name') return withParts(part, inside);
    if (part.meaning?.is === 'definition') return inside(part.meaning.body);
    const value = decided(part.meaning);
    return value === undefined ? part : literal(value, part);
  };
  const decided = (meaning: Meaning | undefined): boolean | undefined => {
    if (meaning?.is === 'mark') return marks.includes(meaning.name);
    if (meaning?.is === 'situation') return (bits & bitOf(rules, meaning.name)) !== 0;
    if (meaning?.is !== 'word' || by === undefined) return undefined;
    return meaning.id === 'by draw' ? by === 'draw' : meaning.id === 'by discard' ? by === 'discard' : undefined;
  };
  return inside(tree);
}

function bitOf({ situation }: PackRuleset, name: string): number {
  return 1 << situation.findIndex(({ id }) => id === name);
}

/** How a fact can be, beside others. */
function waysOf(rules: PackRuleset, fact: string): ((others: Situation) => Situation)[] | undefined {
  const { seats, tiles } = rules;
  const [type, name = ''] = fact.split(' ');
  const numbers = Array.from({ length: seats.count }, (_, number) => number);
  switch (type) {
    case 'draw':
      return (['draw', 'discard'] as const).map((by) => () => ({ by }));
    case 'seat':
      return numbers.map((seat) => () => ({ seat }));
    case 'dealer':
      return [0, 1].map((seat) => () => ({ seat }));
    case 'round':
      return numbers.map((number) => () => ({ round: number + 1 }));
    case 'mark':
      return [() => ({}), ({ marks = [] }) => ({ marks: [...marks, name] })];
    case 'situation': {
      const bit = bitOf(rules, name);
      return [() => ({}), ({ situation: bits = 0 }) => ({ situation: bits | bit })];
    }
    case 'bonus': {
      const kinds = tiles.kinds.flatMap(({ copies }, kind) =>
        liesAside(tiles, kind) ? new Array<Kind>(copies).fill(kind) : [],
      );
      if (2 ** kinds.length > MOST) return undefined;
      return Array.from({ length: 2 ** kinds.length }, (_, bits) => () => ({
        bonus: kinds.filter((_kind, at) => (bits & (1 << at)) !== 0),
      }));
    }
    default:
      return undefined;
  }
}
