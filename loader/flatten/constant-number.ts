/** Numbers and words that are known when a pack is loaded: written out, or worked out from the options in force. */
import { makeTileSet } from '../../core/index.ts';
import { type Scope, scopeOf } from '../../dsl/index.ts';
import { complain, dataAt, numberAt, textAt, type Draft, type Path } from './draft.ts';
import { knownBefore, programAt, type Naming } from '../expressions/compile.ts';

type Options = Scope['options'];

/** The whole number at a path, not below `least` and not above `most`. */
export function constantAt(
  draft: Draft,
  options: Options,
  path: Path,
  otherwise: number,
  [least, most]: [number, number],
): number {
  if (typeof dataAt(draft, path) !== 'string') return numberAt(draft, path, otherwise);
  const program = programAt(namingOf(draft, options), path, 'setup', ['number']);
  if (program === undefined) return otherwise;
  const number = knownBefore(program);
  if (typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most) return number;
  complain(draft, 'wrong-number', `A whole number from ${least} to ${most} is wanted here.`, path, {
    hint: 'It may depend on options, and on nothing else.',
  });
  return otherwise;
}

/** The word at a path, one of `words`: `tail`, `if old_style then head else tail`, or an option that has one of them. */
export function constantWordAt<Word extends string>(
  draft: Draft,
  options: Options,
  path: Path,
  words: readonly Word[],
  otherwise: Word,
): Word {
  const text = textAt(draft, path) ?? otherwise;
  const written = words.find((word) => word === text);
  if (written !== undefined) return written;
  // In an expression each of the words stands for itself.
  const themselves = words.map((value) => [value, { type: 'choice' as const, value, values: words }]);
  const naming = namingOf(draft, { ...options, ...Object.fromEntries(themselves) });
  const program = programAt(naming, path, 'setup', ['choice']);
  if (program === undefined) return otherwise;
  const { folded } = program;
  const value = folded.node === 'name' && folded.meaning?.is === 'option' ? folded.meaning.value : undefined;
  const word = words.find((each) => each === value);
  if (word === undefined)
    complain(draft, 'not-one-of', `One of ${words.join(', ')} is wanted here.`, path, {
      hint: 'It may depend on options, and on nothing else.',
    });
  return word ?? otherwise;
}

/** Before there are tiles, options are all that has a name. */
function namingOf(draft: Draft, options: Options): Naming {
  const tiles = makeTileSet({ suits: [], copies: 0 });
  return { draft, tiles, scope: scopeOf(tiles, { options }), broken: new Set(), circles: new Set(), read: [] };
}
