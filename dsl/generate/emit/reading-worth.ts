/**
 * The part of a matcher that weighs readings: what each adds up to, the score of that, and which is best so far.
 *
 *     readings[0](d, o)            for each role of the last tile ...
 *       for (one of each group)    ... and each choice of patterns
 *         weigh(..., sums)         is it better than what is kept?
 *     worth()                      what is kept, written out
 */
import { madeOfParts, text, variables, type Root, type Writer } from './graph-nodes.ts';
import { isConstant, LEVELS } from '../lower/expression-graph.ts';
import type { Node } from '../lower/graph-node.ts';
import type { LoweredCounts, LoweredWorth, Part } from '../lower/reading-worth.ts';

/** What the score is written out from. */
export function scoreRoots({ score: { steps, limit, value, meets } }: LoweredWorth): Root[] {
  const nodes = [...steps.map((step) => step.value), limit, value, meets];
  return nodes.map((node) => ({ node, level: LEVELS.choice }));
}

/** What the patterns of one shape add up to is written out from these. */
export function countedNodes({ common, best, linked, alone }: LoweredCounts): Node[] {
  const parts = [...best, ...linked, alone].flat();
  return [...common, ...parts.flatMap(({ isLeft, adds }) => [isLeft, ...adds])];
}

const each = (sums: LoweredWorth['sums'], say: (at: number) => string, between = ', '): string =>
  sums.map((_, at) => say(at)).join(between);

/** What is kept from reading to reading, and the functions that keep it; `patterns` is how many there are. */
export function weighing(writer: Writer, worth: LoweredWorth, patterns: number): string[] {
  const { sums, shapes, tallies } = worth;
  const told = sums.flatMap(({ isTold }, at) => (isTold ? [at] : []));
  const families = Math.max(...shapes.map(({ best, linked }) => best.length + linked.length));
  return [
    `  const added = new Float64Array(${(patterns + 1) * sums.length});`,
    ...Array.from({ length: families }, (_, family) => `  const list${family} = new Int32Array(${patterns});`),
    `  let found = 0, isUnclear = false, isNaming = false, isLenient = false, met = true, most = 0, ${each(sums, (at) => `most${at} = 0`)};`,
    '  const kept = [], names = [];',
    '  const keep = (shape, o, role) => {',
    '    if (found !== 0 && kept[found - 1] === role && kept[found - 2] === o && kept[found - 3] === shape) return;',
    '    kept[found++] = shape;',
    '    kept[found++] = o;',
    '    kept[found++] = role;',
    '  };',
    `  const weigh = (shape, o, role, ${each(sums, (at) => `sum${at}`)}) => {`,
    ...everyVariable(writer, [worth.score.meets, worth.score.value]),
    ...meetsMinimum(writer, worth),
    `    const value = ${text(writer, worth.score.value)};`,
    `    if (found !== 0${isEver(worth) ? '' : ' && meets === met'}) {`,
    '      let apart = value - most;',
    ...tallies.map((_, at) => `      if (apart === 0) apart = sum${at} - most${at};`),
    '      if (apart < 0) return;',
    ...told.map((at) => `      if (apart === 0 && sum${at} !== most${at}) isUnclear = true;`),
    '      if (apart === 0) return keep(shape, o, role);',
    '    }',
    '    found = 0;',
    ...(isEver(worth) ? [] : ['    met = meets;']),
    ...(told.length > 0 ? ['    isUnclear = false;'] : []),
    '    most = value;',
    `    ${each(sums, (at) => `most${at} = sum${at};`, ' ')}`,
    '    keep(shape, o, role);',
    '  };',
    ...telling(writer, worth),
  ];
}

/** A score asks of the hand too. */
function everyVariable(writer: Writer, nodes: readonly Node[]): string[] {
  const parts = madeOfParts(nodes);
  return [LEVELS.hand, LEVELS.choice].flatMap((level) => variables(writer, parts, level)).map((line) => `    ${line}`);
}

/** Whether every reading meets the minimum. */
function isEver({ score }: LoweredWorth): boolean {
  return isConstant(score.meets, 1);
}

/** A reading that does not meet it is kept only where that is wanted, and while there is none that does. */
function meetsMinimum(writer: Writer, worth: LoweredWorth): string[] {
  if (isEver(worth)) return [];
  const others = worth.exempt.flatMap((is, shape) => (is ? [` || shape === ${shape}`] : []));
  return [
    `    const meets = !!${text(writer, worth.score.meets)}${others.join('')};`,
    '    if (!meets && (!isLenient || (found !== 0 && met))) return;',
  ];
}

