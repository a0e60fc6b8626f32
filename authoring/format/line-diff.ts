/** What differs between two texts, line by line, for people to read. */

/** A stretch of lines of the old text (from a line number, counted from 1) and what stands there in the new one. */
export interface Change {
  line: number;
  old: string[];
  new: string[];
}

/** More than this many pairs of lines are not compared one by one. */
const MOST_PAIRS = 4_000_000;

/** The changes that make the old text the new one, in order. */
export function changes(before: string, after: string): Change[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const middle = [old.slice(start, old.length - end), now.slice(start, now.length - end)] as const;
  if (middle[0].length * middle[1].length > MOST_PAIRS) return [{ line: start + 1, old: middle[0], new: middle[1] }];
  return walk(...middle, lengths(...middle)).map((change) => ({ ...change, line: change.line + start + 1 }));
}

/** How many lines two tails have in common, for every pair of tails. */
function lengths(old: readonly string[], now: readonly string[]): Uint32Array[] {
  const table = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      table[i]![j] = old[i] === now[j] ? table[i + 1]![j + 1]! + 1 : Math.max(table[i + 1]![j]!, table[i]![j + 1]!);
    }
  }
  return table;
}

function walk(old: readonly string[], now: readonly string[], common: readonly Uint32Array[]): Change[] {
  const found: Change[] = [];
  let [i, j] = [0, 0];
  let open: Change | undefined;
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      [i, j, open] = [i + 1, j + 1, undefined];
      continue;
    }
    if (open === undefined) found.push((open = { line: i, old: [], new: [] }));
    if (j >= now.length || (i < old.length && common[i + 1]![j]! >= common[i]![j + 1]!)) open.old.push(old[i++]!);
    else open.new.push(now[j++]!);
  }
  return found;
}
