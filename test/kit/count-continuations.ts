/**
 * How many ways a game can go on from a place, by the number of actions. In a window the seats answer lowest first, so that answers
 * are not counted in every order they may come in.
 */
import { readFileSync } from 'node:fs';
import { type Action, newGame, legal, seededRandom, type Table } from '../../core/index.ts';
import { playOn, withoutPause } from './games/skip-forced-answers.ts';
import type { Referee } from './oracles/table-as-tile-ids.ts';
import { located } from './games/failure-location.ts';
import { nextAction, patient } from './games/random-choosers.ts';
import { REFEREED, refereed } from './oracles/refereed-games.ts';

/** A place in a game, and how far to count from there. */
export interface Place {
  play: 'checked' | 'free';
  seed: number;
  /** Actions taken before. */
  after: number;
  depth: number;
}

/** Where three tiles of fourteen are passed on by four seats, there are millions of ways to begin. */
export const COUNTED = REFEREED.filter((game) => game === 'sichuan' || !game.startsWith('sichuan'));

/** Counted in each of them: from the deal, and from some way into it. */
export const PLACES: Place[] = [
  { play: 'checked', seed: 1, after: 0, depth: 9 },
  { play: 'checked', seed: 2, after: 62, depth: 8 },
  { play: 'checked', seed: 3, after: 121, depth: 8 },
  { play: 'checked', seed: 4, after: 180, depth: 8 },
  { play: 'free', seed: 5, after: 91, depth: 5 },
  { play: 'free', seed: 6, after: 150, depth: 5 },
];

/** So far the plain lists are asked too. */
export const SHALLOW = 4;

export interface Reached {
  table: Table;
  /** Has heard everything up to here. */
  referee: Referee;
}

export function reach(game: string, { seed, after, play: how }: Place): Reached {
  const { rules, referee: make } = refereed(game, how);
  const referee = make();
  const random = seededRandom(seed);
  let table = withoutPause(newGame(rules, { seed }));
  referee.hear(table);
  const next = (): void => {
    table = must(table, nextAction(table, patient, random));
    referee.hear(table);
  };
  for (let actions = 0; actions < after; actions++) located(() => ({ seed, table }), next);
  return { table, referee };
}

/** Ways to go on with one action, two, three ... */
export function continuations(table: Table, depth: number): number[] {
  const counts = new Array<number>(depth).fill(0);
  const visit = (now: Table, done: number): void => {
    const open = now.over ? [] : legal(now, now.toAct[0]!);
    counts[done]! += open.length;
    if (done + 1 < depth) for (const action of open) visit(must(now, action), done + 1);
  };
  visit(table, 0);
  return counts;
}

/** The same by the plain list of the game, which knows no more of a table than what it has heard. */
export function plainContinuations({ table, referee }: Reached, depth: number): number[] {
  const counts = new Array<number>(depth).fill(0);
  const visit = (now: Table, listener: Referee, done: number): void => {
    const seat = now.toAct[0]!;
    const open = now.over ? [] : [...listener.allows(now, seat)];
    counts[done]! += open.length;
    if (done + 1 === depth) return;
    for (const text of open) {
      const [move, ...tiles] = text.split(' ');
      const next = must(now, { seat, move: move!, tiles });
      const heard = listener.copy();
      heard.hear(next);
      visit(next, heard, done + 1);
    }
  };
  visit(table, referee, 0);
  return counts;
}

function must(table: Table, action: Action): Table {
  const next = playOn(table, action);
  if (next.refused) throw new Error(`refused ${JSON.stringify(action)}: ${next.refused.message}`);
  return next;
}

/** The file in which the counts of a game stand. */
export function countsFile(game: string): URL {
  return new URL(`../table/continuations/${game.replaceAll(' ', '-')}.txt`, import.meta.url);
}

export function line(place: Place, counts: readonly number[]): string {
  return `${place.play} play, seed ${place.seed}, after ${place.after} actions: ${counts.join(' ')}`.trim();
}

/** The counts that were written down, by line. */
export function readCounts(game: string): string[] {
  const lines = readFileSync(countsFile(game), 'utf8').trim().split('\n');
  return lines.filter((text) => !text.startsWith('#'));
}
