/**
 * A pack written down as an ES module that scores and plays, with nothing made from text while it runs.
 *
 *     the runtime                     an import, or the text of it: see pack-module-runtime.ts
 *     data, pack, matcher, code       of this pack with these options
 *     export default rules
 *     export const score
 */
import { type QueryWriter, queryWriter, matcherSource, plainTree, type Program, programOf } from '../../dsl/index.ts';
import type { PackRuleset } from '../chapters/assemble-ruleset.ts';
import { isConditional } from '../expressions/is-conditional-list.ts';
import type { ModuleData, WrittenRules } from './pack-module-runtime.ts';

/** Where a module has its runtime from: the specifier of an import, or the built text of `pack-module-runtime.ts`. */
export type RuntimeSource = { import: string } | { text: string };

/** The text of the module. */
export function writeModule(rules: PackRuleset, runtime: RuntimeSource): string {
  const { id, options, scoring } = rules;
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  const text = [
    `// The rules of the pack ${id}${chosen.length > 0 ? ` with ${chosen.join(', ')}` : ''}, written by tilewright compile.`,
    'import' in runtime
      ? `import { makeRuleset, score as scoreHand } from ${JSON.stringify(runtime.import)};`
      : inScope(runtime.text),
    `const data = ${parsed(dataOf(rules))};`,
    `const pack = () => ${parsed(rules.pack)};`,
    `const matcher = ${matcherSource(scoring.set)};`,
    `const code = ${codeOf(rules)};`,
    'const rules = /* @__PURE__ */ makeRuleset(data, pack, matcher, code);',
    'export default rules;',
    'export const score = (hand, circumstances) => scoreHand(rules, hand, circumstances);',
    '',
  ].join('\n');
  return ascii(text);
}

/** Text of single bytes is read faster (row W7, compiled); names in other scripts are escaped. */
export function ascii(text: string): string {
  return text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A JSON text is read several times faster than the same as code (row W7, compiled). */
function parsed(data: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;
}

/** The runtime in the scope of the module itself: what it exports under the names of the module. */
function inScope(runtime: string): string {
  const found = /export\s*\{([^{}]*)\};?\s*$/.exec(runtime);
  const names = new Map(
    (found?.[1] ?? '').split(',').map((each) => {
      const [local = '', name = local] = each.trim().split(/\s+as\s+/);
      return [name, local];
    }),
  );
  const [makeRuleset, score] = ['makeRuleset', 'score'].map((name) => names.get(name));
  if (found === null || !makeRuleset || !score)
    throw new Error('The runtime does not end with the exports of makeRuleset and score.');
  const body = runtime.slice(0, found.index).trimEnd();
  return `const { makeRuleset, scoreHand } = (function () {\n${body}\nreturn { makeRuleset: ${makeRuleset}, scoreHand: ${score} };\n})();`;
}

/** What of the rules is written: all but what the runtime makes anew. */
function partsOf(rules: PackRuleset): WrittenRules {
  const { pack, judge, worth, distance, useful, winning, listed, readings, expressions, ...others } = rules;
  const { otherNames, also, scoring, ...parts } = others;
  return parts;
}

function dataOf(rules: PackRuleset): ModuleData {
  const { set } = rules.scoring;
  const plain = Object.entries(partsOf(rules)).filter(([, value]) => !hasFunctions(value));
  return {
    rules: Object.fromEntries(plain) as ModuleData['rules'],
    names: {
      situation: rules.situation.map((fact) => fact.id),
      charts: set.patterns[0]?.when.scope.charts ?? {},
      shapes: set.shapes.map(({ id }) => id),
    },
    deadWaits: set.deadWaits ?? 'ignore',
  };
}

/** The fields with expressions, and the score, each behind the parts of its expressions that stay trees. */
function codeOf(rules: PackRuleset): string {
  const { tiles, names, ...score } = rules.scoring.rules;
  const asked = Object.entries(partsOf(rules)).filter(([, value]) => hasFunctions(value));
  const fields = Object.entries({ ...Object.fromEntries(asked), score }).map(([name, part]) => {
    const writer = queryWriter();
    const text = literal(part, writer);
    return [`${name}: (t) => {`, ...writer.definitions(), `return ${text};`, '},'].join('\n');
  });
  return ['{', ...fields, '}'].join('\n');
}

function hasFunctions(part: unknown): boolean {
  if (typeof part === 'function') return true;
  return typeof part === 'object' && part !== null && Object.values(part).some(hasFunctions);
}

/** Data as code, its functions as the expressions they were made of. */
function literal(part: unknown, writer: QueryWriter): string {
  if (typeof part === 'function') return functionText(part, writer);
  if (Array.isArray(part)) {
    const list = `[${part.map((item) => literal(item, writer)).join(', ')}]`;
    return isConditional(part)
      ? `t.due(${list}, ${writer.writeFirst(part.map(({ when }) => when && programOf(when)))})`
      : list;
  }
  if (typeof part !== 'object' || part === null) return typeof part === 'string' ? JSON.stringify(part) : String(part);
  const entries = Object.entries(part).map(([key, value]) => `${JSON.stringify(key)}: ${literal(value, writer)}`);
  return `{ ${entries.join(', ')} }`;
}

function functionText(made: object, writer: QueryWriter): string {
  return programOfAsk(made).place === 'pattern' ? `t.joins(${treeText(made)})` : writer.write(programOfAsk(made));
}

function treeText(made: object): string {
  return JSON.stringify(plainTree(programOfAsk(made).tree));
}

function programOfAsk(made: object): Program {
  const program = programOf(made);
  if (program === undefined) throw new Error('A function of the rules was made of no expression.');
  return program;
}
