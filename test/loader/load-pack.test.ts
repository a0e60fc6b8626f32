import { describe, expect, test } from 'vitest';
import type { OptionValue, Problem } from '../../core/index.ts';
import {
  checkPack,
  explain,
  load,
  packs,
  rulesetFromPack,
  score,
  waits,
  type LoadSettings,
  type PackRuleset,
} from '../../loader/index.ts';

/** Reads from a folder that exists only here. */
const files = (folder: Record<string, string>): LoadSettings => ({ readFile: (path) => folder[path] });

function sure(pack: string, settings: LoadSettings = {}): PackRuleset {
  const loaded = load(pack, settings);
  expect(loaded.problems.map(({ message, place }) => `${place?.file}:${place?.line} ${message}`)).toEqual([]);
  if (!loaded.ok) throw new Error('not loaded');
  return loaded.value;
}

/** What a pattern is worth in a tally when a hand has nothing else to count: the constant of its value. */
function worth(rules: PackRuleset, pattern: string, tally = 'fan'): unknown {
  const tree = rules.scoring.set.patterns.find(({ id }) => id === pattern)?.value[tally]?.tree;
  return tree?.node === 'number' ? tree.value : tree?.node;
}

const patternIds = (rules: PackRuleset): string[] => rules.scoring.rules.patterns.map(({ id }) => id);

describe('the built-in pack', () => {
  const rules = sure('international');

  test('is what its chapters say', () => {
    expect(rules).toMatchObject({
      id: 'international',
      name: { en: 'International Mahjong' },
      seats: { count: 4, dice: 2 },
      wall: { height: 2, replaceFrom: 'tail' },
      deal: { packets: [4, 4, 4], last: 'leap', hand: 13 },
      phases: [{ id: 'flowers', shows: 'cycles' }],
      play: 'checked',
      turn: { dealt: ['win', 'discard'], bonus: ['win'] },
    });
    expect(rules.tiles.suits.map(({ letter, ranks, runs, bonus }) => [letter, ranks, runs, bonus])).toEqual([
      ['m', 9, true, false],
      ['p', 9, true, false],
      ['s', 9, true, false],
      ['z', 7, false, false],
      ['f', 8, false, true],
    ]);
    expect(rules.moves.chow).toMatchObject({
      on: ['discard'],
      by: 'next seat',
      uses: 'run',
      makes: 'chow',
      steps: [{ do: 'show' }],
      then: ['win', 'discard'],
      source: '21.4',
    });
    expect(rules.moves.chow!.place).toMatch(/^rulesets\/international\/pack\.yaml:\d+$/);
  });

  test('stands in the list of packs', () => {
    const found = packs().find(({ id }) => id === 'international');
    expect(found).toMatchObject({ id: 'international', name: { en: 'International Mahjong' } });
  });

  test('comes back from a log the same', () => {
    const again = rulesetFromPack(JSON.parse(JSON.stringify(rules.pack)), rules.options);
    expect(again).toMatchObject({ ok: true, value: { hash: rules.hash, options: rules.options } });
  });

  test.each(packs().map(({ id }) => id))('so does %s', (id) => {
    const loaded = load(id);
    if (!loaded.ok) return expect.fail(id);
    const again = rulesetFromPack(JSON.parse(JSON.stringify(loaded.value.pack)), loaded.value.options);
    expect(again).toMatchObject({ ok: true, value: { hash: loaded.value.hash } });
  });

  test('has no examples in a log', () => {
    expect(JSON.stringify(rules.pack)).not.toContain('examples');
  });
});

describe('a house pack', () => {
  const text = `id: sunday
name: { en: Sunday table }
extends: international
options: { minimum: 1, play: free }
patterns:
  seven_pairs: null
  pure_suit: { value: { fan: 6 } }
  two_kongs:
    name: { en: Two Kongs }
    group: honours
    value: { fan: 1 }
    when: count(kong) == 2
`;
  const rules = sure(text);
  const parent = sure('international');

  test('changes what it says and nothing else', () => {
    expect(rules).toMatchObject({ id: 'sunday', name: { en: 'Sunday table', zh: '国际麻将' }, play: 'free' });
    expect(rules.options).toEqual({ ...parent.options, minimum: 1, play: 'free' });
    expect(patternIds(rules)).toEqual([...patternIds(parent).filter((id) => id !== 'seven_pairs'), 'two_kongs']);
    expect([worth(parent, 'pure_suit'), worth(rules, 'pure_suit')]).toEqual([7, 6]);
    expect(worth(rules, 'all_pungs')).toBe(worth(parent, 'all_pungs'));
    expect(rules.hash).not.toBe(parent.hash);
  });

  test('remembers for every rule the file that says it', () => {
    const shout = sure(
      `${text}moves:\n  shout:\n    name: { en: Shout }\n    on: [turn]\n    uses: any tile\n    steps: [discard, next]\n`,
    );
    expect(shout.moves.shout!.place).toBe('(text):14');
    expect(shout.moves.pung!.place).toMatch(/^rulesets\/international\/pack\.yaml:/);
  });

  test('takes a pattern out of the lists it stands in', () => {
    const without = sure(`${text.replace('  seven_pairs: null', '  concealed_hand: null')}`);
    const absorbs = without.scoring.rules.patterns.flatMap((pattern) => pattern.absorbs ?? []);
    expect(absorbs).not.toContain('concealed_hand');
  });

  test('may extend a house pack, by path', () => {
    const folder = {
      'a/sunday.yaml': text,
      'b/monday.yaml': 'id: monday\nextends: ../a/sunday.yaml\npatterns:\n  two_kongs: null\n',
    };
    const monday = sure('b/monday.yaml', files(folder));
    expect([monday.id, monday.name.en, monday.options.minimum]).toEqual(['monday', 'Sunday table', 1]);
    expect(patternIds(monday)).not.toContain('two_kongs');
  });

  test('may be a folder, or named without its ending', () => {
    expect(sure('packs/sunday', files({ 'packs/sunday/pack.yaml': text })).id).toBe('sunday');
    expect(sure('packs/sunday', files({ 'packs/sunday.yaml': text })).id).toBe('sunday');
  });
});

