/** Which rules read which options. */
import { freeNames } from '../../dsl/index.ts';
import { expressionsOf } from './pack-expressions.ts';
import type { Making } from '../chapter-context.ts';
import { otherPaths, patternPaths, type RulePath } from './rule-paths.ts';

/** Chapters of the pack in the order in which the book tells them. */
const ORDER: readonly string[] = [
  ...['tiles', 'seats', 'wall', 'deal', 'bonus', 'phases', 'turn', 'windows', 'moves', 'situation', 'shapes', 'waits'],
  ...['groups', 'patterns', 'score', 'limits', 'settle', 'sequence', 'endings'],
];

/** By option: the rules that read it, in the order of the book. */
export function readersOf(making: Pick<Making, 'rules' | 'pack' | 'read'>): ReadonlyMap<string, RulePath[]> {
  const { pack } = making;
  const expressions = expressionsOf(making);
  const groups = Object.keys(pack.groups).map((id) => ['groups', id]);
  const all = [...groups, ...patternPaths(pack), ...otherPaths(pack)];
  const readers = new Map<string, RulePath[]>();
  for (const path of ORDER.flatMap((chapter) => all.filter(([of]) => of === chapter))) {
    const own = expressions.filter(({ rule }) => rule.join('.') === path.join('.'));
    const names = own.flatMap(({ program }) => freeNames(program.tree));
    const asked = names.flatMap(({ is, name }) => (is === 'option' ? [name] : []));
    const options = new Set([...asked, ...inConstants(pack, path)]);
    for (const option of options) readers.set(option, [...(readers.get(option) ?? []), path]);
  }
  return readers;
}

/** Options that numbers and words of set-up follow from, which a ruleset has worked out already. Tiles turned up belong to the wall. */
function inConstants(
  { tiles, wall, deal, phases = {}, lists = {}, options }: Making['pack'],
  [chapter]: RulePath,
): string[] {
  const turned = Object.values(lists).flatMap((list) => Object.values(list.turned ?? {}));
  const copies = Object.values(tiles.suits).flatMap((suit) => Object.values(suit.copies_of ?? {}));
  const written: Readonly<Record<string, readonly unknown[]>> = {
    tiles: [tiles.copies, ...copies],
    wall: [wall.height, wall.dice, wall.replace_from, wall.replace_bonus_from, ...turned],
    deal: [deal.last],
    phases: Object.values(phases).map(({ order }) => order),
  };
  const names = (written[chapter!] ?? []).flatMap((text) =>
    typeof text === 'string' ? (text.match(/\w+/g) ?? []) : [],
  );
  return names.filter((name) => Object.hasOwn(options, name));
}
