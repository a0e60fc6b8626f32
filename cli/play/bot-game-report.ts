/** A game of bots as something to read: deals move by move or in a line each, the standings, what to try next. */
import { numberOfSeat } from '../../core/index.ts';
import type { GameResult } from '../../sim/index.ts';
import type { PackExample } from '../../loader/index.ts';
import { heading, padEnd, stringWidth, wrap } from '../draw/text-columns.ts';
import { plural } from '../draw/number-text.ts';
import { drawRiver, personAt, personAndSeat, seatsFromDealer } from '../draw/deal-move-table.ts';
import { say, type Scene, seatName, tileWord } from '../draw/drawing-context.ts';
import { bonusText, drawPayments } from '../draw/scored-hand.ts';
import { drawStandings } from '../draw/standings.ts';
import { legend, tilesText } from '../draw/tiles.ts';
import { countersText, joined, listsText, potsText } from './lists-counters-pots.ts';
import { changes, type Story, type Teller } from './gather-deal-story.ts';
import { drawSummaries } from './deals-table.ts';
import { drawEnding } from './deal-ending.ts';

/** Games that a newcomer is shown after the first one, by id. */
const OTHER_GAMES = ['international', 'cantonese', 'ari-ari'] as const;

/** What a newcomer reads first. */
export function drawGreeting(scene: Scene, seed: string): string[] {
  const { rules, paint, pack } = scene;
  const name = say(scene, rules.name);
  const count = rules.seats.count;
  const [moves, patterns] = [pack.moves, pack.patterns].map((chapter) => Object.keys(chapter).length);
  const about =
    `${name}: a game between ${plural(count, 'bot')}, seed ${seed}. The rules are a YAML file with ${plural(moves!, 'move')} ` +
    `and ${plural(patterns!, 'pattern')}. This is the deal of the game with the largest win.`;
  return [
    ...wrap(about, scene.columns - 2).map((line) => ` ${paint.bold(line)}`),
    ...legend(scene).map((line) => ` ${line}`),
  ];
}

/** How to read the score of a hand. */
export function drawScoreKey(scene: Scene): string[] {
  const key =
    'Beside each pattern stands its condition as the pack has it and, in brackets, the clause of the published rules; ' +
    '"inferred" follows from them, "house" was chosen by the pack.';
  return wrap(key, scene.columns - 2).map((line) => `  ${scene.paint.dim(line)}`);
}

/** A whole deal: the hands it began with, every move, the end. */
export function drawDeal(scene: Scene, story: Story): string[] {
  const { begin, period } = story;
  const round = period > 1 ? `period ${period}, round ${begin.round}` : `round ${begin.round}`;
  const title = `Deal ${begin.deal} · ${round} · ${seatName(scene, 0)}: ${personAt(scene, story, begin.dealer)}`;
  return [
    scene.paint.bold(heading(title, scene.columns)),
    drawKey(scene),
    '',
    ...drawHands(scene, story),
    ...beginningText(scene, story).map((text) => `  ${text}`),
    '',
    ...drawRiver(scene, story),
    '',
    ...drawEnding(scene, story),
  ];
}

/** What lay on the table beside the hands: tiles turned up, counters, pots. */
export function beginningText(scene: Scene, { began, notes, lists, carried }: Story): string[] {
  const later = began ? notes.flatMap(({ event }) => (event.type === 'reveal' ? [event] : [])) : [];
  const first = Object.entries(lists).map(([list, tiles]) => {
    const turned = later.filter((event) => event.list === list).flatMap((event) => event.tiles);
    return [list, tiles.slice(0, tiles.length - turned.length)];
  });
  const parts = [
    listsText(scene, Object.fromEntries(first) as Record<string, string[]>),
    countersText(scene, carried.counters),
    potsText(scene, carried.pots),
  ];
  const told = joined(parts);
  return told === '' ? [] : [told];
}

function drawHands(scene: Scene, story: Story): string[] {
  const rows = handTexts(scene, story);
  const width = Math.max(...rows.map(([name]) => stringWidth(name)));
  return rows.map(([name, ...tiles]) => `  ${padEnd(scene.paint.bold(name), width)}  ${tiles.join('   ')}`);
}