describe('inherited examples', () => {
  const house = 'id: bare\nname: { en: Bare }\nextends: international\n';
  const plain = `${house}patterns:\n  plain: { when: every set is chow and concealed }\n`;
  const own = plain.replace('concealed }', 'concealed, examples: [(123m) 456p 789s 345s 1z +1z] }');

  test('that house rules no longer fulfil are told once, as a warning', () => {
    const { problems, ruleset } = checkPack(plain);
    expect(problems).toMatchObject([
      { code: 'inherited-examples', severity: 'warning', place: { line: 1 }, further: [{}] },
    ]);
    expect(ruleset).toBeDefined();
  });

  test('give way to those of the pack itself, which must hold', () => {
    expect(checkPack(own).problems).toMatchObject([{ code: 'example-fails', severity: 'error', place: { line: 5 } }]);
  });

  test('hold if they do under the options of their own pack', () => {
    const red = 'id: plain-fives\nname: { en: Plain Fives }\nextends: riichi\noptions: { red_fives: false }\n';
    const { problems, examples } = checkPack(red);
    expect(problems).toEqual([]);
    const [one] = examples.filter(({ example }) => example.hand.includes('0p'));
    expect(one).toMatchObject({ example: { options: { red_fives: true } }, rules: { options: { red_fives: true } } });
  });

  test('of tiles that the pack does not have', () => {
    const gone = `${house}tiles: { suits: { f: null }, series: null }\nshapes: { flowers: null }\npatterns: { eight_flowers: null }\n`;
    expect(checkPack(gone).problems).toMatchObject([{ code: 'inherited-examples' }]);
  });
});

describe('rule files', () => {
  const one = 'patterns:\n  pure_suit: { value: { fan: 6 } }\n';
  const other = 'patterns:\n  mixed_suit: { value: { fan: 2 } }\noptions: { minimum: 2 }\n';
  const pack = (use: string): string => `id: sunday\nextends: international\nuse: [${use}]\n`;

  test('change the parent, in any order', () => {
    const folder = {
      'one.yaml': one,
      'other.yaml': other,
      'ab.yaml': pack('./one.yaml, ./other.yaml'),
      'ba.yaml': pack('./other.yaml, ./one.yaml'),
    };
    const [ab, ba] = [sure('ab.yaml', files(folder)), sure('ba.yaml', files(folder))];
    expect([worth(ab, 'pure_suit'), worth(ab, 'mixed_suit'), ab.options.minimum]).toEqual([6, 2, 2]);
    expect(ab.hash).toBe(ba.hash);
  });

  test('may say the same thing twice', () => {
    expect(
      sure('ab.yaml', files({ 'one.yaml': one, 'two.yaml': one, 'ab.yaml': pack('./one.yaml, ./two.yaml') })).id,
    ).toBe('sunday');
  });

  test('give way to the pack itself', () => {
    const own = `${pack('./one.yaml')}patterns:\n  pure_suit: { value: { fan: 9 } }\n`;
    expect(worth(sure('a.yaml', files({ 'one.yaml': one, 'a.yaml': own })), 'pure_suit')).toBe(9);
  });

  test('may be shared ones', () => {
    expect(load(pack('shared/nothing.yaml')).problems).toMatchObject([{ code: 'missing-file' }]);
    expect(sure(pack('shared/standard.yaml')).options.play).toBe('checked');
  });
});

