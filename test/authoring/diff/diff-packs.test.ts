import { describe, expect, it } from 'vitest';
import { diffPacks, type PackDiff } from '../../../authoring/diff/index.ts';
import { patternLine, smallPackText } from '../../kit/small-pack.ts';

/** A pack of three patterns, with what a row says otherwise. */
interface Pack {
  open?: string;
  big?: string;
  pure?: string;
  /** Lines of patterns, words, options and other chapters besides. */
  patterns?: string;
  words?: string;
  options?: string;
  more?: string;
}

const OPEN = patternLine('open', 1, 'not concealed');
const BIG = patternLine('big', 2, 'has triplet of lords', ', examples: [555z 123m 456p 789s 1m +1m]');
const PURE = patternLine('pure', 3, 'suits == 1 and concealed', ', absorbs: [big], examples: [123456789m 555m 1m +1m]');

function textOf({ open = OPEN, big = BIG, pure = PURE, patterns = '', words, options, more = '' }: Pack): string {
  const chapters = [`words:\n${words ?? '  lords: 567z'}`, ...(options ? [`options:\n${options}`] : []), more];
  return smallPackText({
    patterns: [open, big, pure, patterns].filter((line) => line !== '').join('\n'),
    more: chapters.join('\n'),
  });
}

const known = new Map<string, PackDiff>();

function compared(before: Pack, after: Pack): PackDiff {
  const key = JSON.stringify([before, after]);
  const diff = known.get(key) ?? compareAnew(before, after);
  known.set(key, diff);
  return diff;
}

function compareAnew(before: Pack, after: Pack): PackDiff {
  const diffed = diffPacks(textOf(before), textOf(after), { effort: 'quick' });
  if (!diffed.ok) throw new Error(JSON.stringify(diffed.problems));
  return diffed.value;
}

/** `changed patterns.big.value.fan`, and after a bar those nothing shows. */
function summary({ changes, unshown, step }: PackDiff): string {
  const line = ({ kind, path, item }: PackDiff['changes'][number]): string =>
    `${kind} ${path.join('.')}${item === undefined ? '' : ` ${item}`}`;
  const said = [changes, unshown].map((list) => list.map(line).join(', '));
  return [...said.filter((text, at) => at === 0 || text !== ''), step].join(' | ');
}

const OPTION = '  high: { type: yes/no, default: false, says: Whether big is worth more. }\n';
const HIGH = patternLine(
  'big',
  'if high then 4 else 2',
  'has triplet of lords',
  ', examples: [555z 123m 456p 789s 1m +1m]',
);
const RANGED = (range: string): string =>
  `  most: { type: number, default: 5, range: ${range}, says: How much big is worth. }`;
const MOST = patternLine('big', 'most', 'has triplet of lords');

/** What one pack says otherwise, and what must be told. */
const rows: [string, Pack, Pack, string][] = [
  ['the same pack', {}, {}, ' | none'],
  ['a value', {}, { big: BIG.replace('fan: 2', 'fan: 3') }, 'changed patterns.big.value.fan | major'],
  [
    'a condition',
    {},
    { open: patternLine('open', 1, 'not concealed and by draw') },
    'changed patterns.open.when | major',
  ],
  ['a new pattern', {}, { patterns: patternLine('drawn', 1, 'by draw') }, 'added patterns.drawn | major'],
  ['a pattern gone', { patterns: patternLine('drawn', 1, 'by draw') }, {}, 'removed patterns.drawn | major'],
  ['an exclusion', {}, { open: `${OPEN.slice(0, -2)}, absorbs: [big] }` }, 'added patterns.open.absorbs big | major'],
  ['the minimum', {}, { more: 'score: { value: fan, minimum: fan >= 2 }' }, 'changed score.minimum | major'],
  ['what a hand is worth', {}, { more: 'score: { value: 2 * fan, minimum: true }' }, 'changed score.value | major'],
  ['only another id', {}, { open: OPEN.replaceAll(' open', ' shown') }, 'renamed patterns.open | major'],
  ['only another name', {}, { open: OPEN.replace('en: open', 'en: Shown') }, ' | patch'],
  ['a renamed word', {}, { big: BIG.replace('lords', 'tall'), words: '  tall: 567z' }, ' | patch'],
  ['another order', {}, { pure: PURE.replace('suits == 1 and concealed', 'concealed and suits == 1') }, ' | patch'],
  ['a word that means more', {}, { words: '  lords: 1567z' }, 'changed words.lords | major'],
  ['a word nobody reads', { words: '  lords: 567z\n  rest: 1z' }, { words: '  lords: 567z\n  rest: 2z' }, ' | patch'],
  [
    'more words for the same',
    {},
    { pure: PURE.replace('concealed', '(concealed or concealed and by draw)') },
    ' | changed patterns.pure.when | patch',
  ],
  ['a new option that changes nothing', {}, { options: OPTION, big: HIGH }, 'added options.high | minor'],
  [
    'a new option that changes something',
    {},
    { options: OPTION.replace('false', 'true'), big: HIGH },
    'added options.high, changed patterns.big.value.fan | major',
  ],
  [
    'an option that may be more',
    { options: RANGED('[0, 9]'), big: MOST },
    { options: RANGED('[0, 99]'), big: MOST },
    'changed options.most.range | minor',
  ],
  [
    'an option that may be less',
    { options: RANGED('[0, 9]'), big: MOST },
    { options: RANGED('[0, 8]'), big: MOST },
    'changed options.most.range | major',
  ],
  [
    'another default',
    { options: RANGED('[0, 9]'), big: MOST },
    { options: RANGED('[0, 9]').replace('5', '6'), big: MOST },
    'changed options.most.default | major',
  ],
  [
    'a payment',
    {},
    { more: 'settle: { win: { extra: { when: by draw, amount: 1, reason: luck } } }' },
    'added settle.win.extra | major',
  ],
  ['points at the start', {}, { more: 'sequence: { points: 7 }' }, 'changed sequence.points | major'],
  ['a move gone', {}, { more: 'moves: { chow: null }' }, 'removed moves.chow | major'],
];

