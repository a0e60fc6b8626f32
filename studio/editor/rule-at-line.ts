/** Which rule a line of a pack belongs to, as books name it (`pattern-tanyao`), and where a rule stands in a text. */

/** What places of rules begin with in a book, by chapter: `patterns` as `pattern`. */
export type Anchors = Readonly<Record<string, string>>;

interface Key {
  indent: number;
  name: string;
}

function keyOf(line: string): Key | undefined {
  const [, spaces, name] = /^( *)([\w-]+)[ \t]*:/.exec(line) ?? [];
  return spaces === undefined || name === undefined ? undefined : { indent: spaces.length, name };
}

/** The chapter and the entry a line is in: two keys by their indentation. */
export function ruleAt(text: string, line: number): { chapter: string; id?: string } | undefined {
  const keys = text
    .split('\n')
    .slice(0, line)
    .flatMap((each) => keyOf(each) ?? []);
  const top = keys.findLastIndex(({ indent }) => indent === 0);
  if (top < 0) return undefined;
  const chapter = keys[top]!.name;
  const below = keys.slice(top + 1);
  const own = below.findLast(({ indent }) => indent === below[0]!.indent);
  return own === undefined ? { chapter } : { chapter, id: own.name };
}

/** The place of the rule at a line in its book. */
export function anchorAt(text: string, line: number, anchors: Anchors): string | undefined {
  const rule = ruleAt(text, line);
  return rule?.id === undefined ? rule?.chapter : `${anchors[rule.chapter] ?? rule.chapter}-${rule.id}`;
}

/** The line of a rule, from 1, by its place in the book. */
export function lineOfAnchor(text: string, anchor: string, anchors: Anchors): number | undefined {
  const line = text.split('\n').findIndex((each, at) => {
    const name = keyOf(each)?.name;
    return name !== undefined && anchor.endsWith(`-${name}`) && anchorAt(text, at + 1, anchors) === anchor;
  });
  return line < 0 ? undefined : line + 1;
}
