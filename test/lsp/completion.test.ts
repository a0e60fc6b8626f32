import { describe, expect, test } from 'vitest';
import { completion } from '../../lsp/features/completion.ts';
import { hereAt } from '../../lsp/cursor/value-at-offset.ts';
import { mentionsIn, thingOf } from '../../lsp/name-mentions.ts';
import { homeOf } from '../../lsp/workspace.ts';
import { builtInFile, builtInIds, packs } from '../../loader/index.ts';
import { asking, askingAt, opened } from './in-memory-pack.ts';
import { everyBuiltInPath } from '../kit/built-in-paths.ts';

const HOUSE = 'id: own\nname: { en: Own }\nextends: international\n';
const EDITION = `${HOUSE}options:\n  edition:\n    type: choice\n    values: [calm, wild]\n    sets:\n      `;

function labels(text: string, dslOnly = false, more: Record<string, string> = {}): string[] {
  return completion(asking({ '/own/pack.yaml': text, ...more }, dslOnly)).map(({ label }) => label);
}

/** What must be proposed at the |, and what must not. */
const ROWS: [text: string, some: string[], none: string[]][] = [
  ['|', ['extends', 'patterns', 'id'], []],
  [`${HOUSE}pat|`, ['patterns', 'tallies'], ['id', 'name']],
  ['extends: |', packs().map(({ id }) => id), ['when']],
  [`${HOUSE}words:\n  big: any tile is d|`, ['every', 'set', 'terminal', 'dragon', 'by draw'], []],
  [`${HOUSE}tiles:\n  |`, ['suits', 'copies', 'winds'], ['when']],
  [`${HOUSE}options:\n  |`, ['minimum', 'payment'], []],
  [`${HOUSE}options:\n  payment: |`, ['half', 'full'], ['true']],
  [`${HOUSE}options:\n  flowers_toward_minimum: |`, ['true', 'false'], []],
  [`${HOUSE}options:\n  mine:\n    type: |`, ['number', 'yes/no', 'choice'], []],
  [`${HOUSE}patterns:\n  mine:\n    absorbs: [{ pattern: |`, ['all_pungs'], ['minimum']],
  [`${HOUSE}patterns:\n  mine:\n    absorbs: [{ pattern: all_pungs, when: |`, ['minimum'], ['all_pungs']],
  [`${EDITION}|`, ['wild'], ['calmer']],
  [`${EDITION}wild: { |`, ['minimum', 'edition'], ['all_pungs']],
  [`${EDITION}wild: { payment: |`, ['half', 'full'], ['true', 'calm']],
  [`${HOUSE}seats:\n  |`, ['count', 'dice', 'starter'], []],
  [`${HOUSE}seats:\n  starter: |`, ['cast', 'minimum'], ['by draw', 'tiles left']],
  [`${HOUSE}wall:\n  replace_from: |`, ['head', 'tail'], []],
  [`${HOUSE}deal:\n  last: |`, ['leap', 'single', 'none'], []],
  [`${HOUSE}phases:\n  flowers:\n    order: |`, ['cycles', 'seat'], []],
  [`${HOUSE}marks:\n  mine:\n    |`, ['says', 'seen'], ['of']],
  [`${HOUSE}counters:\n  mine: { of: |`, ['seat', 'player', 'table'], []],
  [`${HOUSE}pots:\n  mine:\n    |`, ['says'], []],
  [`${HOUSE}lists:\n  mine:\n    turned:\n      |`, ['column', 'row', 'at_deal'], []],
  [`${HOUSE}turn:\n  drawn: [|`, ['win', 'discard'], ['all_pungs']],
  [`${HOUSE}moves:\n  pung:\n    |`, ['when', 'steps', 'uses'], ['amount']],
  [`${HOUSE}moves:\n  pung:\n    uses: |`, ['2 same', 'run'], []],
  [`${HOUSE}moves:\n  pung:\n    on: [|`, ['turn', 'discard', 'asked'], []],
  [`${HOUSE}moves:\n  pung:\n    when: tiles l|`, ['tiles left'], ['concealed triplet']],
  [`${HOUSE}moves:\n  pung:\n    when: would score |`, ['all_pungs', 'pure_suit'], ['every', 'tiles left']],
  [`${HOUSE}moves:\n  pung:\n    when: window is |`, ['discard'], ['every']],
  [`${HOUSE}moves:\n  pung:\n    steps:\n      - |`, ['discard', 'show', 'window', 'mark'], []],
  [`${HOUSE}moves:\n  pung:\n    steps:\n      - mark: |`, [], ['every']],
  [`${HOUSE}moves:\n  discard:\n    steps:\n      - { mark: a, when: |`, ['waits stay', 'used_tile'], ['payer']],
  [
    `${HOUSE}moves:\n  discard:\n    steps:\n      - discard\n      - { mark: a, when: |`,
    ['tiles left'],
    ['waits stay'],
  ],
  [`${HOUSE}moves:\n  pung:\n    steps:\n      - { mark: a, when: |`, ['tiles left'], ['waits stay']],
  [`${HOUSE}windows:\n  |`, ['discard'], []],
  [`${HOUSE}windows:\n  discard:\n    |`, ['opens', 'passed', 'stands'], []],
  [`${HOUSE}endings:\n  mine:\n    |`, ['name', 'says', 'each_seat'], []],
  [`${HOUSE}situation:\n  mine:\n    when: |`, ['tiles left', 'turn', 'i'], ['suits', 'value']],
  [`${HOUSE}shapes:\n  mine:\n    |`, ['is', 'when', 'concealed'], []],
  [`${HOUSE}waits:\n  dead: |`, ['count', 'ignore'], []],
  [`${HOUSE}groups:\n  mine:\n    counts: |`, ['all', 'best', 'alone', 'linked'], []],
  [`${HOUSE}groups:\n  mine:\n    absorbs: [|`, ['all_pungs', 'structure'], []],
  [`${HOUSE}patterns:\n  |`, ['all_pungs'], []],
  [`${HOUSE}patterns:\n  mine:\n    |`, ['when', 'value', 'group', 'absorbs', 'examples'], ['amount']],
  [`${HOUSE}patterns:\n  mine:\n    name: { en: A }\n    |`, ['when'], ['name']],
  [`${HOUSE}patterns:\n  mine:\n    group: |`, ['structure'], ['all_pungs']],
  [`${HOUSE}patterns:\n  mine:\n    value: { |`, ['fan'], ['when']],
  [`${HOUSE}patterns:\n  mine:\n    value: { fan: |`, ['minimum', 'if'], ['tiles left']],
  [`${HOUSE}patterns:\n  mine:\n    absorbs: [pure_suit, |`, ['all_pungs'], ['fan']],
  [
    `${HOUSE}patterns:\n  mine:\n    when: |`,
    ['suits', 'concealed', 'every', 'last_of_wall'],
    ['tiles left', 'payer', 'value'],
  ],
  [`${HOUSE}patterns:\n  mine:\n    when: payment is |`, ['half', 'full'], ['every']],
  [`${HOUSE}patterns:\n  mine:\n    examples:\n      - |`, ['hand', 'not', 'by'], []],
  [`${HOUSE}patterns:\n  mine:\n    examples:\n      - { hand: 1m, by: |`, ['draw', 'discard'], []],
  [`${HOUSE}patterns:\n  mine:\n    examples:\n      - { hand: 1m, with: [|`, ['last_of_wall'], ['all_pungs']],
  [`${HOUSE}patterns:\n  mine:\n    examples:\n      - { hand: 1m, gives: { |`, ['fan', 'value'], []],
  [`${HOUSE}tallies:\n  |`, ['fan'], []],
  [`${HOUSE}charts:\n  mine:\n    |`, ['rows', 'says'], []],
  [`${HOUSE}limits:\n  mine:\n    when: |`, ['fan', 'minimum'], ['tiles left', 'suits']],
  [`${HOUSE}score:\n  |`, ['value', 'minimum', 'steps'], []],
  [`${HOUSE}score:\n  value: |`, ['fan', 'floor', 'minimum'], ['concealed']],
  [`${HOUSE}score:\n  value: fan of |`, ['structure'], ['fan']],
  [`${HOUSE}settle:\n  |`, ['win', 'exhausted', 'false_win', 'game_over'], []],
  [`${HOUSE}settle:\n  win:\n    mine:\n      when: payer is |`, ['exposer', 'dealer'], ['every']],
  [`${HOUSE}settle:\n  win:\n    mine:\n      to: |`, ['winner'], []],
  [
    `${HOUSE}counters:\n  chips: { of: player, says: chips }\nsettle:\n  win:\n    mine:\n      in: |`,
    ['chips'],
    ['winner'],
  ],
  [`${HOUSE}sequence:\n  dealer_stays: winner is |`, ['dealer'], []],
  [`${HOUSE}sequence:\n  dealer_stays: |`, ['ending', 'winner', 'dealer'], ['suits']],
];

