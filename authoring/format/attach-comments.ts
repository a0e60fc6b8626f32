/** Comments, and what each belongs to: what stands behind it on the line, or what comes next. */
import { arranged } from './key-order.ts';
import { type Branch, type Collection, isBlankAbove, type Item, type Note } from './document-outline.ts';

/** A comment where it was written. */
export interface Comment extends Note {
  offset: number;
  column: number;
  /** Alone on its line. */
  alone: boolean;
}

/** Hangs the comments of a text on its outline; gives those at the head of the file. */
export function attachComments(text: string, root: Collection, comments: readonly Comment[]): Note[] {
  const anchors = itemsOf(root);
  const first = anchors[0]?.start ?? text.length;
  for (const comment of comments) if (comment.offset > first) attach(text, root, anchors, comment);
  hoist(root);
  return comments.filter(({ offset }) => offset < first).map(note);
}

function note({ text, blank }: Comment): Note {
  return { text, blank };
}

/** Every item in the order of the file, an item before those in it. */
function itemsOf({ items }: Collection): Item[] {
  return items.flatMap((item) => [item, ...(item.value.is === 'text' ? [] : itemsOf(item.value))]);
}

/** Everything that begins with # outside of keys and texts. */
export function commentsOf(text: string, root: Collection): Comment[] {
  const found: Comment[] = [];
  let from = 0;
  for (const [start, end] of [...textsIn(root, []), [text.length, text.length] as const]) {
    for (const match of text.slice(from, start).matchAll(/#[^\n]*/g))
      found.push(commentAt(text, from + match.index, match[0]));
    from = end;
  }
  return found;
}

function commentAt(text: string, offset: number, written: string): Comment {
  const line = text.lastIndexOf('\n', offset) + 1;
  const alone = text.slice(line, offset).trim() === '';
  return { text: written.trimEnd(), offset, column: offset - line, alone, blank: alone && isBlankAbove(text, line) };
}

/** Where keys and texts stand; a block text begins below its `>-`, behind which a comment may stand. */
function textsIn(branch: Branch, found: (readonly [number, number])[]): typeof found {
  if (branch.is === 'text') {
    const isBlock = /^[|>]/.test(branch.written);
    const start = isBlock ? branch.start + branch.written.indexOf('\n') : branch.start;
    found.push([start < branch.start ? branch.end : start, branch.end]);
    return found;
  }
  for (const { key, start, keyEnd, value } of branch.items) {
    if (key !== undefined) found.push([start, keyEnd]);
    textsIn(value, found);
  }
  return found;
}

function attach(text: string, root: Collection, anchors: readonly Item[], comment: Comment): void {
  const around = anchors.findLast(({ start, end }) => start <= comment.offset && comment.offset < end);
  if (comment.alone) attachAlone(root, anchors, comment, around);
  else attachBehind(text, anchors, comment, around);
}

/** On a line with something: it belongs to what ended last on that line, else to what begins there. */
function attachBehind(text: string, anchors: readonly Item[], comment: Comment, around: Item | undefined): void {
  const line = text.lastIndexOf('\n', comment.offset) + 1;
  const ended = anchors.filter(({ end }) => end <= comment.offset && end > line);
  const last = Math.max(...ended.map(({ end }) => end));
  const item = ended.findLast(({ end }) => end === last) ?? around;
  if (item !== undefined && item.after === undefined) item.after = comment.text;
  else item?.before.push({ text: comment.text, blank: false });
}

/** On a line of its own: it belongs to what comes next, or below the lines it is indented with. */
function attachAlone(root: Collection, anchors: readonly Item[], comment: Comment, around: Item | undefined): void {
  const next = anchors.find(({ start }) => start > comment.offset);
  if (around !== undefined && isClosed(around) && !(next !== undefined && next.start < around.end)) {
    if (around.value.is !== 'text' && comment.offset > around.value.start) around.value.foot.push(note(comment));
    else around.before.push(note(comment));
    return;
  }
  const open = openAt(root, comment.offset, next?.start).findLast(({ column }) => column <= comment.column);
  if (next !== undefined && (open === undefined || comment.column <= next.column || isClosed(around)))
    next.before.push(note(comment));
  else (open ?? root).foot.push(note(comment));
}

/** Whether a value is no block of lines: a text, or something in brackets. */
function isClosed(item: Item | undefined): boolean {
  return item !== undefined && (item.value.is === 'text' || item.value.flow);
}

/** The blocks that ended just before an offset and hold nothing that comes later, outermost first. */
function openAt(block: Collection, offset: number, next = Number.POSITIVE_INFINITY): Collection[] {
  const last = block.items.findLast(({ start }) => start < offset);
  const inner =
    last !== undefined && last.value.is !== 'text' && !last.value.flow ? openAt(last.value, offset, next) : [];
  const holdsNext = block.items.some(({ start }) => start >= next);
  return holdsNext ? inner : [block, ...inner];
}

/** What will have no line to stand behind or under goes above: comments in empty braces, and at the top of a list's item. */
function hoist(block: Collection): void {
  for (const item of block.items) {
    const { value, key, after } = item;
    if (value.is === 'text') continue;
    hoist(value);
    const first = key === undefined ? arranged(value)[0] : undefined;
    if (value.items.length === 0) item.before.push(...value.foot.splice(0));
    else if (first !== undefined && value.items.some(hasComments)) {
      if (after !== undefined) item.before.push({ text: after, blank: false });
      delete item.after;
      item.before.push(...first.before.splice(0));
    }
  }
}

function hasComments({ before, after, value }: Item): boolean {
  return (
    before.length > 0 ||
    after !== undefined ||
    (value.is !== 'text' && (value.foot.length > 0 || value.items.some(hasComments)))
  );
}
