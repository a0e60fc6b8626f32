/** Which rule a line of a pack belongs to, as books name it (`pattern-tanyao`), and where a rule stands in a text. */

/** The chapter and the entry a line is in: two keys by their indentation. */
export function ruleAt(text: string, line: number): { chapter: string; id?: string } | undefined {
  const lines = text.split('\n').slice(0, line);
  const top = lines.findLastIndex((each) => KEY.test(each) && !each.startsWith(' '));
  if (top < 0) return undefined;
  const chapter = KEY.exec(lines[top]!)![2]!;
  const below = lines.slice(top + 1);
  const indent = Math.min(...below.flatMap((each) => (KEY.test(each) ? [KEY.exec(each)![1]!.length] : [])));
  const own = below.findLast((each) => KEY.exec(each)?.[1]!.length === indent);
  return own === undefined ? { chapter } : { chapter, id: KEY.exec(own)![2]! };
}

/** What places of rules begin with in a book, by chapter: `patterns` as `pattern-`. */
export type Anchors = Readonly<Record<string, string>>;

const KEY = /^( *)([\w-]+)[ \t]*:/;

/** The place of the rule at a line in its book. */
export function anchorAt(text: string, line: number, anchors: Anchors): string | undefined {
  const rule = ruleAt(text, line);
  return rule?.id === undefined ? rule?.chapter : `${anchors[rule.chapter] ?? rule.chapter}-${rule.id}`;
}

/** The line of a rule, from 1, by its place in the book. */
export function lineOfAnchor(text: string, anchor: string, anchors: Anchors): number | undefined {
  const [, kind, id] = /^([a-z]+)-(.+)$/.exec(anchor) ?? [];
  if (id === undefined) return undefined;
  const lines = text.split('\n');
  for (const [at, each] of lines.entries()) {
    const rule = KEY.exec(each)?.[2] === id ? ruleAt(text, at + 1) : undefined;
    if (rule?.id === id && (anchors[rule.chapter] ?? rule.chapter) === kind) return at + 1;
  }
  return undefined;
}
