import { describe, expect, it } from 'vitest';
import { makePaint } from '../../../cli/draw/terminal-colours.ts';
import { stringWidth } from '../../../cli/draw/text-columns.ts';
import { makeScene } from '../../../cli/draw/drawing-context.ts';
import { drawTiles, face, legend, tilesText } from '../../../cli/draw/tiles.ts';
import { rulesOf } from '../../kit/load-rules.ts';

const scene = makeScene(rulesOf(), makePaint(false));

it.each([
  [['5p', '1m', '5p', '3m'], '13m 55p'],
  [['7z', '1f'], '7z 1f'],
  [[], ''],
])('%j as text is %s', (ids, text) => {
  expect(tilesText(scene, ids)).toBe(text);
});

it.each([
  ['5m', '万'],
  ['5p', '筒'],
  ['1z', '东'],
  ['8f', '冬'],
])('%s is painted %s', (id, painted) => {
  expect(face(scene, id)).toBe(painted);
});

it('names suits and honours by the pack', () => {
  expect(legend(scene).join('\n')).toContain('Wans 1m-9m');
  expect(legend(scene).join('\n')).toContain('East South West North White Green Red 1z-7z');
});

describe('drawn tiles', () => {
  const chow = { tiles: ['1m', '2m', '3m'], label: 'claimed' };
  const pair = { tiles: ['5p', '5p'], last: 1 };

  it('stand in boxes, the last one marked', () => {
    expect(drawTiles(scene, [chow, pair])).toEqual([
      '  ┌────┬────┬────┐ ┌────┬────┐',
      '  │ 1m │ 2m │ 3m │ │ 5p │ 5p │',
      '  │ 万 │ 万 │ 万 │ │ 筒 │ 筒 │',
      '  └────┴────┴────┘ └────┴────┘',
      '  claimed            last ▲',
    ]);
  });

  it('go on below where the paper ends', () => {
    const kong = { tiles: ['1s', '1s', '1s', '1s'] };
    const lines = drawTiles(scene, [kong, kong, kong, kong, { tiles: ['9p', '9p'] }]);
    for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(100);
    expect(lines).toHaveLength(8);
  });
});

it('colours by suit, and only when asked', () => {
  const coloured = makeScene(rulesOf(), makePaint(true));
  expect(tilesText(coloured, ['5p'])).toMatch(/^\u001b\[\d+m5p/);
  expect(tilesText(scene, ['5p'])).toBe('5p');
});
