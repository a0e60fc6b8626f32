/**
 * The hands that come of a concealed hand by laying down sets of a reading, as players may have done:
 *
 *     123m 555p 77z ──▶ itself, (123m) 555p 77z, 123m (555p) 77z, 123m (5555p) 77z, 123m <5555p> 77z, (123m) (555p) 77z ...
 */
import type { Meld, TileSet } from '../../../core/index.ts';
import type { Group } from '../../../dsl/index.ts';
import { kindsOf, meldOf, type Part } from '../../hands/index.ts';

/** Tiles in the hand, and what lies on the table. */
export interface MeldedHand {
  counts: number[];
  melds: Meld[];
}

/** What makes a difference: whether sets are claimed, and whether triplets are kongs. */
export interface Laying {
  melds: boolean;
  kongs: boolean;
}

/** Every way to lay down sets of a reading in which all of them are held, as far as it makes a difference. */
export function meldedHands(
  tiles: TileSet,
  counts: readonly number[],
  groups: readonly Group[],
  laying: Laying,
): MeldedHand[] {
  const sets = groups.filter(({ type }) => type !== 'pair');
  let hands: MeldedHand[] = [{ counts: [...counts], melds: [] }];
  for (const [index, set] of sets.entries()) {
    const before = sets[index - 1];
    const isAgain = before !== undefined && before.type === set.type && before.kind === set.kind;
    hands = hands.flatMap((hand) => [hand, ...laidDown(tiles, counts, hand, set, isAgain, laying)]);
  }
  return hands;
}

/** A second chow of the same tiles lies only where the first one does: which of them it is makes no difference. */
function laidDown(
  tiles: TileSet,
  whole: readonly number[],
  hand: MeldedHand,
  { type, kind }: Group,
  isAgain: boolean,
  { melds, kongs }: Laying,
): MeldedHand[] {
  const last = hand.melds.at(-1);
  if (isAgain && (last?.type !== type || last.kind !== kind)) return [];
  const isKong = kongs && type === 'pung' && whole[kind] === 3 && tiles.kinds[kind]!.copies > 3;
  const parts: Part[] = [
    ...(melds ? [{ type, kind, lies: 'claimed' } as const] : []),
    ...(isKong ? [{ type: 'kong', kind, lies: 'concealed kong' } as const] : []),
    ...(isKong && melds ? [{ type: 'kong', kind, lies: 'claimed' } as const] : []),
  ];
  return parts.map((part) => {
    const counts = [...hand.counts];
    for (const each of kindsOf({ type, kind, lies: 'held' })) counts[each]!--;
    return { counts, melds: [...hand.melds, meldOf(part)] };
  });
}
