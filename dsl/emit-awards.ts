/**
 * The part of a matcher that names what counts in one reading: the same conditions that were weighed, once more, with names.
 *
 *     awards[0](d, o, role)       [{ id: "riichi", times: 1, value: { "han": 1 } }, ...]
 */
import { madeOfParts, text, variables, type Root, type Writer } from './emit-node.ts';
import { isConstant, LEVELS, type Node } from './lower/graph.ts';
import type { LoweredAward, LoweredCounts, LoweredWorth } from './lower/worth.ts';

/** What the patterns of one shape are named from. */
export function awardRoots(counts: LoweredCounts): Root[] {
  return nodesOf(counts).map((node) => ({ node, level: LEVELS.role }));
}

function nodesOf({ awards, best, linked, alone }: LoweredCounts): Node[] {
  return [
    ...awards.flatMap(({ when, times, amounts }) => [when, times, ...amounts.map(({ node }) => node)]),
    ...[...best, ...linked, alone].flat().map(({ isLeft }) => isLeft),
  ];
}

/** What awards give where that may be nothing in some tallies. */
export function giving({ tallies }: LoweredWorth): string[] {
  const names = tallies.map((_, at) => `a${at}`);
  return [
    `  const giving = (${names.join(', ')}) => {`,
    '    const value = {};',
    ...tallies.map((tally, at) => `    if (a${at} !== 0) value[${JSON.stringify(tally)}] = a${at};`),
    '    return value;',
    '  };',
  ];
}

/** The function of one shape; it gives nothing where patterns could be chosen otherwise. `ids` are those of the patterns. */
export function awarding(writer: Writer, worth: LoweredWorth, shape: number, ids: readonly string[]): string[] {
  const counts = worth.shapes[shape]!;
  const parts = madeOfParts(nodesOf(counts));
  const open = [...counts.linked.flat(), ...counts.alone].map(({ isLeft }) => text(writer, isLeft));
  const levels = [LEVELS.hand, LEVELS.reading, LEVELS.role];
  return [
    `  const awards${shape} = (d, o, role) => {`,
    ...levels.flatMap((level) => variables(writer, parts, level)).map((line) => `    ${line}`),
    ...(open.length > 0 ? [`    if (${open.join(' || ')}) return undefined;`] : []),
    ...counts.best.flatMap((family) => severalLeft(writer, family)),
    '    const list = [];',
    ...counts.awards.flatMap((award) => pushed(writer, worth, award, ids[award.pattern]!)),
    '    return list;',
    '  };',
  ];
}

/** One of a group counts; of several the best is to be found. */
function severalLeft(writer: Writer, family: LoweredCounts['best'][number]): string[] {
  if (family.length < 2) return [];
  const left = family.map(({ isLeft }) => `(${text(writer, isLeft)} ? 1 : 0)`);
  return [`    if (${left.join(' + ')} > 1) return undefined;`];
}

function pushed(writer: Writer, { tallies }: LoweredWorth, award: LoweredAward, id: string): string[] {
  const { when, times, amounts } = award;
  if (isConstant(when, 0)) return [];
  const given = amounts.map(({ node, isSure }, at) => ({ node, isSure, tally: tallies[at]! }));
  const some = given.filter(({ node }) => !isConstant(node, 0));
  const value = some.every(({ isSure }) => isSure)
    ? `{ ${some.map(({ node, tally }) => `${JSON.stringify(tally)}: ${text(writer, node)}`).join(', ')} }`
    : `giving(${given.map(({ node }) => text(writer, node)).join(', ')})`;
  const push = `list.push({ id: ${JSON.stringify(id)}, times: ${text(writer, times)}, value: ${value} });`;
  return [isConstant(when, 1) ? `    ${push}` : `    if (${text(writer, when)}) ${push}`];
}
