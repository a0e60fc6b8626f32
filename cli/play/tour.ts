/** A game of bots as something to read: one deal move by move, the others in a line each, the standings. */
import type { GameResult } from '../../sim/index.ts';
import { heading, wrap } from '../draw/columns.ts';
import { drawRiver, personAt, personAndSeat } from '../draw/river.ts';
import { say, type Scene, seatName, tileWord } from '../draw/scene.ts';
import { drawStandings } from '../draw/standings.ts';
import { legend, tilesText } from '../draw/tiles.ts';
import type { Story } from './story.ts';
import { drawSummaries } from './summary.ts';
import { drawEnding } from './win.ts';

/** What a newcomer reads first. */
export function drawGreeting(scene: Scene, seed: number): string[] {
  const { rules, paint, pack } = scene;
  const name = say(scene, rules.name);
  const count = rules.seats.count;
  const about = `Tilewright plays ${name}: ${count} bots, seed ${seed}. Its rules are not in the program but in a YAML file: `
    + `${Object.keys(pack.moves).length} moves and ${Object.keys(pack.patterns).length} patterns, read aloud by the scores below.`;
  return [...wrap(about, scene.columns - 2).map((line) => ` ${paint.bold(line)}`), ` ${legend(scene)}`];
}

/** A whole deal: the hands it began with, every move, the end. */
export function drawDeal(scene: Scene, story: Story): string[] {
  const { begin } = story;
  const title = `Deal ${begin.deal} · round ${begin.round} · ${seatName(scene, 1)}: ${personAt(scene, story, begin.dealer)}`;
  return [
    scene.paint.bold(heading(title, scene.columns)),
    '',
    ...drawHands(scene, story),
    '',
    ...drawRiver(scene, story),
    '',
    ...drawEnding(scene, story),
  ];
}

/** The hands as play begins, bonus tiles apart. */
function drawHands(scene: Scene, story: Story): string[] {
  const seats = story.players.map((_, i) => (story.begin.dealer + i) % story.players.length);
  const names = seats.map((seat) => personAndSeat(scene, story, seat));
  const width = Math.max(...names.map((name) => name.length));
  return seats.map((seat, i) => {
    const bonus = story.bonus[seat]!.filter((tile) => !later(story, seat).includes(tile));
    const shown = bonus.length > 0 ? `   ${scene.paint.dim('and')} ${tilesText(scene, bonus)}` : '';
    return `  ${scene.paint.bold(names[i]!)}${' '.repeat(width - names[i]!.length)}  ${tilesText(scene, story.hands[seat]!)}${shown}`;
  });
}

/** Bonus tiles that came while the deal was played. */
function later(story: Story, seat: number): string[] {
  return story.deeds.filter((deed) => deed.seat === seat).flatMap(({ parts }) => parts.flatMap((part) => (part.is === 'bonus' ? part.tiles : [])));
}

/** How to read the moves. */
export function drawKey(scene: Scene): string {
  return scene.paint.dim(`      ·5m: discarded as it was drawn · 5m: discarded from the hand · → after a claim or a new ${tileWord(scene)}`);
}

/** The end of a game. */
export function drawResult(scene: Scene, { standings, deals, stopped }: GameResult): string[] {
  const title = stopped ? `After ${deals} deals` : `The game is over after ${deals} deals`;
  return [scene.paint.bold(heading(title, scene.columns)), '', ...drawStandings(scene, standings), ...(stopped ? ['', `  ${stopped.message}`] : [])];
}

/** The deal worth telling: the first that was won. */
export function worthTelling(stories: readonly Story[]): Story | undefined {
  return stories.find((story) => story.wins.length > 0) ?? stories[0];
}

export function drawOthers(scene: Scene, stories: readonly Story[], told: Story | undefined): string[] {
  const others = stories.filter((story) => story !== told);
  if (others.length === 0) return [];
  return [scene.paint.bold(heading('The other deals', scene.columns)), '', ...drawSummaries(scene, others), ''];
}

/** Commands to go on with; the hands are examples of the pack. */
export function drawNext(scene: Scene): string[] {
  const { id } = scene.rules;
  const example = exampleHands(scene).find(({ hand, by }) => by === 'draw' && hand.includes('(')) ?? exampleHands(scene)[0];
  const waiting = exampleHands(scene).findLast(({ hand }) => /^[^(<]*\+/.test(hand))?.hand.replace(/ *\+.*$/, '');
  const commands: [string, string][] = [
    ['Sit down yourself; ? gives hints:', `play ${id}`],
    ...(example ? [['What is a hand worth, and why?', `score ${id} "${example.hand}" --by ${example.by} --seat ${example.seat}`] as [string, string]] : []),
    ...(waiting ? [['What completes it?', `waits ${id} "${waiting}"`] as [string, string]] : []),
    ['Rules of your own in a dozen lines:', 'check examples/house-pack.yaml'],
    ['Another game, kept in a log that can be played again:', `play ${id} --bots --seed 7 --log game.log`],
  ];
  const lines = commands.flatMap(([what, command]) => [`  ${scene.paint.dim(what)}`, `    npx tilewright ${scene.paint.bold(command)}`]);
  return [scene.paint.bold(heading('Try next', scene.columns)), '', ...lines];
}

/** Hands that patterns of the pack give as examples. */
function exampleHands({ pack }: Scene): { hand: string; by: string; seat: number }[] {
  return Object.values(pack.patterns).flatMap(({ examples = [] }) =>
    examples.flatMap((example) => {
      if (typeof example === 'string') return [{ hand: example, by: 'discard', seat: 1 }];
      const { hand, by = 'discard', seat = 1, with: circumstances, options } = example;
      return hand === undefined || circumstances || options ? [] : [{ hand, by, seat }];
    }),
  );
}
