/** The files that compiled packs run on: those that `pack-module-runtime.ts` needs of what other folders' `index.ts` pass on. The build puts them into a chunk of their own, so that who bundles such a pack gets nothing else. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute paths. */
export function runtimeFiles(): Set<string> {
  const found = new Set<string>();
  const add = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    for (const { names, from } of linesOf(path, 'import|export')) for (const file of sourcesOf(names, from)) add(file);
  };
  add(fileURLToPath(new URL('pack-module-runtime.ts', import.meta.url)));
  return found;
}

/** What is imported (or exported) from another of our files; types need no file. */
function linesOf(path: string, keyword: string): { names: string[]; from: string }[] {
  const pattern = new RegExp(`^(?:${keyword}) \\{([^}]*)\\} from '(\\.[^']+)'`, 'gm');
  return [...readFileSync(path, 'utf8').matchAll(pattern)].flatMap(([, list = '', from = '']) => {
    const names = list.split(',').map((name) => name.trim());
    const values = names.filter((name) => name !== '' && !name.startsWith('type '));
    return values.length === 0 ? [] : [{ names: values, from: resolve(dirname(path), from) }];
  });
}

/** The files that names come from: what a folder passes on comes from the file it has it from. */
function sourcesOf(names: readonly string[], from: string): string[] {
  const passed = linesOf(from, 'export');
  return names.map((name) => {
    const given = name.split(' as ')[0]!;
    return passed.find((line) => line.names.some((each) => each.split(' as ').at(-1) === given))?.from ?? from;
  });
}
