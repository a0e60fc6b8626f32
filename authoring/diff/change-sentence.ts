/** A change as a sentence that a referee can read. */
import type { Change } from './changes/changes-by-meaning.ts';
import { type Data, type DataMap, isMap, SAID } from './changes/rules-as-plain-data.ts';

/** Both packs as plain data, for names. */
export interface Named {
  a: Data;
  b: Data;
}

/** The change in one line. */
export function sentenceOf(change: Change, packs: Named): string {
  const [chapter] = change.path;
  const say = SENTENCES[chapter!];
  return say?.(change, packs) ?? general(change, packs);
}

type Sentence = (change: Change, packs: Named) => string | undefined;

const SENTENCES: Record<string, Sentence> = {
  options: ofOption,
  patterns: ofPattern,
  moves: ofMove,
  settle: ofPayment,
  words: (change) => ofUsers(change, 'word', 'is'),
  charts: (change) => ofUsers(change, 'chart', 'gives'),
};

/** The name of an entry, or its id. */
function nameOf(id: string, chapter: string, { a, b }: Named): string {
  const named = [b, a].flatMap((pack) => {
    const name = dataAt(pack, [chapter, id, 'name', 'en']);
    return typeof name === 'string' ? [name] : [];
  });
  return named[0] ?? `\`${id}\``;
}

function dataAt(data: Data, path: readonly string[]): Data | undefined {
  return path.reduce<Data | undefined>((at, key) => (isMap(at) && Object.hasOwn(at, key) ? at[key] : undefined), data);
}

function ofOption({ path: [, id, key], kind, before, after }: Change): string | undefined {
  if (key === undefined && kind === 'added') return `New option \`${id}\`: ${aboutOption(after as DataMap)}`;
  if (key === undefined)
    return `The option \`${id}\` is removed (default was ${shortly((before as DataMap).default)}).`;
  if (key === 'default') return `Default of \`${id}\`: ${shortly(before)} → ${shortly(after)}.`;
  return `\`${id}\` may be ${shortly(after)}, not ${shortly(before)}.`;
}

function aboutOption({ says, default: usual }: DataMap): string {
  return `${typeof says === 'string' ? `${says.replace(/\.$/, '')}; ` : ''}default ${shortly(usual)}.`;
}

function ofPattern(change: Change, packs: Named): string | undefined {
  const { path, kind, item, before, after, to } = change;
  const [, id, key, tally] = path;
  const name = nameOf(id!, 'patterns', packs);
  if (kind === 'renamed') return `${name} is renamed: its id was \`${id}\` and is \`${to}\`.`;
  if (key === undefined && kind === 'added') return `${name} is new: ${worthOf(after as DataMap, packs)}.`;
  if (key === undefined) return `${name} is removed: ${worthOf(before as DataMap, packs)}.`;
  if (key === 'value' && tally !== undefined) return valueSentence(name, nameOf(tally, 'tallies', packs), change);
  if (item !== undefined) {
    const isPattern = dataAt(packs.a, ['patterns', item]) ?? dataAt(packs.b, ['patterns', item]);
    const taken = nameOf(item, isPattern === undefined ? 'groups' : 'patterns', packs);
    return kind === 'added' ? `${name} absorbs ${taken}.` : `${name} no longer absorbs ${taken}.`;
  }
  if (key === 'when') return `${name} requires ${code(after)} instead of ${code(before)}.`;
  if (key === 'group')
    return `${name} moves from the group ${nameOf(String(before), 'groups', packs)} to ${nameOf(String(after), 'groups', packs)}.`;
  return undefined;
}

function valueSentence(name: string, tally: string, { before, after }: Change): string {
  if (before === undefined) return `${name} is worth ${shortly(after)} ${tally} besides.`;
  if (after === undefined) return `${name} is no longer worth ${shortly(before)} ${tally}.`;
  return `${name} is worth ${shortly(after)} ${tally}, not ${shortly(before)}.`;
}

function worthOf({ value, when }: DataMap, packs: Named): string {
  const worth = isMap(value) ? Object.entries(value) : [];
  const parts = worth.map(([tally, amount]) => `${shortly(amount)} ${nameOf(tally, 'tallies', packs)}`);
  return `${parts.join(', ')} for ${code(when)}`;
}