describe('what may be written', () => {
  test.each(ROWS)('%s', (text, some, none) => {
    const proposed = labels(text);
    expect(proposed).toEqual(expect.arrayContaining(some));
    expect(proposed.filter((label) => none.includes(label))).toEqual([]);
  });

  test('files beside this one', () => {
    const more = { '/own/patterns.yaml': 'patterns: {}\n', '/own/sub/more.yaml': 'patterns: {}\n' };
    expect(labels(`${HOUSE}use: [|`, false, more)).toEqual(['./patterns.yaml', './sub/more.yaml']);
  });

  test('what the pack names itself, in files it uses and in text that is not saved', () => {
    const more = { '/own/rules.yaml': 'words:\n  own_word: 1m\npatterns:\n  own_hand: { when: true }\n' };
    const text = `${HOUSE}use: [./rules.yaml]\nmarks:\n  own_mark: { says: x }\npatterns:\n  mine:\n    when: |`;
    expect(labels(text, false, more)).toEqual(expect.arrayContaining(['own_word', 'own_mark']));
    expect(labels(text.replace('when: ', 'absorbs: ['), false, more)).toContain('own_hand');
  });

  test('each word with its sentence', () => {
    const items = completion(asking({ '/own/pack.yaml': `${HOUSE}patterns:\n  mine:\n    when: conc|` }));
    const word = items.find(({ label }) => label === 'concealed');
    expect(word?.documentation).toMatchObject({ value: expect.stringContaining('Whether no meld was made') });
  });

  test('with the schema left to another server, only what it does not know', () => {
    expect(labels(`${HOUSE}patterns:\n  mine:\n    |`, true)).toEqual([]);
    expect(labels(`${HOUSE}counters:\n  mine: { of: |`, true)).toEqual([]);
    expect(labels(`${HOUSE}patterns:\n  mine:\n    absorbs: [|`, true)).toContain('all_pungs');
  });

  test('a phrase that was begun is replaced from its beginning', () => {
    const asked = asking({ '/own/pack.yaml': `${HOUSE}moves:\n  pung:\n    when: 1 < tiles l|` });
    const { source } = asked.file;
    const item = completion(asked).find(({ label }) => label === 'tiles left');
    const line = source.text.split('\n').length - 1;
    expect(item?.textEdit).toEqual({
      range: { start: { line, character: 14 }, end: { line, character: 21 } },
      newText: 'tiles left',
    });
  });
});

