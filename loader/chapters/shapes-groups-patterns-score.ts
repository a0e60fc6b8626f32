/** The chapters `shapes`, `groups`, `patterns` and `score`: what a finished hand is and what it is worth. */
import { type DealRule, onceFor } from '../../core/index.ts';
import {
  conjunctsOf,
  type Expr,
  freeNames,
  joinsOf,
  meantBy,
  parseShape,
  type ScoreRules,
  shapeSize,
  type GroupRule,
  type PatternRule,
  type DeadWaits,
  type PatternSet,
  type Program,
  type Shape,
} from '../../dsl/index.ts';
import {
  complain,
  complainOfKey,
  complainOfMany,
  complainOfName,
  complainWithin,
  flagAt,
  isOwn,
  namesIn,
  scalarAt,
  textAt,
  type Draft,
} from '../flatten/draft.ts';
import { fixedProgram, knownBefore, programAt, type Naming } from '../expressions/compile.ts';
import { otherNamesIn } from '../flatten/other-names.ts';
import { absorbsOf } from './absorbs.ts';
import { makeLosses } from './absorbs-on-its-sets.ts';
import { remembered } from '../once.ts';
import { placeOf } from '../read/source-text.ts';
import { keySpot, valueAt, valueSpot } from '../yaml/located-data.ts';

/** A shape and the condition it comes with. */
export interface ShapeRule {
  shape: Shape;
  when?: Program;
}

/** The score as programs; `hand-scorer.ts` makes functions of them. */
export interface ScorePrograms {
  /** By tally: the step that players say in place of the sum. */
  countsAs?: Record<string, string>;
  steps: { name: string; program: Program }[];
  value: Program;
  minimum?: Program;
  limits: { id: string; when: Program; value?: Program }[];
}

export function makeShapes(naming: Naming, deal: DealRule): ShapeRule[] {
  const { draft } = naming;
  const rules = namesIn(draft, 'shapes').flatMap((id) => shapeOf(naming, deal, id) ?? []);
  if (namesIn(draft, 'shapes').length === 0)
    complainOfKey(draft, 'no-shapes', 'No hand could ever win: the pack has no shapes.', ['shapes'], {
      hint: 'Add one: `sets: { is: 4 set + pair }`.',
    });
  return rules;
}

function shapeOf(naming: Naming, deal: DealRule, id: string): ShapeRule | undefined {
  const { draft, tiles } = naming;
  const path = ['shapes', id, 'is'];
  const node = scalarAt(draft, path);
  const when = programAt(naming, ['shapes', id, 'when'], 'shape', ['yes/no']);
  if (node === undefined) return undefined;
  const text = String(node.value);
  const parsed = remembered(tiles, `${id} ${text}`, () => parseShape(id, text, tiles));
  if (!parsed.ok) {
    complainWithin(draft, node, parsed.problems);
    return undefined;
  }
  checkSize(draft, deal, path, shapeSize(parsed.value));
  const shape: Shape = {
    ...parsed.value,
    concealed: flagAt(draft, ['shapes', id, 'concealed']),
    exempt: parsed.value.partial === true || textAt(draft, ['shapes', id, 'minimum']) === 'exempt',
  };
  return { shape, ...(when === undefined ? {} : { when }) };
}

/** Told once at the packets where the pack deals other hands than the one whose shapes it keeps. */
function checkSize(draft: Draft, deal: DealRule, path: string[], size: number | undefined): void {
  const wanted = deal.hand + 1;
  const [packets, more] = deal.last === 'none' ? [1, 'and the last tile'] : [2, 'one more each, and the last tile'];
  if (size === undefined || size === wanted) return;
  if (isOwn(draft, ['deal', 'packets']) && !isOwn(draft, path)) {
    const message = `A finished hand has ${wanted} tiles, but there are shapes of ${size}.`;
    const hint = `Deal ${size - packets} tiles in packets (${more}), or change the shapes too.`;
    const spot = valueSpot(draft.root, ['deal', 'packets']);
    complainOfMany(
      draft,
      'shape-size',
      message,
      spot,
      { place: placeOf(valueSpot(draft.root, path)), message: `\`${path[1]}\`` },
      hint,
    );
  } else {
    const hint = `Change the shape, or \`packets\` in the chapter \`deal\` (${wanted - packets} tiles in packets, ${more}).`;
    complain(draft, 'shape-size', `This shape has ${size} tiles, but a finished hand has ${wanted}.`, path, { hint });
  }
}

