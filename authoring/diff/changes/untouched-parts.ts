/** What of a ruleset a change leaves as it is, so that a trial of the change takes it from rules that have it. */
import { onceFor } from '../../../core/index.ts';
import type { PackRuleset } from '../../../loader/index.ts';
import type { ComparedPack } from '../compared-pack.ts';
import type { Change } from './changes-by-meaning.ts';
import { usersOf } from './rules-that-read.ts';

/** Parts of a ruleset, each made of the chapter that `PARTS_OF` has it for. */
export const PARTS = [
  ...([
    'tiles',
    'seats',
    'wall',
    'deal',
    'bonus',
    'phases',
    'turn',
    'turnBegins',
    'moves',
    'windows',
    'endings',
  ] as const),
  ...(['listRules', 'situation', 'settle', 'sequence'] as const),
];
export type Part = (typeof PARTS)[number];

/** The parts that are made anew where an expression or a number in a chapter is another. */
const PARTS_OF: Readonly<Record<string, readonly Part[]>> = {
  ...{ moves: ['moves'], windows: ['windows'], phases: ['phases'], endings: ['endings'], situation: ['situation'] },
  ...{ settle: ['settle'], sequence: ['sequence'], deal: ['deal'], turn: ['turn', 'turnBegins', 'moves'] },
  ...{ seats: ['seats', 'wall', 'listRules'], wall: ['seats', 'wall', 'listRules'], lists: ['listRules'] },
  ...{ bonus: ['bonus'], patterns: [], groups: [], score: [], limits: [], tallies: [], shapes: [], waits: [] },
};
/** Chapters whose entries nothing else names. */
const UNNAMED = ['settle', 'sequence', 'waits'];
/** What only its own part asks for. */
const LEAVES = [
  'when',
  'needs',
  'rank',
  'ties',
  'allows',
  'discard_limit',
  'abort',
  'done',
  'while',
  'opens',
  'passed',
  'stands',
  'steps',
  'begins',
  'each_seat',
];
/** Steps that other chapters refer to. */
const NAMING_STEPS = /"(window|pay|reason)":/;

/** The parts that a trial of the change may have from rules without it. */
export function untouchedParts(change: Change, readers: readonly string[], a: ComparedPack, b: ComparedPack): Part[] {
  const touched = touchedParts(change, readers, [a, b]);
  return touched === undefined ? [] : PARTS.filter((part) => !touched.includes(part));
}

/** Those parts of some rules. */
export function partsOf(rules: PackRuleset, parts: readonly Part[]): Partial<PackRuleset> {
  return Object.fromEntries(parts.map((part) => [part, rules[part]]));
}

/** Nothing where any part may be touched. */
function touchedParts(
  { path, kind, users, before, after }: Change,
  readers: readonly string[],
  sides: readonly ComparedPack[],
): readonly Part[] | undefined {
  const [chapter, name, key] = path as [string, string, string | undefined];
  if (chapter === 'options' || users) {
    if (sides.some(({ rules }) => setsOthers(rules, name))) return undefined;
    const chapters = new Set(readers.map((reader) => reader.split('.')[0]!));
    for (const constant of ['tiles', 'seats', 'wall', 'deal', 'phases', 'lists', 'bonus', 'turn'])
      if (sides.some(({ data }) => mentions((data as Record<string, unknown>)[constant], name))) chapters.add(constant);
    return partsMadeOf([...chapters]);
  }
  const parts = PARTS_OF[chapter];
  const isOfHands = parts?.length === 0;
  if (isOfHands) {
    const isElsewhere = (of: string): boolean => (PARTS_OF[of]?.length ?? 1) > 0 && of !== 'words';
    const isNamed = sides.some(
      ({ rules, data }) =>
        usersOf(rules, name).some((reader) => isElsewhere(reader.split('.')[0]!)) ||
        Object.entries(data as object).some(([of, said]) => isElsewhere(of) && mentions(said, name)),
    );
    return kind === 'changed' || path.length > 2 || !isNamed ? [] : undefined;
  }
  if (UNNAMED.includes(chapter)) return parts;
  const isLeaf = LEAVES.includes(key ?? (chapter === 'turn' ? name : ''));
  if (chapter === 'wall' || (isLeaf && !NAMING_STEPS.test(JSON.stringify([before, after])))) return parts;
  return undefined;
}

function partsMadeOf(chapters: readonly string[]): readonly Part[] | undefined {
  const all = chapters.map((chapter) => PARTS_OF[chapter]);
  return all.every((parts) => parts !== undefined) ? all.flat() : undefined;
}

function setsOthers({ contents }: PackRuleset, option: string): boolean {
  const info = contents.options.find(({ id }) => id === option);
  return info?.type === 'choice' && info.sets !== undefined;
}

function mentions(data: unknown, name: string): boolean {
  const text = typeof data === 'object' && data !== null ? textOf(data) : String(data ?? '');
  return new RegExp(`\\b${name}\\b`).test(text);
}

const textOf = onceFor((data: object) => JSON.stringify(data));