/** Files of the built-in packs under paths of their own, so that they can be asked about. */
const files = Object.fromEntries(everyBuiltInPath().map((path) => [`/${path}`, builtInFile(path)!.text]));

describe('what stands in a shipped pack is proposed where it stands', () => {
  test.each(builtInIds())('%s', (id) => {
    const workspace = opened(files);
    const missing: string[] = [];
    let count = 0;
    for (const name of Object.keys(files).filter((each) => each.startsWith(`/rulesets/${id}/`))) {
      const pack = homeOf(workspace, name);
      const file = askingAt(workspace, name, 0).file;
      const mentions = mentionsIn(file).filter((mention) => !mention.entry && thingOf(pack, mention) !== undefined);
      for (const [index, mention] of mentions.entries()) {
        if (index % 7 > 0) continue;
        count++;
        const here = hereAt(file.root, mention.start);
        const proposed = completion(askingAt(workspace, name, mention.start)).map(({ label }) => label);
        if (!proposed.includes(mention.name) && !proposed.includes(`pot ${mention.name}`))
          missing.push(`${here?.path.join('.')}: ${mention.name}`);
      }
    }
    expect(missing).toEqual([]);
    expect(count).toBeGreaterThan(0);
  });
});

describe('other names', () => {
  const RIICHI = 'id: own\nname: { en: Own }\nextends: riichi\n';
  const proposed = (text: string) => completion(asking({ '/own/pack.yaml': text }));

  test.each([
    ['tanyao', 'all_simples'],
    ['断幺九', 'all_simples'],
    ['断么九', 'all_simples'],
    ['toitoi', 'all_pungs'],
    ['sanshokudoujun', 'mixed_triple_chow'],
  ])('%s finds %s', (typed, id) => {
    const item = proposed(`${RIICHI}moves:\n  pung:\n    when: would score ${typed}|`).find(
      ({ label }) => label === id,
    )!;
    expect(item.filterText!.split(' ')).toContain(typed);
    expect(item.labelDetails?.description).toBeDefined();
    expect(item.textEdit).toMatchObject({ newText: id, range: { start: { character: 22 } } });
  });

  test('an entry to change is found so too, and one that the pack gives itself', () => {
    const own = `${RIICHI}patterns:\n  robe: { name: { en: Robe, zh: 衣 }, also: [gown] }\n  `;
    const items = proposed(`${own}chan|`);
    const filters = Object.fromEntries(items.map(({ label, filterText }) => [label, filterText]));
    expect(filters.outside_hand).toContain('chanta');
    expect(filters.robe).toBe('robe Robe 衣 gown');
  });

  test('a tally stands in expressions by its id', () => {
    const item = proposed(`${RIICHI}score:\n  minimum: fan|`).find(({ label }) => label === 'han')!;
    expect([item.filterText!.split(' '), item.labelDetails]).toEqual([
      expect.arrayContaining(['fan']),
      { description: 'fan' },
    ]);
  });
});
