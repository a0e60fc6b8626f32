/** The smallest hand that shows something: tried are the hands of the pack's examples, then hands drawn by chance. */
import { styledHands } from '../../authoring/hands/index.ts';
import { isBonus, type Judgement, type OptionValue } from '../../core/index.ts';
import { compileExpression, freeNames } from '../../dsl/index.ts';
import { type Circumstances, type PackRuleset, score } from '../../loader/index.ts';
import { judged, type ShownHand } from '../findings/example-block.ts';
import type { OpenPack } from '../opened-pack-types.ts';

/** How many hands are drawn for one thing. */
const DRAWN = 2500;
/** Enough of them: the smallest of these is shown. */
const ENOUGH = 40;

interface Found extends ShownHand {
  size: readonly (number | string)[];
}

/** A hand with a pattern of which the pack shows none; undefined where the search comes to nothing. */
export function findPattern(open: OpenPack, pattern: string): ShownHand | undefined {
  const has = (judgement: Judgement): boolean => judgement.patterns.some(({ id }) => id === pattern);
  for (const options of optionChoices(open.rules, pattern)) {
    const rules = Object.keys(options).length === 0 ? open.rules : open.under(options);
    const found = smallest(open, rules, options, has, waysFor(rules, pattern));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A hand that is read in a shape: of the pack's examples, those under its own options first, or drawn. */
export function findShape(open: OpenPack, shape: string): ShownHand | undefined {
  const shown = open.examples.flatMap(({ example, rules }): Found[] => {
    const hand = { ...example, rules };
    const { judgement } = example.has ? judged(hand) : {};
    if (judgement?.shape !== shape) return [];
    return [{ ...hand, size: [Object.keys(example.options).length, ...sizeOf(hand, judgement)] }];
  });
  const own = least(shown);
  if (own !== undefined) return own;
  return smallest(open, open.rules, {}, (judgement) => judgement.shape === shape, [{}]);
}

/** The rules as they are, then each option that the pattern reads with another value. */
function optionChoices(rules: PackRuleset, pattern: string): Record<string, unknown>[] {
  const read = namesRead(rules, pattern).filter(({ is }) => is === 'option');
  return [{}, ...read.flatMap(({ name }) => otherChoices(rules, name))];
}

/** An option with each other value; of numbers, the least and the most. */
export function otherChoices({ pack, options }: PackRuleset, name: string): Record<string, OptionValue>[] {
  const { type, values = [], range = [] } = pack.options[name]!;
  const all: readonly OptionValue[] = type === 'yes/no' ? [true, false] : type === 'choice' ? values : range;
  return all.filter((value) => value !== options[name]).map((value) => ({ [name]: value }));
}

function namesRead(rules: PackRuleset, pattern: string) {
  const text = String(rules.pack.patterns[pattern]!.when);
  const program = compileExpression(text, 'pattern', rules.expressions[0]!.program.scope, ['yes/no', 'number']);
  return program.ok ? freeNames(program.value.tree) : [];
}

/** Ways to win: in the seats and rounds that matter, with the facts and bonus tiles the pattern asks for. */
function waysFor(rules: PackRuleset, pattern: string): Circumstances[] {
  const names = namesRead(rules, pattern);
  const facts = names.flatMap(({ is, name }) => (is === 'situation' || is === 'mark' ? [name] : []));
  const counted = names.flatMap(({ is, name }) => (is === 'counter' ? [name] : []));
  const counters = Object.fromEntries(counted.map((name) => [name, 1]));
  const withs = [[], facts, ...(facts.length > 1 ? facts.map((fact) => [fact]) : [])];
  const bonuses = names.some(({ name }) => ['bonus', 'series'].includes(name)) ? bonusChoices(rules) : [''];
  return bonuses.flatMap((bonus) =>
    withs.flatMap((known) =>
      (['discard', 'draw'] as const).flatMap((by) =>
        [0, 1].map((seat): Circumstances => ({ by, seat, with: known, counters, ...(bonus !== '' && { bonus }) })),
      ),
    ),
  );
}

function bonusChoices({ tiles }: PackRuleset): string[] {
  const all = tiles.kinds.flatMap(({ id, copies }, kind) => (copies > 0 && isBonus(tiles, kind) ? [id] : []));
  return [
    '',
    ...all,
    ...tiles.series.map(({ kinds }) => kinds.map((kind) => tiles.kinds[kind]!.id).join('')),
    all.join(''),
  ];
}

function smallest(
  open: OpenPack,
  rules: PackRuleset,
  options: Readonly<Record<string, unknown>>,
  wanted: (judgement: Judgement) => boolean,
  ways: readonly Circumstances[],
): ShownHand | undefined {
  const found: Found[] = [];
  const attempt = (hand: string): void => {
    for (const way of ways) {
      const result = score(rules, hand, way);
      if (!result.ok) continue;
      const { query, judgement = result.value.short } = result.value;
      if (judgement === undefined) return;
      const shown = { hand: way.bonus ? `${hand} ${way.bonus}` : hand, query, rules, options };
      if (wanted(judgement)) found.push({ ...shown, size: sizeOf(shown, judgement) });
    }
  };
  for (const hand of new Set(open.examples.map(({ example }) => example.hand))) attempt(hand);
  for (const hand of styledHands(rules, rules.scoring.rules.shapes, DRAWN)) {
    if (found.length >= ENOUGH) break;
    attempt(hand);
  }
  return least(found);
}

/** Ordinary circumstances, few patterns, few melds, a short text; never what it is worth, or other values would change it. */
function sizeOf({ query, hand }: ShownHand, { patterns }: Judgement): (number | string)[] {
  const facts = query.marks.length + (query.situation === 0 ? 0 : 1);
  return [facts, patterns.length, query.bonus.length, query.melds.length, hand.length, hand];
}

function least(found: readonly Found[]): ShownHand | undefined {
  const compare = (one: Found, other: Found): number => {
    const at = one.size.findIndex((part, index) => part !== other.size[index]);
    return at < 0 ? 0 : one.size[at]! < other.size[at]! ? -1 : 1;
  };
  const [first] = [...found].sort(compare);
  return first && { hand: first.hand, query: first.query, rules: first.rules, options: first.options };
}
