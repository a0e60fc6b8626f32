/** Numbers that are known when a pack is loaded: written out, or reckoned from the options in force. */
import { makeTileSet } from '../../core/index.ts';
import { type Scope, scopeOf } from '../../dsl/index.ts';
import { complain, dataAt, numberAt, type Draft, type Path } from './draft.ts';
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

/** Before there are tiles, options are all that has a name. */
function namingOf(draft: Draft, options: Options): Naming {
  const tiles = makeTileSet({ suits: [], copies: 0 });
  return { draft, tiles, scope: scopeOf(tiles, { options }), broken: new Set(), circles: new Set(), read: [] };
}
