/** Libraries that are asked with counts by suit: agari (of riichi), mahjong-tile-efficiency. */
import { pathToFileURL } from 'node:url';
import { peer, peerPath } from '../install-peers.ts';

/** Nine, nine, nine and seven counts. */
export const bySuits = (counts: readonly number[]): number[][] =>
  [0, 9, 18, 27].map((first) => counts.slice(first, Math.min(34, first + 9)));

/** Whether a hand is complete, as `riichi` asks. */
export const agari = (): { checkAll(suits: number[][]): boolean } => peer('agari');

/** Distances and useful tiles by another library. */
export interface TileEfficiency {
  calShanten(suits: number[][]): number;
  calUkeire(suits: number[][]): { ukeire: Record<string, number> };
}

export async function tileEfficiency(): Promise<TileEfficiency> {
  const { RuleSet } = (await import(pathToFileURL(peerPath('mahjong-tile-efficiency')).href)) as {
    RuleSet: new (name: string) => TileEfficiency;
  };
  return new RuleSet('Riichi');
}
