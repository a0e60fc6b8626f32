import { type Circumstances, waits, type Waits, type WaitTile } from '../../rulesets/index.ts';
import { clip, columns } from '../draw/columns.ts';
import { amount } from '../draw/number.ts';
import { awardName, makeScene, type Scene, tileWord } from '../draw/scene.ts';
import { pointsText, worth } from '../draw/sheet.ts';
import { tilesText, tileText } from '../draw/tiles.ts';
import { openPack, type PackFlags } from '../open-pack.ts';
import { complainOfHand } from '../say-problems.ts';
import { errorOf, readCase } from '../score-case.ts';
import { FINE, type Terminal, WRONG_USE } from '../terminal.ts';
import type { PackRuleset } from '../../rulesets/index.ts';

export interface WaitsFlags extends PackFlags {
  seat?: string;
  round?: string;
  jsonl?: boolean;
}

/** How far a hand is from a win, what completes it and what that would be worth, or what helps it. */
export async function waitsCommand(
  terminal: Terminal,
  pack: string,
  hand: string | undefined,
  flags: WaitsFlags = {},
): Promise<number> {
  const rules = await openPack(terminal, pack, flags);
  if (rules === undefined) return WRONG_USE;
  if (flags.jsonl) return waitsLines(terminal, rules);
  const text = hand === '-' ? (await terminal.input()).trim() : hand;
  if (text === undefined) {
    terminal.err('Which hand? tilewright waits PACK "123m 456p 789s 345s 1z"');
    return WRONG_USE;
  }
  const { seat, round } = flags;
  const said = Object.entries({ seat, round }).filter(([, value]) => value !== undefined);
  const result = waits(rules, text, Object.fromEntries(said) as Circumstances);
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
  const word = tileWord(scene);
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
        : `${paint.bold(String(distance))} ${word} from being ready.`;
  if (discards.length > 0) return [`  ${head}`, '', ...discardLines(scene, discards)];
  if (distance !== 0)
    return [
      `  ${head}`,
      '',
      `  ${leftOf(tiles)} ${word} help: ${tilesText(
        scene,
        tiles.map(({ tile }) => tile),
      )}`,
    ];
  const rows = tiles.map((one) => waitRow(scene, one));
  return [`  ${head}`, '', ...columns(rows, { right: [1, 3, 4] })];
}

function leftOf(tiles: readonly WaitTile[]): number {
  return tiles.reduce((sum, { left }) => sum + left, 0);
}

function waitRow(scene: Scene, { tile, left, discard, draw }: WaitTile): string[] {
  const best = discard ?? draw;
  const start = [tileText(scene, tile), `${left} left`];
  if (!best) return [...start, 'no win: worth too little'];
  const how = discard
    ? draw && draw.value !== discard.value
      ? `(drawn: ${amount(draw.value)})`
      : ''
    : '(only if drawn)';
  const names = clip(best.patterns.map((award) => awardName(scene, award)).join(', '), 48);
  return [...start, worth(scene, best.tallies), pointsText(scene, best.value), how, scene.paint.dim(names)];
}

const SHOWN = 5;

function discardLines(scene: Scene, discards: Waits['discards']): string[] {
  const some = discards.filter(({ distance }) => distance < Infinity);
  const rows = some.slice(0, SHOWN).map(({ tile, distance, tiles }) => [
    `discard ${tileText(scene, tile)}`,
    distance === 0 ? scene.paint.good('ready') : `${distance} away`,
    `${leftOf(tiles)} ${distance === 0 ? 'complete it' : 'help'}`,
    tilesText(
      scene,
      tiles.map((one) => one.tile),
    ),
  ]);
  const more = some.length - SHOWN;
  return [...columns(rows, { right: [2] }), ...(more > 0 ? [`  ${scene.paint.dim(`and ${more} others`)}`] : [])];
}

function answerOf({ distance, tiles, discards }: Waits): object {
  return {
    distance: distance === Infinity ? null : distance,
    tiles: tiles.map(({ tile }) => tile),
    waits: tiles.map(({ tile, left, discard, draw }) => ({
      tile,
      left,
      discard: discard?.value ?? null,
      draw: draw?.value ?? null,
    })),
    discards: discards.map((one) => ({
      tile: one.tile,
      distance: one.distance,
      tiles: one.tiles.map(({ tile }) => tile),
    })),
  };
}

/** One object a line in (`id`, `hand`, `melds`), one out. */
async function waitsLines(terminal: Terminal, rules: PackRuleset): Promise<number> {
  const lines = (await terminal.input()).split('\n').filter((line) => line.trim() !== '');
  for (const line of lines) {
    const { id, result: read } = readCase(line);
    const result = read.ok ? waits(rules, read.value.hand, read.value.circumstances) : read;
    terminal.out(JSON.stringify(result.ok ? { id, ...answerOf(result.value) } : errorOf(id, result.problems)));
  }
  return FINE;
}
