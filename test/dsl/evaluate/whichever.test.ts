import { describe, expect, it } from 'vitest';
import type { Context } from '../../../core/index.ts';
import { queriesTile, queryWhichever } from '../../../dsl/index.ts';
import { type Sketch, sketch } from '../../kit/deals/table-by-hand.ts';
import { program, scope } from '../../kit/invented-scope.ts';
import { markedFullSet } from '../../kit/tiles.ts';

const ready: Sketch = { marks: { 2: ['ready'] } };
const notReady: Sketch = {};

function whichever(text: string, of: Sketch): boolean | undefined {
  const compiled = program(text, 'limit', ['yes/no'], { ...scope, tiles: markedFullSet });
  return queryWhichever(compiled)({ table: sketch(of), seat: 2 } satisfies Context);
}

describe('a limit before any tile is looked at', () => {
  it.each<[string, Sketch, boolean | undefined]>([
    ['not ready or just drawn', notReady, true],
    ['not ready or just drawn', ready, undefined],
    ['ready and just drawn', notReady, false],
    ['ready and just drawn', ready, undefined],
    ['not (ready and just drawn)', notReady, true],
    ['not just drawn', ready, undefined],
    ['payment is half or just drawn', ready, true],
    ['payment is full or just drawn', ready, undefined],
    ['just drawn or same kind as drawn', ready, undefined],
    ['just drawn or not same kind as drawn or not ready', notReady, true],
    ['if ready then just drawn else true', notReady, undefined],
  ])('%s', (text, of, says) => {
    expect(whichever(text, of)).toBe(says);
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
