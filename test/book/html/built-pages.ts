import { readFileSync } from 'node:fs';
import type { Block, Book, OpenPack } from '../../../book/index.ts';
import { howOf } from '../../../book/query-to-circumstances.ts';
import { house, opened } from '../books-for-tests.ts';

/** The scripts of pages, as `npm run build` made them. */
export function builtPage(): { script: string; runtime: string } {
  const built = (name: string): string => readFileSync(new URL(`../../../dist/${name}`, import.meta.url), 'utf8');
  return { script: built('page.js'), runtime: built('runtime.js') };
}

const open = new Map<string, OpenPack>();

/** A pack opened, once in a run. */
export function openOnce(pack: string): OpenPack {
  const known = open.get(pack) ?? opened(pack);
  open.set(pack, known);
  return known;
}

/** A book of nothing but names and all examples that stand under its own options: quickly made. */
export function smallBook(pack: string): Book {
  const { rules, examples } = openOnce(pack);
  const { id, name, patterns } = rules.pack;
  const own = examples.filter(({ rules: under }) => under === rules);
  const blocks = Object.entries(patterns).flatMap(([pattern, { name: names }]): Block[] => [
    {
      is: 'heading',
      level: 3,
      anchor: `pattern-${pattern}`,
      of: [{ is: 'name', text: names.en, names, also: rules.also('patterns', pattern) }],
    },
    ...own
      .filter(({ example }) => example.pattern === pattern)
      .map(({ example }): Block => {
        const { hand, has, query } = example;
        return { is: 'example', hand, circumstances: '', result: [], holds: has, how: howOf(rules, query) };
      }),
  ]);
  const chapters = [{ id: 'patterns', title: 'Patterns', blocks }];
  return { id, language: 'en', title: name, tiles: rules.tiles, front: [], chapters };
}

const TAG = '<img src=x onerror="globalThis.hurt=1"><script>globalThis.hurt=1</script>';

/** A pack that would like to run in the page of its readers. */
export const EVIL = {
  tag: '<script>globalThis',
  escaped: '&lt;script&gt;globalThis.hurt=1&lt;/script&gt;',
  pack: house(
    'international',
    `names: { seat2: { en: '${TAG}' } }\npatterns:\n  mixed_suit:\n    name: { en: '</title></script>${TAG}', zh: '"${TAG}' }\n`,
  ),
};
