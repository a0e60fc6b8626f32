/** Wrong tiles and words of scenarios. */
import { parseTiles, placeIn, type Problem, problem, type TileSet } from '../../../core/index.ts';
import {
  complainWithin,
  type Draft,
  type Flattened,
  plain,
  type Sourced,
  type SourcedMap,
  type SourcedScalar,
  valueAt,
  type Variants,
} from '../../../loader/index.ts';
import { optionsOf, readScenario, type Scenario } from './scenario-types.ts';

/** Keys with tiles in notation, by themselves or by seat or list. */
const OF_TILES = new Set(['hands', 'bonus', 'melds', 'wall', 'tail', 'order', 'end', 'turned', 'lists']);
/** Keys with actions; the entries of `play` are actions or checks. */
const OF_ACTIONS = new Set(['do', 'offered', 'not offered', 'refused', 'play']);

/** What is wrong with the tiles of a scenario, at the place of each. */
export function wrongTiles({ node }: Scenario, tiles: TileSet, removed: Flattened['removed']): Problem[] {
  if (node === undefined) return [];
  const draft: Draft = { root: node, removed, problems: [] };
  for (const [key, { value }] of node.entries)
    if (key === 'deals' && value.is === 'list') {
      for (const deal of value.items) if (deal.is === 'map') examineKeys(draft, tiles, deal);
    } else examineKey(draft, tiles, key, value);
  return draft.problems;
}

/** The same of all scenarios that stand in the file of a pack itself, each with the tiles of its options. */
export function wrongScenarioTiles(flat: Flattened, variants: Variants): Problem[] {
  const chapter = valueAt(flat.root, ['scenarios']);
  if (chapter?.is !== 'map') return [];
  return [...chapter.entries].flatMap(([id, { value }]) => {
    if (value.is !== 'map' || !flat.own.has(value.spot.source.name)) return [];
    const scenario = readScenario(id, value);
    const rules = variants(optionsOf(scenario));
    return rules.ok ? wrongTiles(scenario, rules.value.tiles, flat.removed) : [];
  });
}

function examineKeys(draft: Draft, tiles: TileSet, map: SourcedMap): void {
  for (const [key, { value }] of map.entries) examineKey(draft, tiles, key, value);
}

function examineKey(draft: Draft, tiles: TileSet, key: string, value: Sourced): void {
  if (OF_TILES.has(key)) {
    const texts = value.is === 'map' ? [...value.entries.values()].map((entry) => entry.value) : [value];
    for (const text of texts) if (text.is === 'scalar') examine(draft, tiles, text, TILES);
  } else if (OF_ACTIONS.has(key)) {
    for (const line of value.is === 'list' ? value.items : [value])
      if (line.is === 'map') examineKeys(draft, tiles, line);
      else if (line.is === 'scalar') {
        examine(draft, tiles, line, TILES_OF_ACTION);
        examineWords(draft, line);
      }
  }
}

/** Stretches of a hand; `?`, brackets and the `+` before an added tile stand between them. */
const TILES = /[^?()<>[\]+]+/g;
/** Behind the seat and the move: `34m` of `2 chow 34m`, but not `drawn`. */
const TILES_OF_ACTION = /(?<=\d\s+[a-z_]+\s+)\d\w*/g;

function examine(draft: Draft, tiles: TileSet, node: SourcedScalar, stretches: RegExp): void {
  const text = String(plain(node) ?? '');
  // Other characters become spaces, so that columns stay.
  let kept = '';
  for (const { index, 0: stretch } of text.matchAll(stretches)) kept = kept.padEnd(index) + stretch;
  const read = parseTiles(kept, tiles);
  if (!read.ok) complainWithin(draft, node, read.problems);
}

/** What stands behind a whole action, before the next comma. */
const STRAY = /(?<=(?:^|,)\s*(?:others pass|until over|[^\s,]+\s+[^\s,]+\s+[^\s,]+)\s+)[^\s,][^,]*/g;

function examineWords(draft: Draft, node: SourcedScalar): void {
  const text = String(plain(node) ?? '');
  const hint =
    'An action is a seat, a move and its tiles without spaces: 2 chow 34m. Write a comma before the next one.';
  const found = [...text.matchAll(STRAY)].map(({ index, 0: stretch }) => {
    const words = stretch.trimEnd();
    const place = placeIn(text, { start: index, end: index + words.length });
    return problem('stray-words', `\`${words}\` belongs to no action.`, { place, hint });
  });
  complainWithin(draft, node, found);
}
