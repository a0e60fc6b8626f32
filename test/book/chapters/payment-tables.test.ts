/** What is paid for a win, as the tables that players know by heart have it. */
import { describe, expect, test } from 'vitest';
import { type Block, makeCard, markdown } from '../../../book/index.ts';
import { plainText } from '../../../book/make-blocks.ts';
import { bookOf, chapter, house, opened } from '../books-for-tests.ts';

/** The tables below a heading, each as rows of texts, the head first. */
function tablesBelow(blocks: readonly Block[], anchor: string): string[][][] {
  const from = blocks.findIndex((block) => block.is === 'heading' && block.anchor === anchor);
  return blocks.slice(from + 1).flatMap((block) => {
    if (block.is !== 'table') return [];
    return [[block.head, ...block.rows].map((row) => row.map(plainText))];
  });
}

const ariAri = tablesBelow(chapter(bookOf('ari-ari'), 'scoring'), 'paid');
const forTwo = house('cantonese', 'seats: { count: 2, drawn_by: null, draw_dice: null }');
const cantonese = tablesBelow(chapter(bookOf('cantonese'), 'scoring'), 'paid');

function cell(table: string[][] | undefined, row: string, column: string): string | undefined {
  const at = table?.[0]?.indexOf(column) ?? -1;
  return table?.find(([first]) => first === row)?.[at];
}

/** Of the payment tables of the European riichi rules: another wins on a discard, drawn; the dealer so, and drawn. */
const known: [fan: string, minipoints: string, paid: string[]][] = [
  ['1', '30', ['1000', '300/500', '1500', '500']],
  ['1', '40', ['1300', '400/700', '2000', '700']],
  ['2', '25', ['1600', '–', '2400', '–']],
  ['2', '30', ['2000', '500/1000', '2900', '1000']],
  ['3', '30', ['3900', '1000/2000', '5800', '2000']],
  ['3', '60', ['7700', '2000/3900', '11,600', '3900']],
  ['4', '25', ['6400', '1600/3200', '9600', '3200']],
  ['4', '40', ['8000', '2000/4000', '12,000', '4000']],
];

test.each(known)('%s fan of %s minipoints', (fan, minipoints, paid) => {
  const [discard, draw, dealerDiscard, dealerDraw] = paid;
  const cells = ariAri.slice(0, 2).map((table) => cell(table, fan, minipoints));
  expect(cells).toEqual([`${discard} (${draw})`, `${dealerDiscard} (${dealerDraw})`]);
});

test.each([
  ['1', '20', '–'],
  ['1', '25', '–'],
  ['2', '20', '– (400/700)'],
  ['1', '100', '3200 (800/1600)'],
])('no hand has %s fan of %s minipoints in a way that is not told', (fan, minipoints, told) => {
  expect(cell(ariAri[0], fan, minipoints)).toBe(told);
});

test.each([
  ['mangan', ['8000', '2000/4000', '12,000', '4000']],
  ['haneman', ['12,000', '3000/6000', '18,000', '6000']],
  ['baiman', ['16,000', '4000/8000', '24,000', '8000']],
  ['sanbaiman', ['24,000', '6000/12,000', '36,000', '12,000']],
  ['yakuman', ['32,000', '8000/16,000', '48,000', '16,000']],
])('%s', (limit, paid) => {
  expect(ariAri[2]!.find(([name]) => name === limit)!.slice(1)).toEqual(paid);
});

/** Half spicy: the award doubles up to the fourth fan, then with every two; who discarded pays it twice. */
test.each([
  ['3', ['16/8', '16']],
  ['4', ['32/16', '32']],
  ['6', ['64/32', '64']],
  ['7', ['96/48', '96']],
  ['10+', ['256/128', '256']],
])('%s fans of Cantonese', (fans, paid) => {
  expect(cantonese[0]!.find(([first]) => first === fans)!.slice(1)).toEqual(paid);
});

describe('two seats', () => {
  const [table] = tablesBelow(chapter(bookOf(forTwo), 'scoring'), 'paid');

  test('pay each other', () => {
    expect(table![0]).toEqual(['fan', 'On a discard: the discarder pays', 'Self-drawn: the dealer']);
    expect(table!.find(([first]) => first === '3')!.slice(1)).toEqual(['16', '16']);
  });

  test('have it on their card', () => {
    const card = markdown(makeCard(opened(forTwo)));
    expect(card).toContain('| 3 | 16 | 16 |');
  });
});

test('the card of a pack that shows no hand tells its payments in full', () => {
  const { patterns } = opened('cantonese').rules.pack;
  const bare = `patterns: { ${Object.keys(patterns)
    .map((id) => `${id}: { examples: [] }`)
    .join(', ')} }`;
  const card = markdown(makeCard(opened(house('cantonese', bare))));
  expect(card).toMatch(/### Who pays\n\n- Bao: a player who discards /);
});