/** Who sits where, the hands as play begins, and bonus tiles apart. */
export function handTexts(scene: Scene, story: Story): [name: string, ...tiles: string[]][] {
  return seatsFromDealer(story).map((seat) => {
    const bonus = story.bonus[seat]!.filter((tile) => !later(story, seat).includes(tile));
    const shown = bonus.length > 0 ? [bonusText(scene, bonus)] : [];
    return [personAndSeat(scene, story, seat), tilesText(scene, story.hands[seat]!), ...shown];
  });
}

/** Bonus tiles that came while the deal was played. */
function later(story: Story, seat: number): string[] {
  return story.deeds
    .filter((deed) => deed.seat === seat)
    .flatMap(({ parts }) => parts.flatMap((part) => (part.is === 'bonus' ? part.tiles : [])));
}

/** How to read the moves. */
function drawKey(scene: Scene): string {
  return scene.paint.dim(
    `  ·5m: discarded as it was drawn · 5m: discarded from the hand · → after a claim or a new ${tileWord(scene)}`,
  );
}

/** The end of a game. */
export function drawResult(scene: Scene, { standings, deals, stopped }: GameResult, leftOver: string[] = []): string[] {
  const title = stopped ? `After ${plural(deals, 'deal')}` : `The game is over after ${plural(deals, 'deal')}`;
  return [
    scene.paint.bold(heading(title, scene.columns)),
    '',
    ...leftOver,
    ...drawStandings(scene, standings),
    ...(stopped ? ['', `  ${stopped.message}`] : []),
  ];
}

/** What is paid before the final standings, of what was left in the pots. */
export function drawLeftOver(scene: Scene, { leftOver, players }: Teller): string[] {
  if (leftOver.length === 0) return [];
  return [...drawPayments(scene, leftOver, (seat) => scene.players[players[seat]!]!), ''];
}

/** The deal worth telling: the win that paid most. */
export function worthTelling(stories: readonly Story[]): Story | undefined {
  const value = (story: Story): number => Math.max(-1, ...story.wins.map(({ seat }) => changes(story)[seat]!));
  const most = Math.max(...stories.map(value));
  return stories.find((story) => value(story) === most);
}

/** All deals in a line each. */
export function drawOverview(scene: Scene, stories: readonly Story[]): string[] {
  return [scene.paint.bold(heading('The whole game', scene.columns)), '', ...drawSummaries(scene, stories), ''];
}

/** Commands to go on with; `examples` are hands of the pack, `pack` is how it was named. */
export function drawNext(scene: Scene, pack: string, examples: readonly PackExample[]): string[] {
  const plain = examples.filter(
    ({ has, query, options }) => has && query.situation === 0 && Object.keys(options).length === 0,
  );
  const example = plain.find(({ hand, query }) => query.by === 'draw' && hand.includes('(')) ?? plain[0];
  const commands: [string, string][] = [
    ['Play against bots (? gives a hint):', `play ${pack}`],
    ...(example ? [['Score a hand:', scoreLine(pack, example)] as [string, string]] : []),
    ["Write your own table's rules:", `new my-table --from ${pack}`],
  ];
  const lines = commands.flatMap(([what, command]) => [
    `  ${scene.paint.dim(what)}`,
    `    npx tilewright ${scene.paint.bold(command)}`,
  ]);
  const others = OTHER_GAMES.filter((id) => id !== scene.rules.id).map(
    (id) => `    npx tilewright ${scene.paint.bold(`play ${id} --tour`)}`,
  );
  const title = scene.paint.bold(heading('Try next', scene.columns));
  return [title, '', ...lines, `  ${scene.paint.dim('The same for another game:')}`, ...others];
}

function scoreLine(pack: string, { hand, query }: PackExample): string {
  const round = query.round > 1 ? ` --round ${query.round}` : '';
  return `score ${pack} "${hand}" --by ${query.by} --seat ${numberOfSeat(query.seat)}${round}`;
}