const OF_A_MOVE: Record<string, string> = {
  when: 'may be made when',
  allows: 'may use a tile when',
  needs: 'needs',
  discard_limit: 'lets a tile be discarded when',
};

function ofMove(change: Change, packs: Named): string | undefined {
  const { path, kind, before, after } = change;
  const [, id, key] = path;
  const name = nameOf(id!, 'moves', packs);
  if (key === undefined) return `The move ${name} is ${kind === 'added' ? 'new' : 'removed'}.`;
  const says = OF_A_MOVE[key];
  if (says !== undefined) return `${name} ${says} ${code(after)}, not ${code(before)}.`;
  return key === 'steps' ? `${name} goes ${shortly(after)}, not ${shortly(before)}.` : undefined;
}

function ofPayment({ path, kind, before, after }: Change): string | undefined {
  const [, ending, id, key] = path;
  if (id === undefined) return undefined;
  const payment = `\`${id}\` after \`${ending}\``;
  if (key === undefined) {
    const { amount, when } = (after ?? before) as DataMap;
    return `The payment ${payment} is ${kind === 'added' ? 'new' : 'removed'}: ${code(amount)}${when === undefined ? '' : ` when ${code(when)}`}.`;
  }
  if (key === 'amount') return `The payment ${payment} is ${code(after)}, not ${code(before)}.`;
  return key === 'when' ? `The payment ${payment} is due when ${code(after)}, not when ${code(before)}.` : undefined;
}

function ofUsers({ path, before, after, users = [] }: Change, what: string, is: string): string {
  const read = users.length === 0 ? '' : `; it is read by ${listed(users)}`;
  return `The ${what} \`${path[1]}\` ${is} ${shortly(after)}, not ${shortly(before)}${read}.`;
}

const MOST = 5;

function listed(users: readonly string[]): string {
  const some = users.slice(0, MOST).map((user) => `\`${user}\``);
  return users.length > MOST ? `${some.join(', ')} and ${users.length - MOST} more` : some.join(', ');
}

const NOUNS: Record<string, string> = {
  ...{ windows: 'The window', groups: 'The group', situation: 'The circumstance', endings: 'The ending' },
  ...{ limits: 'The limit', shapes: 'The shape', marks: 'The mark', counters: 'The counter', lists: 'The list' },
};

function general({ path, item, kind, before, after }: Change, packs: Named): string {
  const [chapter, id, ...rest] = path as [string, string, ...string[]];
  const noun = NOUNS[chapter];
  const what = noun
    ? [noun, nameOf(id, chapter, packs), ...rest.map((key) => `\`${key}\``)].join(' ')
    : `\`${path.join('.')}\``;
  if (item !== undefined) return `${what}: ${kind === 'added' ? 'with' : 'without'} \`${item}\`.`;
  if (kind === 'added') return `${what} is new: ${shortly(after)}.`;
  return kind === 'removed'
    ? `${what} is removed: ${shortly(before)}.`
    : `${what}: ${shortly(after)}, not ${shortly(before)}.`;
}

function code(data: Data | undefined): string {
  return data === undefined ? 'nothing' : `\`${clipped(String(isMap(data) ? flow(data) : data))}\``;
}

const LONG = 110;

function clipped(text: string): string {
  return text.length <= LONG ? text : `${text.slice(0, LONG - 1)}…`;
}

/** Data as a sentence may hold it. */
function shortly(data: Data | undefined): string {
  if (data === undefined || data === null) return 'nothing';
  if (typeof data === 'boolean') return data ? 'yes' : 'no';
  if (typeof data === 'number') return String(data);
  if (typeof data === 'string') return /^[\w.-]+$/.test(data) ? data : code(data);
  return `\`${clipped(flow(data))}\``;
}

/** On one line, as YAML may write it. */
function flow(data: Data): string {
  if (Array.isArray(data)) return `[${data.map(flow).join(', ')}]`;
  if (!isMap(data)) return String(data);
  const rules = Object.entries(data).filter(([key]) => !SAID.includes(key));
  return `{ ${rules.map(([key, value]) => `${key}: ${flow(value)}`).join(', ')} }`;
}
