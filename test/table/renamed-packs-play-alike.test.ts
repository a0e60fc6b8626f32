/** No name of a pack matters: with every one of them changed at random the same seeds give the same games. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { type Event, type Ruleset, seededRandom } from '../../core/index.ts';
import { makeBot } from '../../players/index.ts';
import { travel } from '../kit/games/visit-decisions.ts';
import { located } from '../kit/games/failure-location.ts';
import { anything, bySight, type Chooser, eager, patient } from '../kit/games/random-choosers.ts';
import { freshNames, renameExpression, renamePack, type Renaming, wholePack } from '../kit/mutants/renamed-pack.ts';
import { renameEvent } from '../kit/mutants/renamed-events.ts';
import { rulesOf } from '../kit/load-rules.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const OTHERS = ['ari-ari', 'riichi', 'sanma', 'sichuan', 'sichuan-flowing', 'cantonese', 'american', 'classical'];

/** Each with the rules as they are, in checked and in free play. */
const packs: [string, (play: string) => Ruleset, string[]][] = [
  [
    'International Mahjong',
    (play) => rulesOf('international', { play }),
    [read('rulesets/international/pack.yaml'), read('rulesets/international/patterns.yaml')],
  ],
  [
    'the invented game',
    (play) => rulesOf(read('test/packs/invented.yaml'), { play }),
    [read('test/packs/invented.yaml')],
  ],
  ...OTHERS.map((id): [string, (play: string) => Ruleset, string[]] => [
    id,
    (play) => rulesOf(id, { play }),
    [stringify(rulesOf(id).pack)],
  ]),
];

/** What people call things is no matter of the rules. */
function textOf(event: Event): string {
  const isNames = (key: string, value: unknown): boolean => /^names?$/.test(key) && typeof value === 'object';
  return JSON.stringify(event, (key, value: unknown) => (isNames(key, value) ? undefined : value));
}

function sameGames(mine: Ruleset, theirs: Ruleset, to: Renaming, choose: Chooser, seeds: number): number {
  let wins = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const plan = { seed, choose, deals: 4 };
    const { events } = travel(mine, plan);
    const ours = events.map((event) => textOf(renameEvent(event, to)));
    const others = travel(theirs, plan).events.map(textOf);
    const same = others.findIndex((text, at) => text !== ours[at]);
    located(
      () => ({ seed, events: events.slice(0, same + 1) }),
      () => expect(others).toEqual(ours),
    );
    wins += ours.filter((text) => text.startsWith('{"type":"win"')).length;
  }
  return wins;
}

describe.each(packs)('%s under other names', (name, rules, texts) => {
  const pack = wholePack(texts);
  const isNew = OTHERS.includes(name);

  it.each(isNew ? [1] : [1, 2, 3])('plays the same games (renaming %i)', (n) => {
    const to = freshNames(pack, seededRandom(n));
    const text = renamePack(pack, to);
    for (const play of ['checked', 'free']) {
      const [mine, theirs] = [rules(play), rulesOf(text, { play })];
      expect(theirs.hash).not.toBe(mine.hash);
      const wins =
        sameGames(mine, theirs, to, eager, isNew ? 1 : 6) +
        sameGames(mine, theirs, to, patient, 2) +
        sameGames(mine, theirs, to, anything, 1) +
        sameGames(mine, theirs, to, bySight(makeBot), isNew ? 1 : 2);
      expect(wins).toBeGreaterThan(isNew ? 0 : 5);
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
      'limits',
      'charts',
    ] as const) {
      const before = Object.keys((pack[chapter] ?? {}) as object);
      expect(Object.keys(renamed[chapter] ?? {})).toEqual(before.map((name) => to[chapter][name] ?? name));
    }
    expect(Object.values(to).flatMap((names) => Object.keys(names)).length).toBeGreaterThan(50);
  });
});

describe('renaming an expression', () => {
  const to = freshNames(wholePack(packs[0]![2]), seededRandom(9));

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
