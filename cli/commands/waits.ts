import type { Judgement, Result } from '../../core/index.ts';
import {
  type Circumstances,
  type Lack,
  load,
  type PackRuleset,
  waits,
  type Waits,
  type WaitTile,
} from '../../loader/index.ts';
import { clip, columns, columnsAndText } from '../draw/text-columns.ts';
import { form, plural } from '../draw/number-text.ts';
import { awardName, makeScene, type Scene, tilesCounted } from '../draw/drawing-context.ts';
import { lackText, tellText, valueText } from '../draw/scored-hand.ts';
import { tilesText, tileText } from '../draw/tiles.ts';
import { parseOptions } from '../flag-values.ts';
import { answerLines, readLines } from '../hands/json-lines.ts';
import { openPack, type PackFlags } from '../open-pack.ts';
import { filesOf } from '../pack-file-access.ts';
import { complainOfHand } from '../print-problems.ts';
import { errorOf, readCase } from '../hands/score-jsonl.ts';
import { FINE, type Terminal, WRONG_USE } from '../terminal.ts';
import { MOST_BYTES } from '../read-input.ts';

export interface WaitsFlags extends PackFlags {
  seat?: string;
  round?: string;
  with?: readonly string[];
  bonus?: string;
  jsonl?: boolean;
}

/** How far a hand is from a win, what completes it and what that would be worth, or what helps it. */
export async function waitsCommand(
  terminal: Terminal,
  pack: string,
  hand: string | undefined,
  flags: WaitsFlags = {},
): Promise<number> {
  const lines = flags.jsonl ? await readLines(terminal, pack, hand) : [];
  const rules = lines && (await openPack(terminal, pack, flags));
  if (rules === undefined) return WRONG_USE;
  if (flags.jsonl) return waitsLines(terminal, pack, rules, lines, flags);
  const text = hand === '-' ? (await terminal.input(MOST_BYTES)).trim() : hand;
  if (text === undefined) {
    terminal.err('Which hand? tilewright waits PACK "123m 456p 789s 345s 1z"');
    return WRONG_USE;
  }
  const { seat, round, bonus } = flags;
  const words = (flags.with ?? []).flatMap((list) => list.split(',').map((word) => word.trim())).filter(Boolean);
  const said = Object.entries({ seat, round, bonus }).filter(([, value]) => value !== undefined);
  const result = waits(rules, text, { ...Object.fromEntries(said), with: words } as Circumstances);
  complainOfHand(terminal, result.problems, text);
  if (!result.ok) return WRONG_USE;
  const scene = makeScene(rules, terminal.paint, {
    ...(flags.lang && { language: flags.lang }),
    columns: terminal.columns,
  });
  if (flags.json) terminal.out(JSON.stringify(answerOf(result.value)));
  else for (const line of waitsText(scene, result.value)) terminal.out(line);
  return FINE;
}

function waitsText(scene: Scene, { distance, tiles, discards }: Waits): string[] {
  const { paint } = scene;
  if (distance === -1)
    return [
      `  ${paint.good('Complete.')} ${paint.dim('What it is worth: tilewright score')}`,
      ...discardLines(scene, discards),
    ];
  const head =
    distance === 0
      ? paint.good('Ready to win.')
      : distance === Infinity
        ? 'No winning hand fits.'
        : `${paint.bold(tilesCounted(scene, distance))} from being ready.`;
  if (discards.length > 0) return [`  ${head}`, '', ...discardLines(scene, discards)];
  if (distance !== 0)
    return [
      `  ${head}`,
      '',
      `  ${tilesCounted(scene, leftOf(tiles))} ${form(leftOf(tiles), 'helps', 'help')}: ${tilesText(
        scene,
        tiles.map(({ tile }) => tile),
      )}`,
    ];
  const rows = tiles.map((one) => waitRow(scene, one));
  const fit = (names: string, room: number): string => paint.dim(clip(names, room));
  return [`  ${head}`, '', ...columnsAndText(rows, scene.columns, fit, { right: [1] })];
}

function leftOf(tiles: readonly WaitTile[]): number {
  return tiles.reduce((sum, { left }) => sum + left, 0);
}

/** What a tile would bring: by discard where that is a win, else drawn, else why it is none. */
function waitRow(scene: Scene, one: WaitTile): string[] {
  const { tile, left, discard, draw, tooLittle } = one;
  const short = tooLittle?.draw ?? tooLittle?.discard;
  const best = discard ?? draw ?? short;
  const start = [tileText(scene, tile), `${left} left`];
  if (!best) return [...start, left === 0 ? 'all of them are in the hand' : 'no win', '', ''];
  const names = best.patterns.map((award) => awardName(scene, award)).join(', ');
  if (!discard && !draw) return [...start, tellText(scene, best), shortText(scene, [one]), names];
  const won = discard && tellText(scene, discard, one.paid?.discard, true);
  const drawn = draw && tellText(scene, draw, one.paid?.draw, true);
  return [...start, won ?? `only if drawn: ${drawn}`, won && drawn ? `drawn: ${drawn}` : '', names];
}

