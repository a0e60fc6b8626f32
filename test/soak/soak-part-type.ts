/** A part of the soak: what is done for one seed. A child process does a slice of the seeds and reports its figures. */
import type { Census } from '../kit/games/coverage-of-play.ts';
import { commands } from './mutants-through-commands.ts';
import { games } from './international-games.ts';
import { hands } from './hands-by-all-back-ends.ts';
import { clickedGames } from './clicked-games.ts';
import { cardHands } from './hands-of-a-card.ts';
import { inventedGames } from './invented-pack-games.ts';
import { mjaiGames } from './mjai-games.ts';
import { mutants } from './mutant-packs.ts';
import { offers } from './legal-against-plain-list.ts';
import { otherGames } from './non-international-games.ts';
import { plantedChanges } from './planted-changes.ts';
import { proofs } from './proved-packs.ts';
import { reference } from './reference.ts';
import { saved } from './saved-twins.ts';
import { slips } from './house-pack-slips.ts';
import { twins } from './hidden-tile-twins.ts';
import { written } from './compiled-packs.ts';

export interface Part {
  title: string;
  /** Seeds of a full run. */
  seeds: number;
  /** Megabytes of heap that a process may hold: it ends where it needs more, and collects what is free sooner. */
  heap?: number;
  /** Most seeds in one process, where its memory is looked at: what engines keep for themselves grows with all that it has done. */
  perProcess?: number;
  /** Throws where something does not hold; adds to the figures. */
  run(seed: number, figures: Census): void | Promise<void>;
  /** What the figures of a full run must reach. */
  quotas: Readonly<Record<string, number>>;
  /** Lines for people in place of a list of all figures. */
  print?(figures: Census): string[];
  /** What the figures of a full run lack beside the quotas. */
  lacking?(figures: Census): string[];
}

export const parts: Record<string, Part> = {
  offers,
  games,
  others: otherGames,
  invented: inventedGames,
  twins,
  hands,
  card: cardHands,
  reference,
  written,
  saved,
  slips,
  mutants,
  commands,
  clicked: clickedGames,
  mjai: mjaiGames,
  planted: plantedChanges,
  prove: proofs,
};

/** What a child tells its parent. */
export type Report = { done: number } | { figures: [string, number][] } | { failed: string };

const STRIDE = 20;

async function main([name = '', first = '0', every = '1', last = '0']: string[]): Promise<void> {
  const say = (report: Report): void => void process.send?.(report);
  const figures: Census = new Map();
  let done = 0;
  for (let seed = Number(first); seed <= Number(last); seed += Number(every)) {
    try {
      await parts[name]!.run(seed, figures);
    } catch (error) {
      say({ failed: `seed ${seed}: ${error instanceof Error ? error.stack : String(error)}` });
    }
    if (++done % STRIDE === 0) say({ done: STRIDE });
  }
  say({ done: done % STRIDE });
  say({ figures: [...figures] });
}

if (process.send) await main(process.argv.slice(2));
