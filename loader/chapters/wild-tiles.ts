/** `tiles.wild`: tiles that stand for any other. */
import { isBonus, isJoker, type TileSet, type WildRule } from '../../core/index.ts';
import { complain, complainOfKey, namesIn, textAt, type Draft, type Path } from '../flatten/draft.ts';
import { ownerOf } from './marks-counters-lists.ts';
import { valueAt } from '../yaml/located-data.ts';
import { known } from './read-steps.ts';
import { kindsAt } from './tiles.ts';

const PATH = ['tiles', 'wild'];

export function wildOf(draft: Draft, tiles: TileSet): { wild?: WildRule } {
  if (valueAt(draft.root, PATH) === undefined) return {};
  const kinds = kindsAt(draft, tiles, [...PATH, 'tiles']);
  const odd = kinds.find((kind) => isBonus(tiles, kind) || isJoker(tiles, kind));
  if (odd !== undefined)
    complain(
      draft,
      'wild-kind',
      `${tiles.kinds[odd]!.id} never lies in a hand as itself, so it is not wild.`,
      [...PATH, 'tiles'],
      {
        hint: 'Name kinds that are played with.',
      },
    );
  const pointedBy = ofTable(draft, 'list', [...PATH, 'pointed_by']);
  const counter = ofTable(draft, 'counter', [...PATH, 'while']);
  const says = (key: string): boolean => valueAt(draft.root, [...PATH, key]) !== undefined;
  if (says('tiles') === says('pointed_by'))
    complainOfKey(
      draft,
      'wild-twice',
      'Which tiles are wild is said once: by name, or by what a list points to.',
      PATH,
      {
        hint: 'Write `tiles: 2m` or `pointed_by: indicators`.',
      },
    );
  return {
    wild: {
      kinds,
      ...(pointedBy !== undefined && { pointedBy }),
      ...(counter !== undefined && { while: counter }),
    },
  };
}

/** A list or counter that all seats share. */
function ofTable(draft: Draft, what: 'list' | 'counter', path: Path): string | undefined {
  const name = textAt(draft, path);
  if (name === undefined) return undefined;
  const chapter = what === 'list' ? 'lists' : 'counters';
  if (!known(draft, what, namesIn(draft, chapter), path)) return undefined;
  if (ownerOf(draft, chapter, name) === 'table') return name;
  complain(draft, 'wild-for-a-seat', `\`${name}\` is a seat's own, and tiles are wild for all seats.`, path, {
    hint: `Name a ${what} with \`of: table\`.`,
  });
  return undefined;
}
