/** Runs the snippets of pages about problems: packs, command lines and programs, each giving the codes of what is wrong. */
import { run } from '../../cli/command-line.ts';
import * as core from '../../core/index.ts';
import { lintPack, problemCodes } from '../../authoring/check/index.ts';
import { checkPack, load } from '../../loader/index.ts';
import { runGame } from '../../sim/index.ts';
import { paperTerminal } from './fake-terminal.ts';

/** A code block of a page. */
export interface Snippet {
  language: string;
  text: string;
}

const HEAD = 'id: my-table\nextends: international\nname: { en: My table }\n';

/** The snippets of a page: wrong first, then right; none where no file can show it. */
export function snippetsIn(page: string): Snippet[] {
  return [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language, text]) => ({
    language: language!,
    text: text!,
  }));
}

/** Something that is wrong with a snippet. */
interface Found {
  code: string;
  isError: boolean;
}

/** How closely packs are looked at: each takes longer than the one before. */
const LOOKS = [load, checkPack, lintPack] as const;

/** What is wrong with two snippets, as far as must be looked to find the code in the first. */
export async function compare(
  code: string,
  wrong: Snippet,
  right: Snippet,
): Promise<{ wrong: Found[]; right: Found[] }> {
  for (const look of wrong.language === 'yaml' ? LOOKS : LOOKS.slice(0, 1)) {
    const found = await foundIn(wrong, look);
    if (look !== LOOKS.at(-1) && wrong.language === 'yaml' && !found.some((each) => each.code === code)) continue;
    return { wrong: found, right: await foundIn(right, look) };
  }
  throw new Error('A page has two snippets of the same sort.');
}

async function foundIn({ language, text }: Snippet, look: (typeof LOOKS)[number]): Promise<Found[]> {
  if (language === 'yaml') return foundInPack(text, look);
  return language === 'sh' ? foundByCommand(text) : foundByProgram(text);
}

/** Lines such as `# ./other.yaml` begin another file; a pack without an `id` is a house pack. */
function foundInPack(text: string, look: (typeof LOOKS)[number]): Found[] {
  const [first = '', ...others] = text.split(/^# (?=\.\/)/m);
  const disk: Record<string, string> = Object.fromEntries(
    others.map((part) => [part.split('\n', 1)[0]!.slice(2), part.slice(part.indexOf('\n') + 1)]),
  );
  const isWhole = /^(id|%YAML|- )/m.test(first) || first.trimStart().startsWith('#');
  disk['my-table.yaml'] = isWhole ? first : HEAD + first;
  const { problems } = look('my-table.yaml', { readFile: (path) => disk[path] });
  return problems.map(({ code, severity }) => ({ code, isError: severity === 'error' }));
}

async function foundByCommand(text: string): Promise<Found[]> {
  const [, input, command] = /^(?:echo '(.*)' \| )?tilewright (.*)$/m.exec(text)!;
  const terminal = paperTerminal({ input: `${input ?? ''}\n` });
  const args = [...command!.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare!);
  await run(terminal, args, '0.0.0');
  const told = [...terminal.lines, ...terminal.errors].join('\n');
  // Sources of rules stand in brackets too.
  return [...told.matchAll(/\[([a-z]+(?:-[a-z]+)*)\]|"code":"([^"]+)"/g)]
    .map(([, shown, json]) => ({ code: shown ?? json!, isError: true }))
    .filter(({ code }) => problemCodes().includes(code));
}

function foundByProgram(text: string): Found[] {
  const loaded = load('international');
  if (!loaded.ok) throw new Error('The pack does not load.');
  const known = { ...core, load, runGame, rules: loaded.value };
  const program = new Function(...Object.keys(known), text) as (...values: unknown[]) => unknown;
  const found = [program(...Object.values(known)) ?? []].flat() as core.Problem[];
  return found.map(({ code, severity }) => ({ code, isError: severity === 'error' }));
}
