/** Step 2: is each file of the right form? What is wrong is told and left out, so that the steps behind can go on looking. */
import { problem, type Problem } from '../../core/index.ts';
import { validate, type SchemaProblem } from '../../schemas/index.ts';
import { doubt, leaveOut } from '../flatten/follow-on-problems.ts';
import { noDamage, type Damage } from '../flatten/damage-type.ts';
import { upgradeTree } from './upgrade-pack-format.ts';
import type { PackFile } from './pack-file-types.ts';
import { placeOf, type Source } from './source-text.ts';
import { keySpot, plain, valueAt, valueSpot, type SourcedMap } from '../yaml/located-data.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';

/** What is wrong with the form of a file, whose pack has these tallies; notes in `damage` what had to be left out of it. */
export function validateFile(file: PackFile, damage: Damage = noDamage(), tallies: object = {}): Problem[] {
  if (file.ready) return [];
  const found = validate(withoutNull(plain(file.root)), tallies);
  const problems = found.map((each) => problemIn(file.root, each));
  for (const { path, at } of found) {
    const list = path.findIndex((step) => typeof step === 'number');
    if (at === 'key') doubt(damage, file.root, path.slice(0, -1));
    const out = list < 0 ? path : path.slice(0, list);
    if (at === 'value') damage.paths.push(out);
    leaveOut(damage, file.root, out);
  }
  return problems;
}

/** What is wrong with the form of a file alone: what an editor that knows the schema tells too. */
export function problemsOfForm(source: Source): Problem[] {
  const { root, problems } = parseYaml(source);
  if (root === undefined) return problems;
  const refused = upgradeTree(root);
  return refused.length > 0 ? refused : validateFile({ source, root });
}

/** A problem of form at its place in the file. */
export function problemIn(root: SourcedMap, found: SchemaProblem): Problem {
  const whole = found.whole === true ? valueAt(root, found.path)?.spot : undefined;
  const spot = whole ?? (found.at === 'key' ? keySpot(root, found.path) : valueSpot(root, found.path));
  const { code, message } = found;
  const { hint, replacement } = entriesInstead(root, found) ?? entryOfChapterAbove(root, found) ?? found;
  const more = { ...(hint !== undefined && { hint }), ...(replacement !== undefined && { replacement }) };
  return problem(code, message, { place: placeOf(spot), ...more });
}

type Advice = Pick<SchemaProblem, 'hint' | 'replacement'>;

/** `[fan: 4]`, `- pure_suit: ...`: a list where entries stand by name, each of them already having one. */
function entriesInstead(root: SourcedMap, { code, path, at }: SchemaProblem): Advice | undefined {
  const list = valueAt(root, path);
  if (code !== 'wrong-type' || at !== 'value' || list?.is !== 'list') return undefined;
  const { source, start, end } = list.spot;
  const text = source.text.slice(start, end);
  // The lines below a name without a value are entries beside it.
  const isNamed =
    /^- +[\w-]+:\s*\n/.test(text) || list.items.every((item) => item.is === 'map' && item.entries.size === 1);
  if (!isNamed) return undefined;
  if (text.startsWith('[')) {
    const replacement = `{ ${text.slice(1, -1).replace(/[{}]/g, '').trim()} }`;
    return { hint: `Write \`${replacement}\`.`, replacement };
  }
  return { hint: 'Take out the dashes: the names come first.', replacement: text.replace(/^( *)- +/gm, '$1') };
}

/** A pattern at the beginning of a line, behind others that are indented. */
function entryOfChapterAbove({ entries }: SourcedMap, { code, path }: SchemaProblem): Advice | undefined {
  const names = [...entries.keys()];
  const at = names.indexOf(String(path[0]));
  const [chapter, entry] = names.slice(Math.max(0, at - 1), at + 1).map((name) => entries.get(name)!.value);
  if (code !== 'unknown-key' || path.length > 1 || chapter?.is !== 'map' || entry?.is !== 'map') return undefined;
  if ([...chapter.entries.values()].some(({ value }) => value.is !== 'map')) return undefined;
  return { hint: `If it belongs to \`${names[at - 1]}\`, begin this line and those below it with two more spaces.` };
}

/** `null` takes an entry out, wherever entries stand by name; flattening looks after it. A list is replaced whole and has nothing to take out. */
function withoutNull(data: unknown): unknown {
  if (Array.isArray(data) || typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => (value === null ? [] : [[key, withoutNull(value)]])),
  );
}