/** What is kept as an object. */
function telling(writer: Writer, { score, tallies, said, sums }: LoweredWorth): string[] {
  const { steps, limits, limit } = score;
  const entries = (names: readonly string[], value: (at: number) => string): string =>
    `{ ${names.map((name, at) => `${JSON.stringify(name)}: ${value(at)}`).join(', ')} }`;
  const nodes = [...steps.map((step) => step.value), limit];
  const summed = entries(tallies, (at) => `sum${at}`);
  const isSaid = said.some((step) => step >= 0);
  const parts = [
    `tallies: ${isSaid ? entries(tallies, (at) => (said[at]! < 0 ? `sum${at}` : text(writer, steps[said[at]!]!.value))) : summed}`,
    ...(isSaid ? [`sums: ${summed}`] : []),
    ...(steps.length > 0
      ? [
          `steps: ${entries(
            steps.map((step) => step.name),
            (at) => text(writer, steps[at]!.value),
          )}`,
        ]
      : []),
    'value: most',
  ];
  return [
    `  const limits = [${limits.map((id) => `${JSON.stringify(id)}, `).join('')}undefined];`,
    `  const told = (${each(sums, (at) => `sum${at}`)}) => {`,
    ...everyVariable(writer, nodes),
    `    const limit = limits[${text(writer, limit)}];`,
    `    return limit === undefined ? { ${parts.join(', ')} } : { ${parts.join(', ')}, limit };`,
    '  };',
    `  const worth = () => (found === 0 || isUnclear ? undefined : told(${each(sums, (at) => `most${at}`)}));`,
    '  const isWorth = () => found !== 0;',
    '  const isWin = () => found !== 0 && met;',
    '  const howMany = () => found / 3;',
    '  const awards = (at) => names[at];',
  ];
}

/** For one role of a reading: every choice of patterns is weighed. */
export function choosing(writer: Writer, { sums, shapes }: LoweredWorth, shape: number, patterns: number): string[] {
  const { common, best, linked, alone } = shapes[shape]!;
  const width = sums.length;
  const none = patterns * width;
  const families = [...best, ...linked];
  const terms: string[][] = common.map((node) => (isConstant(node, 0) ? [] : [text(writer, node)]));
  const open: string[] = [];
  families.forEach((family, at) => {
    if (at < best.length) {
      open.push(`for (let i${at} = 0; i${at} === 0 || i${at} < n${at}; i${at}++) {`);
      open.push(`const p${at} = n${at} === 0 ? ${none} : list${at}[i${at}];`);
      for (const sum of addedTo(family, width)) terms[sum]!.push(`added[p${at} + ${sum}]`);
    } else {
      const touched = addedTo(family, width);
      open.push(
        `for (const joined of n${at} === 0 ? [[]] : joinings(list${at}, n${at}, ${width}, ${shape}, o, role)) {`,
      );
      open.push(`let ${touched.map((sum) => `j${at}_${sum} = 0`).join(', ')};`);
      open.push(
        `for (const p of joined) { ${touched.map((sum) => `j${at}_${sum} += added[p * ${width} + ${sum}];`).join(' ')} }`,
      );
      for (const sum of touched) terms[sum]!.push(`j${at}_${sum}`);
    }
  });
  const weigh = (of: readonly string[]): string => `weigh(${[shape, 'o', 'role', ...of].join(', ')});`;
  return [
    ...(families.length > 0 ? [`let ${families.map((_, at) => `n${at} = 0`).join(', ')};`] : []),
    ...families.flatMap((family, at) => family.map((part) => listed(writer, part, at, width))),
    ...open,
    weigh(terms.map((of) => of.join(' + ') || '0')),
    ...families.map(() => '}'),
    ...alone.map(({ isLeft, adds }) => `if (${text(writer, isLeft)}) ${weigh(adds.map((node) => text(writer, node)))}`),
  ];
}

/** A pattern that is left joins the list of its group. */
function listed(writer: Writer, { pattern, isLeft, adds }: Part, family: number, width: number): string {
  const place = pattern * width;
  const amounts = adds.map((node, sum) => `added[${place + sum}] = ${text(writer, node)};`);
  const list = `list${family}[n${family}++] = ${place};`;
  return isConstant(isLeft, 1)
    ? [list, ...amounts].join(' ')
    : `if (${text(writer, isLeft)}) { ${[list, ...amounts].join(' ')} }`;
}

/** The sums that some pattern of a group can add to. */
function addedTo(family: readonly Part[], width: number): number[] {
  return Array.from({ length: width }, (_, sum) => sum).filter((sum) =>
    family.some(({ adds }) => !isConstant(adds[sum]!, 0)),
  );
}
