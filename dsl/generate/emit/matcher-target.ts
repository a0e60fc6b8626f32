import type { TileSet } from '../../../core/index.ts';
import type { Planes } from '../../readings/division-memory-layout.ts';
import type { MaskLayout } from '../../readings/kind-bit-layout.ts';

/** What the code is made for. */
export interface Target {
  tiles: TileSet;
  layout: MaskLayout;
  planes: Planes;
  /** Ids of the patterns. */
  patterns: readonly string[];
  /** The shapes whose readings have groups, so that the last tile can have roles. */
  grouped: readonly boolean[];
}
