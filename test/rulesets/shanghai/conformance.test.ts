import { describe, expect, test } from 'vitest';
import type { DealScript } from '../../../authoring/test/index.ts';
import { playScenario } from '../../../authoring/test/index.ts';
import { flowersOf, paidIn, rulesOfCase, shanghaiCases, worthOf } from './shanghai-cases.ts';

const cases = shanghaiCases();
const of = (kind: string | undefined) => cases.filter((one) => one.kind === kind);

/** The source says in more ways why a hand does not win; that it has not knocked is asked in play. */
const REASONS: Record<string, string> = {
  not_winning: 'incomplete',
  below_minimum: 'below-minimum',
  no_starting_pattern: 'below-minimum',
};

describe.skipIf(cases.length === 0)('shanghai-scoring.jsonl', () => {
  test.for(of(undefined).filter(({ expect: { error } }) => error === undefined))('hand $id', (one) => {
    const { note: _, ...wanted } = one.expect;
    expect(worthOf(one)).toMatchObject(wanted);
  });

  test.for(of(undefined).filter(({ expect: { error } }) => error !== undefined && error !== 'not_declared'))(
    'no win $id',
    (one) => {
      expect(worthOf(one)['error']).toBe(REASONS[String(one.expect['error'])]);
    },
  );

  test.for(of('flower_value'))('flowers $id', (one) => {
    expect(flowersOf(one)).toBe(one.expect['flowers']);
  });

  test.for(of('payment'))('payment $id', (one) => {
    expect(paidIn(one)).toEqual(one.expect['delta']);
  });

  test.for(of('match_length'))('length $id', (one) => {
    const won: DealScript = {
      hands: { 1: '147m 258p 369s 12347z', 2: '1122334455667z' },
      play: ['1 discard 7z', '2 win, others pass'],
    };
    const ends = Number(one.expect['ends_after']);
    const deals = [...one.sequence.slice(0, ends)].map((how, i): DealScript => {
      const script = how === 'W' ? won : { play: ['until over'] };
      const last = script.play!.at(-1) as string;
      return { ...script, play: [...script.play!.slice(0, -1), { do: last, after: { over: i === ends - 1 } }] };
    });
    expect(playScenario(rulesOfCase(one), { id: one.id, title: one.id, source: '', deals })).toEqual([]);
  });
});
