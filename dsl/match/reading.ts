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
  /** Melds first, then groups of the hand by kind. Empty for templates and `any tiles`. */
  groups: Group[];
  /** Tiles that belong to no group (templates, any tiles). */
  loose: Kind[];
  wait: Wait;
}

/** What a finished hand may look like, after parsing its text. */
export interface Shape {
  id: string;
  /** `4 set + pair` is { sets: 4, pairs: 1 }; `7 pair` is { sets: 0, pairs: 7 }. */
  sets: number;
  pairs: number;
  /** `of different kinds`: no two pairs alike. */
  different: boolean;
  /** `19m... + one of them`: copies wanted by kind, and whether one more of these is wanted. */
  template?: { counts: number[]; oneMore: boolean };
  /** `any tiles`: the hand does not matter, only `holds`. */
  any: boolean;
  /** A further condition (place `shape`). */
  holds?: (query: WinQuery) => boolean;
}
