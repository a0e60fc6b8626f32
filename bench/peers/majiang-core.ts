/** @kobalab/majiang-core: what of it is measured, and how it is asked; the package has no types of its own. */
import { peer } from '../install-peers.ts';
import type { WonHand, WonMeld } from '../hands/winning-hands.ts';

/** What a player is told; only what is used here. */
export interface Message {
  zimo?: Drawn;
  gangzimo?: Drawn;
  dapai?: { l: number; p: string };
  fulou?: { l: number; m: string };
  gang?: { l: number; m: string };
}

interface Drawn {
  l: number;
  p?: string;
}

export type Answer = Record<string, string>;
export type Reply = (answer?: Answer) => void;

export interface PeerPlayer {
  action(message: Message, reply?: Reply): void;
}

/** A hand of theirs. */
export interface Shoupai {
  _fulou: unknown[];
  /** The tile drawn last, or the meld just made. */
  _zimo: string | null;
  /** Concealed tiles by suit and rank; red fives count among the fives too, and alone at 0. */
  _bingpai: Record<string, number[]>;
}

/** The part of a player that they wrote and that we build on. */
export interface ClientPlayer extends PeerPlayer {
  _callback: Reply;
  _menfeng: number;
  shoupai: Shoupai;
  allow_hule(hand: Shoupai, tile: string | null, isSpecial?: boolean): boolean;
  allow_lizhi(hand: Shoupai): string[] | false;
  get_gang_mianzi(hand: Shoupai, tile?: string): string[] | undefined;
  get_peng_mianzi(hand: Shoupai, tile: string): string[] | undefined;
  get_chi_mianzi(hand: Shoupai, tile: string): string[] | undefined;
  get_dapai(hand: Shoupai): string[];
  allow_pingju(hand: Shoupai): boolean;
}

interface Worth {
  fanshu?: number;
  fu?: number;
  damanguan?: number;
  defen: number;
}

interface Majiang {
  Shoupai: { fromString(hand: string): Shoupai };
  Util: {
    xiangting(hand: Shoupai): number;
    tingpai(hand: Shoupai): string[];
    hule(hand: Shoupai, tile: string | null, param: unknown): Worth | undefined;
    hule_param(param: unknown): unknown;
  };
  rule(changes?: Record<string, unknown>): unknown;
  Player: new () => ClientPlayer;
  Game: new (
    players: PeerPlayer[],
    over: (record: { log: unknown[] }) => void,
    rule: unknown,
  ) => { do_sync(): unknown };
}

export const majiang = (): Majiang => peer<Majiang>('@kobalab/majiang-core');

/** By places to the discarder: 1 next, 2 opposite, 3 before. */
const MARKS = ['', '+', '=', '-'];

/** `m123p45z1`: the letter stands before the ranks. */
function suitsText(tiles: readonly string[]): string {
  return [...'mpsz']
    .map((suit) => [suit, tiles.filter((tile) => tile[1] === suit).map((tile) => tile[0])] as const)
    .map(([suit, ranks]) => (ranks.length > 0 ? suit + ranks.join('') : ''))
    .join('');
}

function meldText({ type, tiles, added, from, taken, claimed }: WonMeld): string {
  const sorted = [...tiles].sort((a, b) => rankOf(a) - rankOf(b));
  const [suit, ranks] = [tiles[0]![1]!, sorted.map((tile) => tile[0])];
  if (type === 'chow') return suit + ranks.map((rank) => (rank === taken![0] ? `${rank}-` : rank)).join('');
  if (!claimed) return suit + ranks.join('');
  if (added) return suit + ranks.slice(0, 3).join('') + MARKS[from] + ranks[3];
  return suit + ranks.join('') + MARKS[from];
}

const rankOf = (tile: string): number => (tile[0] === '0' ? 5 : Number(tile[0]));
const turned = (tile: string): string => tile[1]! + tile[0]!;

/** A hand as counts in their text. */
export function majiangCounts(counts: readonly number[]): string {
  const tiles = counts.flatMap((count, kind) =>
    Array<string>(count).fill(`${(kind % 9) + 1}${'mpsz'[Math.floor(kind / 9)]}`),
  );
  return suitsText(tiles);
}

/** Everything they ask of a winning hand. */
export interface MajiangHand {
  text: string;
  tile: string | null;
  param: unknown;
}

/** By the rules W1 takes for granted: yakuman count once, nobody is liable. */
export function majiangHand(hand: WonHand): MajiangHand {
  const { Util, rule } = majiang();
  const { byDraw, last, seat, round, from, firstTurn, lastOfWall, ready } = hand;
  const drawn = byDraw ? turned(last) : '';
  const melds = hand.melds.map((meld) => `,${meldText(meld)}`).join('');
  const param = Util.hule_param({
    rule: rule({ ダブル役満あり: false, 役満パオあり: false }),
    zhuangfeng: round - 1,
    menfeng: seat - 1,
    lizhi: ready,
    yifa: hand.atOnce,
    qianggang: hand.robbed,
    lingshang: hand.afterKong,
    haidi: lastOfWall ? (byDraw ? 1 : 2) : 0,
    tianhu: firstTurn ? (seat === 1 ? 1 : 2) : 0,
    baopai: hand.indicators.map(turned),
    fubaopai: ready > 0 ? hand.under.map(turned) : null,
  });
  return { text: suitsText(hand.concealed) + drawn + melds, tile: byDraw ? null : turned(last) + MARKS[from], param };
}
