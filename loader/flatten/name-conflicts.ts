/** Do the names of a pack get in each other's way? */
import { nameClashes } from '../../dsl/index.ts';
import { complainAt, complainOfKey, isOwn, namesIn, scalarAt, type Draft } from './draft.ts';
import { programAt, type Naming } from '../expressions/compile.ts';
import { placeOf } from '../read/source-text.ts';
import { keySpot } from '../yaml/located-data.ts';

/** Chapters whose names stand in expressions by themselves. */
const CHAPTERS: [what: string, path: string[]][] = [
  ['word', ['words']],
  ['option', ['options']],
  ['situation', ['situation']],
  ['mark', ['marks']],
  ['counter', ['counters']],
  ['pot', ['pots']],
  ['tally', ['tallies']],
  ['chart', ['charts']],
  ['step of the score', ['score', 'steps']],
];

export function checkNames(naming: Naming): void {
  const { draft, scope } = naming;
  const taken = new Map<string, { what: string; path: string[] }>();
  for (const [what, chapter] of CHAPTERS) {
    for (const name of namesIn(draft, ...chapter)) {
      const path = [...chapter, name];
      const first = taken.get(name);
      if (first === undefined) taken.set(name, { what, path });
      else complainOfTwo(draft, name, what, path, first);
    }
  }
  const clashes = new Set(nameClashes({ ...scope, steps: namesIn(draft, 'score', 'steps') }).map(({ name }) => name));
  for (const [name, { what, path }] of taken) {
    if (clashes.has(name)) {
      complainOfKey(
        draft,
        'name-taken',
        `\`${name}\` is a word of the language; no ${what} can have that name.`,
        path,
        { hint: `Give it another name, such as \`my_${name}\`.` },
      );
    }
  }
}

function complainOfTwo(
  draft: Draft,
  name: string,
  what: string,
  path: string[],
  first: { what: string; path: string[] },
): void {
  const here = { what, spot: keySpot(draft.root, path) };
  const there = { what: first.what, spot: keySpot(draft.root, first.path) };
  // What the pack itself says is more likely to be the mistake than what it inherits.
  const isOwn = there.spot.source === draft.root.spot.source && here.spot.source !== there.spot.source;
  const [wrong, other] = isOwn ? [there, here] : [here, there];
  const further = [{ place: placeOf(other.spot), message: `the ${other.what} stands here` }];
  const hint = 'Expressions could not tell them apart: give one another name.';
  complainAt(
    draft,
    'name-collision',
    `The ${wrong.what} \`${name}\` has the name of ${/^[aeiou]/.test(other.what) ? 'an' : 'a'} ${other.what}.`,
    wrong.spot,
    {
      further,
      hint,
    },
  );
}

/** Every word, whether or not it is used; first those of the pack itself, so that a circle is told at one of them. */
export function checkWords(naming: Naming): void {
  const isInherited = (name: string): number => Number(!isOwn(naming.draft, ['words', name]));
  for (const name of namesIn(naming.draft, 'words').sort((a, b) => isInherited(a) - isInherited(b))) {
    if (scalarAt(naming.draft, ['words', name]) !== undefined)
      programAt(naming, ['words', name], 'word', ['kinds', 'yes/no', 'number']);
  }
}
