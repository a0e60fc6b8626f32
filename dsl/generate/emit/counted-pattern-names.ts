/**
 * The part of a matcher that names what counts in a reading that is kept: the same conditions that were weighed, once more, with names.
 *
 *     names[0] = [award0, { id: "one_pattern", name: name7, times: 1, value: { "points": a133 } }, ...]
 */
import { innerVariables, innerWriter, isVariable, madeOfParts, text, type Root, type Writer } from './graph-nodes.ts';
import { isConstant, LEVELS } from '../lower/expression-graph.ts';
import type { Node } from '../lower/graph-node.ts';
import type { LoweredAward, LoweredCounts, LoweredWorth } from '../lower/reading-worth.ts';

/** What the patterns of one shape are named from. */
export function awardRoots({ awards, best, linked, alone }: LoweredCounts): Root[] {
  const nodes = [
    ...awards.flatMap(({ when, times, amounts }) => [when, times, ...amounts.map(({ node }) => node)]),
    ...[...best, ...linked, alone].flat().map(({ isLeft }) => isLeft),
  ];
  return nodes.map((node) => ({ node, level: LEVELS.role }));
}

/** Awards that are always the same are the same objects, whatever the shape: by text their names. */
export type SameAwards = Map<string, string>;

/** What awards are written with, once all shapes are. */
export function givingAwards({ tallies }: LoweredWorth, same: SameAwards): string[] {
  const names = tallies.map((_, at) => `a${at}`);
  return [
    ...[...same].map(([award, name]) => `  const ${name} = ${award};`),
    `  const giving = (${names.join(', ')}) => {`,
    '    const value = {};',
    ...tallies.map((tally, at) => `    if (a${at} !== 0) value[${JSON.stringify(tally)}] = a${at};`),
    '    return value;',
    '  };',
  ];
}

/** Names what counts in a reading of one shape, if it was kept; nothing where patterns could be chosen otherwise. `ids` are those of the patterns. */
export function naming(
  outer: Writer,
  defined: readonly Node[],
  { shapes, tallies }: LoweredWorth,
  shape: number,
  ids: readonly string[],
  same: SameAwards,
): string[] {
  const counts = shapes[shape]!;
  const roots = awardRoots(counts);
  const writer = innerWriter(outer, new Set(defined.filter((node) => isVariable(outer, node))), roots);
  const open = [...counts.linked.flat(), ...counts.alone].map(({ isLeft }) => text(writer, isLeft));
  const isOpen = [...open, ...counts.best.flatMap((family) => severalLeft(writer, family))];
  return [
    `if (isNaming && found !== 0 && kept[found - 1] === role && kept[found - 2] === o && kept[found - 3] === ${shape}) {`,
    ...innerVariables(writer, madeOfParts(roots.map(({ node }) => node))).map((line) => `  ${line}`),
    '  const list = [];',
    ...counts.awards.flatMap((award) => pushed(writer, tallies, award, ids, same)),
    `  names[found / 3 - 1] = ${isOpen.length === 0 ? 'list' : `${isOpen.join(' || ')} ? undefined : list`};`,
    '}',
  ];
}

/** One of a group counts; of several the best is to be found. */
function severalLeft(writer: Writer, family: LoweredCounts['best'][number]): string[] {
  if (family.length < 2) return [];
  const left = family.map(({ isLeft }) => `(${text(writer, isLeft)} ? 1 : 0)`);
  return [`${left.join(' + ')} > 1`];
}

function pushed(
  writer: Writer,
  tallies: readonly string[],
  { pattern, when, times, amounts }: LoweredAward,
  ids: readonly string[],
  same: SameAwards,
): string[] {
  if (isConstant(when, 0)) return [];
  const given = amounts.map(({ node, isSure }, at) => ({ node, isSure, tally: tallies[at]! }));
  const some = given.filter(({ node }) => !isConstant(node, 0));
  const entries = some.map(({ node, tally }) => `${JSON.stringify(tally)}: ${text(writer, node)}`).join(', ');
  const award = (value: string): string =>
    `{ id: ${JSON.stringify(ids[pattern])}, name: name${pattern}, times: ${text(writer, times)}, value: ${value} }`;
  const isSame = [times, ...some.map(({ node }) => node)].every((node) => isConstant(node));
  const written = isSame
    ? sharedAs(same, `Object.freeze(${award(`Object.freeze({ ${entries} })`)})`)
    : award(
        some.every(({ isSure }) => isSure)
          ? `{ ${entries} }`
          : `giving(${given.map(({ node }) => text(writer, node)).join(', ')})`,
      );
  return [`  ${isConstant(when, 1) ? '' : `if (${text(writer, when)}) `}list.push(${written});`];
}

function sharedAs(same: SameAwards, award: string): string {
  const name = same.get(award) ?? `award${same.size}`;
  same.set(award, name);
  return name;
}
