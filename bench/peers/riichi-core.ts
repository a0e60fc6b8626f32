/** riichi-core: how it is asked what a hand is worth, and how it plays a deal. */
import type { WonHand } from '../hands/winning-hands.ts';
import { peer } from '../install-peers.ts';

interface Tile {
  equivPai: Tile;
}

interface Tiles extends Record<string, Tile> {
  compare: never;
}

interface Agari {
  isAgari: boolean;
  han?: number;
  fu?: number;
  yakumanTotal?: number;
  delta: number[];
}

/** A deal of theirs. */
export interface Kyoku {
  phase: string;
  deal(): void;
  begin(): void;
  resolve(): void;
  exec(event: unknown): void;
}

interface RiichiCore {
  Pai: Tiles & { compare(a: Tile, b: Tile): number };
  decomp: { decompTenpai(bins: number[][]): unknown };
  Kyoku: new (init: object) => Kyoku;
  Event: { dahai: new (kyoku: Kyoku, what: { tsumokiri: boolean }) => unknown };
}

export const riichiCore = (): RiichiCore => peer<RiichiCore>('riichi-core');

const MELDS = { chow: 'minjun', pung: 'minko' } as const;

/** Makes the function that says what a hand is worth, the tiles put into their form beforehand. */
export function riichiCoreScorer(): { prepare(hand: WonHand): CoreHand; score(hand: CoreHand): Agari } {
  const { Pai, decomp } = riichiCore();
  const Score = peer<new (input: object) => Agari>('riichi-core/src/agari');
  const rulevar = { ...peer<object>('riichi-core/src/rulevar-default'), yakuman: { max: 6 } };
  const tile = (name: string): Tile => Pai[name]!;
  return {
    prepare: (hand) => ({ bins: binsOf(hand.concealed), input: { rulevar, ...inputOf(hand, tile, Pai.compare) } }),
    score: ({ bins, input }) => new Score({ ...input, tenpaiDecomp: decomp.decompTenpai(bins) }),
  };
}

interface CoreHand {
  bins: number[][];
  input: object;
}

function inputOf(hand: WonHand, tile: (name: string) => Tile, compare: (a: Tile, b: Tile) => number): object {
  const me = hand.seat - 1;
  return {
    agariPai: tile(hand.last),
    juntehai: hand.concealed.map(tile).sort(compare),
    menzen: hand.melds.every(({ claimed }) => !claimed),
    fuuro: hand.melds.map(({ type, tiles, claimed, added }) => {
      const [first, ...others] = tiles.map(tile);
      const kong = claimed ? (added ? 'kakan' : 'daiminkan') : 'ankan';
      return {
        type: type === 'kong' ? kong : MELDS[type],
        anchor: first!.equivPai,
        ownPai: claimed ? others : [first, ...others],
        otherPai: claimed ? first : null,
        kakanPai: null,
      };
    }),
    riichi: { accepted: hand.ready > 0, double: hand.ready === 2, ippatsu: hand.atOnce },
    chancha: 0,
    agariPlayer: me,
    houjuuPlayer: hand.byDraw ? null : (me + hand.from) % 4,
    honba: 0,
    bakaze: hand.round - 1,
    jikaze: me,
    doraHyouji: hand.indicators.map(tile),
    uraDoraHyouji: hand.under.map(tile),
    nKan: hand.melds.filter(({ type }) => type === 'kong').length,
    rinshan: hand.afterKong,
    chankan: hand.robbed,
    isHaitei: hand.lastOfWall,
    virgin: hand.firstTurn,
  };
}

/** Counts by suit, nine places each. */
function binsOf(tiles: readonly string[]): number[][] {
  const bins = Array.from({ length: 4 }, () => Array<number>(9).fill(0));
  for (const [rank, suit] of tiles) bins['mpsz'.indexOf(suit!)]![rank === '0' ? 4 : Number(rank) - 1]!++;
  return bins;
}
