import { expect, test } from 'vitest';
import { makeTileSet, parseTiles, printTiles, tallyOf, type Holding, type TileSet } from '../../core/index.ts';
import { distanceTables } from '../../dsl/generate/emit/distance-code.ts';
import type { DistanceTables } from '../../dsl/distance/distance-tables.ts';
import { distanceOf, distancesOf } from '../../dsl/distance/distance.ts';
import { usefulKinds } from '../../dsl/distance/waits.ts';
import { parseShape } from '../../dsl/shapes/parse-shape.ts';
import { fullSet, markedSet, sure } from '../kit/tile-sets.ts';
import { readCases, readJson } from './read-cases.ts';

interface HandCase {
  id: string;
  hand: string;
  melds: { type: string; tiles: string }[];
  rules: string;
  form?: string;
  called_sets_not_listed?: number;
  expect: {
    shanten?: number;
    regular?: number | null;
    seven_pairs?: number | null;
    thirteen_orphans?: number | null;
    tenpai?: boolean;
    complete?: boolean;
    tiles?: string[];
  };
}

const FORMS = {
  regular: '4 set + pair',
  seven_pairs: '7 pair of different kinds',
  thirteen_orphans: '19m19p19s1234567z + one of them',
};

/** The shapes of the third set of rules: four alike may be two pairs, and tiles may lie in suits of their own. */
const KNITTED: Record<string, string> = {
  regular: '4 set + pair',
  seven_pairs: '7 pair',
  thirteen_orphans: '19m19p19s1234567z + one of them',
  straight: '1A4A7A 2B5B8B 3C6C9C + 1 set + pair',
  scattered: '14 different of 1A4A7A2B5B8B3C6C9C1234567z',
};

/** Three players: of the first suit only the terminals. */
const threePlayers: TileSet = makeTileSet({
  suits: ['m', 'p', 's', 'z'].map((letter) => ({
    letter,
    ranks: letter === 'z' ? 7 : 9,
    runs: letter !== 'z',
    bonus: false,
    copiesOf: letter === 'm' ? Object.fromEntries([2, 3, 4, 5, 6, 7, 8].map((rank) => [`${rank}m`, 0])) : {},
  })),
  copies: 4,
  marked: ['p', 's'].map((suit) => ({ id: `0${suit}`, kind: `5${suit}`, copies: 1 })),
});

function tablesFor(tiles: TileSet, forms: string[], beyond = false): DistanceTables {
  return distanceTables(
    tiles,
    forms.map((form) => sure(parseShape(form, FORMS[form as keyof typeof FORMS], tiles))),
    beyond,
  );
}

function knittedTables(beyond: boolean): DistanceTables {
  const shapes = Object.entries(KNITTED).map(([id, text]) => sure(parseShape(id, text, fullSet)));
  return distanceTables(fullSet, shapes, beyond);
}

const tables: Record<string, DistanceTables> = {
  'mcr any': knittedTables(true),
  ...Object.fromEntries(
    [...Object.keys(FORMS), 'any'].flatMap((form) => {
      const forms = form === 'any' ? Object.keys(FORMS) : [form];
      return [
        [`riichi ${form}`, tablesFor(markedSet, forms)],
        [`sanma ${form}`, tablesFor(threePlayers, forms)],
      ];
    }),
  ),
};

function holdingOf(hand: string, melds: HandCase['melds'], more: number, tiles: TileSet): Holding {
  const melded = melds.map((meld) => tallyOf(sure(parseTiles(meld.tiles, tiles)), tiles));
  return {
    counts: tallyOf(sure(parseTiles(hand, tiles)), tiles),
    melds: melds.length + more,
    melded: tiles.kinds.map((_, kind) => melded.reduce((sum, tally) => sum + tally[kind]!, 0)),
  };
}

/** What is wrong with our answer to a case; empty: nothing. */
function differences(one: HandCase): string[] {
  const { tiles } = tables[`${one.rules} any`]!;
  const holding = holdingOf(one.hand, one.melds, one.called_sets_not_listed ?? 0, tiles);
  const table = tables[`${one.rules} ${one.form ?? 'any'}`]!;
  const distance = distanceOf(table, holding);
  const byForm = Object.fromEntries(
    distancesOf(tables[`${one.rules} any`]!, holding).map((of) => [of.shape, of.distance]),
  );
  const wrong: string[] = [];
  const check = (what: string, ours: unknown, theirs: unknown): void => {
    if (theirs !== undefined && theirs !== null && ours !== theirs)
      wrong.push(`${one.id} ${one.hand} ${what}: ${ours}, not ${theirs}`);
  };
  check('distance', distance, one.expect.shanten);
  for (const form of Object.keys(FORMS) as (keyof typeof FORMS)[]) check(form, byForm[form], one.expect[form]);
  check('ready', distance <= 0, one.expect.tenpai);
  check('complete', distance === -1, one.expect.complete);
  if (one.expect.tiles !== undefined) {
    const theirs = printTiles(sure(parseTiles(one.expect.tiles.join(''), tiles)), tiles);
    check('tiles', printTiles(usefulKinds(table, holding), tiles), theirs);
  }
  return wrong;
}

test.each(['shanten.jsonl', 'waits.jsonl'])('%s', (file) => {
  const cases = readCases<HandCase>(file);
  expect(cases.flatMap(differences)).toEqual([]);
  console.log(`${file}: ${cases.length} cases`);
});

interface Traps {
  shanten: { hand: string; shanten: number }[];
  accepted: { hand: string; shanten: number; accepts: string[] }[];
  deadWait: { hand: string; capped: number; shape: number }[];
}

test('hands that other counters get wrong', () => {
  const traps = readJson<Traps>('bench/traps-tiles.json');
  if (traps === undefined) return;
  const beyond = tablesFor(markedSet, Object.keys(FORMS), true);
  const able = tables['riichi any']!;
  const of = (hand: string): Holding => holdingOf(hand, [], 0, markedSet);
  for (const { hand, shanten } of [...traps.shanten, ...traps.accepted])
    expect([hand, distanceOf(able, of(hand))]).toEqual([hand, shanten]);
  for (const { hand, accepts } of traps.accepted) {
    expect(usefulKinds(able, of(hand)).map((kind) => markedSet.kinds[kind]!.id)).toEqual(accepts);
  }
  for (const { hand, capped, shape } of traps.deadWait) {
    expect([hand, distanceOf(able, of(hand)), distanceOf(beyond, of(hand))]).toEqual([hand, capped, shape]);
  }
  console.log(`traps: ${traps.shanten.length + traps.accepted.length + traps.deadWait.length} cases`);
});
