import { keySpot, placeOf } from '../../../loader/index.ts';
import { atKey, dataAt, isOwn, namesIn, type Warning } from '../checked-pack.ts';

/** What a move says of itself. */
const ABOUT = ['name', 'also', 'source', 'status', 'note'];

/** Two moves that are the same but for their names. */
export const sameMove: Warning = (written) => {
  const ids = namesIn(written, 'moves');
  const rules = ids.map((id) => rulesOf(dataAt(written, ['moves', id])));
  return ids.flatMap((id, index) => {
    const first = rules.indexOf(rules[index]!);
    if (first === index || !isOwn(written, ['moves', id])) return [];
    const message = `The moves \`${ids[first]}\` and \`${id}\` are the same but for their names.`;
    const further = [{ place: placeOf(keySpot(written.flat.root, ['moves', ids[first]!])), message: 'the same move' }];
    return [
      atKey(written, 'same-move', message, ['moves', id], {
        further,
        hint: 'Take one of them out, or let them differ.',
      }),
    ];
  });
};

function rulesOf(move: unknown): string {
  const entries = Object.entries(move as object).filter(([key]) => !ABOUT.includes(key));
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
