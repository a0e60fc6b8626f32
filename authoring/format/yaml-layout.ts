/**
 * Lines of an outline. Chapters and entries stand in lines, small things in braces:
 *
 *     patterns:
 *       lucky_pair:
 *         name: { en: Lucky Pair }     a map that fits on a line
 *         group: state
 *         examples:                    a list of lines
 *           - 123m 456p 789s 345s 8p +8p
 */
import { arranged } from './key-order.ts';
import type { Branch, Collection, Item, Note, Text } from './document-outline.ts';
import { inlineText, isForced, keyText, longText, WIDTH, widthOf } from './yaml-scalar.ts';

/** A line, and the comment behind it. */
export interface Line {
  text: string;
  after?: string | undefined;
}

/** Lists of steps are shorter than other lines, or nobody finds the end of a step. */
const WIDEST_STEPS = 100;
/** Keys that an entry on one line may have. */
const MOST_KEYS = { chapter: 4, entry: 2, row: 5 };

/** The lines of a whole file. An empty line below its head stays there, whatever comes next. */
export function layOut(root: Collection, head: readonly Note[]): Line[] {
  const [first, ...others] = root.items;
  const gap = head.length > 0 && first?.blank === true ? [{ text: '' }] : [];
  const items = first === undefined ? [] : [{ ...first, blank: false }, ...others];
  return [...notes(head, 0, true), ...gap, ...block({ ...root, items }, 0, true)];
}

/** Comments on lines of their own. `isFirst`: nothing stands above, so no empty line either. */
function notes(list: readonly Note[], indent: number, isFirst: boolean): Line[] {
  return list.flatMap(({ text, blank }, index) => [
    ...(blank && !(isFirst && index === 0) ? [{ text: '' }] : []),
    { text: ' '.repeat(indent) + text },
  ]);
}

function block(owner: Collection, indent: number, isFirst: boolean): Line[] {
  const lines = arranged(owner).flatMap((item, index) =>
    itemLines(item, indent, isFirst && index === 0, owner.rank === 'lines'),
  );
  return [...lines, ...notes(owner.foot, indent, isFirst && lines.length === 0)];
}

function itemLines(item: Item, indent: number, isFirst: boolean, isLine: boolean): Line[] {
  const above = notes(item.before, indent, isFirst);
  const gap = item.blank && !(isFirst && above.length === 0) ? [{ text: '' }] : [];
  const [first, ...rest] = valueLines(item, indent, isLine);
  return [...above, ...gap, { ...first!, after: item.after ?? first!.after }, ...rest];
}

/** `isLine`: an item of a list of lines, which with one key needs no braces: `- not: 123m`. */
function valueLines({ key, value }: Item, indent: number, isLine: boolean): Line[] {
  const lead = `${' '.repeat(indent)}${key === undefined ? '-' : `${keyText(key, false)}:`}`;
  const isBare = isLine && value.is === 'map' && value.items.length === 1 && value.items[0]!.value.is === 'text';
  const inline = value.is === 'text' ? inlineText(value, key, false) : isBare ? undefined : inlineOf(value, key);
  const fits = inline !== undefined && widthOf(`${lead} ${inline}`) <= limitOf(value);
  if (inline !== undefined && (fits || isUnbreakable(value))) return [{ text: `${lead} ${inline}` }];
  const deeper = indent + 2;
  if (value.is === 'text') return textLines(value, lead, deeper);
  if (key !== undefined && isRows(value)) return rowLines(value, lead, deeper);
  const below = block(value, deeper, true);
  if (key !== undefined) return [{ text: lead }, ...below];
  const [first, ...rest] = below;
  return [{ ...first!, text: `${lead} ${first!.text.trimStart()}` }, ...rest];
}

function textLines(value: Text, lead: string, indent: number): Line[] {
  const [first, ...rest] = longText(value, indent);
  return [
    { text: `${lead} ${first}` },
    ...rest.map((text) => ({ text: text === '' ? '' : ' '.repeat(indent) + text })),
  ];
}

/** A long text of one word, and what is empty. */
function isUnbreakable(value: Branch): boolean {
  return value.is === 'text' ? typeof value.value !== 'string' || !/\S \S/.test(value.value) : value.items.length === 0;
}

function limitOf(value: Branch): number {
  const isSteps = value.is === 'list' && value.items.some((item) => item.value.is !== 'text');
  return isSteps ? WIDEST_STEPS : WIDTH;
}

/** On one line, in braces or brackets; undefined where it should not or cannot stand so. */
function inlineOf(value: Branch, key: string | undefined, isKeyed = key !== undefined): string | undefined {
  if (value.is === 'text') return inlineText(value, key, true);
  if (value.foot.length > 0 || value.items.some(hasComment) || !isSmall(value, isKeyed)) return undefined;
  const parts = arranged(value).map((item) => {
    const inline = inlineOf(item.value, item.key);
    return item.key === undefined || inline === undefined ? inline : `${keyText(item.key, true)}: ${inline}`;
  });
  if (parts.includes(undefined)) return undefined;
  if (value.is === 'list') return `[${parts.join(', ')}]`;
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

function hasComment({ before, after }: Item): boolean {
  return before.length > 0 || after !== undefined;
}

/** Whether something may stand on one line, if it fits. */
function isSmall(value: Collection, isKeyed: boolean): boolean {
  const { is, rank, items, order } = value;
  if (items.length === 0) return true;
  if (is === 'list' && rank === 'row') return true;
  if (is === 'list') return rank !== 'lines' && !items.some((item) => item.value.is === 'text' && hasSpace(item.value));
  if (items.some((item) => item.value.is !== 'text' && ['entry', 'row'].includes(item.value.rank))) return false;
  if (isKeyed && items.some((item) => item.value.is === 'text' && isForced(item.value, item.key))) return false;
  if (rank === 'plain' || rank === 'lines') return true;
  if (items.length > MOST_KEYS[rank]) return false;
  if (rank === 'chapter') return isName(value) || (order.length === 0 && items.every(isWord));
  return items.every(
    (item) => item.value.is === 'text' || item.value.items.every((inner) => inner.value.is === 'text'),
  );
}

function hasSpace({ value }: Text): boolean {
  return / /.test(String(value));
}

/** `name: { en: Sunday Table }`, whose texts are words of people. */
function isName({ order }: Collection): boolean {
  return order.join() === 'en';
}

function isWord({ value }: Item): boolean {
  return value.is === 'text' && !hasSpace(value);
}

/** A table of numbers. */
function isRows(value: Collection): boolean {
  return (
    value.items.length > MOST_KEYS.row &&
    value.items.every((item) => /^-?\d/.test(item.key ?? '') && !hasComment(item)) &&
    value.foot.length === 0
  );
}

/** A long table: in braces below its key, as many rows to a line as fit. */
function rowLines(value: Collection, lead: string, indent: number): Line[] {
  const parts = value.items.map(({ key, value: cell }) => `${key}: ${inlineOf(cell, key)}`);
  const lines: string[] = [];
  for (const [index, part] of parts.entries()) {
    const text = `${part}${index < parts.length - 1 ? ',' : ' }'}`;
    const last = lines.at(-1) ?? '{';
    if (lines.length > 0 && widthOf(`${last} ${text}`) + indent > WIDTH) lines.push(`  ${text}`);
    else lines.splice(-1, 1, `${last} ${text}`);
  }
  return [{ text: lead }, ...lines.map((text) => ({ text: ' '.repeat(indent) + text }))];
}
