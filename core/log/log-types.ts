import type { Event } from '../event.ts';
import type { StoredPack } from '../stored-pack.ts';
import type { OptionValue } from '../ruleset.ts';
import type { Arranged } from '../table.ts';

/** A game as it was played: its header, and all that happened. */
export interface Log {
  header: LogHeader;
  events: Event[];
}

/** The first line of a log: everything a game is played from. */
export interface LogHeader {
  type: 'log';
  version: number;
  /** Pack id and content hash. */
  rules: string;
  hash: string;
  /** The seed as text; a whole number from 0 to 2^32 - 1 where there is no `shuffle`. */
  seed: string | number;
  /** How walls come from the seed: docs/shuffle.md is version 2. Logs without one were played with xoroshiro128+. */
  shuffle?: number;
  options: Record<string, OptionValue>;
  arrange?: Arranged[];
  /** The flattened pack with its format, so that the log replays without its files. */
  pack: StoredPack;
}
