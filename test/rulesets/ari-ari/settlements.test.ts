import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { newGame, type Entry, type Judgement, seatOfNumber, settle, Table } from '../../../core/index.ts';
import { type Circumstances, type PackRuleset, score } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';

interface Win extends Pick<Circumstances, 'with' | 'lists'> {
  hand: string;
  seat: number;
}

/** Seats by number: 1 is East. One of `wins`, `ready` and `chombo` says how the deal ended. */
interface Row {
  id: string;
  wins?: Win[];
  /** Who exposed the tile; drawn where nobody did. */
  from?: number;
  /** Whose hands wait for a tile in a drawn deal. */
  ready?: number[];
  /** Whose own discards in it are all terminals and honours. */
  nagashi?: number[];
  chombo?: number;
  repeats?: number;
  stakes?: number;
  responsible?: number;
  /** What each winner's hand pays, counters and stakes apart. */
  values?: number[];
  delta: number[];
  left?: number;
}

const rows = parse(readFileSync(new URL('settlements.yaml', import.meta.url), 'utf8')) as Row[];
const rules = rulesOf('ari-ari');

test('every example of the sheet is played in a scenario, and settled here if it pays anything', () => {
  const sheet = Array.from({ length: 14 }, (_, i) => `S${i + 1}`);
  const played = readdirSync('rulesets/ari-ari/scenarios').flatMap((file) => /^s(\d\d)-/.exec(file)?.[1] ?? []);
  expect(new Set(played.map((number) => `S${Number(number)}`))).toEqual(new Set(sheet));
  const settled = new Set(rows.map(({ id }) => id.split(',')[0]!));
  expect(sheet.filter((id) => !settled.has(id))).toEqual(['S12', 'S14']);
});

test.for(rows)('settlement $id', (row) => {
  const { wins = [], values, delta, stakes = 0, left = 0 } = row;
  const judgements = wins.map((win) => judged(win, row.from));
  const entries = entriesOf(row, judgements);
  if (values)
    expect(wins.map(({ seat }) => sumOf(entries, ({ to, rule }) => to === seat - 1 && rule === 'exposer'))).toEqual(
      values,
    );
  expect([1, 2, 3, 4].map((seat) => gained(entries, seat - 1))).toEqual(delta);
  expect(stakes + gained(entries, 'pot:stakes')).toBe(left);
});

function entriesOf(
  { wins, ready, chombo, from, repeats = 0, stakes = 0, responsible, nagashi = [], ...row }: Row,
  judgements: Judgement[],
): Entry[] {
  const table = new Table(rules, {
    ...newGame(rules, { seed: 1 }),
    dealer: 0,
    counters: { repeats },
    pots: { stakes },
  });
  if (chombo !== undefined) return settle(table, 'false_win', [chombo - 1], []);
  if (ready !== undefined)
    return settle(new Table(rules, { ...table, seats: seatsReady(table, ready, nagashi) }), 'exhausted', [], []);
  if (wins === undefined) throw new Error(`${row.id} does not say how the deal ended`);
  const marked = wins.map(({ seat, with: facts = [] }) => ({
    seat,
    marks: facts.filter((fact) => rules.marks.includes(fact)),
  }));
  const seats = table.seats.map((state, at) => ({
    ...state,
    marks: marked.find(({ seat }) => seat === at + 1)?.marks ?? [],
  }));
  const winners = wins.map(({ seat }) => seat - 1);
  return settle(
    new Table(rules, { ...table, seats, stage: stageOf(winners[0]!, from) }),
    'win',
    winners,
    judgements,
    responsible && responsible - 1,
  );
}

function judged({ seat, hand, ...facts }: Win, from: number | undefined): Judgement {
  const by = from === undefined ? 'draw' : 'discard';
  return sure(
    score(rules as PackRuleset, hand, {
      ...facts,
      seat: seatOfNumber(seat),
      by,
      ...(from && { from: seatOfNumber(from) }),
    }),
  ).judgement!;
}

function stageOf(winner: number, from: number | undefined): Table['stage'] {
  const turn = { seat: from === undefined ? winner : from - 1, begin: 'drawn' as const, offers: [], tile: 0 };
  if (from === undefined) return { at: 'turn', turn };
  return {
    at: 'window',
    turn,
    window: { name: 'discard', tile: 0, from: from - 1, move: 'discard', meld: -1, answers: [] },
  };
}

function seatsReady(table: Table, ready: readonly number[], nagashi: readonly number[]): Table['seats'] {
  return table.seats.map((state, at) => ({
    ...state,
    marks: [...(ready.includes(at + 1) ? ['ready'] : []), ...(nagashi.includes(at + 1) ? ['nagashi'] : [])],
  }));
}

function sumOf(entries: readonly Entry[], counts: (entry: Entry) => boolean): number {
  return entries.reduce((sum, entry) => sum + (counts(entry) ? entry.amount : 0), 0);
}

function gained(entries: readonly Entry[], account: Entry['to']): number {
  return sumOf(entries, ({ to }) => to === account) - sumOf(entries, ({ from }) => from === account);
}
