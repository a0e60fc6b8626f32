/** Who reads what: the rules that a change can matter to. */
import { onceFor } from '../../../core/index.ts';
import type { PackRuleset } from '../../../loader/index.ts';
import type { Change } from './changes-by-meaning.ts';
import { isMap } from './rules-as-plain-data.ts';
import type { ComparedPack } from '../compared-pack.ts';

/** Chapters that only say what finished hands are worth. */
const OF_HANDS = ['patterns', 'groups', 'score', 'limits', 'tallies'];

/** What only matters to the rules that name it, and these are changes of their own. */
const NAMED_ELSEWHERE = ['groups', 'situation'];

/** Where a change may be seen, and near which patterns. */
export interface Reach {
  hands: boolean;
  table: boolean;
  patterns: ReadonlySet<string>;
}

/** Where to look for what shows a change. */
export function reachOf(change: Change, a: ComparedPack, b: ComparedPack): Reach {
  const { path, kind, item, to, users } = change;
  const [chapter, name] = path as [string, string];
  if (kind !== 'changed' && path.length === 2 && NAMED_ELSEWHERE.includes(chapter))
    return { hands: false, table: false, patterns: new Set() };
  if (chapter === 'patterns') {
    const patterns = [name, ...(item ? [item] : []), ...(to ? [to] : []), ...absorbedIn(change)];
    return { hands: true, table: false, patterns: new Set(patterns) };
  }
  if (chapter === 'shapes') return { hands: true, table: true, patterns: new Set() };
  if (OF_HANDS.includes(chapter) && path.slice(0, 2).join('.') !== 'score.steps')
    return { hands: true, table: false, patterns: groupOf(chapter, name, [a, b]) };
  const readers = users ?? (chapter === 'options' ? [...readersOf(a.rules, name), ...readersOf(b.rules, name)] : []);
  const ofHands = readers.filter((reader) => OF_HANDS.includes(reader.split('.')[0]!));
  const isTool = users !== undefined || chapter === 'options';
  const patterns = ofHands.flatMap((reader) => (reader.startsWith('patterns.') ? [reader.split('.')[1]!] : []));
  const elsewhere = !isTool || readers.length > ofHands.length || readers.length === 0;
  return { hands: ofHands.length > 0 || chapter === 'tiles', table: elsewhere, patterns: new Set(patterns) };
}

/** Patterns of a list with conditions, which is one rule. */
function absorbedIn({ path, item, before, after }: Change): string[] {
  if (path[2] !== 'absorbs' || item !== undefined) return [];
  return [before, after].flat().flatMap((entry) => (isMap(entry) ? String(entry.pattern) : []));
}

/** Patterns of a group. */
function groupOf(chapter: string, name: string, sides: readonly ComparedPack[]): Set<string> {
  if (chapter !== 'groups') return new Set();
  return new Set(
    sides.flatMap(({ rules }) => rules.scoring.rules.patterns.flatMap(({ id, group }) => (group === name ? [id] : []))),
  );
}

/** Paths of the expressions that ask for an option or for one that it sets, also through words. */
export function readersOf({ expressions, contents }: PackRuleset, option: string): string[] {
  const info = contents.options.find(({ id }) => id === option);
  const sets = info?.type === 'choice' ? Object.values(info.sets ?? {}).flatMap(Object.keys) : [];
  return askingFor(expressions, `"is":"option","name":"(${[option, ...sets].join('|')})"`);
}

/** Paths of the expressions that use a word or a chart, also through words. */
export function usersOf({ expressions }: PackRuleset, name: string): string[] {
  return askingFor(expressions, `"name":"${name}"`);
}

function askingFor(expressions: PackRuleset['expressions'], what: string): string[] {
  const asks = new RegExp(what);
  return textsOf(expressions).flatMap(({ path, text }) => (asks.test(text) ? [path] : []));
}

/** What expressions ask as text, by the rule that they belong to. */
const textsOf = onceFor((expressions: PackRuleset['expressions']) =>
  expressions.map(({ path, program: { tree } }) => {
    const isStep = path[0] === 'score' && path[1] === 'steps';
    return { path: isStep ? 'score.value' : path.join('.'), text: JSON.stringify(tree) };
  }),
);
