import { describe, expect, it } from 'vitest';
import type { Context } from '../../../core/index.ts';
import { beforeTile, byTiles, queriesTile, query, same } from '../../../dsl/index.ts';
import { type Sketch, sketch } from '../../kit/deals/table-sketch.ts';
import { program, scope } from '../../kit/invented-scope.ts';
import { markedFullSet } from '../../kit/tile-sets.ts';

const ready: Sketch = { marks: { 2: ['ready'] } };
const notReady: Sketch = {};

function answers(text: string, of: Sketch): [some: boolean, every: boolean] {
  const { some, every } = beforeTile(program(text, 'limit', ['yes/no'], { ...scope, tiles: markedFullSet }));
  const at = { table: sketch(of), seat: 2 } satisfies Context;
  return [query<boolean>(some)(at), query<boolean>(every)(at)];
}

describe('a limit before any tile is looked at: could it hold of one, does it of every one', () => {
  it.each<[string, Sketch, boolean, boolean]>([
    ['not ready or just drawn', notReady, true, true],
    ['not ready or just drawn', ready, true, false],
    ['ready and just drawn', notReady, false, false],
    ['ready and just drawn', ready, true, false],
    ['not (ready and just drawn)', notReady, true, true],
    ['not just drawn', ready, true, false],
    ['payment is half or just drawn', ready, true, true],
    ['payment is full or just drawn', ready, true, false],
    ['just drawn or same kind as drawn', ready, true, false],
    ['just drawn or not same kind as drawn or not ready', notReady, true, true],
    ['if ready then just drawn else true', notReady, true, true],
    ['if ready then just drawn else false', notReady, false, false],
    ['if just drawn then ready else not ready', ready, true, false],
    ['ready and not hand waits without it', notReady, false, false],
  ])('%s', (text, of, some, every) => {
    expect(answers(text, of)).toEqual([some, every]);
  });
});

describe('what tiles decide of a condition', () => {
  const decided = (text: string): unknown => {
    const could = byTiles(program(text, 'shape', ['yes/no']));
    return typeof could === 'boolean' ? could : could.tree;
  };

  it.each<[string, string | boolean]>([
    ['suits <= 2 and by draw', 'suits <= 2'],
    ['suits <= 2 or by draw', true],
    ['not (suits <= 2 or by draw)', 'not suits <= 2'],
    ['suits <= lowest and payment is half', 'suits <= 3'],
    ['suits <= 2 and payment is full', false],
    ['if by draw then suits == 1 else suits == 2', 'suits == 1 or suits == 2'],
  ])('%s', (text, is) => {
    const expected = typeof is === 'boolean' ? is : program(is, 'shape', ['yes/no']).tree;
    expect(same(decided(text), expected)).toBe(true);
  });
});

describe('whether an expression asks about the tile of a move', () => {
  it.each<[string, boolean]>([
    ['just drawn', true],
    ['ready and not waits stay', true],
    ['if ready then readings stay else true', true],
    ['any tile of used_tile is honour', true],
    ['any tile is used_tile or honour', true],
    ['tiles left + (if same kind as drawn then 1 else 0) > 4', true],
    ['own_word', true],
    ['ready and tiles left > 4', false],
    ['any tile of last tile is honour', false],
    ['any tile is terminal', false],
  ])('%s', (text, asks) => {
    const definitions = { own_word: 'not drawn_word', drawn_word: 'just drawn' };
    const compiled = program(text, 'limit', ['yes/no'], { ...scope, definitions, tiles: markedFullSet });
    expect(queriesTile(compiled.tree)).toBe(asks);
  });
});
