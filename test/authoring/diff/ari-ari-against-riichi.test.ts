/** The two packs differ in what chapter 16 of the Ari Ari sheet lists, and in what it leaves to other chapters; in nothing else. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { foldersOf } from '../../../cli/scenario-file-access.ts';
import { nodeFiles } from '../../../cli/node/node-files.ts';
import { diffPacks, type PackDiff, type ToldChange } from '../../../authoring/diff/index.ts';
import { testBookShows } from '../../book/chapters/book-shows-diff.ts';

/** By line of chapter 16: the changes that say it; or why there is none. */
const SHEET: Record<string, string[] | string> = {
  'kan dora timing': [
    'windows.discard.opens',
    'moves.kong.steps',
    'moves.extended_kong.steps',
    'moves.concealed_kong.steps',
    'sequence.counters.owed',
  ],
  'swap-calling': ['options.swap_calling.default'],
  'triple ron': ['options.triple_win.default'],
  'counters at a double ron': ['settle.win.repeats.when'],
  'four-kong abort': 'The timing differs from site to site; the pack keeps that of its parent.',
  'nagashi mangan': [
    'endings.exhausted.each_seat',
    'settle.exhausted.nagashi_repeats',
    'sequence.dealer_stays',
    'sequence.counters.repeats',
  ],
  'hiding tenpai': ['moves.show_ready', 'endings.exhausted.each_seat'],
  'karaten (all four copies of the only wait in own hand)':
    'Often, but not always tenpai online; the pack keeps noten.',
  'temporary furiten': ['options.missed_until.default'],
  'Blessing of Man': ['options.renhou.default'],
  'yakuman adding up': ['groups.yakuman.counts', 'options.yakuman_stacking'],
  'daburu riichi': ['patterns.double_riichi.value.han', 'patterns.double_riichi.absorbs riichi'],
  liability: 'Only some sites add Four Kongs; the pack does not.',
  'extra round if nobody has 30 000': ['sequence.rounds', 'sequence.ends', 'options.extra_round', 'options.target'],
  'early stop by leading last dealer': ['sequence.ends', 'options.early_stop'],
  bankruptcy: ['sequence.ends', 'options.bankruptcy'],
  'chombo, dead hand, 3-second windows, returning a drawn tile': ['moves.dead_hand'],
  'two-yaku minimum at 5 counters': 'Off in both packs, as chapter 17 suggests; the option is the same.',
  'winning-tile reading': 'The same result, since we take the best reading.',
  'counter amounts': 'A misprint of one page; both packs count 300 and 100.',
  'double-wind pair': ['options.double_wind_pair_2fu'],
  'open kong of the third dragon via a *concealed* kong': 'Differs from site to site.',
};

/** What chapter 16 does not list, by where the sheet says it of Ari Ari; online it is as most play. */
const BESIDES: Record<string, string[]> = {
  'chapter 1: start points': ['options.starting_points.default'],
  'chapter 1: rounds': ['options.length'],
  'chapter 1: uma': [
    'charts.bonus_of',
    'options.placement',
    'sequence.result',
    'sequence.balance',
    'options.whole_results',
  ],
  'chapter 1: 13+ fan': ['options.kazoe'],
  'chapter 6: winning declarers get their own stake back': ['settle.win.own_stake'],
  'chapter 9: left-over stakes': ['settle.game_over.left_over.when', 'settle.game_over.left_over.amount'],
  'chapter 11.1: open pinfu': ['options.open_pinfu_fu'],
  'chapter 11.1: self-draw': ['options.pinfu_tsumo_fu'],
  'chapter 12: last tile and after a kong': ['situation.last_tile.when'],
  'chapter 13: honours of seven pairs': ['patterns.all_honours.when'],
  'chapter 17: the double yakuman set': [
    'patterns.thirteen_wait_orphans',
    'patterns.nine_wait_gates',
    'patterns.four_concealed_pungs_pair',
  ],
};

const keyOf = ({ path, item }: ToldChange): string => `${path.join('.')}${item === undefined ? '' : ` ${item}`}`;
const named = (rows: Record<string, string[] | string>): string[] =>
  Object.values(rows).flatMap((changes) => (typeof changes === 'string' ? [] : changes));

let diff: PackDiff;

beforeAll(() => {
  const settings = { readFolder: foldersOf({ files: nodeFiles }) };
  const diffed = diffPacks('ari-ari', 'riichi', { a: settings, b: settings });
  if (!diffed.ok) throw new Error('A pack does not load.');
  diff = diffed.value;
}, 600_000);

it('has a row for each line of chapter 16', () => {
  const sheet = readFileSync(new URL('../../../../shared/rules/rules-ariari.md', import.meta.url), 'utf8');
  const chapter = /^## 16\..*?(?=^## 17\.)/ms.exec(sheet)![0];
  const topics = [...chapter.matchAll(/^\| (.*?) \|/gm)].map(([, topic]) => topic!).slice(1);
  expect(topics.length).toBeGreaterThan(20);
  expect(Object.keys(SHEET)).toEqual(topics);
});

it('names every difference, and nothing else', () => {
  expect(diff.changes.map(keyOf).sort()).toEqual([...new Set([...named(SHEET), ...named(BESIDES)])].sort());
  expect(diff.unshown).toEqual([]);
  expect(diff.step).toBe('major');
});

it('shows each with a hand or a situation whose results differ', () => {
  for (const change of diff.changes) {
    const [one, other] = change.witness?.results ?? [];
    expect(one?.says, keyOf(change)).toBeDefined();
    expect(one!.says, keyOf(change)).not.toBe(other!.says);
    expect(one!.under, keyOf(change)).not.toBe(other!.under);
  }
});

/** What the sheet says of the hand or situation that is shown: under Ari Ari, and online. */
const shown: [change: string, before: RegExp, after: RegExp][] = [
  ['options.renhou.default', /^yakuman/, /^(?!.*Blessing)/],
  ['options.swap_calling.default', /^offered: .* discard /, /^not offered/],
  ['options.triple_win.default', /seat 2 wins.*seat 3 wins.*seat 4 wins/, /ends: triple_win/],
  ['options.starting_points.default', /30000/, /25000/],
  ['moves.kong.steps', /indicators turned up/, /^nothing/],
  ['moves.show_ready', /is asked/, /^(?!.*is asked)/],
  ['moves.dead_hand', /^offered: .* dead_hand/, /^not offered/],
  ['groups.yakuman.counts', /^yakuman \(/, /^2 × yakuman \(/],
  ['sequence.rounds', /game is over/, /round 3/],
  ['patterns.thirteen_wait_orphans', /^yakuman \(/, /^2 × yakuman \(/],
];

it.each(shown)('shows %s as the sheet has it', (change, before, after) => {
  const [one, other] = diff.changes.find((each) => keyOf(each) === change)!.witness!.results;
  expect(one.says).toMatch(before);
  expect(other.says).toMatch(after);
});

describe('the book of riichi', () => testBookShows('riichi', () => diff));
