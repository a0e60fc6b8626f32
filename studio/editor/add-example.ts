/** Writes an example under a pattern of a pack, where authors write them. */

/** The text with one more example of the pattern; `example` as one line of YAML. */
export function addExample(text: string, pattern: string, example: string): string {
  const lines = text.trimEnd().split('\n');
  const chapter = lines.findIndex((line) => /^patterns:/.test(line));
  if (chapter < 0) return `${lines.join('\n')}\n\npatterns:\n${entry(pattern, example)}\n`;
  const end = after(lines, chapter, 0);
  const own = lines.findIndex((line, at) => at > chapter && at < end && line.startsWith(`  ${pattern}:`));
  if (own < 0) lines.splice(end, 0, entry(pattern, example));
  else {
    const last = after(lines, own, 2);
    const list = lines.findIndex((line, at) => at > own && at < last && /^ {4}examples:/.test(line));
    if (list < 0) lines.splice(own + 1, 0, '    examples:', `      - ${example}`);
    else lines.splice(after(lines, list, 4), 0, `      - ${example}`);
  }
  return `${lines.join('\n')}\n`;
}

function entry(pattern: string, example: string): string {
  return `  ${pattern}:\n    examples:\n      - ${example}`;
}

/** The line behind an entry: the next one that is indented as little. */
function after(lines: readonly string[], at: number, indent: number): number {
  const next = lines.findIndex((line, index) => index > at && line.trim() !== '' && line.search(/\S/) <= indent);
  const end = next < 0 ? lines.length : next;
  // Empty lines between two entries stay between them.
  let last = end;
  while (last > at + 1 && lines[last - 1]!.trim() === '') last--;
  return last;
}
