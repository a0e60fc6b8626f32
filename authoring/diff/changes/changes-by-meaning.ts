/** From differences to changes: what is only written differently falls away, what only serves others is told through them. */
import type { OptionValue, Place } from '../../../core/index.ts';
import {
  type Flattened,
  keySpot,
  type PackRuleset,
  placeOf,
  type Sourced,
  type Spot,
  valueAt,
} from '../../../loader/index.ts';
import { type Data, isMap, rulesIn } from './rules-as-plain-data.ts';
import { type Difference, differencesOf } from './rule-differences.ts';
import type { Path } from './transplant-change.ts';
import { dictionaryOf, meaningOf } from './expression-meaning.ts';
import { dataAt, type ComparedPack } from '../compared-pack.ts';

/** What became of a rule on the way from one pack to the other. */
export type Kind = 'added' | 'removed' | 'changed' | 'renamed';

/** A rule that the second pack has otherwise than the first. */
export interface Change extends Difference {
  kind: Kind;
  /** Of a pattern that only has another id: that id. */
  to?: string;
  /** Of a word or a chart: the rules that use it and mean something else through it. */
  users?: string[];
  /** Where the packs say it; of what was taken out, where that is said. */
  at: { a?: Place; b?: Place };
}

/** All changes, and how much is written otherwise and means the same. */
export interface Changes {
  changes: Change[];
  reworded: number;
}

/** Chapters that rules are made with; a new entry means nothing by itself. */
const TOOLS = ['words', 'marks', 'counters', 'pots', 'charts', 'tallies', 'lists'];
const STEP = 'score.steps';

/** The changes from one pack to another. */
export function changesOf(a: ComparedPack, b: ComparedPack): Changes {
  const meanings = { a: meaningsOf(a, b), b: meaningsOf(b, a) };
  const renamed = renamesOf(a, b, meanings);
  const all = differencesOf(a.data, b.data);
  const gone = new Set(renamed.flatMap(({ path, to }) => [path.join('.'), `patterns.${to}`]));
  let reworded = 0;
  const changes = all.flatMap((difference): Change[] => {
    if (gone.has(difference.path.join('.')) || mentions(difference, renamed)) return [];
    const kind = kindOf(difference);
    const at = placesOf(a.flat, b.flat, difference);
    const isTool = isToolPath(difference.path);
    if (isTool && kind !== 'changed') return [];
    const users = isTool ? usersOf(difference.path, meanings) : undefined;
    if (users?.length === 0 || means(difference.path, meanings) === 'same') {
      reworded++;
      return [];
    }
    return [{ ...difference, kind, at, ...(users && { users }) }];
  });
  return { changes: [...changes, ...renamed], reworded };
}

function kindOf({ before, after }: Difference): Kind {
  return before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
}

/** Words, charts and steps; of other tools only entries as a whole. */
function isToolPath(path: Path): boolean {
  if (path.slice(0, 2).join('.') === STEP) return true;
  return TOOLS.includes(path[0]!) && (path.length === 2 || path[0] === 'words' || path[0] === 'charts');
}

/** The expressions of a pack: what each means, and which words, steps and charts it uses. */
type Meanings = ReadonlyMap<string, { deep: string; uses: ReadonlySet<string> }>;

interface Both {
  a: Meanings;
  b: Meanings;
}

function meaningsOf(side: ComparedPack, other: ComparedPack): Meanings {
  const dictionary = dictionaryOf(side.rules, optionsWithout(side.rules, other.rules));
  const tools = toolTexts(side);
  return new Map(
    side.rules.expressions.map(({ path, program: { tree } }) => {
      const uses = toolsIn(String(dataAt(side, path) ?? ''), tools);
      return [path.join('.'), { deep: meaningOf(tree, dictionary), uses }];
    }),
  );
}

/** Options that the other pack has not. */
function optionsWithout({ options }: PackRuleset, other: PackRuleset): Record<string, OptionValue> {
  return Object.fromEntries(Object.entries(options).filter(([name]) => !Object.hasOwn(other.options, name)));
}

/** Words, steps and charts by what they are called: where they stand, and the text of those that are expressions. */
type Tools = ReadonlyMap<string, { path: string; text: string }>;

