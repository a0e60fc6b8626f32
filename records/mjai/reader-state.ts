import type { GameRecord, RecordDeal } from '../game-record.ts';
import type { JsonReader } from '../json-reader.ts';
import type { Tracked } from '../track-hands.ts';

/** Everything an mjai log says while it is read line by line. */
export interface MjaiReading {
  reader: JsonReader;
  game: GameRecord;
  /** The deal that is being played. */
  deal?: RecordDeal;
  tracked: Tracked;
}
