/**
 * A pack written down as an ES module that scores its hands: no import, nothing made from text while it runs.
 *
 *     the runtime                    one text for all packs, see runtime.ts
 *     data, pack, matcher, code      of this pack with these options
 *     export const { score, ... }
 */
import { askWriter, matcherSource, plainTree, programOf, type AskWriter } from '../dsl/index.ts';
import type { PackRuleset } from './assemble.ts';
import type { ModuleData } from './runtime.ts';
import { windowOfDiscards } from './score.ts';

/** The text of the module. `runtime` is the built text of `runtime.ts`. */
export function writeModule(rules: PackRuleset, runtime: string): string {
  const { id, options } = rules;
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  const text = [
    `// The scoring of the pack ${id}${chosen.length > 0 ? ` with ${chosen.join(', ')}` : ''}, written by tilewright compile.`,
    withoutExports(runtime),
    `const data = ${parsed(dataOf(rules))};`,
    `const pack = () => ${parsed(rules.pack)};`,
    `const matcher = ${matcherSource(rules.scoring.set)};`,
    `const code = ${codeOf(rules)};`,
    'export const { meta, score, judge, worth, rules } = makeModule(data, pack, matcher, code);',
    '',
  ].join('\n');
  return ascii(text);
}

/** Text of single bytes is read faster; names in other scripts are escaped. */
function ascii(text: string): string {
  return text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A JSON text is read several times faster than the same as code. */
function parsed(data: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;
}

/** The runtime in the scope of the module itself, its only export under its own name. */
function withoutExports(runtime: string): string {
  const found = /export\s*\{\s*(?:([\w$]+)\s+as\s+)?makeModule\s*\};?\s*$/.exec(runtime);
  if (found === null) throw new Error('The runtime does not end with the export of makeModule.');
  const body = runtime.slice(0, found.index).trimEnd();
  return `const makeModule = (() => {\n${body}\nreturn ${found[1] ?? 'makeModule'};\n})();`;
}

function dataOf(rules: PackRuleset): ModuleData {
  const { id, hash, name, options, names, play, tiles, marks, counters, tableCounters, pots, lists } = rules;
  const { set, rules: scoring, begun } = rules.scoring;
  const { rules: _, ...table } = begun();
  return {
    ...{ id, hash, name, options, names, play, tiles, marks, counters, tableCounters, pots, lists },
    seats: rules.seats.count,
    discardWindow: windowOfDiscards(rules),
    situation: rules.situation.map((fact) => fact.id),
    charts: (set.patterns[0]?.when.scope.charts ?? {}) as ModuleData['charts'],
    shapes: set.shapes.map(({ holds: _holds, ...shape }) => shape),
    beyond: set.beyond ?? false,
    patterns: scoring.patterns,
    groups: scoring.groups,
    joins: (scoring.joins ?? []).map((joins) => (joins ? plainTree(programOf(joins)!.tree) : null)),
    tallies: [...scoring.tallies],
    steps: scoring.steps.map((step) => step.name),
    limits: (scoring.limits ?? []).map((limit) => limit.id),
    payments: rules.settle.win.map(({ when: _when, amount: _amount, ...payment }) => payment),
    begun: table,
  };
}

/** Every expression as a function, behind the parts of them that stay trees. */
function codeOf(rules: PackRuleset): string {
  const { set, rules: scoring } = rules.scoring;
  const writer = askWriter();
  const list = (texts: readonly string[]): string => `[${texts.map((text) => `\n    ${text},`).join('')}\n  ]`;
  const write = (made: object | undefined): string => textOf(writer, made);
  const limits = (scoring.limits ?? []).map(({ when, value }) => `{ when: ${write(when)}, value: ${write(value)} }`);
  const parts = {
    shapes: list(set.shapes.map(({ holds }) => write(holds))),
    steps: list(scoring.steps.map(({ ask }) => write(ask))),
    value: write(scoring.value),
    minimum: write(scoring.minimum),
    limits: list(limits),
    payments: list(rules.settle.win.map(({ when, amount }) => `{ when: ${write(when)}, amount: ${write(amount)} }`)),
    situation: list(rules.situation.map(({ holds }) => write(holds))),
    reserve: write(rules.wall.reserve),
  };
  const lines = Object.entries(parts).map(([name, text]) => `  ${name}: ${text},`);
  return ['(t) => {', ...writer.definitions(), 'return {', ...lines, '};', '}'].join('\n');
}

/** A function that was made of no program is an ordinary answer, which the runtime knows too. */
function textOf(writer: AskWriter, made: object | undefined): string {
  const program = made && programOf(made);
  return program ? writer.write(program) : 'null';
}