/** Whether kinds count as waits of which no copy can be left. */
export function deadWaitsOf(draft: Draft): DeadWaits {
  return (textAt(draft, ['waits', 'dead']) ?? 'ignore') as DeadWaits;
}

export function makeGroups(draft: Draft): GroupRule[] {
  return namesIn(draft, 'groups').map((id) => ({
    id,
    counts: (textAt(draft, ['groups', id, 'counts']) ?? 'all') as GroupRule['counts'],
    apart: flagAt(draft, ['groups', id, 'apart']),
  }));
}

/** The patterns of a pack. Programs that follow those of `rules` only count what others take. */
export interface Patterns {
  rules: PatternRule[];
  programs: PatternSet['patterns'];
  joins: ScoreRules['joins'];
}

export function makePatterns(naming: Naming): Patterns {
  const { draft } = naming;
  const ids = namesIn(draft, 'patterns');
  const programs = ids.flatMap((id) => {
    const when = programAt(naming, ['patterns', id, 'when'], 'pattern', ['yes/no', 'number']);
    const value = valuesOf(naming, id);
    return when === undefined ? [] : [{ id, when, value }];
  });
  const conditions = new Map(programs.map(({ id, when }) => [id, when]));
  const programOf = (id: string): Program | undefined => conditions.get(id);
  const losses = makeLosses(naming, ids, programOf);
  const taken = new Map(namesIn(draft, 'groups').map((group) => [group, absorbsOf(naming, 'groups', group)]));
  const rules = ids.map((id): PatternRule => {
    const lost = losses.of.get(id);
    const fallback = isFallback(naming, id, programOf(id));
    const group = groupOf(draft, id);
    const absorbs = [...absorbsOf(naming, 'patterns', id), ...(taken.get(group) ?? [])];
    return { id, group, absorbs, fallback, ...(lost && { losses: lost }) };
  });
  const joins = ids.map((id) => joinsAt(naming, id, programOf(id)));
  return { rules, programs: [...programs, ...losses.programs], joins };
}

/** Whether a pattern counts only where no other does; that can be asked of the whole, not of a part. */
function isFallback({ draft, scope }: Naming, id: string, program: Program | undefined): boolean {
  const isWord = ({ is, name }: { is: string; name: string }): boolean => is === 'word' && name === 'no other pattern';
  // Making the trees of all patterns for this was a fourth of what loading takes, and few texts have the word.
  const asks = textAt(draft, ['patterns', id, 'when'])?.includes('other') || saysOther(scope.definitions);
  if (program === undefined || !asks || !freeNames(program.tree).some(isWord)) return false;
  const isName = (part: Expr): boolean => part.node === 'name' && part.meaning?.is === 'word';
  const parts = conjunctsOf(program.tree);
  const others = parts.filter((part) => freeNames(part).some(isWord) && !isName(part));
  if (others.length > 0) {
    const message = '`no other pattern` cannot be a part of something that may be otherwise.';
    complain(draft, 'fallback-in-part', message, ['patterns', id, 'when'], {
      hint: 'Let it stand alone, or join it to the rest with `and`.',
    });
  }
  return true;
}

const saysOther = onceFor((words: object) => Object.values(words).some((text: string) => text.includes('other')));

/** Of a pattern whose group is linked: which sets its occurrences join. */
function joinsAt({ draft }: Naming, id: string, program: Program | undefined): ReturnType<typeof joinsOf> {
  const group = textAt(draft, ['patterns', id, 'group']) ?? '';
  if (program === undefined || textAt(draft, ['groups', group, 'counts']) !== 'linked') return undefined;
  const joins = joinsOf(program);
  if (joins === undefined) {
    const message = `The group \`${group}\` is linked, so its patterns must say which sets they join.`;
    complain(draft, 'linked-pattern', message, ['patterns', id, 'when'], {
      hint: 'Write one `has ...` of groups, and join further conditions with `and`.',
    });
  }
  return joins;
}

function groupOf(draft: Draft, id: string): string {
  const path = ['patterns', id, 'group'];
  const name = textAt(draft, path) ?? '';
  if (name === '' || namesIn(draft, 'groups').includes(name)) return name;
  const removed = draft.removed.get(`groups.${name}`);
  if (removed === undefined || isOwn(draft, path))
    complainOfName(draft, 'unknown-group', 'group', name, namesIn(draft, 'groups'), path);
  else {
    const message = `The group \`${name}\` is taken out, but there are patterns in it.`;
    const hint = 'Take out these patterns too, or give them another `group`.';
    complainOfMany(
      draft,
      'unknown-group',
      message,
      removed,
      { place: placeOf(keySpot(draft.root, ['patterns', id])), message: `\`${id}\`` },
      hint,
    );
  }
  return name;
}

