/**
 * Speed, beside other libraries where they do the same work: one table of ratios from one run. Every figure is a median over fresh
 * processes, one for each side and round; the sides take turns, so that a busy machine slows all of them.
 *
 *     npm run bench                   npm run bench -- --quick            npm run bench -- --quick w1 w3 growth
 *     npm run bench -- books          npm run bench -- lsp          npm run bench -- studio          npm run bench -- commands
 *     npm run bench -- --write        also writes docs/performance.md
 *     npm run bench -- --rounds=2 --each=300     two processes a row instead of five, 300 milliseconds a side instead of 1000
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commandLines } from './time-commands.ts';
import { bookLines } from './time-rule-books.ts';
import { installPeers } from './install-peers.ts';
import { type Growth, growths } from './cost-growth.ts';
import { measure, median, type Sides } from './measure-time.ts';
import { waitLines } from './time-language-server.ts';
import { studioLines } from './time-studio.ts';
import { conditions, growthLines, page, speedPicture, tableLines } from './table-and-charts.ts';
import { type Figures, type Pace, type Row, type Verdict, verdicts } from './ratio-row.ts';
import { rows } from './rows/index.ts';

const PAGE = new URL('../docs/performance.md', import.meta.url);
const words = process.argv.slice(2);
const flag = (name: string): boolean => words.includes(name);
const number = (name: string, usual: number): number =>
  Number(words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? usual);

if (words[0] === '--child') console.log(await measure(sidesOf(words[1]!)[words[2]!]!, Number(words[3])));
else process.exitCode = await main(words.filter((word) => !word.startsWith('--')));

/** Runs everything, or what is named: `w3` names all that begin so. */
async function main(names: readonly string[]): Promise<number> {
  const quick = flag('--quick');
  const pace: Pace = {
    quick,
    rounds: number('rounds', quick ? 1 : 5),
    milliseconds: number('each', quick ? 100 : 1000),
  };
  const isWanted = (id: string): boolean => names.length === 0 || names.some((name) => `${id}-`.startsWith(`${name}-`));
  const wanted = rows.filter(({ id }) => isWanted(id));
  // There is no time for growth in a minute, unless it is named.
  const growing = growths.filter(
    ({ id }) => names.includes(id) || (isWanted('growth') && (!quick || names.length > 0)),
  );
  const [editor, books, studio, commands] = ['lsp', 'books', 'studio', 'commands'].map(
    (one) => names.includes(one) || (names.length === 0 && !quick),
  );
  if (wanted.length + growing.length === 0 && !editor && !books && !studio && !commands) {
    console.error(
      `There are ${[...rows, ...growths].map(({ id }) => id).join(', ')}, growth, lsp, books, studio and commands.`,
    );
    return 2;
  }
  if (wanted.length + growing.length > 0) installPeers();
  const found: (Verdict | string)[] = [];
  for (const row of wanted) {
    progress(row.id);
    found.push(...verdicts(row, figuresOf(row, pace), await row.agreement?.(pace)));
  }
  const lines = growing.flatMap((growth) => [...grown(growth, pace), '']);
  if (studio) {
    progress('studio');
    lines.push(...(await studioLines()), '');
  }
  if (editor) {
    progress('lsp');
    lines.push(...(await waitLines(pace.rounds * 6)), '');
  }
  if (books) {
    progress('books');
    lines.push(...bookLines(Math.min(pace.rounds, 3)), '');
  }
  if (commands) {
    progress('commands');
    lines.push(...commandLines(pace.rounds), '');
  }
  progress('');
  const told = found.filter((one) => typeof one !== 'string');
  const missing = found.filter((one) => typeof one === 'string');
  show(told, missing, lines, pace);
  if (!flag('--write')) return 0;
  if (names.length > 0 || quick) {
    console.error('Only a whole run is written: without --quick, without names.');
    return 2;
  }
  writeFileSync(PAGE, page(told, missing, lines.slice(0, -1), pace));
  return 0;
}

function show(told: readonly Verdict[], missing: readonly string[], growth: readonly string[], { rounds }: Pace): void {
  const processes = rounds === 1 ? 'one process each: a first impression' : `medians of ${rounds} fresh processes`;
  console.log([`Sides take turns, ${processes}. Time is that of the processor.`, ...conditions(), ''].join('\n'));
  if (told.length > 0) console.log([...tableLines(told), '', ...speedPicture(told), ''].join('\n'));
  for (const line of missing) console.log(`Not measured: ${line}`);
  console.log(growth.join('\n'));
}

/** What is going on, where somebody watches. */
function progress(id: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${id}`);
}

function figuresOf({ id, sides, figures, patience = 1 }: Row, pace: Pace): Figures {
  if (figures) return figures(pace);
  return sides ? medians(id, sides, { ...pace, milliseconds: patience * pace.milliseconds }) : {};
}

function grown(growth: Growth, pace: Pace): string[] {
  progress(growth.id);
  return growthLines(growth, medians(growth.id, growth.sides, pace));
}

/** Medians over fresh processes; the sides take turns, so that a busy machine slows all of them. */
function medians(id: string, sides: Sides, { rounds, milliseconds }: Pace): Record<string, number> {
  const taken = new Map(Object.keys(sides).map((side) => [side, [] as number[]]));
  for (let round = 0; round < rounds; round++)
    for (const [side, costs] of taken) costs.push(inChild(id, side, milliseconds));
  return Object.fromEntries([...taken].map(([side, costs]) => [side, median(costs)]));
}

function inChild(id: string, side: string, milliseconds: number): number {
  const file = fileURLToPath(import.meta.url);
  const args = [...process.execArgv, file, '--child', id, side, String(milliseconds)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${id} failed: ${stderr}`);
  return Number(stdout);
}

function sidesOf(id: string): Sides {
  return [...rows, ...growths].find((one) => one.id === id)?.sides ?? {};
}
