/** What belongs where in a pack: an expression, the name of something, a pack, a file. */
import { steps, type Takes } from '../../core/index.ts';
import type { PlaceName } from '../../dsl/index.ts';
import type { Path } from '../../schemas/index.ts';
import { CHAPTERS, type Chapter } from '../name-giving-chapters.ts';

export type Slot =
  | { is: 'expression'; place: PlaceName }
  /** Of one of these chapters, or one of the other names. */
  | { is: 'name'; of: readonly Chapter[]; or?: readonly string[] }
  /** `payer`, `winner`, or `pot` and the name of one. */
  | { is: 'account' }
  /** A value of the option that stands at this place of the path. */
  | { is: 'choice'; option: number; defines?: true }
  | { is: 'pack' }
  | { is: 'file' }
  | { is: 'hand' };

const expression = (place: PlaceName): Slot => ({ is: 'expression', place });
const name = (...of: Chapter[]): Slot => ({ is: 'name', of });
const either = (of: Chapter | Chapter[], ...or: string[]): Slot => ({ is: 'name', of: [of].flat(), or });

/** What the keys of steps take; texts and choices are no slots. */
const TAKEN: Partial<Record<Takes, Slot>> = {
  number: expression('move'),
  seat: expression('move'),
  mark: name('marks'),
  counter: name('counters'),
  pot: name('pots'),
  'turned list': name('lists'),
  'seat list': name('lists'),
  window: name('windows'),
  ending: name('endings'),
  patterns: name('patterns'),
};

function stepSlots(): Record<string, Slot> {
  const keys = Object.values(steps).flatMap((form) => Object.values(form.keys));
  const slots = keys.flatMap(({ key, takes }) => {
    const slot = TAKEN[takes];
    return slot === undefined ? [] : [[`STEP.${key}${takes === 'patterns' ? '.#' : ''}`, slot] as const];
  });
  return Object.fromEntries(slots);
}

/** Values by path: `*` is any name, `#` any place in a list, `STEP` a step of any list of steps. */
const VALUES: Record<string, Slot> = {
  extends: { is: 'pack' },
  'use.#': { is: 'file' },
  'needs.#': { is: 'file' },
  'excludes.#': { is: 'file' },
  'words.*': expression('word'),
  'options.*': { is: 'choice', option: 1 },
  'options.*.default': { is: 'choice', option: 1 },
  'options.*.values.#': { is: 'choice', option: 1, defines: true },
  'options.*.sets.*.*': { is: 'choice', option: 4 },
  'tiles.winds': { is: 'hand' },
  'tiles.copies': expression('setup'),
  'tiles.suits.*.copies': expression('setup'),
  'tiles.suits.*.copies_of.*': expression('setup'),
  'tiles.marked.*.copies': expression('setup'),
  'seats.dice': expression('setup'),
  'seats.draw_dice': expression('setup'),
  'seats.starter': expression('setup'),
  'wall.height': expression('setup'),
  'wall.dice': expression('setup'),
  'wall.start': expression('setup'),
  'wall.column': expression('setup'),
  'wall.reserve': expression('setup'),
  'wall.replace_from': expression('setup'),
  'wall.replace_bonus_from': expression('setup'),
  'deal.last': expression('setup'),
  'phases.*.order': expression('setup'),
  'lists.*.turned.column': expression('setup'),
  'lists.*.turned.row': expression('setup'),
  'lists.*.turned.at_deal': expression('setup'),
  'turn.dealt.#': name('moves'),
  'turn.drawn.#': name('moves'),
  'turn.replaced.#': name('moves'),
  'turn.bonus.#': name('moves'),
  'moves.*.on.#': either(['windows', 'phases'], 'turn', 'asked'),
  'phases.*.when': expression('move'),
  'phases.*.while': expression('move'),
  'phases.*.asks.#': name('moves'),
  'phases.*.default': either('moves', 'pass'),
  'moves.*.when': expression('move'),
  'moves.*.needs': expression('move'),
  'moves.*.rank': expression('move'),
  'moves.*.ties': expression('move'),
  'moves.*.allows': expression('limit'),
  'moves.*.discard_limit': expression('limit'),
  'moves.*.abort.when': expression('move'),
  'moves.*.abort.ending': name('endings'),
  'moves.*.then.#': name('moves'),
  'endings.*.asks.#': name('moves'),
  'endings.*.plays_on': expression('move'),
  'situation.*.when': expression('move'),
  'shapes.*.when': expression('shape'),
  'groups.*.absorbs.#': name('patterns', 'groups'),
  'groups.*.absorbs.#.pattern': name('patterns', 'groups'),
  'groups.*.absorbs.#.when': expression('pattern'),
  'tallies.*.counts_as': name('steps'),
  'patterns.*.group': name('groups'),
  'patterns.*.value.*': expression('value'),
  'patterns.*.when': expression('pattern'),
  'patterns.*.absorbs.#': name('patterns'),
  'patterns.*.absorbs.#.pattern': name('patterns'),
  'patterns.*.absorbs.#.when': expression('pattern'),
  'patterns.*.absorbs_on_its_sets.*': expression('pattern'),
  'patterns.*.examples.#': { is: 'hand' },
  'patterns.*.examples.#.hand': { is: 'hand' },
  'patterns.*.examples.#.not': { is: 'hand' },
  'patterns.*.examples.#.with.#': name('situation', 'marks'),
  'patterns.*.examples.#.lists.*': { is: 'hand' },
  'patterns.*.examples.#.options.*': { is: 'choice', option: 5 },
  'limits.*.when': expression('score'),
  'limits.*.value': expression('score'),
  'score.steps.*': expression('score'),
  'score.value': expression('score'),
  'score.minimum': expression('score'),
  'settle.*.*.when': expression('payment'),
  'settle.*.*.amount': expression('payment'),
  'settle.*.*.from': { is: 'account' },
  'settle.*.*.to': { is: 'account' },
  'settle.*.*.in': name('counters'),
  'sequence.dealer_stays': expression('sequence'),
  'sequence.next_dealer': expression('sequence'),
  'sequence.replayed': expression('sequence'),
  'sequence.rounds': expression('sequence'),
  'sequence.periods': expression('sequence'),
  'sequence.points': expression('sequence'),
  'sequence.counters.*': expression('sequence'),
  'sequence.ends': expression('sequence'),
  'sequence.result': expression('sequence'),
  'sequence.balance': expression('sequence'),
  'STEP.when': expression('move'),
  ...stepSlots(),
};

