/** A single file that is a part of a pack, such as a scenario. */
import { hasErrors, type Problem, type Result } from '../../core/index.ts';
import { makeSource } from './source-text.ts';
import { type SourcedMap, valueAt } from '../yaml/located-data.ts';
import { packAround, upgradeTree } from './upgrade-pack-format.ts';
import { decode } from './decode-utf8.ts';
import { validateFile } from './validate-file.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';

/** Reads a file that holds what a pack says at `path`: `['scenarios', 'dealer-stays']`. */
export function readRuleFile(
  name: string,
  content: Uint8Array | string,
  path: readonly string[],
): Result<SourcedMap> & { text: string } {
  const decoded = decode(content, name);
  if (!decoded.ok) return { ok: false, problems: decoded.problems, text: '' };
  const source = makeSource(name, decoded.value);
  const { root, problems } = parseYaml(source);
  if (root === undefined) return { ok: false, problems, text: source.text };
  const around = packAround(root, path);
  const newer = upgradeTree(around);
  if (newer.length > 0) return { ok: false, problems: newer, text: source.text };
  const all: Problem[] = [...problems, ...validateFile({ source, root: around })];
  const value = valueAt(around, path);
  if (hasErrors(all) || value?.is !== 'map') return { ok: false, problems: all, text: source.text };
  return { ok: true, value, problems: all, text: source.text };
}
