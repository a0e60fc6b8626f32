/** Rule files that need others beside them, or exclude some: what a pack that uses one has to use too, or not. */
import { problem, type Problem } from '../../core/index.ts';
import { type Access, findRules, type Location } from './find-pack.ts';
import type { Layer, PackFile } from './pack-file-types.ts';
import { wantedOf } from './pack-version.ts';
import { placeOf } from './source-text.ts';
import { type SourcedScalar, valueAt } from '../yaml/located-data.ts';

type Asking = PackFile & Required<Pick<PackFile, 'use'>>;

/** What is wrong with the company of the used files of a chain, oldest pack first. */
export function checkCompany(access: Access, layers: readonly Layer[]): Problem[] {
  const all = layers.map(({ used }) => used as Asking[]);
  return all.flatMap((used, age) => {
    const known = all.slice(0, age + 1).flat();
    return used.flatMap((file) => [
      ...namedIn(file, 'needs').flatMap((item) => lacking(access, known, file, item)),
      ...namedIn(file, 'excludes').flatMap((item) => excluded(access, all, file, item)),
    ]);
  });
}

function namedIn({ root }: PackFile, key: 'needs' | 'excludes'): SourcedScalar[] {
  const list = valueAt(root, [key]);
  const items = list?.is === 'list' ? list.items : [];
  return items.flatMap((item) => (item.is === 'scalar' && typeof item.value === 'string' ? [item] : []));
}

/** A file that is needed, and that no pack up to this one uses. */
function lacking(access: Access, known: readonly Asking[], file: Asking, item: SourcedScalar): Problem[] {
  const at = findNamed(access, file, item);
  if (at === undefined) return [missing(item)];
  if (known.some((each) => isSame(access, each, at))) return [];
  const message = `\`${file.use.item.value}\` needs \`${item.value}\`, which this pack does not use.`;
  const further = [{ place: placeOf(item.spot), message: 'needed here' }];
  const hint = `Add \`${writtenFrom(file, item, at)}\` to \`use\`.`;
  return [problem('needs-file', message, { place: placeOf(file.use.item.spot), further, hint })];
}

/** Files of the chain that one may not be used with; told where the younger pack uses one of them. */
function excluded(access: Access, all: readonly Asking[][], file: Asking, item: SourcedScalar): Problem[] {
  const at = findNamed(access, file, item);
  if (at === undefined) return [missing(item)];
  const together = all.flat();
  const other = together.find((each) => each !== file && isSame(access, each, at));
  if (other === undefined) return [];
  const younger = together.indexOf(other) > together.indexOf(file) ? other : file;
  const message = `\`${file.use.item.value}\` excludes \`${other.use.item.value}\`: a pack uses one of them at most.`;
  const further = [{ place: placeOf(item.spot), message: 'excluded here' }];
  const hint = `Take \`${younger.use.item.value}\` out of \`use\`.`;
  return [problem('excludes-file', message, { place: placeOf(younger.use.item.spot), further, hint })];
}

function findNamed(access: Access, { use }: Asking, { value }: SourcedScalar): Location | undefined {
  const search = findRules(access, wantedOf(String(value)), use.at);
  return search.found ? search.location : undefined;
}

function missing({ value, spot }: SourcedScalar): Problem {
  const hint = 'Paths are relative to their file: ./patterns.yaml.';
  return problem('missing-file', `There is no file \`${value}\`.`, { place: placeOf(spot), hint });
}

/** How the pack that uses one file names another. */
function writtenFrom({ use }: Asking, { value }: SourcedScalar, { path }: Location): string {
  const name = String(value);
  if (!name.startsWith('.')) return name;
  const [from, to] = [use.from.split('/').slice(0, -1), path.split('/')];
  let same = 0;
  while (same < from.length && from[same] === to[same]) same++;
  const up = from.slice(same).map(() => '..');
  return [...(up.length > 0 ? up : ['.']), ...to.slice(same)].join('/');
}

/** Whether a place holds a file that was read, also where a link gives it another path. */
export function isSame(
  { realPath }: Access,
  { source, ready }: PackFile,
  { path, builtIn: embedded }: Location,
): boolean {
  if (source.name === path) return true;
  return realPath !== undefined && !ready && !embedded && realPath(source.name) === realPath(path);
}