function toolTexts(side: ComparedPack): Tools {
  const chapters = [['words'], ['score', 'steps'], ['charts']];
  return new Map(
    chapters.flatMap((chapter) => {
      const all = dataAt(side, chapter);
      return Object.entries((all ?? {}) as object).map(([name, said]) => {
        const text = typeof said === 'object' ? '' : String(said);
        return [name, { path: [...chapter, name].join('.'), text }] as const;
      });
    }),
  );
}

/** Paths of the tools that a text mentions, also through others. */
function toolsIn(text: string, tools: Tools, found = new Set<string>()): Set<string> {
  for (const name of text.match(/[a-z_][a-z0-9_]*/g) ?? []) {
    const tool = tools.get(name);
    if (tool === undefined || found.has(tool.path)) continue;
    found.add(tool.path);
    toolsIn(tool.text, tools, found);
  }
  return found;
}

/** Whether the expressions at a path mean the same in both packs; nothing where it is no expression in both. */
function means(path: Path, { a, b }: Both): 'same' | 'other' | undefined {
  const [one, other] = [a, b].map((meanings) => meanings.get(path.join('.')));
  if (one === undefined || other === undefined) return undefined;
  return one.deep === other.deep ? 'same' : 'other';
}

/** Expressions that mean something else and use a tool. */
function usersOf(path: Path, { a, b }: Both): string[] {
  const tool = path.slice(0, path[0] === 'score' ? 3 : 2).join('.');
  return [...b].flatMap(([user, { deep, uses }]) => {
    const before = a.get(user);
    const isUser = uses.has(tool) || (before?.uses.has(tool) ?? false);
    return isUser && before !== undefined && before.deep !== deep && !user.startsWith(`${STEP}.`) ? [user] : [];
  });
}

/** Patterns of one pack that the other has under another id. */
function renamesOf(a: ComparedPack, b: ComparedPack, meanings: Both): Change[] {
  const [before, after] = [a, b].map(({ data }) => patternsIn(data));
  const gone = Object.keys(before!).filter((id) => !Object.hasOwn(after!, id));
  const come = Object.keys(after!).filter((id) => !Object.hasOwn(before!, id));
  return gone.flatMap((id) => {
    const same = come.filter((to) => ruleOf(before![id]!, id, meanings.a) === ruleOf(after![to]!, to, meanings.b));
    if (same.length !== 1) return [];
    const [to] = same as [string];
    const at = {
      a: placeOf(keySpot(a.flat.root, ['patterns', id])),
      b: placeOf(keySpot(b.flat.root, ['patterns', to])),
    };
    return [{ path: ['patterns', id], kind: 'renamed' as const, to, before: before![id]!, after: after![to]!, at }];
  });
}

function patternsIn(data: Data): Record<string, Data> {
  return isMap(data) && isMap(data.patterns) ? data.patterns : {};
}

/** A pattern without its id: what it means, and the rest of its rules. */
function ruleOf(pattern: Data, id: string, meanings: Meanings): string {
  const { when, ...rest } = isMap(pattern) ? pattern : {};
  return `${meanings.get(`patterns.${id}.when`)?.deep ?? JSON.stringify(when)} ${rulesIn(rest, ['patterns', ''])}`;
}

/** A name in a list that only changed with the id of the pattern. */
function mentions({ item }: Difference, renamed: readonly Change[]): boolean {
  return item !== undefined && renamed.some(({ path, to }) => path[1] === item || to === item);
}

/** Where both packs say it. */
function placesOf(a: Flattened, b: Flattened, { path, item }: Difference): Change['at'] {
  const place = (flat: Flattened): Place | undefined => {
    const value = valueAt(flat.root, path);
    const removed = flat.removed.get(path.join('.'));
    if (value === undefined) return removed && placeOf(removed);
    const list = item !== undefined && value.is === 'list' ? value.items : [];
    const one = list.find((each) => each.is === 'scalar' && each.value === item);
    return placeOf(one?.spot ?? ownSpot(flat, value) ?? keySpot(flat.root, path));
  };
  const [one, other] = [place(a), place(b)];
  return { ...(one && { a: one }), ...(other && { b: other }) };
}

/** The first thing in a value that the pack says itself, not one it extends. */
function ownSpot(flat: Flattened, value: Sourced): Spot | undefined {
  if (value.is !== 'map') return value.spot;
  for (const { key, value: inner } of value.entries.values()) {
    const spot = flat.own.has(key.source.name) ? key : inner.is === 'map' ? ownSpot(flat, inner) : undefined;
    if (spot !== undefined) return spot;
  }
  return undefined;
}
