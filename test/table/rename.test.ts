/** No name of a pack matters: with every one of them changed at random the same seeds give the same games. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Ruleset, seededRandom } from '../../core/index.ts';
import { makeBot } from '../../sim/index.ts';
import { travel } from '../kit/journey.ts';
import { anything, bySight, type Chooser, eager } from '../kit/players.ts';
import { freshNames, renameEvent, renameExpression, renamePack, type Renaming, wholePack } from '../kit/rename.ts';
import { rulesOf } from '../kit/rules.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const packs: [string, string[]][] = [
  ['International Mahjong', [read('rulesets/international/pack.yaml'), read('rulesets/international/patterns.yaml')]],
  ['the invented game', [read('test/packs/invented.yaml')]],
];

function sameGames(mine: Ruleset, theirs: Ruleset, to: Renaming, choose: Chooser, seeds: number): number {
  let wins = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const plan = { seed, choose, deals: 4 };
    const ours = travel(mine, plan).events.map((event) => JSON.stringify(renameEvent(event, to)));
    const others = travel(theirs, plan).events.map((event) => JSON.stringify(event));
    expect(others).toEqual(ours);
    wins += ours.filter((text) => text.startsWith('{"type":"win"')).length;
  }
  return wins;
}

describe.each(packs)('%s under other names', (_, texts) => {
  const pack = wholePack(texts);

  it.each([1, 2, 3])('plays the same games (renaming %i)', (n) => {
    const to = freshNames(pack, seededRandom(n));
    const text = renamePack(pack, to);
    for (const play of ['checked', 'free']) {
      const [mine, theirs] = [
        rulesOf(texts.length > 1 ? 'international' : texts[0]!, { play }),
        rulesOf(text, { play }),
      ];
      expect(theirs.hash).not.toBe(mine.hash);
      const wins =
        sameGames(mine, theirs, to, eager, 6) +
        sameGames(mine, theirs, to, anything, 1) +
        sameGames(mine, theirs, to, bySight(makeBot), 2);
      expect(wins).toBeGreaterThan(5);
    }
  });

  it('leaves none of the names where it stood', () => {
    const to = freshNames(pack, seededRandom(4));
    const renamed = parse(renamePack(pack, to)) as Record<string, Record<string, unknown>>;
    for (const chapter of [
      'words',
      'options',
      'marks',
      'counters',
      'pots',
      'lists',
      'moves',
      'windows',
      'situation',
      'shapes',
      'groups',
      'patterns',
      'tallies',
      'charts',
    ] as const) {
      const before = Object.keys((pack[chapter] ?? {}) as object);
      expect(Object.keys(renamed[chapter] ?? {})).toEqual(before.map((name) => to[chapter][name]));
    }
    expect(Object.values(to).flatMap((names) => Object.keys(names)).length).toBeGreaterThan(50);
  });
});

describe('renaming an expression', () => {
  const to = freshNames(wholePack(packs[0]![1]), seededRandom(9));

  it.each([
    ['by discard and discards so far == 1', 'by discard and discards so far == 1'],
    ['window is discard or melded_kong', `window is ${to.windows['discard']} or ${to.windows['melded_kong']}`],
    ['shape is sets or shape is pairs', `shape is ${to.shapes['sets']} or shape is ${to.shapes['pairs']}`],
    ['would score thirteen_unios', `would score ${to.patterns['thirteen_unios']}`],
    ['every tile is unios and count(kong) == 4', `every tile is ${to.words['unios']} and count(kong) == 4`],
    [
      'mados(grade) + fan of flowers',
      `${to.charts['mados']}(${to.steps['grade']}) + ${to.tallies['fan']} of ${to.groups['flowers']}`,
    ],
    ['if payment is half then 1 else 2', `if ${to.options['payment']} is ${to.values['half']} then 1 else 2`],
  ])('%s', (text, expected) => {
    expect(renameExpression(text, to)).toBe(expected);
  });
});
