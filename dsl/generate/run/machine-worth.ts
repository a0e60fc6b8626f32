/** What readings are worth, and what counts in the best; `dsl/generate/emit/reading-worth.ts` and `dsl/generate/emit/counted-pattern-names.ts` say the same as text. */
import type { Award, NamedThing, Worth } from '../../../core/index.ts';
import { type Assembly, compute, section, skipping, written } from './instruction-assembler.ts';
import { run } from './instruction-machine.ts';
import { awardRoots } from '../emit/counted-pattern-names.ts';
import type { Joinings, Matcher } from '../emit/matcher-code.ts';
import { innerWriter, isVariable, madeOfParts, type Writer, writerFor } from '../emit/graph-nodes.ts';
import type { Target } from '../emit/matcher-target.ts';
import { scoreRoots } from '../emit/reading-worth.ts';
import { isConstant } from '../lower/expression-graph.ts';
import type { Node } from '../lower/graph-node.ts';
import type { LoweredAward, LoweredCounts, LoweredWorth, Part } from '../lower/reading-worth.ts';

interface Setting {
  target: Target;
  marks: readonly string[];
  joinings: Joinings;
  called: readonly NamedThing[];
}

/** Weighs what a machine computed of a reading with a role of the last tile. */
export type WeighReading = (data: Int32Array, at: number, role: number) => void;

interface Weighing {
  /** `known`: what is computed when a reading is weighed. */
  ofShape(shape: number, writer: Writer, known: ReadonlySet<Node>): WeighReading;
  answers: Omit<Required<Matcher>, 'readings' | 'times' | 'values'>;
}

const NO_DATA = new Int32Array(0);

/** Of all readings since `begin` those are kept that are worth most. */
export function weighing(assembly: Assembly, worth: LoweredWorth, setting: Setting): Weighing {
  const { sums, tallies, said, shapes, exempt, score } = worth;
  const { target, marks, joinings, called } = setting;
  const { machine } = assembly;
  const { numbers } = machine;
  const roots = scoreRoots(worth);
  const writer = writerFor(target.planes, marks, roots);
  const parts = madeOfParts(roots.map(({ node }) => node));
  const sumPlaces = parts.flatMap(({ id, input }) =>
    input?.startsWith('sum ') ? [{ id, sum: Number(input.slice('sum '.length)) }] : [],
  );
  const sectionFor = (nodes: readonly Node[]): number => section(assembly, () => writeAll(assembly, writer, nodes));
  const toWeigh = sectionFor([score.meets, score.value]);
  const toTell = sectionFor([score.limit, ...score.steps.map(({ value }) => value)]);
  const calculate = (from: number, of: Float64Array): void => {
    for (const { id, sum } of sumPlaces) numbers[id] = of[sum]!;
    run(machine, from, NO_DATA, 0, 0);
  };
  const told = sums.flatMap(({ isTold }, sum) => (isTold ? [sum] : []));
  const kept: number[] = [];
  const names: (Award[] | undefined)[] = [];
  const most = new Float64Array(sums.length);
  let [found, mostValue] = [0, 0];
  let [isUnclear, isNaming, isLenient, met] = [false, false, false, true];
  /** Positive where this is worth more than what is kept. */
  const compared = (value: number, meets: boolean, of: Float64Array): number => {
    if (found === 0 || meets !== met) return 1;
    let apart = value - mostValue;
    for (let tally = 0; apart === 0 && tally < tallies.length; tally++) apart = of[tally]! - most[tally]!;
    return apart;
  };
  const isLast = (shape: number, at: number, role: number): boolean =>
    found !== 0 && kept[found - 3] === shape && kept[found - 2] === at && kept[found - 1] === role;
  const weigh = (shape: number, at: number, role: number, of: Float64Array): void => {
    calculate(toWeigh, of);
    const meets = numbers[score.meets.id] !== 0 || exempt[shape]!;
    if (!meets && (!isLenient || (found !== 0 && met))) return;
    const value = numbers[score.value.id]!;
    const apart = compared(value, meets, of);
    if (apart < 0) return;
    if (apart > 0) {
      found = 0;
      isUnclear = false;
      met = meets;
      mostValue = value;
      most.set(of);
    } else if (told.some((sum) => of[sum] !== most[sum])) isUnclear = true;
    if (isLast(shape, at, role)) return;
    kept[found++] = shape;
    kept[found++] = at;
    kept[found++] = role;
  };
  const ofShape = (shape: number, of: Writer, known: ReadonlySet<Node>): WeighReading => {
    const counts = shapes[shape]!;
    const { common, best, linked, alone } = counts;
    const families = [...best, ...linked];
    const toCount = section(assembly, () => {
      for (const node of common) written(assembly, of, node);
      for (const { isLeft, adds } of [...families, alone].flat()) {
        skipping(assembly, 'unless', written(assembly, of, isLeft), () => {
          for (const node of adds) written(assembly, of, node);
        });
      }
    });
    const isLeft = (part: Part): boolean => numbers[part.isLeft.id] !== 0;
    const name = naming(assembly, counts, { known, outer: of, called, tallies, ids: target.patterns });
    const ways = (family: number, at: number, role: number): readonly (readonly Part[])[] => {
      const left = families[family]!.filter(isLeft);
      if (left.length === 0) return [[]];
      if (family < best.length) return left.map((part) => [part]);
      const list = Int32Array.from(left, ({ pattern }) => pattern);
      return joinings(list, list.length, 1, shape, at, role).map((joined) =>
        joined.map((pattern) => left.find((part) => part.pattern === pattern)!),
      );
    };
    const own = new Float64Array(sums.length);
    const read = (nodes: readonly Node[]): Float64Array => {
      for (let sum = 0; sum < own.length; sum++) own[sum] = numbers[nodes[sum]!.id]!;
      return own;
    };
    const choose = (family: number, before: Float64Array, at: number, role: number): void => {
      if (family === families.length) return weigh(shape, at, role, before);
      for (const way of ways(family, at, role)) {
        const after = before.slice();
        for (const { adds } of way) adds.forEach((node, sum) => (after[sum]! += numbers[node.id]!));
        choose(family + 1, after, at, role);
      }
    };
    return (data, at, role) => {
      run(machine, toCount, data, at, role);
      choose(0, read(common), at, role);
      for (const part of alone) if (isLeft(part)) weigh(shape, at, role, read(part.adds));
      if (isNaming && isLast(shape, at, role)) names[found / 3 - 1] = name(data, at, role);
    };
  };
  const step = (at: number): number => numbers[score.steps[at]!.value.id]!;
  const stepNames = score.steps.map(({ name }) => name);
  const isSaid = said.some((at) => at >= 0);
  return {
    ofShape,
    answers: {
      begin: (named = false, lenient = false) => {
        found = 0;
        isNaming = named;
        isLenient = lenient;
      },
      isWorth: () => found !== 0,
      isWin: () => found !== 0 && met,
      worth: () => {
        if (found === 0 || isUnclear) return undefined;
        calculate(toTell, most);
        const summed = (tally: number): number => most[tally]!;
        const made = {
          tallies: record(tallies, (tally) => (said[tally]! < 0 ? summed(tally) : step(said[tally]!))),
        } as Worth;
        if (isSaid) made.sums = record(tallies, summed);
        if (stepNames.length > 0) made.steps = record(stepNames, step);
        made.value = mostValue;
        const limit = score.limits[numbers[score.limit.id]!];
        if (limit !== undefined) made.limit = limit;
        return made;
      },
      howMany: () => found / 3,
      kept,
      awards: (at) => names[at],
    },
  };
}

