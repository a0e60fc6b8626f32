/** What a format of the field is to the toolkit: text that reads into a game record, and a game record written as text. */
import type { Result } from '../core/index.ts';
import type { GameRecord, RecordStep } from './game-record.ts';

/** A format of logs: how it is known, read and written. */
export interface Format {
  id: string;
  /** What it is, in a sentence. */
  says: string;
  /** What a game record may say that this format cannot hold. */
  loses: Loss[];
  /** Whether the text looks like this format at all. */
  recognises(text: string): boolean;
  /** Keys it does not know are passed over. Problems: `bad-log`. */
  read(text: string, file?: string): Result<GameRecord>;
  /** The whole log as text. A game record the format cannot hold at all throws a `TypeError` with the sentence of `refuses`. */
  write(game: GameRecord): string;
  /** Why it cannot hold the game record at all; undefined where it can, with what it `loses`. */
  refuses?(game: GameRecord): string | undefined;
  /** Where a log grows line by line: gives the lines of one step after the other, each ended by a line feed. */
  stream?(): (step: RecordStep) => string[];
}

/** Something a game record says that a format cannot. */
export interface Loss {
  id: string;
  /** One sentence. */
  says: string;
}
