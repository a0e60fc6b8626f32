/** The part of a matcher that reads the divisions of one shape. */
import type { Target } from './matcher-target.ts';
import { naming, type SameAwards } from './counted-pattern-names.ts';
import { madeOfParts, text, variables, type Root, type Writer } from './graph-nodes.ts';
import { choosing, countedNodes } from './reading-worth.ts';
import type { Lowered } from '../lower/lower-patterns.ts';
import type { LoweredPattern } from '../lower/reading-worth.ts';
import { isConstant, LEVELS } from '../lower/expression-graph.ts';
import type { Level } from '../lower/graph-node.ts';
import { ROLES } from '../../readings/hand-registers.ts';

interface Line {
  level: Level;
  text: string;
}

/** The function of one shape: hand level, then a loop over the divisions, in it one over the roles of the last tile. */
export function readings(
  writer: Writer,
  lowered: Lowered,
  shape: number,
  { planes, grouped, patterns: ids }: Target,
  same: SameAwards,
): string[] {
  const { worth } = lowered;
  const patterns = lowered.patterns[shape]!;
  const parts = madeOfParts(shapeRoots(lowered, shape).map(({ node }) => node));
  const lines = results(writer, patterns, shape);
  const before = [...at(lines, LEVELS.hand), ...at(lines, LEVELS.reading)];
  const told = [...at(lines, LEVELS.role), 'visit(o, role);'];
  const onlyTold = (by: number, tell: readonly string[]): string[] =>
    worth ? block(by, 'if (visit !== undefined) {', tell) : indented(by, tell);
  return [
    `  const readings${shape} = (d, from, to, visit) => {`,
    ...indented(4, variables(writer, parts, LEVELS.hand)),
    `    for (let o = from; o < to; o += ${planes.size}) {`,
    ...indented(6, variables(writer, parts, LEVELS.reading)),
    ...onlyTold(6, before),
    `      for (let roles = ${grouped[shape] ? 'rolesOf(d, o)' : ROLES.none}; roles !== 0; roles &= roles - 1) {`,
    '        const role = roles & -roles;',
    ...indented(8, variables(writer, parts, LEVELS.role)),
    ...onlyTold(8, worth ? [...told, 'continue;'] : told),
    ...(worth ? indented(8, choosing(writer, worth, shape, patterns.length)) : []),
    ...(worth ? indented(8, naming(writer, parts, worth, shape, ids, same)) : []),
    '      }',
    '    }',
    '  };',
  ];
}

/** What is known of patterns of a shape without any hand. */
export function constantResults(writer: Writer, patterns: readonly LoweredPattern[], shape: number): string[] {
  return indented(2, at(results(writer, patterns, shape), LEVELS.constant));
}

function indented(by: number, lines: readonly string[]): string[] {
  return lines.map((line) => ' '.repeat(by) + line);
}

function block(by: number, head: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [...indented(by, [head]), ...indented(by + 2, lines), ...indented(by, ['}'])];
}

function at(lines: readonly Line[], level: Level): string[] {
  return lines.filter((line) => line.level === level).map((line) => line.text);
}

/** Where each pattern's times and values are written. A value is computed only where its pattern occurs. */
function results(writer: Writer, patterns: readonly LoweredPattern[], shape: number): Line[] {
  return patterns.flatMap(({ times, isTruth: truth, values }, pattern) => {
    const slot = `t${shape}[${pattern}]`;
    const lines: Line[] = [];
    if (isConstant(times, 0)) return lines;
    lines.push({
      level: times.level,
      text: `${slot} = ${truth && times.op !== 'constant' ? `${text(writer, times)} ? 1 : 0` : text(writer, times)};`,
    });
    values.forEach((value, tally) => {
      const place = `v${shape}[${pattern * values.length + tally}]`;
      const level = value.op === 'constant' ? LEVELS.constant : (Math.max(times.level, value.level) as Level);
      const guard = value.op === 'constant' || times.op === 'constant' ? '' : `if (${slot} !== 0) `;
      if (!isConstant(value, 0)) lines.push({ level, text: `${guard}${place} = ${text(writer, value)};` });
    });
    return lines;
  });
}

/** Times and values of the patterns of a shape, for each reading or for each role. */
function patternRoots(patterns: readonly LoweredPattern[]): Root[] {
  return patterns.flatMap(({ times, values }) => {
    if (isConstant(times, 0)) return [];
    return [times, ...values].map(
      (node): Root => ({ node, level: Math.max(LEVELS.reading, times.level, node.level) as Level }),
    );
  });
}

/** What the readings of a shape are visited and weighed by. */
export function shapeRoots({ patterns, worth }: Lowered, shape: number): Root[] {
  const counted = worth ? countedNodes(worth.shapes[shape]!) : [];
  return [...patternRoots(patterns[shape]!), ...counted.map((node): Root => ({ node, level: LEVELS.role }))];
}
