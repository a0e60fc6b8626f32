import { expect } from 'vitest';
import { parseTiles, type Context, type Move, type Stage, type Table, type Turn } from '../../../core/index.ts';
import {
  query,
  distanceOf,
  distanceTables,
  referee,
  usefulKinds,
  winningKinds,
  type PlaceName,
} from '../../../dsl/index.ts';
import { patternSet } from '../compiler-pack.ts';
import { program, scope } from '../invented-scope.ts';
import { hand, markedFullSet as tiles, sure } from '../tile-sets.ts';
import { writtenAsk } from '../written-pack-module.ts';

/** A table of four as far as expressions look at it: seat 0 starts, seat 1 deals. Hands and rivers by seat, in notation. */
export interface Sketch {
  hands?: Record<number, string>;
  rivers?: Record<number, string>;
  /** Claimed discards. */
  taken?: Record<number, string>;
  marks?: Record<number, string[]>;
  /** Lists of seats, by seat; of the table under `table`. */
  lists?: Record<number | 'table', Record<string, string>>;
  points?: number[];
  players?: number[];
  /** A tile another seat has exposed, or one that was drawn. */
  exposed?: { tile: string; from: number; by?: string; answers?: Record<number, string> };
  drawn?: { tile: string; seat: number; begin?: Turn['begin'] };
  claimed?: { tile: string; seat: number; from: number };
}

const list = (text = ''): number[] => sure(parseTiles(text, tiles));
const tile = (id: string): number => tiles.byId[id]!;

const set = patternSet({ tiles, shapes: { sets: '4 set + pair', pairs: '7 pair' }, patterns: { any: 'true' }, scope });
const source = referee(set);
const tables = distanceTables(tiles, set.shapes);

function move(id: string, more: Partial<Move>): Move {
  const plain = { id, on: ['discard'], by: 'any other seat', uses: 'none', steps: [], then: [] };
  const asks = { when: () => true, needs: () => true, rank: () => 1, examinedLater: false };
  return { ...plain, ...asks, ...more } as unknown as Move;
}

/** Wins are examined later; only seat 2 would stand. */
const MOVES: Record<string, Move> = {
  win: move('win', { steps: [{ do: 'win' }], needs: ({ seat }) => seat === 2, examinedLater: true }),
  pung: move('pung', { uses: '2 same', makes: 'pung', steps: [{ do: 'show' }], then: ['discard'] }),
  kong: move('kong', { on: ['turn'], uses: '4 alike', makes: 'kong', steps: [{ do: 'show' }, { do: 'replace' }] }),
  discard: move('discard', { on: ['turn'], uses: 'any tile', steps: [{ do: 'discard' }] }),
};

const RULES = {
  tiles,
  seats: { count: 4 },
  play: 'free',
  moves: MOVES,
  lists: ['signs'],
  deal: { packets: [4, 4, 4], last: 'leap', hand: 13 },
  situation: [],
  judge: () => undefined,
  worth: () => undefined,
  distance: (holding: Parameters<typeof distanceOf>[1]) => distanceOf(tables, holding),
  useful: (holding: Parameters<typeof distanceOf>[1]) => usefulKinds(tables, holding),
  winning: (holding: Parameters<typeof distanceOf>[1]) => winningKinds(tables, holding),
  readings: (query: Parameters<typeof source.candidates>[0]) => {
    let count = 0;
    source.candidates(query, () => count++);
    return count;
  },
};

function stageOf({ exposed, drawn, claimed }: Sketch): Stage {
  if (exposed) {
    const { from, by = 'discard', answers = {} } = exposed;
    const all = [0, 1, 2, 3].map((seat) => {
      const answer = answers[seat];
      return answer === undefined ? null : answer === 'pass' ? answer : { move: answer, tiles: [] };
    });
    const turn = { seat: from, begin: 'drawn' as const, offers: [], tile: tile('9p') };
    const window = { name: 'discard', tile: tile(exposed.tile), from, move: by, meld: -1, answers: all as [] };
    return { at: 'window', turn, window };
  }
  if (claimed) {
    const claim = { move: 'pung', tile: tile(claimed.tile), from: claimed.from, meld: 0 };
    const turn = { seat: claimed.seat, begin: 'claimed' as const, offers: [], tile: claim.tile, claim };
    return { at: 'turn', turn };
  }
  const { seat = 0, begin = 'drawn', tile: came = '9p' } = drawn ?? {};
  return { at: 'turn', turn: { seat, begin, offers: [], tile: begin === 'dealt' ? -1 : tile(came) } };
}

export function sketch(of: Sketch = {}): Table {
  const river = (seat: number) => [
    ...list(of.rivers?.[seat]).map((each) => ({ tile: each, taken: false, drawn: false })),
    ...list(of.taken?.[seat]).map((each) => ({ tile: each, taken: true, drawn: false })),
  ];
  const lists = (whose: number | 'table') =>
    Object.fromEntries(Object.entries(of.lists?.[whose] ?? {}).map(([name, text]) => [name, list(text)]));
  const seats = [0, 1, 2, 3].map((seat) => {
    const { concealed, melds, bonus } = hand(of.hands?.[seat] ?? '', tiles);
    const marks = of.marks?.[seat] ?? [];
    return { hand: concealed, melds, bonus, river: river(seat), marks, counters: {}, lists: lists(seat), turns: 1 };
  });
  const made = {
    rules: RULES,
    players: of.players ?? [0, 1, 2, 3],
    points: of.points ?? [0, 0, 0, 0],
    counters: {},
    pots: {},
    lists: lists('table'),
    seats,
    round: 2,
    starter: 0,
    dealer: 1,
    stage: stageOf(of),
    agenda: [],
    arranged: [],
    toAct: [],
    events: [],
    wall: { order: [], head: 0, tail: 0, taken: 0, startWall: 0, startColumn: 0 },
    dice: { total: 0, faces: [], caster: 0, forStarter: false },
    random: [],
    discards: 5,
    claims: 1,
  };
  return made as unknown as Table;
}

export interface Asked extends Partial<Omit<Context, 'table' | 'tile'>> {
  place?: PlaceName;
  tile?: string;
}

/** What an expression gives, from seat 2 unless said otherwise: asked as a function, and as code of a module. */
export function asked(text: string, of: Sketch, { place = 'move', tile: candidate, ...more }: Asked = {}): unknown {
  const compiled = program(text, place, ['number', 'yes/no', 'seat', 'choice'], { ...scope, tiles });
  const at: Context = { table: sketch(of), seat: 2, ...(candidate && { tile: tile(candidate) }), ...more };
  const answer = query<number | boolean>(compiled)(at);
  expect(writtenAsk<Context>(compiled)(at), 'as code of a module').toBe(answer);
  return answer;
}
