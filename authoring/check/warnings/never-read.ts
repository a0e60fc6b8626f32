import { plain, type Spot, valueAt, valueSpot } from '../../../loader/index.ts';
import { mentionsIn, namesOf } from '../names-read-and-set.ts';
import {
  atKey,
  findingAt,
  isOwn,
  namesIn,
  type Finding,
  type Path,
  type Warning,
  type CheckedPack,
} from '../checked-pack.ts';

/** What a pack defines to be read, and what its entries are called. */
const CHAPTERS: [path: string[], what: string][] = [
  [['words'], 'word'],
  [['options'], 'option'],
  [['situation'], 'situation'],
  [['marks'], 'mark'],
  [['counters'], 'counter'],
  [['charts'], 'chart'],
  [['score', 'steps'], 'step of the score'],
];

/** A name that no rule reads; of inherited names those that lost their readers by a change of the pack. */
export const neverRead: Warning = (written) => {
  const { read } = mentionsIn(written.flat);
  const lost = lostReaders(written);
  return CHAPTERS.flatMap(([path, what]) =>
    namesIn(written, ...path)
      .filter((name) => !read.has(name) && !setsOthers(written, [...path, name]))
      .flatMap((name) => {
        const finding = isOwn(written, [...path, name])
          ? ofOwn(written, [...path, name], what)
          : ofInherited([...path, name], what, lost(name));
        return finding === undefined ? [] : [{ ...finding, entry: name }];
      }),
  );
};

/** A choice may be there for the options that it sets. */
function setsOthers({ flat }: CheckedPack, path: Path): boolean {
  return path[0] === 'options' && valueAt(flat.root, [...path, 'sets']) !== undefined;
}

function ofOwn(written: CheckedPack, path: Path, what: string): Finding {
  const message = `No rule reads the ${what} \`${path.at(-1)}\`, so it changes nothing.`;
  return atKey(written, 'never-read', message, path, {
    hint: 'Take it out, or use it where it was meant to matter.',
  });
}

function ofInherited(path: readonly string[], what: string, lost: Lost | undefined): Finding | undefined {
  if (lost === undefined) return undefined;
  const name = path.at(-1)!;
  const message = `With this change no rule reads the inherited ${what} \`${name}\` any more, so it changes nothing.`;
  const entry = path.slice(0, -1).reduceRight((inner, key) => `{ ${key}: ${inner} }`, `{ ${name}: null }`);
  const out = entry.slice(2, -2);
  const hint =
    what === 'option' && lost.instead !== undefined
      ? `Set the option instead: write \`options: { ${name}: ${lost.instead} }\`, and take the value out here.`
      : `Take it out, by \`${out}\`, or read it here.`;
  return findingAt('never-read', message, lost.spot, name, { hint });
}

/** What no longer reads a name, and the value that stands there where there was nothing but the name. */
interface Lost {
  spot: Spot;
  instead?: string | undefined;
}

/** Finds what in the pack took away what read an inherited name: its own text, or that of what read it. */
function lostReaders(written: CheckedPack): (name: string) => Lost | undefined {
  const parent = written.parent();
  if (parent === undefined) return () => undefined;
  const { read } = mentionsIn(parent);
  const texts = textsIn(plain(parent.root), []);
  const changed = (path: Path): Spot | undefined => {
    const { root, removed } = written.flat;
    if (valueAt(root, path) === undefined) return removed.get(path.slice(0, 2).join('.'));
    return isOwn(written, path) ? valueSpot(root, path) : undefined;
  };
  const valueInstead = (path: Path): string | undefined => {
    const value = valueAt(written.flat.root, path);
    return value?.is === 'scalar' && typeof value.value !== 'string' ? String(value.value) : undefined;
  };
  const lostAt = (name: string, seen: readonly string[]): Lost | undefined => {
    for (const { path, text } of texts) {
      if (!text.includes(name) || !namesOf(text).includes(name)) continue;
      const reader = String(path.at(-1));
      const isNamed = path[0] === 'words' || (path[0] === 'score' && path[1] === 'steps');
      const spot = changed(path);
      if (spot !== undefined) return { spot, instead: text.trim() === name ? valueInstead(path) : undefined };
      const lost = isNamed && !seen.includes(reader) ? lostAt(reader, [...seen, reader]) : undefined;
      if (lost !== undefined) return lost;
    }
    return undefined;
  };
  return (name) => (read.has(name) ? lostAt(name, [name]) : undefined);
}

function textsIn(part: unknown, path: Path): { path: Path; text: string }[] {
  if (typeof part === 'string') return [{ path, text: part }];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    textsIn(value, [...path, Array.isArray(part) ? Number(key) : key]),
  );
}
