import type { GroupType, Kind, WinQuery } from '../../core/index.ts';

/** One group of a reading. */
export interface Group {
  type: GroupType;
  /** Lowest kind. */
  kind: Kind;
  /** On the table: a meld, concealed kongs included. */
  shown: boolean;
  /** Melded with another seat's tile. */
  claimed: boolean;
  /** Not completed with another's tile: in the hand (and, if the last tile completed it, that tile was drawn) or a concealed kong. */
  concealed: boolean;
  /** The last tile completed this group. */
  last: boolean;
}

/** How the last tile completed its group; `none` where no group took it (templates, wins without a last tile, a tile melded before). */
export type Wait = 'single' | 'pairs' | 'closed' | 'edge' | 'two_sided' | 'none';

/** One way to divide a finished hand, and which group the last tile completed. */
export interface Reading {
  /** Index into the shapes of the pack. */
  shape: number;
  /** Melds first, then groups of the hand by kind. Empty for `any tiles` and shapes without sets and pairs. */
  groups: Group[];
  /** Tiles of the hand that belong to no group, lowest first. */
  loose: Kind[];
  wait: Wait;
  /** The hand as it is read, where wild tiles stand for others. */
  as?: WinQuery;
}

/** What a finished hand may look like, after parsing its text. */
export interface Shape {
  id: string;
  /** `4 set + pair` is { sets: 4, pairs: 1 }; `7 pair` is { sets: 0, pairs: 7 }. */
  sets: number;
  pairs: number;
  /** `of different kinds`: no two pairs alike. */
  different: boolean;
  /** The tiles it names, with every choice of suits and ranks for its variables; the hand has the tiles of one of these ways. */
  ways?: Way[];
  /** `any tiles`: the hand does not matter, only `holds`. */
  any: boolean;
  /** `any groups`: reads hands that have not won, and only those; `sets` and `pairs` are the most there can be. */
  partial?: true;
  /** No meld may be claimed. */
  concealed?: boolean;
  /** A hand of this shape need not reach the minimum. */
  exempt?: boolean;
  /** A further condition (place `shape`). */
  holds?: (query: WinQuery) => boolean;
  /** What of it tiles and melds decide, where they decide anything: whether it could hold of a hand; false: of none. */
  could?: ((query: WinQuery) => boolean) | false;
}

/** Tiles that a shape names. */
export interface Way {
  /** Loose tiles by kind; they stay in the hand, and no joker stands for them. */
  loose: number[];
  /** One more tile of each of `take` of these kinds. Only in shapes without sets and pairs. */
  choose?: { kinds: Kind[]; take: number };
  /** So many alike, which may be melded and hold jokers. Only in shapes without sets, pairs and `choose`. */
  alike: { kind: Kind; count: number }[];
}

/** Whether its readings have groups. */
export function hasGroups({ sets, pairs }: Shape): boolean {
  return sets + pairs > 0;
}

/** Whether melds lie in it as groups of so many alike, each of their tiles counting, rather than as sets counting three. */
export function isWholeHand({ ways }: Shape): boolean {
  return ways?.some(({ alike }) => alike.length > 0) ?? false;
}
