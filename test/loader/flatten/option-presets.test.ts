/** Choices that set other options, and what goes before what. */
import { describe, expect, test } from 'vitest';
import { checkPack, load, type LoadSettings, type PackRuleset } from '../../../loader/index.ts';
import { lintPack } from '../../../authoring/check/index.ts';

const CLUB = `id: club
name: { en: Club }
extends: international
options:
  edition:
    type: choice
    values: [calm, wild]
    default: calm
    says: Which rules the club plays.
    sets:
      wild: { minimum: 5, payment: half, stake: 2 }
  stake: { type: number, default: 1, range: [1, 9], says: What all pungs count. }
patterns:
  all_pungs:
    value: { fan: 6 * stake }
    examples:
      - { hand: 111m 222m 333p 444s 5z +5z, options: { edition: wild } }
`;
const child = (options: string): string =>
  `id: child\nname: { en: Child }\nextends: ./club.yaml\noptions: { ${options} }\n`;

function rulesOf(text: string, options: LoadSettings['options'] = {}): PackRuleset {
  const loaded = load(text, { options, readFile: (path) => (path.endsWith('club.yaml') ? CLUB : undefined) });
  expect(loaded.problems).toEqual([]);
  if (!loaded.ok) throw new Error('not loaded');
  return loaded.value;
}

const usual = rulesOf(CLUB).options;

describe('a choice that sets options', () => {
  test.each<[what: string, text: string, options: LoadSettings['options'], then: object]>([
    ['sets nothing where its value in force sets nothing', CLUB, {}, { edition: 'calm', minimum: usual.minimum }],
    ['sets options where it is chosen', CLUB, { edition: 'wild' }, { minimum: 5, payment: 'half' }],
    ['leaves what is chosen', CLUB, { edition: 'wild', minimum: 2 }, { minimum: 2, payment: 'half' }],
    ['sets options as a new default', child('edition: wild'), {}, { minimum: 5, payment: 'half' }],
    ['leaves what a pack says beside it', child('edition: wild, minimum: 3'), {}, { minimum: 3, payment: 'half' }],
    ['goes before what a pack says if it is chosen', child('minimum: 3'), { edition: 'wild' }, { minimum: 5 }],
    ['is undone by another choice', child('edition: wild'), { edition: 'calm' }, { minimum: usual.minimum }],
  ])('%s', (_, text, options, then) => {
    expect(rulesOf(text, options).options).toMatchObject(then);
  });

  test('is listed with what it sets, and the values in force', () => {
    const { options } = rulesOf(CLUB, { edition: 'wild' }).contents;
    expect(options.find(({ id }) => id === 'edition')).toMatchObject({
      sets: { wild: { minimum: 5, payment: 'half', stake: 2 } },
    });
    expect(options.find(({ id }) => id === 'minimum')).toMatchObject({ default: usual.minimum, value: 5 });
  });

  test('is right in examples, and read though no rule reads it', () => {
    expect(checkPack(CLUB).problems).toEqual([]);
    expect(lintPack(CLUB).problems).toEqual([]);
  });

  test('needs values that can be set', () => {
    const loaded = load(`id: club
name: { en: Club }
extends: international
options:
  speed: { type: choice, default: slow, says: How fast. }
  edition: { type: choice, values: [calm, wild], default: wild, says: Which., sets: { wild: { speed: fast } } }
`);
    expect(loaded.ok).toBe(false);
    expect(loaded.problems.map(({ message }) => message).join('\n')).toContain('nothing to choose from');
  });

  test('sets no more what a pack takes out', () => {
    const rules = rulesOf(`${child('edition: wild, stake: null')}patterns: { all_pungs: { value: { fan: 6 } } }\n`);
    expect(rules.options).toMatchObject({ minimum: 5 });
    expect(rules.pack).toMatchObject({ options: { edition: { sets: { wild: { minimum: 5, payment: 'half' } } } } });
    expect(JSON.stringify(rules.pack)).not.toContain('stake');
  });
});
