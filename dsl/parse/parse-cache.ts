/**
 * Trees of texts that were parsed before, in this process or when a pack was built in. What the parser makes of a text can
 * hang on what it hears of words, so each tree goes with what was heard; where that is otherwise now, it is parsed again.
 */
import type { Hearing } from './phrase-grammar.ts';
import type { Expr } from '../syntax-tree.ts';

/** What the parser asked about a word, and the answer. */
type Heard = readonly [ask: 'sense' | 'choices', name: string, answer: string | readonly string[] | null];

/** A text, whether it is read as nothing but kinds, its tree and how deep that is. */
export interface Parsed {
  text: string;
  kinds: boolean;
  heard: readonly Heard[];
  tree: Expr;
  depth: number;
}

const MOST_KEPT = 5000;
const known = new Map<string, Parsed[]>();
/** Written trees that nobody has asked for. */
const unread = new Map<string, string[]>();

function keyOf({ text, kinds }: Pick<Parsed, 'text' | 'kinds'>): string {
  return `${kinds ? 'kinds' : 'expression'} ${JSON.stringify(text)}`;
}

/** Trees as text, a line each: what it is the tree of, and behind a tab the rest; spans, which are most of it, as `~start,end`. */
export function rememberedTrees(all: readonly Parsed[]): string {
  return all
    .map((parsed) => {
      const short = JSON.stringify(parsed).replaceAll(/\{"start":(\d+),"end":(\d+)\}/g, '~$1,$2');
      return `${keyOf(parsed)}\t${short}`;
    })
    .join('\n');
}

/** What stands behind the tab; no text that can be parsed has a `~`. */
export function readTree(written: string): Parsed {
  return JSON.parse(written.replaceAll(/~(\d+),(\d+)/g, '{"start":$1,"end":$2}')) as Parsed;
}

/** Keeps written trees; each is read when somebody parses its text. */
export function rememberTrees(trees: string): void {
  for (const line of trees === '' ? [] : trees.split('\n')) {
    const end = line.indexOf('\t');
    const key = line.slice(0, end);
    unread.set(key, [...(unread.get(key) ?? []), line.slice(end + 1)]);
  }
}

/** A text as it was read by somebody who heard the same. */
export function parsedBefore(of: Pick<Parsed, 'text' | 'kinds'>, hearing: Hearing): Parsed | undefined {
  const key = keyOf(of);
  const written = unread.get(key);
  if (written) {
    unread.delete(key);
    rememberParsed(written.map(readTree));
  }
  return known.get(key)?.find(({ heard }) => heard.every((one) => isSame(one, hearing)));
}

function isSame([ask, name, answer]: Heard, hearing: Hearing): boolean {
  return String(hearing[ask](name) ?? null) === String(answer);
}

/** Keeps trees for whoever parses the same text. */
export function rememberParsed(all: readonly Parsed[]): void {
  if (known.size > MOST_KEPT) known.clear();
  for (const parsed of all) {
    const before = known.get(keyOf(parsed)) ?? [];
    if (!before.some(({ heard }) => String(heard) === String(parsed.heard)))
      known.set(keyOf(parsed), [...before, parsed]);
  }
}

/** Everything that is kept, for whoever writes it down; afterwards nothing is. */
export function takeParsed(): Parsed[] {
  const all = [...known.values()].flat();
  known.clear();
  return all;
}

/** The same hearing, writing down what it is asked. */
export function noting(hearing: Hearing): { hearing: Hearing; heard: Heard[] } {
  const heard: Heard[] = [];
  const note = <Answer extends string | readonly string[] | undefined>(
    ask: Heard[0],
    name: string,
    answer: Answer,
  ): Answer => {
    if (!heard.some((one) => one[0] === ask && one[1] === name)) heard.push([ask, name, answer ?? null]);
    return answer;
  };
  return {
    heard,
    hearing: {
      sense: (name) => note('sense', name, hearing.sense(name)),
      choices: (subject) => note('choices', subject, hearing.choices(subject)),
    },
  };
}
