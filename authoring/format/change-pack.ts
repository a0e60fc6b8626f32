/** Entries of a pack changed by a program, such as a form: the file in its one form, with the comments and the order it had. */
import { hasErrors, type Result } from '../../core/index.ts';
import { makeSource, parseYaml } from '../../loader/index.ts';
import type { Path } from '../../schemas/index.ts';
import { joinLines } from './align-comments.ts';
import { type Collection, type Item, outlineOf } from './document-outline.ts';
import { format, readCommented } from './format-file.ts';
import { PACK } from './layout-from-schema.ts';
import { layOut } from './yaml-layout.ts';

/** One entry and what it is to be. */
export interface EntryChange {
  /** Keys from the top of the file; with `-` at its end it adds to a list, as JSON Pointers do. */
  path: Path;
  /** Data; `null` takes out what is inherited, undefined takes the entry out of the file. */
  value: unknown;
}

/** The text of a pack with these changes, made one after the other; problems where it cannot be read. */
export function changePack(text: string, changes: readonly EntryChange[], file = '(text)'): Result<string> {
  const read = readCommented(text, file);
  if (!read.ok) return read;
  const { root, head } = read.value;
  for (const { path, value } of changes) {
    const keys = path.map(String);
    if (value === undefined) {
      takeOut(root, keys);
      continue;
    }
    const written = itemOf(keys, value, file);
    if (!written.ok) return written;
    put(root, written.value, keys);
  }
  return format(joinLines(layOut(root, head)), file);
}

/** An entry that holds the value at the end of its path, as a file would have it. */
function itemOf(keys: readonly string[], value: unknown, file: string): Result<Item> {
  const whole = keys.reduceRight<unknown>((inner, key) => (key === END ? [inner] : { [key]: inner }), value);
  const source = makeSource(file, JSON.stringify(whole));
  const { root, problems } = parseYaml(source);
  if (root === undefined || hasErrors(problems)) return { ok: false, problems };
  return { ok: true, value: outlineOf(source, root, 'pack').items[0]!, problems };
}

const END = '-';

/** Puts an entry where its path leads; of what stands there already only the last step is replaced. */
function put(owner: Collection, entry: Item, [key, ...below]: readonly string[]): void {
  const old = key === END ? undefined : owner.items.find((item) => item.key === key);
  const inner = entry.value.is === 'text' ? undefined : entry.value.items[0];
  if (old === undefined) insert(owner, entry);
  else if (below.length > 0 && old.value.is === entry.value.is && inner !== undefined)
    put(old.value as Collection, inner, below);
  else old.value = entry.value;
}

/** A chapter stands before those that come later in the schema, below an empty line; any other entry at the end. */
function insert(owner: Collection, entry: Item): void {
  const place = PACK.indexOf(entry.key ?? '');
  const isChapter = owner.rank === 'plain' && owner.order.length > 0 && !owner.order.includes(entry.key ?? '');
  const later = isChapter ? owner.items.findIndex(({ key = '' }) => PACK.indexOf(key) > place) : -1;
  owner.items.splice(later < 0 ? owner.items.length : later, 0, { ...entry, blank: isChapter });
}

/** Takes an entry out, and the maps that only held it. Comments above it stay. */
function takeOut(owner: Collection, [key, ...below]: readonly string[]): void {
  const at = owner.items.findIndex((item) => item.key === key);
  const item = owner.items[at];
  if (item === undefined) return;
  if (below.length > 0) {
    if (item.value.is === 'text') return;
    takeOut(item.value, below);
    if (item.value.items.length > 0) return;
    item.before.push(...item.value.foot);
  }
  owner.items.splice(at, 1);
  const next = owner.items[at];
  if (next === undefined) owner.foot.unshift(...item.before);
  else next.before.unshift(...item.before);
}
