/**
 * Digests of what people and programs get, to hold beside those of another commit: where code only moves, none changes.
 *
 *     npm run digests -- FILE     what, how much, and SHA-256 of it, a line each
 */
import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../book/index.ts';
import { nodeFiles } from '../cli/node/node-files.ts';
import { run } from '../cli/command-line.ts';
import { type Kind, legal, printHand, type Table, type Tile, type TileSet, type WinQuery } from '../core/index.ts';
import { builtInIds } from '../loader/index.ts';
import { travel } from './kit/games/visit-decisions.ts';
import { firstHands } from './kit/pack-hands.ts';
import { anything, bold } from './kit/games/random-choosers.ts';
import { rulesOf } from './kit/load-rules.ts';
import { paperTerminal } from './kit/fake-terminal.ts';

const HANDS = 2500;
const GAMES = 30;
const DEALS = 4;
const BROKEN = 'test/loader/broken';

const [file] = process.argv.slice(2);
const lines: string[] = [];
for (const id of builtInIds()) {
  digest(`score ${id}`, await printed(['score', id, '--jsonl'], handLines(id).join('\n')));
  digest(
    `games ${id}`,
    Array.from({ length: GAMES }, (_, at) => playedGame(id, at + 1)),
  );
  for (const language of LANGUAGES) digest(`book ${id} ${language}`, await printed(['book', id, '--lang', language]));
}
for (const pack of readdirSync(BROKEN).sort())
  for (const command of ['check', 'test']) digest(`${command} ${pack}`, await printed([command, join(BROKEN, pack)]));
if (file !== undefined) writeFileSync(file, `${lines.join('\n')}\n`);

function digest(what: string, parts: readonly string[]): void {
  const line = `${what}: ${parts.length} ${createHash('sha256').update(parts.join('\n').replaceAll(BROKEN, 'broken')).digest('hex')}`;
  lines.push(line);
  console.log(line);
}

/** What a command prints. */
async function printed(words: readonly string[], input = ''): Promise<string[]> {
  const terminal = paperTerminal({ input });
  const code = await run({ ...terminal, files: { ...terminal.files, read: nodeFiles.read } }, [...words], '0.0.0');
  return [String(code), ...terminal.lines, ...terminal.errors];
}

/** Finished hands as lines of `score --jsonl`. */
function handLines(id: string): string[] {
  return firstHands(id, 17, HANDS).map(({ rules, query }, at) => {
    const { by, seat, round, counters, situation, lists = {} } = query;
    const { tiles } = rules;
    const flags = [...rules.situation.filter((_, bit) => (situation >> bit) & 1), ...query.marks];
    const texts = Object.entries(lists).map(([name, kinds]) => [
      name,
      kinds.map((kind) => idOf(tiles, kind)).join(' '),
    ]);
    const line = {
      id: at,
      hand: handText(query, tiles),
      by,
      seat,
      round,
      flags,
      counters,
      lists: Object.fromEntries(texts),
    };
    return JSON.stringify({ ...line, options: rules.options });
  });
}

function handText({ counts, melds, last, bonus }: WinQuery, tiles: TileSet): string {
  const concealed = counts.flatMap((count, kind) => Array.from({ length: count }, () => tileOf(tiles, kind)));
  return printHand(
    {
      concealed,
      melds: [...melds],
      last: last === undefined ? -1 : tileOf(tiles, last),
      bonus: bonus.map((kind) => tileOf(tiles, kind)),
    },
    tiles,
  );
}

function tileOf({ tiles }: TileSet, of: Kind): Tile {
  return tiles.findIndex(({ kind }) => kind === of);
}

function idOf(tiles: TileSet, kind: Kind): string {
  return tiles.tiles[tileOf(tiles, kind)]!.id;
}

/** All that happens in the first deals of a game, and all that is legal at each decision. */
function playedGame(id: string, seed: number): string {
  const free = seed % 3 === 0 && 'play' in rulesOf(id).options;
  const open: string[] = [];
  const look = (table: Table): void => void open.push(JSON.stringify(table.toAct.map((seat) => legal(table, seat))));
  const { events } = travel(rulesOf(id, free ? { play: 'free' } : {}), {
    seed,
    choose: seed % 2 ? anything : bold,
    deals: DEALS,
    look,
  });
  return JSON.stringify([open, events]);
}
