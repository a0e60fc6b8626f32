/** Names that people use lead to ids, wherever a pack writes one. */
import { describe, expect, test } from 'vitest';
import { checkPack, load } from '../../../loader/index.ts';

const HEAD = 'id: house\nextends: riichi\nname: { en: House }\n';
const NEW = '  mine:\n    name: { en: Mine }\n    group: yaku\n    value: { han: 1 }\n    when: concealed\n';

describe('a pack that writes another name is told the id', () => {
  test.each<[string, string, code: string, hint: string, replacement: string]>([
    [
      'to change a pattern',
      'patterns: { tanyao: { value: { han: 2 } } }',
      'changes-nothing',
      'all_simples',
      'all_simples',
    ],
    ['to take one out', 'patterns: { Chanta: null }', 'removes-nothing', 'outside_hand', 'outside_hand'],
    ['in what it absorbs', `patterns:\n${NEW}    absorbs: [tan_yao]`, 'unknown-pattern', 'all_simples', 'all_simples'],
    ['as a tally', `patterns:\n${NEW.replace('han: 1', 'fan: 1')}`, 'unknown-tally', 'han', 'han'],
    ['in a number', 'score: { minimum: fan >= 2 }', 'unknown-word', 'han', 'han'],
    ['of a group', 'score: { minimum: fan of yaku >= 2 }', 'unknown-word', 'han', 'han'],
    ['behind a word', 'moves: { riichi: { when: would score toitoi } }', 'unknown-pattern', 'all_pungs', 'all_pungs'],
    ['in the moves of a turn', 'turn: { drawn: [tsumo, discard] }', 'unknown-move', 'win', 'win'],
  ])('%s', (_, text, code, id, replacement) => {
    const { problems } = load(`${HEAD}${text}\n`);
    expect(problems[0]).toMatchObject({ code, hint: `It is called \`${id}\` here.`, replacement });
  });

  test('in an example', () => {
    const examples = '    examples: [{ hand: 234567m 345p 66s 78s +9s, gives: { fan: 2 } }]\n';
    const { problems } = checkPack(`${HEAD}patterns:\n${NEW}${examples}`);
    expect(problems).toMatchObject([{ code: 'unknown-tally', hint: 'It is called `han` here.', replacement: 'han' }]);
  });

  test('where a pattern is no value, why', () => {
    const { problems } = load(`${HEAD}patterns:\n${NEW.replace('concealed', 'concealed and tanyao')}`);
    const hint = 'It is called `all_simples` here. `all_simples` is a pattern. A move may ask `would score ...`.';
    expect(problems).toMatchObject([{ code: 'unknown-word', message: 'There is no word `tanyao`.', hint }]);
  });
});

describe('`also`', () => {
  const namesOf = (text: string): readonly string[] => {
    const loaded = load(`${HEAD}${text}\n`);
    if (!loaded.ok) throw new Error(loaded.problems[0]!.message);
    return loaded.value.also('patterns', 'all_simples');
  };

  test('is inherited', () => expect(namesOf('')).toContain('tanyao'));
  test('is replaced as a whole', () =>
    expect(namesOf('patterns: { all_simples: { also: [inner] } }')).toEqual(['inner']));
  test('is taken out', () => expect(namesOf('patterns: { all_simples: { also: null } }')).toEqual([]));

  test('decides nothing: neither the stored pack nor its hash knows it', () => {
    const [with_, without] = ['also: [inner]', 'also: null'].map((key) => {
      const loaded = load(`${HEAD}patterns: { all_simples: { ${key} } }\n`);
      return loaded.ok ? loaded.value : undefined;
    });
    expect(with_!.hash).toBe(without!.hash);
    expect(JSON.stringify(with_!.pack)).not.toContain('"also"');
  });

  test('must be a list of texts', () => {
    const { problems } = load(`${HEAD}patterns: { all_simples: { also: { en: inner } } }\n`);
    expect(problems).toMatchObject([{ code: 'wrong-type' }]);
  });
});
