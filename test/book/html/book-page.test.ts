/** The page of a book as text: nothing of a pack runs in it, and nothing is fetched. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { rarityChart } from '../../../book/html/rarity-chart.ts';
import { html, makeBook, patternSentences, scoringBox } from '../../../book/index.ts';
import { loadFlat } from '../../../loader/index.ts';
import { withPart, withoutTile } from './hand-edits.ts';
import { builtPage, EVIL, openOnce, smallBook } from './built-pages.ts';
import { compare } from '../../../book/findings/pack-comparison-table.ts';
import { askedOf } from '../../../book/html/scoring-form-inputs.ts';
import { languageName, nameForms } from '../../../book/html/name-forms.ts';
import { wordsOf } from '../../../book/text/index.ts';
import { makeMaking } from '../../../book/chapter-context.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { opened } from '../books-for-tests.ts';

describe('names', () => {
  const ROWS: [string, Record<string, string>, string[], string[]][] = [
    ['one form is plain', { en: 'Pung' }, ['en', 'zh'], ['Pung: en zh']],
    ['each language its own', { en: 'Pung', zh: '碰' }, ['en', 'zh'], ['Pung: en', '碰: zh']],
    ['English where one is missing', { en: 'Pung', zh: '碰' }, ['zh', 'en', 'ja'], ['碰: zh', 'Pung: en ja']],
  ];
  it.each(ROWS)('%s', (_, names, languages, forms) => {
    const found = nameForms('Pung', { en: 'Pung', ...names }, languages);
    expect(found.map(({ text, shownIn }) => `${text}: ${shownIn.join(' ')}`)).toEqual(forms);
  });
});

describe('a page', () => {
  it('lets nothing run but its own scripts and style, each named by its hash', () => {
    const page = html(smallBook('international'), { rules: rulesOf('international'), ...builtPage() });
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
    const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const scripts = [...page.matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)].map(([, text]) =>
      hash(text!),
    );
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
    expect(scripts).toHaveLength(2);
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${scripts.join(' ')}`,
      `style-src ${hash(style)}`,
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
    ]);
  });

  it.each(['international', 'american', 'zung-jung'])(
    'of %s made again from its pack is the same byte for byte',
    (id) => {
      const page = (): string => {
        const open = opened(id);
        return html(makeBook(open), { rules: open.rules, ...builtPage() });
      };
      const [first, again] = [page(), page()];
      expect(again === first).toBe(true);
    },
  );

  it('keeps what a pack says as text', () => {
    const page = html(smallBook(EVIL.pack), { rules: openOnce(EVIL.pack).rules, ...builtPage() });
    expect(page.match(/<script/g)).toHaveLength(3);
    expect(page).not.toContain(EVIL.tag);
    expect(page).toContain(EVIL.escaped);
  });
});

describe('the box by itself', () => {
  it('answers clicks and what is entered', () => {
    const { answer } = scoringBox(rulesOf('international'), 'en', 'page.js');
    const how = { by: 'draw', seat: 0, round: '1' } as const;
    const waiting = answer({ hand: '123m 456p 789s 345s 1z', into: 'concealed', how });
    expect(waiting.result).toBe('<p class="verdict no">13 tiles: one is missing.</p>');
    const won = answer({ hand: '123m 456p 789s 345s 1z', into: 'concealed', how, add: '1z' });
    expect(won.hand).toBe('123m 456p 345789s 1z +1z');
    expect(won.result).toContain('<tr data-pattern="plain"><td>The Plain</td><td class="number">1 fan</td></tr>');
    expect(won.shown.match(/data-part/g)).toHaveLength(14);
    const taken = answer({ hand: won.hand, into: 'concealed', how, takeOut: 13 });
    expect(taken.hand).toBe('123m 456p 345789s 1z');
    expect(answer({ hand: '1111z', into: 'pung', how }).blocked).toContain('1z');
  });

  it('loads the script of its site alone, and keeps what a pack says as text', () => {
    const { page, answer } = scoringBox(openOnce(EVIL.pack).rules, 'en', 'https://site/"page.js');
    expect(page.match(/<script.*<\/script>/g)).toEqual(['<script src="https://site/&quot;page.js"></script>']);
    expect(page).toContain("default-src 'none'; script-src 'self'; ");
    expect(page).not.toContain(EVIL.tag);
    const { result } = answer({ hand: '123m 456m 789m 345m 1z +1z', into: 'concealed', how: { from: 1 } });
    expect(result).toContain(EVIL.escaped);
    expect(result).not.toContain(EVIL.tag);
  });
});

it('patterns are said in a sentence, in the language asked for', () => {
  const [rules, flat] = [rulesOf('international'), loadFlat('international', {})];
  if (!flat.ok) throw new Error('does not load');
  expect(patternSentences(rules, flat.value, 'en')).toMatchObject({ all_pungs: 'Every set is a pung or kong.' });
  expect(patternSentences(rules, flat.value, 'zh')).toMatchObject({ all_pungs: expect.stringContaining('刻子') });
});

describe('the form asks for', () => {
  it('what decides a score, and nothing else that a table remembers', () => {
    const asked = askedOf(rulesOf('ari-ari'));
    expect(asked.marks).toEqual(['riichi', 'double_riichi', 'ippatsu']);
    expect(asked.lists).toEqual(['indicators', 'under_indicators']);
    expect(asked.pots).toEqual(['stakes']);
    expect(asked.responsible).toBe(true);
    expect(askedOf(rulesOf('mcr'))).toMatchObject({ marks: [], lists: [], pots: [], responsible: false });
    // Whoever wins has the mark of a win: the form does not ask.
    expect(askedOf(rulesOf('cantonese')).marks).toEqual([]);
  });
});

describe('a click', () => {
  const ADDED: [string, string, Parameters<typeof withPart>[2], string | undefined][] = [
    ['', '5m', 'concealed', '5m'],
    ['5m', '1z', 'pung', '(111z) 5m'],
    ['5m', '7s', 'chow', '(789s) 5m'],
    ['5m', '8s', 'chow', undefined],
    ['5m', '1z', 'chow', undefined],
    ['', '2p', 'kong', '(2222p)'],
    ['', '2p', 'concealedKong', '<2222p>'],
    ['555m', '5m', 'concealed', '5555m'],
    ['5555m', '5m', 'concealed', undefined],
    ['5m', '3f', 'concealed', '5m 3f'],
    ['123m 456p 789s 345s 1z', '1z', 'concealed', '123m 456p 345789s 1z +1z'],
    ['123m 456p 789s 345s 1z +2z', '1z', 'last', '123m 456p 345789s 1z +1z'],
  ];
  it.each(ADDED)('on %j adds %s as %s: %s', (hand, tile, into, result) => {
    expect(withPart(hand, tile, into)).toBe(result);
  });
  it.each([
    ['(123m) 5m +5m', 0, '(123m) +5m'],
    ['(123m) 5m +5m', 1, '(123m) 5m'],
    ['(123m) 5m +5m', 2, '5m +5m'],
    ['5m 1f', 1, '5m'],
  ])('in %j takes out part %i: %s', (hand, part, result) => {
    expect(withoutTile(hand, part)).toBe(result);
  });
});

describe('the chart', () => {
  it('puts what is dearer to the right and what is rarer below', () => {
    const points = [
      { name: 'A<b>', value: 1, share: 0.5 },
      { name: 'C', value: 8, share: 0.01 },
    ];
    const chart = rarityChart(points, wordsOf('en').chart);
    const [often, rare] = [...chart.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    expect(rare![0]).toBeGreaterThan(often![0]!);
    expect(rare![1]).toBeGreaterThan(often![1]!);
    expect(chart).toContain('A&lt;b&gt;');
    expect(chart).not.toContain('<b>');
  });
});

describe('the comparison', () => {
  it('says of each pack what its rule book says', () => {
    const words = wordsOf('en').compare;
    const table = compare(
      ['riichi', 'international'].map((id) => makeMaking(openOnce(id), 'en')),
      words,
    );
    const rows = table.is === 'table' ? table.rows : [];
    const plain = (cells: (typeof rows)[number]): string[] =>
      cells.map((cell) => cell.map((piece) => ('text' in piece ? piece.text : '')).join(''));
    const of = Object.fromEntries(rows.map(plain).map(([title, ...cells]) => [title, cells]));
    expect(of[words.tiles]).toEqual(['136', '144']);
    expect(of[words.bonus]).toEqual(['none', '8']);
    expect(of[words.marked]).toEqual(['3', 'none']);
    expect(of[words.hand]).toEqual(['14', '14']);
    expect(of[words.onDiscard]).toEqual(['the discarder alone', 'everybody; the discarder, 2 times as much']);
    expect(of[words.onDraw]).toEqual(['everybody; the dealer 2 times as much', 'everybody']);
  });
});

it.each([
  ['en', 'English'],
  ['zh', '中文'],
  ['ja', '日本語'],
  ['zh-Hant', '繁體中文'],
  ['qaa', 'qaa'],
  ['en-a', 'en-a'],
])('the language %s calls itself %s', (language, own) => {
  expect(languageName(language)).toBe(own);
});