const SHOWN = 5;

function discardLines(scene: Scene, discards: Waits['discards']): string[] {
  const some = discards.filter(({ distance }) => distance < Infinity);
  const rows = some.slice(0, SHOWN).map(({ tile, distance, tiles }) => [
    `discard ${tileText(scene, tile)}`,
    distance === 0 ? scene.paint.good('ready') : `${distance} away`,
    `${leftOf(tiles)} ${distance === 0 ? form(leftOf(tiles), 'completes it', 'complete it') : form(leftOf(tiles), 'helps', 'help')}`,
    bestOf(scene, tiles),
    tilesText(
      scene,
      tiles.map((one) => one.tile),
    ),
  ]);
  const more = some.length - SHOWN;
  const others = `and ${plural(more, 'other')}`;
  return [...columns(rows, { right: [2] }), ...(more > 0 ? [`  ${scene.paint.dim(others)}`] : [])];
}

/** What the best of these tiles would bring. */
function bestOf(scene: Scene, tiles: readonly WaitTile[]): string {
  const values = tiles.flatMap(({ discard, draw }) => [discard, draw].flatMap((one) => (one ? [one.value] : [])));
  if (values.length > 0) return `up to ${valueText(scene, Math.max(...values))}`;
  return tiles.some(({ tooLittle }) => tooLittle) ? shortText(scene, tiles) : '';
}

/** `too little: 6 of the 8 fans needed`, of the tile that comes nearest. */
function shortText(scene: Scene, tiles: readonly WaitTile[]): string {
  const lacks = tiles.flatMap(({ lacks: all }) =>
    [all?.draw?.[0], all?.discard?.[0]].filter((lack) => lack !== undefined),
  );
  const nearest = lacks.sort((a, b) => a.needs - a.has - (b.needs - b.has))[0];
  return nearest ? `too little: ${lackText(scene, nearest)}` : 'too little';
}

function answerOf({ distance, tiles, discards }: Waits): object {
  return {
    distance: finite(distance),
    tiles: tiles.map(({ tile }) => tile),
    waits: tiles.map(waitAnswer),
    discards: discards.map((one) => ({
      tile: one.tile,
      distance: finite(one.distance),
      left: leftOf(one.tiles),
      tiles: one.tiles.map(({ tile }) => tile),
      waits: one.tiles.map(waitAnswer),
    })),
  };
}

function finite(distance: number): number | null {
  return distance === Infinity ? null : distance;
}

function waitAnswer({ tile, left, discard, draw, tooLittle, lacks }: WaitTile): object {
  const worthOf = (judgement?: Judgement, short?: Judgement, lack?: readonly Lack[]): object | null => {
    const found = judgement ?? short;
    if (found === undefined) return null;
    const { patterns, tallies, value, names } = found;
    return { meets: judgement !== undefined, value, tallies, patterns, names, ...(lack && { lacks: lack }) };
  };
  return {
    tile,
    left,
    discard: worthOf(discard, tooLittle?.discard, lacks?.discard),
    draw: worthOf(draw, tooLittle?.draw, lacks?.draw),
  };
}

/** One object a line in (`id`, `hand`, `melds`, circumstances, `options`), one out. */
function waitsLines(
  terminal: Terminal,
  pack: string,
  rules: PackRuleset,
  lines: readonly string[] | undefined,
  flags: WaitsFlags,
): Promise<number> {
  const chosen = parseOptions(flags.options ?? []);
  const known = new Map<string, Result<PackRuleset>>();
  const rulesFor = (more: Record<string, unknown>): Result<PackRuleset> => {
    if (Object.keys(more).length === 0) return { ok: true, value: rules, problems: [] };
    const key = JSON.stringify(more);
    const options = { ...(chosen.ok && chosen.value), ...(more as typeof rules.options) };
    const loaded = known.get(key) ?? load(pack, { options, ...filesOf(terminal) });
    known.set(key, loaded);
    return loaded;
  };
  return answerLines(terminal, lines, (line) => answerLine(line, rulesFor));
}

function answerLine(line: string, rulesFor: (options: Record<string, unknown>) => Result<PackRuleset>): object {
  const { id, result: read } = readCase(line);
  if (!read.ok) return errorOf(id, read.problems);
  const rules = rulesFor(read.value.options);
  if (!rules.ok) return errorOf(id, rules.problems);
  const result = waits(rules.value, read.value.hand, read.value.circumstances);
  return result.ok ? { id, ...answerOf(result.value) } : errorOf(id, result.problems);
}
