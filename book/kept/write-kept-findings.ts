/**
 * Finds anew what takes minutes and is kept for built-in packs: how often each pattern counts, and what shows each change
 * of a pack that extends another. What was found for rules that are still the same stays.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { countPatterns, planCensus } from '../../sim/index.ts';
import type { ReadFolder } from '../../authoring/test/index.ts';
import { load, loadParent, packs, type PackRuleset } from '../../loader/index.ts';
import { parentOf } from '../../authoring/diff/index.ts';
import { findChanges } from '../findings/changes-between-packs.ts';
import type { KeptChanges, KeptCount } from './kept-finding-types.ts';
import { COUNTED } from '../findings/pattern-rarity.ts';
import { KEPT_CHANGES } from './kept-changes.ts';
import { KEPT_COUNTS } from './kept-pattern-counts.ts';
import { digestOf } from './rules-digest.ts';

/** Up to so many hands are all looked at. Of more, and where a wild tile may stand for each of many, a sample gives the points of the chart. */
const MOST = 50_000_000;
const SAMPLE = 300_000;

const all = packs().map(({ id }) => rulesOf(id));

function rulesOf(id: string): PackRuleset {
  const loaded = load(id);
  if (!loaded.ok) throw new Error(`${id} does not load: ${loaded.problems[0]?.message}`);
  return loaded.value;
}

function countOf(ruleset: PackRuleset): KeptCount {
  const rules = digestOf(ruleset, COUNTED);
  const kept = KEPT_COUNTS.find((one) => one.rules === rules);
  if (kept !== undefined) return kept;
  process.stderr.write(`counting ${ruleset.id}\n`);
  const plan = planCensus(ruleset);
  const isLong = plan.ok && (plan.value.size > MOST || ruleset.wild !== undefined);
  const census = countPatterns(ruleset, isLong ? { sample: SAMPLE } : {});
  if (!census.ok) throw new Error(`${ruleset.id} cannot be counted: ${census.problems[0]?.message}`);
  const { patterns, wins } = census.value;
  const shown = patterns.map(({ id, ways, meanValue }) => [id, short(ways / wins.ways), short(meanValue)] as const);
  return { rules, patterns: shown };
}

function short(number: number): number {
  return Number(number.toPrecision(4));
}

function changesOf(rules: PackRuleset): KeptChanges[] {
  const before = loadParent(rules.id);
  if (before === undefined) return [];
  const [parent, child] = [digestOf(before), digestOf(rules)];
  const kept = KEPT_CHANGES.find((one) => one.parent === parent && one.child === child);
  if (kept !== undefined) return [kept];
  process.stderr.write(`comparing ${rules.id}\n`);
  const found = findChanges(rules.id, parentOf(rules.id, { readFolder })!, { readFolder }, { effort: 'usual' });
  return found === undefined ? [] : [{ parent, child, ...found }];
}

const readFolder: ReadFolder = (folder) => {
  const place = new URL(`../../${folder}/`, import.meta.url);
  const names = existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.yaml')) : [];
  return names
    .sort()
    .map((name) => ({ name: `${folder}/${name}`, content: readFileSync(new URL(name, place), 'utf8') }));
};

function write(file: string, name: string, type: string, value: readonly unknown[]): void {
  const rows = value.map((row) => `  ${JSON.stringify(row)},\n`);
  const text = `/** Written by book/kept/write-kept-findings.ts. */\nimport type { ${type} } from './kept-finding-types.ts';\n\nexport const ${name}: readonly ${type}[] = [\n${rows.join('')}];\n`;
  writeFileSync(new URL(`${file}.ts`, import.meta.url), text);
}

write('kept-changes', 'KEPT_CHANGES', 'KeptChanges', all.flatMap(changesOf));
write('kept-pattern-counts', 'KEPT_COUNTS', 'KeptCount', all.map(countOf));
