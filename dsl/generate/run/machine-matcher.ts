/** A matcher without code made from text: a machine computes what readings are made of, and loops visit them. */
import { type Assembly, compute, section, written } from './instruction-assembler.ts';
import { inputReader, rolesOf } from './machine-input.ts';
import { type Machine, run } from './instruction-machine.ts';
import { weighing } from './machine-worth.ts';
import { asksOf, type Matcher, type MatcherMaker } from '../emit/matcher-code.ts';
import { isVariable, madeOfParts, writerFor } from '../emit/graph-nodes.ts';
import { shapeRoots } from '../emit/shape-readings.ts';
import type { Target } from '../emit/matcher-target.ts';
import { LEVELS } from '../lower/expression-graph.ts';
import type { Lowered } from '../lower/lower-patterns.ts';
import type { LoweredPattern } from '../lower/reading-worth.ts';
import { ROLES } from '../../readings/hand-registers.ts';

/** What makes the matcher of a pack, as a module that was written ahead of time exports it. */
export function machineMaker(lowered: Lowered, target: Target): MatcherMaker {
  const { patterns: shapes, worth, nodes } = lowered;
  const { planes, grouped } = target;
  const asks = asksOf(lowered);
  return (registers, joinings, called): Matcher => {
    const hand = registers(asks);
    const machine: Machine = { code: new Int32Array(0), numbers: new Float64Array(nodes), planes: [], asks: [] };
    const assembly: Assembly = { machine, code: [], read: inputReader(machine, hand, asks.marks, target) };
    const findRoles = rolesOf(planes, hand);
    const weigher = worth && weighing(assembly, worth, { target, marks: asks.marks, joinings, called });
    const size = shapes[0]?.length ?? 0;
    const times = shapes.map(() => new Float64Array(size));
    const values = shapes.map((patterns) => new Float64Array(size * (patterns[0]?.values.length ?? 0)));
    const readings = shapes.map((patterns, shape): Matcher['readings'][number] => {
      const roots = shapeRoots(lowered, shape);
      const writer = writerFor(planes, asks.marks, roots);
      const variables = madeOfParts(roots.map(({ node }) => node)).filter((node) => isVariable(writer, node));
      const [ofHand, ofReading, ofRole] = [LEVELS.hand, LEVELS.reading, LEVELS.role].map((level) =>
        section(assembly, () => {
          for (const node of variables) if (node.level === level) compute(assembly, writer, node);
        }),
      ) as [number, number, number];
      const toTell = section(assembly, () => {
        for (const pattern of patterns)
          for (const node of [pattern.times, ...pattern.values]) written(assembly, writer, node);
      });
      const weigh = weigher?.ofShape(shape, writer, new Set(variables));
      return (data, from, to, visit) => {
        run(machine, ofHand, data, 0, 0);
        for (let at = from; at < to; at += planes.size) {
          run(machine, ofReading, data, at, 0);
          for (let roles = grouped[shape] ? findRoles(data, at) : ROLES.none; roles !== 0; roles &= roles - 1) {
            const role = roles & -roles;
            run(machine, ofRole, data, at, role);
            if (visit === undefined) weigh!(data, at, role);
            else {
              run(machine, toTell, data, at, role);
              tell(machine, patterns, times[shape]!, values[shape]!);
              visit(at, role);
            }
          }
        }
      };
    });
    machine.code = Int32Array.from(assembly.code);
    return { begin: () => {}, readings, times, values, ...weigher?.answers };
  };
}

/** How often patterns occur, and what that is worth. */
function tell(
  { numbers }: Machine,
  patterns: readonly LoweredPattern[],
  times: Float64Array,
  values: Float64Array,
): void {
  patterns.forEach((pattern, at) => {
    times[at] = numbers[pattern.times.id]!;
    pattern.values.forEach((value, tally) => (values[at * pattern.values.length + tally] = numbers[value.id]!));
  });
}
