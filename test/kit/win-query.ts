import { kindOf, parseHand, tallyOf, type TileSet, type WinQuery } from '../../core/index.ts';
import { fullSet, sure } from './tile-sets.ts';

/** A finished hand in notation as a query: won on a discard by the first seat, unless told otherwise. */
export function winQuery(text: string, more: Partial<WinQuery> = {}, tiles: TileSet = fullSet): WinQuery {
  const { concealed, melds, last, bonus } = sure(parseHand(text, tiles));
  return {
    counts: tallyOf(concealed, tiles),
    melds,
    last: last < 0 ? undefined : kindOf(tiles, last),
    by: 'discard',
    seat: 0,
    round: 1,
    bonus: bonus.map((tile) => kindOf(tiles, tile)),
    situation: 0,
    marks: [],
    counters: {},
    ...more,
  };
}