describe('what changed', () => {
  it.each(rows)(
    '%s',
    (_, before, after, told) => {
      expect(summary(compared(before, after))).toBe(told);
    },
    60_000,
  );

  it.each(rows.filter(([, , , told]) => !told.startsWith(' |')))(
    '%s: every change is shown by results that differ',
    (_, before, after) => {
      for (const { kind, witness } of compared(before, after).changes)
        if (kind !== 'renamed') expect(witness!.results[0].says).not.toBe(witness!.results[1].says);
    },
    60_000,
  );
});

describe('a hand that shows it', () => {
  it('is told with what both packs say', () => {
    const [change] = compared({}, { big: BIG.replace('fan: 2', 'fan: 3') }).changes;
    expect(change).toMatchObject({ says: 'big is worth 3 fan, not 2.', witness: { is: 'hand' } });
    const [one, other] = change!.witness!.results.map(({ says }) => Number(/\d+/.exec(says)![0]));
    expect(other! - one!).toBe(1);
  });

  it('of a word names the rules that read it', () => {
    const [change] = compared({}, { words: '  lords: 1567z' }).changes;
    expect(change!.users).toEqual(['patterns.big.when']);
    expect(change!.witness!.shown).toContain('111z');
  });

  it('of a new option compares its values', () => {
    const [change] = compared({}, { options: OPTION, big: HIGH }).changes;
    expect(change!.witness!.results.map(({ under }) => under)).toEqual(['high: no', 'high: yes']);
  });

  it('of another minimum wins by one of them alone, where both packs let it win', () => {
    const least = (fan: number): string => `  least: { type: number, default: ${fan}, says: What a win needs. }`;
    const more = 'score: { minimum: fan >= least }';
    const before: Pack = {
      open: OPEN.replace('fan: 1', 'fan: 5'),
      big: BIG.replace('fan: 2', 'fan: 6'),
      pure: PURE.replace('fan: 3', 'fan: 7'),
      ...{ options: least(4), more },
    };
    const { changes } = compared(before, { options: least(1), more });
    const { results } = changes.find(({ path }) => path.join('.') === 'options.least.default')!.witness!;
    expect(results.map(({ says }) => says === 'no win')).toEqual([true, false]);
    expect(results.map(({ under }) => under)).toEqual(['after without this change', 'after']);
  });

  it('shows this change where more changed', () => {
    const { changes } = compared({}, { big: BIG.replace('fan: 2', 'fan: 5'), pure: PURE.replace('fan: 3', 'fan: 4') });
    const witnessOf = (id: string): string =>
      JSON.stringify(changes.find(({ path }) => path[1] === id)!.witness!.results);
    expect(witnessOf('big')).toContain('(big)');
    expect(witnessOf('pure')).toContain('(pure)');
  });
});

it('says where both packs say it', () => {
  const [change] = compared({}, { patterns: patternLine('drawn', 1, 'by draw') }).changes;
  expect(change!.at.a).toBeUndefined();
  const line = textOf({ patterns: patternLine('drawn', 1, 'by draw') })
    .split('\n')
    .findIndex((text) => text.includes('drawn'));
  expect(change!.at.b).toMatchObject({ file: '(text)', line: line + 1 });
});

it('is the same whichever way round, mirrored', () => {
  const MIRROR = { added: 'removed', removed: 'added', changed: 'changed', renamed: 'renamed' } as const;
  const [one, other]: [Pack, Pack] = [
    { patterns: patternLine('drawn', 1, 'by draw'), options: OPTION, big: HIGH },
    { words: '  lords: 1567z', pure: PURE.replace('fan: 3', 'fan: 4').replace(', absorbs: [big]', '') },
  ];
  const list = (diff: PackDiff, kindOf: (kind: keyof typeof MIRROR) => string): string[] =>
    diff.changes.map(({ kind, path, item }) => `${kindOf(kind)} ${path.join('.')} ${item ?? ''}`).sort();
  const there = list(compared(one, other), (kind) => kind);
  expect(there.length).toBeGreaterThanOrEqual(5);
  expect(list(compared(other, one), (kind) => MIRROR[kind])).toEqual(there);
}, 60_000);

it('tells what is wrong with a pack that does not load', () => {
  expect(diffPacks('nowhere', 'international')).toMatchObject({ ok: false, problems: [{ code: 'unknown-pack' }] });
});

it('sees what a step notes, and no note beside a rule', () => {
  const changed = (windows: string): string[] => {
    const house = `id: house\nextends: cantonese\nname: { en: House }\nwindows: { discard: ${windows} }\n`;
    const diffed = diffPacks('cantonese', house, { effort: 'none' });
    if (!diffed.ok) throw new Error(JSON.stringify(diffed.problems));
    return [...diffed.value.changes, ...diffed.value.unshown].map(({ path }) => path.join('.'));
  };
  const passed = (list: string): string =>
    `{ passed: [{ note: ${list}, when: passed win }, { note: missed_pungs, when: passed pung }] }`;
  expect(changed(passed('missed_pungs'))).toEqual(['windows.discard.passed']);
  expect(changed(passed('missed_wins'))).toEqual([]);
  expect(changed('{ note: Otherwise remarked. }')).toEqual([]);
});
