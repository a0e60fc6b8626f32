/** Runs the snippets of pages about problems: packs, command lines and programs, each giving the codes of what is wrong. */
import { run } from '../../cli/program.ts';
import * as core from '../../core/index.ts';
import { reviewPack } from '../../review/index.ts';
import { load } from '../../rulesets/index.ts';
import { runGame } from '../../sim/index.ts';
import { paperTerminal } from './terminal.ts';

/** A code block of a page. */
export interface Snippet {
  language: string;
  text: string;
}

const HEAD = 'id: my-table\nextends: international\nname: { en: My table }\n';

/** The snippets of a page: wrong first, then right; none where no file can show it. */
export function snippetsIn(page: string): Snippet[] {
  return [...page.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].map(([, language, text]) => ({
    language: language!,
    text: text!,
  }));
}

/** The codes of all that is wrong with a snippet; errors are marked. */
export async function codesOf({ language, text }: Snippet): Promise<{ code: string; isError: boolean }[]> {
  if (language === 'yaml') return codesOfPack(text);
  return language === 'sh' ? codesOfCommand(text) : codesOfProgram(text);
}

/** Lines such as `# ./other.yaml` begin another file; a pack without an `id` is a house pack. */
function codesOfPack(text: string): { code: string; isError: boolean }[] {
  const [first = '', ...others] = text.split(/^# (?=\.\/)/m);
  const disk: Record<string, string> = Object.fromEntries(
    others.map((part) => [part.split('\n', 1)[0]!.slice(2), part.slice(part.indexOf('\n') + 1)]),
  );
  const isWhole = /^(id|%YAML|- )/m.test(first) || first.trimStart().startsWith('#');
  disk['my-table.yaml'] = isWhole ? first : HEAD + first;
  const { problems } = reviewPack('my-table.yaml', { readFile: (path) => disk[path] });
  return problems.map(({ code, severity }) => ({ code, isError: severity === 'error' }));
}

async function codesOfCommand(text: string): Promise<{ code: string; isError: boolean }[]> {
  const [, input, command] = /^(?:echo '(.*)' \| )?tilewright (.*)$/m.exec(text)!;
  const terminal = paperTerminal({ input: `${input ?? ''}\n` });
  const args = [...command!.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare!);
  await run(terminal, args, '0.0.0');
  const told = [...terminal.lines, ...terminal.errors].join('\n');
  return [...told.matchAll(/\[([a-z]+(?:-[a-z]+)*)\]|"code":"([^"]+)"/g)].map(([, shown, json]) => ({
    code: shown ?? json!,
    isError: true,
  }));
}

function codesOfProgram(text: string): { code: string; isError: boolean }[] {
  const loaded = load('international');
  if (!loaded.ok) throw new Error('The pack does not load.');
  const known = { ...core, load, runGame, rules: loaded.value };
  const program = new Function(...Object.keys(known), text) as (...values: unknown[]) => unknown;
  const found = [program(...Object.values(known)) ?? []].flat() as core.Problem[];
  return found.map(({ code, severity }) => ({ code, isError: severity === 'error' }));
}
