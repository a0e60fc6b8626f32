/** Where the expressions of a pack stand: the path of each, its text, and the place it is read for. */
import type { PlaceName } from '../dsl/index.ts';
import type { CompletePack, MoveEntry, NamedStep } from '../schemas/index.ts';
import { paymentPaths, type RulePath } from './rules-of.ts';
import type { Written } from './saying.ts';

export interface PackExpression {
  /** The rule it belongs to, and the key it stands under there. */
  rule: RulePath;
  key: string;
  written: Written;
  place: PlaceName;
}

type Keys = Readonly<Record<string, PlaceName>>;

const MOVE: Keys = { when: 'move', needs: 'move', rank: 'move', ties: 'move', allows: 'limit', discard_limit: 'limit' };
const SEQUENCE: Keys = {
  ...{ dealer_stays: 'sequence', next_dealer: 'sequence', replayed: 'sequence', rounds: 'sequence' },
  ...{ periods: 'sequence', points: 'sequence', ends: 'sequence', result: 'sequence' },
};
const ENTRIES: Readonly<Record<string, Keys>> = {
  patterns: { when: 'pattern' },
  shapes: { when: 'shape' },
  situation: { when: 'move' },
  moves: MOVE,
  limits: { when: 'score', value: 'score' },
};
const CHAPTERS: Readonly<Record<string, Keys>> = {
  seats: { starter: 'setup', dice: 'setup', draw_dice: 'setup' },
  wall: { start: 'setup', column: 'setup', reserve: 'setup' },
  score: { value: 'score', minimum: 'score' },
  sequence: SEQUENCE,
};
type StepList = MoveEntry['steps'];
/** What `ties` may be that is no expression. */
const WORDS: readonly Written[] = ['nearest', 'all'];

/** Every expression of a pack but its definitions, which stand for what they say wherever they are used. */
export function expressionsOf(pack: CompletePack): PackExpression[] {
  const found: PackExpression[] = [];
  const add = (rule: RulePath, key: string, written: unknown, place: PlaceName): void => {
    const isWritten = typeof written === 'string' || typeof written === 'number' || typeof written === 'boolean';
    if (isWritten && !WORDS.includes(written)) found.push({ rule, key, written, place });
  };
  const addAll = (rule: RulePath, entry: object | undefined, keys: Keys): void => {
    for (const [key, place] of Object.entries(keys)) add(rule, key, (entry as Record<string, unknown>)?.[key], place);
  };
  for (const [chapter, keys] of Object.entries(CHAPTERS)) addAll([chapter], pack[chapter as 'score'], keys);
  for (const [chapter, keys] of Object.entries(ENTRIES))
    for (const [id, entry] of Object.entries(pack[chapter as 'patterns'] ?? {})) addAll([chapter, id], entry, keys);
  for (const [id, { value }] of Object.entries(pack.patterns))
    for (const [tally, worth] of Object.entries(value)) add(['patterns', id], `value.${tally}`, worth, 'value');
  for (const [letter, { copies }] of Object.entries(pack.tiles.suits))
    add(['tiles'], `${letter}.copies`, copies, 'setup');
  for (const [id, { copies }] of Object.entries(pack.tiles.marked ?? {}))
    add(['tiles'], `${id}.copies`, copies, 'setup');
  for (const [id, step] of Object.entries(pack.score.steps ?? {})) add(['score'], `steps.${id}`, step, 'score');
  for (const [id, value] of Object.entries(pack.sequence.counters ?? {}))
    add(['sequence'], `counters.${id}`, value, 'sequence');
  for (const rule of paymentPaths(pack)) {
    const [, ending, id] = rule;
    addAll(rule, (pack.settle[ending!] as Record<string, object>)[id!], { when: 'payment', amount: 'payment' });
  }
  for (const { rule, steps } of stepLists(pack)) addSteps(rule, steps, add);
  return found;
}

function stepLists(pack: CompletePack): { rule: RulePath; steps: StepList | undefined }[] {
  return [
    { rule: ['turn'], steps: pack.turn.begins },
    { rule: ['bonus'], steps: pack.bonus?.shown },
    ...Object.entries(pack.moves).flatMap(([id, { steps, if_false }]) => [
      { rule: ['moves', id], steps },
      { rule: ['moves', id], steps: if_false },
    ]),
    ...Object.entries(pack.windows ?? {}).flatMap(([id, { opens, passed, stands }]) =>
      [opens, passed, stands].map((steps) => ({ rule: ['windows', id], steps })),
    ),
    ...Object.entries(pack.endings ?? {}).map(([id, { each_seat }]) => ({ rule: ['endings', id], steps: each_seat })),
  ];
}

type Add = (rule: RulePath, key: string, written: unknown, place: PlaceName) => void;

function addSteps(rule: RulePath, steps: StepList | undefined, add: Add): void {
  for (const step of steps ?? []) {
    if (typeof step === 'string') continue;
    const { when, to, deposit, pay, stands }: NamedStep = step;
    for (const written of [when, to, deposit, pay]) add(rule, 'steps', written, 'move');
    addSteps(rule, stands, add);
  }
}