describe('options', () => {
  const rows: [options: Record<string, OptionValue>, advice: RegExp | undefined][] = [
    [{ minimum: 3 }, undefined],
    [{ payment: 'full', flowers_toward_minimum: true, play: 'free' }, undefined],
    [{ flowers_toward_minimum: 'yes' }, undefined],
    [{ minimum: 16 }, /from 0 to 15/],
    [{ minimum: 'three' }, /from 0 to 15/],
    [{ minimum: 2.5 }, /a whole number from 0 to 15/],
    [{ minimun: 3 }, /Did you mean `minimum`/],
    [{ payment: 'ful' }, /Did you mean `full`/],
    [{ flowers_toward_minimum: 1 }, /true or false/],
    [{ play: 'open' }, /checked, free/],
  ];
  test.each(rows)('%j', (options, advice) => {
    const loaded = load('international', { options });
    if (advice === undefined) expect(loaded).toMatchObject({ ok: true, problems: [] });
    else expect(loaded.problems).toMatchObject([{ hint: expect.stringMatching(advice) }]);
  });

  test('are fractions where the default is one', () => {
    const stake = '  stake: { type: number, default: 0.5, range: [0, 10], says: What a point is worth. }\n';
    const text = `id: club\nname: { en: Club }\nextends: international\noptions:\n  minimum: 1\n${stake}`;
    const played = (options: Record<string, OptionValue>) => load(text, { options });
    expect(played({ stake: 2.25, minimum: 2 })).toMatchObject({ ok: true, problems: [] });
    expect(played({ stake: 11 }).problems).toMatchObject([{ hint: 'It is a number from 0 to 10.', replacement: '10' }]);
    expect(played({ minimum: 2.25 }).problems).toMatchObject([{ replacement: '2' }]);
  });

  test('are in force, in the expressions and in the hash', () => {
    const [plain, three] = [sure('international'), sure('international', { options: { minimum: 3 } })];
    expect(three.options.minimum).toBe(3);
    expect(three.hash).not.toBe(plain.hash);
    const poor = {
      counts: plain.tiles.kinds.map(() => 0),
      melds: [],
      last: 0,
      by: 'discard',
      seat: 1,
      round: 1,
      bonus: [],
      situation: 0,
      marks: [],
      counters: {},
    } as const;
    const counts = [...poor.counts];
    for (const kind of [0, 1, 2, 3, 4, 5, 9, 10, 11, 21, 21, 21, 27, 27]) counts[kind]!++;
    expect(plain.judge({ ...poor, counts })?.tallies.fan).toBe(2.5);
    expect(three.judge({ ...poor, counts })).toBeUndefined();
  });
});

describe('a program that hands over the wrong thing', () => {
  const rules = sure('international');
  const hand = '123m 456p 789s 345s 1z +1z';
  const any = (value: unknown): never => value as never;

  test.each<[name: string, result: () => { problems: Problem[] }, code: string]>([
    ['no pack', () => load(any(undefined)), 'unknown-pack'],
    ['no hand', () => score(rules, any(undefined)), 'not-text'],
    ['no hand to wait with', () => waits(rules, any(7)), 'not-text'],
    ['a circumstance nobody knows', () => score(rules, hand, any({ wind: 'E' })), 'unknown-key'],
    ['a fact nobody knows, not in a list', () => score(rules, hand, any({ with: 'dealt' })), 'unknown-situation'],
  ])('%s', (_, result, code) => {
    expect(result().problems).toMatchObject([{ code, hint: expect.any(String) }]);
  });

  test('circumstances that are null are ordinary', () => {
    expect(score(rules, hand, any(null))).toMatchObject({ ok: true, value: { win: true } });
  });

  test('is told what to hand over', () => {
    expect(() => score(any(load('international')), hand)).toThrow('loaded.value');
    expect(() => explain(rules, any(hand))).toThrow('scored.value.query');
  });
});

describe('a log may hold anything', () => {
  const rules = sure('international');
  const pack = rules.pack as Record<string, unknown>;
  const rows: [name: string, pack: unknown, code: string][] = [
    ['nothing', undefined, 'wrong-type'],
    ['a text', 'international', 'wrong-type'],
    ['a list', [], 'wrong-type'],
    ['a pack without chapters', { id: 'a' }, 'missing-chapter'],
    ['a chapter that is none', { ...pack, moves: 3 }, 'wrong-type'],
    ['a wrong expression', { ...pack, score: { value: 'fann' } }, 'unknown-word'],
    ['an unknown key', { ...pack, more: 1 }, 'unknown-key'],
    ['a control character in a text', { ...pack, about: 'a\u001b[2Jb' }, 'not-text'],
    ['a control character in a name', { ...pack, marks: { 'a\u0000': {} } }, 'not-text'],
    ['a name of every object', { ...pack, marks: { constructor: {} } }, 'bad-name'],
    ['the prototype', { ...pack, marks: JSON.parse('{"__proto__":{}}') }, 'bad-name'],
    ['a pack that is not flat', { ...pack, extends: 'international' }, 'unknown-key'],
  ];
  test.each(rows)('%s', (_, data, code) => {
    const result = rulesetFromPack(data);
    expect(result.ok).toBe(false);
    expect(result.problems.map((problem) => problem.code)).toContain(code);
  });

  test('nested without end', () => {
    let deep: unknown = 1;
    for (let i = 0; i < 5000; i++) deep = [deep];
    expect(rulesetFromPack({ ...pack, about: deep }).ok).toBe(false);
  });
});
