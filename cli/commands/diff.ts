import type { OptionValue } from '../../core/index.ts';
import { diffPacks, isAtLeast, nextVersion, type PackDiff, parentOf } from '../../authoring/diff/index.ts';
import type { TestSettings } from '../../authoring/test/index.ts';
import { drawDiff, type NextVersion } from '../draw/diff.ts';
import { packText } from '../open-pack.ts';
import { filesOf } from '../pack-file-access.ts';
import { load } from '../../loader/index.ts';
import { complain } from '../print-problems.ts';
import { foldersOf } from '../scenario-file-access.ts';
import { parseDeadline, parseOptions, parseWhole } from '../flag-values.ts';
import { FINE, NO, type Terminal, WRONG_USE } from '../terminal.ts';

export interface DiffFlags {
  options?: readonly string[];
  optionsA?: readonly string[];
  optionsB?: readonly string[];
  json?: boolean;
  quick?: boolean;
  thorough?: boolean;
  seed?: string;
  deadline?: string;
}

type Options = Record<string, OptionValue>;

/** What changed from one pack to another; of one pack alone, from the one it extends. */
export async function diffCommand(
  terminal: Terminal,
  one: string,
  other: string | undefined,
  flags: DiffFlags = {},
): Promise<number> {
  const common = parseOptions(flags.options ?? []);
  const [a, b] = [parseOptions(flags.optionsA ?? []), parseOptions(flags.optionsB ?? [])];
  const seed = parseWhole(flags.seed ?? '1', '--seed', 0, 0xffffffff);
  const deadline = parseDeadline(flags.deadline);
  complain(terminal, [...common.problems, ...a.problems, ...b.problems, ...seed.problems, ...deadline.problems]);
  if (!common.ok || !a.ok || !b.ok || !seed.ok || !deadline.ok) return WRONG_USE;
  const packs = await packsOf(terminal, one, other);
  if (packs === undefined) return WRONG_USE;
  const diffed = diffPacks(packs[0], packs[1], {
    a: settingsOf(terminal, { ...common.value, ...a.value }),
    b: settingsOf(terminal, { ...common.value, ...b.value }),
    effort: flags.quick ? 'quick' : flags.thorough ? 'thorough' : 'usual',
    seed: seed.value,
    isOver: () => performance.now() > deadline.value,
    tell: (what, done, all) => terminal.note?.(`  ${what}: ${done} of ${all}`),
  });
  terminal.note?.('');
  if (!diffed.ok) {
    complain(terminal, diffed.problems, diffed.texts);
    return diffed.problems.some(({ code }) => code === 'unknown-pack') ? WRONG_USE : NO;
  }
  const next = versionFor(diffed.value);
  if (flags.json) terminal.out(JSON.stringify({ ...diffed.value, ...(next.least !== undefined && next) }));
  else for (const line of drawDiff(terminal, diffed.value, next)) terminal.out(line);
  return next.enough ? FINE : NO;
}

function settingsOf(terminal: Terminal, options: Options): TestSettings {
  return { options, ...filesOf(terminal), readFolder: foldersOf(terminal) };
}

/** Both packs as the library takes them; undefined after it was said why there is only one. */
async function packsOf(terminal: Terminal, one: string, other?: string): Promise<[string, string] | undefined> {
  if (other === '-' && one === '-') {
    terminal.err('Only one of the packs can come from standard input.');
    return undefined;
  }
  const first = await packText(terminal, one);
  if (other !== undefined) return [first, await packText(terminal, other)];
  const parent = parentOf(first, settingsOf(terminal, {}));
  if (parent !== undefined) return [parent, first];
  const loaded = load(first, filesOf(terminal));
  if (!loaded.ok) complain(terminal, loaded.problems, loaded.texts);
  else terminal.err(`${one === '-' ? 'This pack' : one} extends no pack: name two to compare.`);
  return undefined;
}

function versionFor({ a, b, step }: PackDiff): NextVersion {
  if (a.id !== b.id || a.version === undefined || b.version === undefined) return { enough: true };
  const least = nextVersion(a.version, step);
  return least === undefined ? { enough: true } : { least, enough: isAtLeast(b.version, least) };
}
