/** A file as something to write anew: its values, what the schema says of each, and the comments around them. */
import { tidySpaces } from '../../dsl/index.ts';
import type { Source, Sourced, SourcedList, SourcedMap, SourcedScalar, Spot } from '../../loader/index.ts';
import { type Form, formOf, isEntry, isExpression, isLines, isOtherNames, type Kind } from './layout-from-schema.ts';

/** A comment on a line of its own. */
export interface Note {
  text: string;
  /** Whether an empty line stands above. */
  blank: boolean;
}

/** An entry of a map or list, with the comments that belong to it. */
export interface Item {
  key?: string;
  value: Branch;
  before: Note[];
  /** Behind it, on its line. */
  after?: string;
  /** Whether an empty line stands above. */
  blank: boolean;
  /** Offsets in the file: where it begins (its key or dash), where its key ends, where its value ends. */
  start: number;
  keyEnd: number;
  end: number;
  column: number;
}

/**
 * What a value is in its file: a chapter; an entry under a name of the pack, one of many words (`entry`) or one that reads
 * like a row of a table (`row`); a list of lines, or any other.
 */
export type Rank = 'chapter' | 'entry' | 'row' | 'lines' | 'plain';

export interface Collection {
  is: 'map' | 'list';
  items: Item[];
  /** Comments behind the last item. */
  foot: Note[];
  /** Whether it was written in braces or brackets. */
  flow: boolean;
  start: number;
  end: number;
  column: number;
  /** Keys in the order of the schema; empty where the names are the pack's own. */
  order: readonly string[];
  rank: Rank;
}

export interface Text {
  is: 'text';
  value: SourcedScalar['value'];
  /** As it stands in the file. */
  written: string;
  start: number;
  end: number;
  isExpression: boolean;
}

export type Branch = Collection | Text;

interface Making {
  source: Source;
  kind: Kind;
}

/** The outline of a file, still without its comments. */
export function outlineOf(source: Source, root: SourcedMap, kind: Kind): Collection {
  return mapOf({ source, kind }, root, { form: formOf(kind), rank: 'plain' });
}

/** What is known of a value from above. */
interface Above {
  form: Form | undefined;
  rank: Rank;
  /** The chapter it stands in; undefined at the top. */
  chapter?: string;
}

function branchOf(making: Making, node: Sourced, above: Above): Branch {
  if (node.is === 'map') return mapOf(making, node, above);
  return node.is === 'list' ? listOf(making, node, above) : textOf(making, node, above.form);
}

function mapOf(making: Making, node: SourcedMap, { form, rank, chapter }: Above): Collection {
  const items = [...node.entries].map(([key, entry]) => {
    const below = form?.under(key, entry.value);
    const own = chapter === undefined && making.kind === 'pack' ? 'chapter' : rankOf(form, key, below, chapter);
    const value = branchOf(making, entry.value, { form: below, rank: own, chapter: chapter ?? key });
    return itemOf(making.source, value, entry.key.start, entry.key.end, key);
  });
  return collection(making.source, 'map', node.spot, items, form?.order ?? [], rank);
}

/** Chapters whose entries are read line by line. */
const IN_LINES = ['options', 'windows', 'moves', 'patterns', 'charts', 'settle', 'scenarios'];

function rankOf(owner: Form | undefined, key: string, form: Form | undefined, chapter = ''): Rank {
  if (!isEntry(owner, key, form)) return 'plain';
  return IN_LINES.includes(chapter) ? 'entry' : 'row';
}

function listOf(making: Making, node: SourcedList, { form, chapter }: Above): Collection {
  let last = node.spot.start;
  const { text } = making.source;
  const isFlow = text[last] === '[';
  const items = node.items.map((each, index) => {
    const value = branchOf(making, each, { form: form?.under(index, each), rank: 'plain', chapter: chapter ?? '' });
    const start = isFlow ? value.start : dashAfter(text, last);
    last = value.end;
    return itemOf(making.source, value, start, start);
  });
  const rank = isLines(form) ? 'lines' : isOtherNames(form) ? 'row' : 'plain';
  return collection(making.source, 'list', node.spot, items, [], rank);
}

/** The dash of the next item; comments may stand before it. */
function dashAfter(text: string, from: number): number {
  const skip = /(?:\s+|#[^\n]*)*/y;
  skip.lastIndex = from;
  skip.exec(text);
  return skip.lastIndex;
}

function itemOf(source: Source, value: Branch, start: number, keyEnd: number, key?: string): Item {
  const { text } = source;
  const line = text.lastIndexOf('\n', start - 1) + 1;
  return {
    ...(key === undefined ? {} : { key }),
    value,
    before: [],
    blank: text.slice(line, start).trim() === '' && isBlankAbove(text, line),
    start,
    keyEnd,
    end: Math.max(value.end, keyEnd),
    column: start - line,
  };
}

/** Whether the line above the one that begins at an offset is empty. */
export function isBlankAbove(text: string, line: number): boolean {
  return line > 0 && text.slice(text.lastIndexOf('\n', line - 2) + 1, line - 1).trim() === '';
}

function collection(
  { text }: Source,
  is: 'map' | 'list',
  { start, end }: Spot,
  items: Item[],
  order: readonly string[],
  rank: Rank,
): Collection {
  const flow = text[start] === '{' || text[start] === '[';
  const column = items[0]?.column ?? 0;
  return { is, items, foot: [], flow, start, end: flow ? end : (items.at(-1)?.end ?? end), column, order, rank };
}

function textOf({ source }: Making, { value, spot }: SourcedScalar, form: Form | undefined): Text {
  const isRule = isExpression(form);
  return {
    is: 'text',
    value: isRule && typeof value === 'string' && !value.includes('\n') ? tidySpaces(value) : value,
    written: source.text.slice(spot.start, spot.end),
    start: spot.start,
    end: spot.end,
    isExpression: isRule,
  };
}
