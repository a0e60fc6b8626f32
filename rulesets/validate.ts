/** Step 2: is each file of the right form? What is wrong is told and, where it is clear what was meant, put right, so that the steps behind can go on looking. */
import { problem, type Problem } from '../core/index.ts';
import { validate, type Path, type SchemaProblem } from '../schemas/index.ts';
import type { PackFile } from './read.ts';
import { placeOf, type Source } from './source.ts';
import { keySpot, plain, valueAt, valueSpot, type SourcedMap } from './sourced.ts';
import { parseYaml } from './yaml.ts';

/** What is wrong with the form of a file, and the paths whose values had to be left out. */
export interface Validation {
  problems: Problem[];
  damaged: Path[];
}

export function validateFile(file: PackFile): Validation {
  if (file.ready) return { problems: [], damaged: [] };
  const found = validate(withoutNull(plain(file.root)));
  const problems = found.map((each) => problemIn(file.root, each));
  const damaged = found.flatMap((each) => repair(file.root, each));
  return { problems, damaged };
}

/** What is wrong with the form of a file alone: what an editor that knows the schema tells too. */
export function problemsOfForm(source: Source): Problem[] {
  const { root, problems } = parseYaml(source);
  return root === undefined ? problems : validateFile({ source, root }).problems;
}

/** A problem of form at its place in the file. */
export function problemIn(root: SourcedMap, found: SchemaProblem): Problem {
  const whole = found.whole === true ? valueAt(root, found.path)?.spot : undefined;
  const spot = whole ?? (found.at === 'key' ? keySpot(root, found.path) : valueSpot(root, found.path));
  const { code, message } = found;
  const { hint, replacement } = entriesInstead(root, found) ?? found;
  return problem(code, message, {
    place: placeOf(spot),
    ...(hint === undefined ? {} : { hint }),
    ...(replacement === undefined ? {} : { replacement }),
  });
}

/** `[fan: 4]`, `- pure_suit: ...`: a list where entries stand by name, each of them already having one. */
function entriesInstead(
  root: SourcedMap,
  { code, path, at }: SchemaProblem,
): { hint: string; replacement: string } | undefined {
  const list = valueAt(root, path);
  if (code !== 'wrong-type' || at !== 'value' || list?.is !== 'list') return undefined;
  if (!list.items.every((item) => item.is === 'map' && item.entries.size === 1)) return undefined;
  const { source, start, end } = list.spot;
  const text = source.text.slice(start, end);
  if (text.startsWith('[')) {
    const replacement = `{ ${text.slice(1, -1).replace(/[{}]/g, '').trim()} }`;
    return { hint: `Write \`${replacement}\`.`, replacement };
  }
  return { hint: 'Take out the dashes: the names come first.', replacement: text.replace(/^( *)- +/gm, '$1') };
}

/** `null` takes something out and may stand anywhere; flattening looks after it. */
function withoutNull(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutNull);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => (value === null ? [] : [[key, withoutNull(value)]])),
  );
}

function repair(root: SourcedMap, { path, at, replacement, code }: SchemaProblem): Path[] {
  const length = path.findIndex((step) => typeof step === 'number');
  const target = length < 0 ? path : path.slice(0, length);
  const owner = valueAt(root, target.slice(0, -1));
  const key = String(target.at(-1));
  if (owner?.is !== 'map' || !owner.entries.has(key)) return [];
  if (at === 'key') {
    rename(owner, key, replacement);
    return [];
  }
  const value = owner.entries.get(key)!.value;
  if (code === 'not-one-of' && replacement !== undefined && value.is === 'scalar') {
    value.value = replacement;
    return [];
  }
  owner.entries.delete(key);
  return [target];
}

function rename(owner: SourcedMap, key: string, name: string | undefined): void {
  const entries = [...owner.entries];
  owner.entries.clear();
  for (const [each, entry] of entries) {
    if (each !== key) owner.entries.set(each, entry);
    else if (name !== undefined && !entries.some(([other]) => other === name)) owner.entries.set(name, entry);
  }
}