/** Keys that name something, by the path that ends with them; the chapters themselves are below. */
const KEYS: Record<string, Slot> = {
  'options.*.sets.*': { is: 'choice', option: 1 },
  'options.*.sets.*.*': name('options'),
  'patterns.*.value.*': name('tallies'),
  'patterns.*.absorbs_on_its_sets.*': name('patterns'),
  'patterns.*.examples.#.counters.*': name('counters'),
  'patterns.*.examples.#.lists.*': name('lists'),
  'patterns.*.examples.#.options.*': name('options'),
  'patterns.*.examples.#.gives.*': either('tallies', 'value'),
  'accepts.*.*': name('patterns', 'groups', 'options', 'moves', 'words', 'situation', 'limits'),
  'settle.*': either('endings', 'game_over', 'source', 'status', 'note'),
  'sequence.counters.*': name('counters'),
};

/** Where lists of steps stand. */
const STEP_LISTS = [
  'moves.*.steps',
  'moves.*.if_false',
  'turn.begins',
  'bonus.shown',
  'windows.*.opens',
  'windows.*.passed',
  'windows.*.stands',
  'endings.*.each_seat',
  'phases.*.done',
].map((path) => path.split('.'));

type Row = readonly [form: readonly string[], slot: Slot];

const rows = (table: Record<string, Slot>): Row[] =>
  Object.entries(table).map(([path, slot]) => [path.split('.'), slot]);
const values = rows(VALUES);
const keys = rows(KEYS);

/** What belongs in the value at a path. */
export function slotOf(path: Path): Slot | undefined {
  return find(values, fromStep(path));
}

/** What the key names that a path ends with: a thing that has its place there, or one it speaks of. */
export function keySlotOf(path: Path): Slot | undefined {
  const chapter = chapterOf(path);
  return chapter === undefined ? find(keys, path) : name(chapter);
}

/** The chapter in which a path names an entry. */
export function chapterOf(path: Path): Chapter | undefined {
  const chapters = Object.keys(CHAPTERS) as Chapter[];
  return chapters.find((chapter) => {
    const place = CHAPTERS[chapter];
    return path.length === place.length + 1 && place.every((step, index) => path[index] === step);
  });
}

/** Every path of the tables with what belongs there, for tests. */
export function slotPaths(): readonly (readonly [path: string, slot: Slot])[] {
  return Object.entries(VALUES);
}

function find(table: readonly Row[], path: Path): Slot | undefined {
  return table.find(([form]) => form.length === path.length && matches(form, path))?.[1];
}

function matches(form: readonly string[], path: Path): boolean {
  return form.every((step, index) => {
    const given = path[index];
    return step === '#' ? typeof given === 'number' : step === '*' ? typeof given === 'string' : step === given;
  });
}

/** Whether the name of a step stands at a path: a bare word of a list of steps, or the value of `do`. */
export function isStepName(path: Path): boolean {
  return ['STEP', 'STEP.do'].includes(fromStep(path).join('.'));
}

/** A path into a list of steps, whichever it is, begins with STEP. */
function fromStep(path: Path): Path {
  const list = STEP_LISTS.find((form) => path.length > form.length && matches(form, path));
  if (list === undefined) return path;
  let rest = path.slice(list.length);
  while (rest[1] === 'stands') rest = rest.slice(2);
  return typeof rest[0] === 'number' ? ['STEP', ...rest.slice(1)] : path;
}