function valuesOf(naming: Naming, id: string): Record<string, Program> {
  const { draft, scope } = naming;
  const path = ['patterns', id, 'value'];
  const names = namesIn(draft, ...path);
  if (names.length === 0 && valueAt(draft.root, path) !== undefined)
    complain(draft, 'no-value', 'The pattern is worth nothing in any tally.', path, {
      hint: `Write \`value: { ${scope.tallies[0] ?? 'fan'}: 1 }\`.`,
    });
  const values = names.map((tally) => {
    const known = scope.tallies.includes(tally);
    if (!known) complainOfTally(draft, tally, scope.tallies, [...path, tally]);
    return [tally, programAt(naming, [...path, tally], 'value', ['number'])] as const;
  });
  return Object.fromEntries(values.flatMap(([tally, program]) => (program === undefined ? [] : [[tally, program]])));
}

function complainOfTally(draft: Draft, name: string, known: readonly string[], path: string[]): void {
  const [only] = known;
  const more =
    known.length === 1
      ? { hint: `Write \`${only}\`.`, replacement: only! }
      : (meantBy(name, known, otherNamesIn(draft.root)) ?? { hint: `Tallies are ${known.join(', ')}.` });
  complainOfKey(draft, 'unknown-tally', `There is no tally \`${name}\`.`, path, more);
}

export function makeScore(naming: Naming): ScorePrograms {
  const { draft } = naming;
  const names = namesIn(draft, 'score', 'steps');
  const steps = names.flatMap((name, index) => {
    const program = programAt(naming, ['score', 'steps', name], 'score', ['number'], { steps: names.slice(0, index) });
    return program === undefined ? [] : [{ name, program }];
  });
  const value =
    programAt(naming, ['score', 'value'], 'score', ['number'], { steps: names }) ?? fixedProgram(naming, 'score', 0);
  const minimum = programAt(naming, ['score', 'minimum'], 'score', ['yes/no'], { steps: names });
  if (minimum !== undefined && knownBefore(minimum) === false)
    complain(draft, 'never-wins', 'No hand could ever win: this never holds.', ['score', 'minimum'], {
      hint: 'Write what a hand must reach, such as `fan >= 1`, or take it out.',
    });
  const limits = namesIn(draft, 'limits').flatMap((id) => {
    const when = programAt(naming, ['limits', id, 'when'], 'score', ['yes/no'], { steps: names });
    const worth = programAt(naming, ['limits', id, 'value'], 'score', ['number'], { steps: names });
    return when === undefined ? [] : [{ id, when, ...(worth && { value: worth }) }];
  });
  const countsAs = countsAsOf(draft, names);
  const numbers = [...naming.scope.tallies, ...names, 'value'];
  for (const path of [['score'], ...namesIn(draft, 'limits').map((id) => ['limits', id])])
    checkTell(draft, [...path, 'tell'], numbers);
  return { steps, limits, value, ...(countsAs && { countsAs }), ...(minimum && { minimum }) };
}

/** The names in braces stand for numbers of the hand. */
function checkTell(draft: Draft, path: string[], numbers: readonly string[]): void {
  // What is taken out is told once, where rules need it.
  for (const language of namesIn(draft, ...path))
    for (const [, name] of (textAt(draft, [...path, language]) ?? '').matchAll(/\{([^}]*)\}/g))
      if (!numbers.includes(name!) && !draft.removed.has(`tallies.${name}`))
        complainOfName(draft, 'unknown-step', 'tally or step of the score', name!, numbers, [...path, language]);
}

/** Undefined where no tally counts as another number than its sum. */
function countsAsOf(draft: Draft, steps: readonly string[]): Record<string, string> | undefined {
  const said = namesIn(draft, 'tallies').flatMap((tally): [string, string][] => {
    const path = ['tallies', tally, 'counts_as'];
    const step = textAt(draft, path);
    if (step === undefined) return [];
    if (!steps.includes(step)) complainOfName(draft, 'unknown-step', 'step of the score', step, steps, path);
    return [[tally, step]];
  });
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}