function writeAll(assembly: Assembly, writer: Writer, nodes: readonly Node[]): void {
  for (const node of madeOfParts(nodes))
    if (isVariable(writer, node) && !writer.given?.has(node)) compute(assembly, writer, node);
  for (const node of nodes) written(assembly, writer, node);
}

function record(names: readonly string[], value: (at: number) => number): Record<string, number> {
  const made: Record<string, number> = {};
  for (let at = 0; at < names.length; at++) made[names[at]!] = value(at);
  return made;
}

interface Named {
  known: ReadonlySet<Node>;
  outer: Writer;
  called: readonly NamedThing[];
  tallies: readonly string[];
  ids: readonly string[];
}

/** Makes what names what counts in a reading; nothing where patterns could be chosen otherwise. */
function naming(
  assembly: Assembly,
  counts: LoweredCounts,
  { known, outer, called, tallies, ids }: Named,
): (...reading: Parameters<WeighReading>) => Award[] | undefined {
  const { machine } = assembly;
  const { numbers } = machine;
  const roots = awardRoots(counts);
  const inner = innerWriter(outer, known, roots);
  const nodes = roots.map(({ node }) => node);
  const toName = section(assembly, () => writeAll(assembly, inner, nodes));
  const isLeft = (part: Part): boolean => numbers[part.isLeft.id] !== 0;
  const open = [...counts.linked.flat(), ...counts.alone];
  const award = ({ pattern, times, amounts }: LoweredAward): Award => {
    const value: Record<string, number> = {};
    for (let tally = 0; tally < tallies.length; tally++) {
      const amount = numbers[amounts[tally]!.node.id]!;
      if (amount !== 0) value[tallies[tally]!] = amount;
    }
    return { id: ids[pattern]!, name: called[pattern]!.name, times: numbers[times.id]!, value };
  };
  const awards = counts.awards
    .filter(({ when }) => !isConstant(when, 0))
    .map((one) => {
      const isSame = [one.times, ...one.amounts.map(({ node }) => node)].every((node) => isConstant(node));
      const same = isSame ? award(one) : undefined;
      if (same) Object.freeze(same.value);
      return { when: one.when.id, one, same: same && Object.freeze(same) };
    });
  return (data, at, role) => {
    run(machine, toName, data, at, role);
    if (open.some(isLeft) || counts.best.some((family) => family.filter(isLeft).length > 1)) return undefined;
    const list: Award[] = [];
    for (const { when, one, same } of awards) if (numbers[when] !== 0) list.push(same ?? award(one));
    return list;
  };
}
