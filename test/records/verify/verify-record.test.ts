/** Real games against the pack: every event offered, every result the same; and what is wrong in a log is found and named. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Action, legal, type OptionValue, sameAction, type Table } from '../../../core/index.ts';
import {
  type GameRecord,
  type RecordDeal,
  type RecordEvent,
  type RecordWin,
  recordLine,
  verify,
  mjai,
  optionsOf,
  riichiNames,
  tenhou6,
} from '../../../records/index.ts';
import { courseOf, type GameCase, gamesOf } from '../../conformance/convert-game-cases.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';

const FILES = ['games.jsonl', 'games-partial.jsonl', 'scenarios.jsonl', 'games-sanma.jsonl'] as const;
const files = FILES.map((file) => ({ file, games: gamesOf(file) })).filter(({ games }) => games.length > 0);

/** The rules a game was played by; what it does not say is as on Tenhou. */
function rulesFor(course: GameRecord): ReturnType<typeof rulesOf> {
  const { max_ron: _, ...options } = optionsOf(course, riichiNames);
  const chosen = { double_yakuman: false, ...options } as Record<string, OptionValue>;
  return rulesOf(course.players === 3 ? 'sanma' : 'riichi', chosen);
}

describe.each(files)('$file', ({ file, games }: { file: string; games: GameCase[] }) => {
  it('every event is offered, every result is the same', { timeout: 300_000 }, () => {
    const sums = { deals: 0, moves: 0, actions: 0 };
    const isOffered = (table: Table, action: Action): void => {
      const { fromHand: _, ...plain } = action;
      if (!legal(table, action.seat).some((open) => sameAction(open, plain))) throw new Error(JSON.stringify(action));
    };
    for (const game of games) {
      const course = courseOf(game);
      const { difference, deals, moves, actions } = verify(course, rulesFor(course), riichiNames, { watch: isOffered });
      expect({ id: game.id, difference }).toEqual({ id: game.id });
      expect(deals).toBe(course.deals.length);
      sums.deals += deals;
      sums.moves += moves;
      sums.actions += actions;
    }
    console.log(
      `${file}: ${games.length} games, ${sums.deals} deals; ${sums.actions} decisions, ${sums.moves} of them moves`,
    );
  });
});

describe.skipIf(files.length === 0)('what is wrong in a log', () => {
  const game = files[0]?.games.find(({ id }) => id === 'game-004');
  const course = game && courseOf(game);
  const rules = course && rulesFor(course);
  const count = course?.deals.length ?? 0;

  /** The game with one deal changed; deals count from 1. */
  const changed = (number: number, change: (deal: RecordDeal) => Partial<RecordDeal>): GameRecord => ({
    ...course!,
    deals: course!.deals.map((deal, at) => (at + 1 === number ? { ...deal, ...change(deal) } : deal)),
  });
  const events = (number: number, change: (events: RecordEvent[]) => RecordEvent[]): GameRecord =>
    changed(number, (deal) => ({ events: change(deal.events) }));
  const win = (number: number, change: (win: RecordWin) => Partial<RecordWin>): GameRecord =>
    changed(number, ({ ending }) => ({
      ending:
        ending?.type === 'win' ? { ...ending, wins: ending.wins.map((one) => ({ ...one, ...change(one) })) } : ending!,
    }));
  const without = (number: number, type: RecordEvent['type']): GameRecord => {
    const at = course!.deals[number - 1]!.events.findIndex((event) => event.type === type);
    return events(number, (all) => all.filter((_, i) => i !== at));
  };
  const dealWith = (type: RecordEvent['type']): number =>
    course!.deals.findIndex((deal) => deal.events.some((event) => event.type === type)) + 1;
  const later = (number: number, type: RecordEvent['type'], by: number): GameRecord =>
    events(number, (all) => {
      const at = all.findIndex((event) => event.type === type);
      const rest = all.filter((_, i) => i !== at);
      return [...rest.slice(0, at + by), all[at]!, ...rest.slice(at + by)];
    });
  const swapped = ([a, b, ...rest]: number[]): number[] => [a! + 100, b! - 100, ...rest];

  const rows: [string, () => GameRecord, number, string, string][] = [
    ['points at the start', () => changed(1, ({ points }) => ({ points: swapped(points) })), 1, 'the points', 'settle'],
    [
      'the repeats',
      () => changed(2, ({ repeats }) => ({ repeats: repeats + 1 })),
      2,
      'the repeats',
      'sequence.counters.repeats',
    ],
    [
      'the stakes',
      () => changed(2, ({ stakes }) => ({ stakes: stakes + 1 })),
      2,
      'the stakes on the table',
      'pots.stakes',
    ],
    ['the round', () => changed(2, ({ round }) => ({ round: round + 1 })), 2, 'the round', 'sequence.rounds'],
    [
      'whose deal it is',
      () => changed(2, ({ turn }) => ({ turn: turn + 1 })),
      2,
      'whose turn it is to deal in the round',
      'seats.starter',
    ],
    [
      'a pattern too few',
      () => win(1, ({ patterns }) => ({ patterns: patterns!.slice(1) })),
      1,
      'the patterns of player',
      'patterns.riichi',
    ],
    ['the fan', () => win(1, ({ fan }) => ({ fan: fan! + 1 })), 1, 'the fan of player', 'tallies.han'],
    [
      'the minipoints',
      () => win(1, ({ minipoints }) => ({ minipoints: minipoints! + 10 })),
      1,
      'the minipoints of player',
      'score.steps.minipoints',
    ],
    ['the worth', () => win(1, ({ points }) => ({ points: points! + 100 })), 1, 'the points of player', 'settle.win'],
    ['who pays', () => win(1, ({ delta }) => ({ delta: swapped(delta!) })), 1, 'who pays player', 'settle.win'],
    [
      'points after the deal',
      () => changed(1, ({ pointsAfter }) => ({ pointsAfter: swapped(pointsAfter!) })),
      1,
      'the points after the deal',
      'settle.win',
    ],
    [
      'another winner',
      () => win(1, ({ player, from }) => ({ player: [0, 1, 2, 3].find((one) => one !== player && one !== from)! })),
      1,
      'what is offered',
      'pack.yaml:',
    ],
    [
      'no winner',
      () => changed(1, () => ({ ending: { type: 'draw', reason: 'exhausted' } })),
      1,
      'how the deal ends',
      'endings.exhausted',
    ],
    [
      'an abort that is none',
      () => changed(1, () => ({ ending: { type: 'draw', reason: 'nine_kinds' } })),
      1,
      'how the deal ends',
      'endings.nine_terminals',
    ],
    ['no stake', () => without(dealWith('stake'), 'stake'), dealWith('stake'), 'what happens', 'moves'],
    ['no declaration', () => without(dealWith('riichi'), 'riichi'), dealWith('riichi'), 'the stake', 'moves'],
    [
      'a declaration too early',
      () => events(1, ([first, ...rest]) => [first!, { type: 'riichi', player: course!.deals[0]!.dealer }, ...rest]),
      1,
      'what is offered',
      'pack.yaml:',
    ],
    ['no indicator', () => without(dealWith('indicator'), 'indicator'), dealWith('indicator'), 'what happens', 'moves'],
    [
      'an indicator too late',
      () => later(dealWith('indicator'), 'indicator', 4),
      dealWith('indicator'),
      'what happens',
      'moves',
    ],
    [
      'a fifth copy',
      () =>
        changed(1, ({ hands }) => ({
          hands: [['7z', '7z', '7z', '7z', '7z', ...hands[0]!.slice(5)], ...hands.slice(1)],
        })),
      1,
      'the tiles',
      'tiles',
    ],
    [
      'a tile the hand has not',
      () =>
        events(1, (all) =>
          all.map((event, i) => (i === 1 ? ({ ...event, tile: '9s', drawn: false } as RecordEvent) : event)),
        ),
      1,
      'what is offered',
      'pack.yaml:',
    ],
    ['three players', () => ({ ...course!, players: 3 }), 1, 'the log', 'seats.count'],
    [
      'a game that goes on',
      () => ({ ...course!, deals: course!.deals.slice(0, -1) }),
      count - 1,
      'the game',
      'sequence.ends',
    ],
    [
      'a game that is over',
      () => ({ ...course!, deals: [...course!.deals, course!.deals.at(-1)!] }),
      count + 1,
      'the game',
      'sequence.ends',
    ],
    [
      'the final points',
      () => ({ ...course!, final: { points: swapped(course!.final!.points) } }),
      count,
      'the final points',
      'settle.game_over',
    ],
    [
      'the results',
      () => ({ ...course!, final: { ...course!.final!, results: swapped(course!.final!.results!) } }),
      count,
      'the final results',
      'sequence.result',
    ],
  ];
  it.each(rows)('%s', (_, wrong, deal, what, rule) => {
    const { difference } = verify(wrong(), rules!, riichiNames);
    expect(difference?.deal).toBe(deal);
    expect(difference?.what).toContain(what);
    expect(difference?.rule).toContain(rule);
    expect(difference?.expected).not.toBe(difference?.found);
  });
});

describe.skipIf(files.length === 0)('a log that was converted', () => {
  it('says as much', () => {
    for (const game of files[0]!.games.slice(0, 5)) {
      const course = courseOf(game);
      for (const format of [mjai, tenhou6]) {
        const { difference } = verify(sure(format.read(format.write(course))), rulesFor(course), riichiNames);
        expect(difference).toBeUndefined();
      }
    }
  });
});

describe.skipIf(files.length === 0)('a log damaged at random', () => {
  const course = files[0] && courseOf(files[0].games.find(({ id }) => id === 'game-011')!);

  it.each([mjai, tenhou6, recordLine].map((format) => [format.id, format] as const))(
    '%s is followed or refused',
    (_, format) => {
      const text = format.write(course!);
      const values = [...text.matchAll(/"[^"]*"|-?\d+(\.\d+)?|\[[^[\]]*\]|true|false/g)];
      const other = fc.oneof(
        fc.constantFrom('-1', '0', '60', '7', '"?"', '[]', 'true', 'false'),
        fc.nat(values.length - 1).map((at) => values[at]![0]),
      );
      const counted = { read: 0, followed: 0 };
      fc.assert(
        fc.property(fc.nat(values.length - 1), other, (which, put) => {
          const { index, 0: old } = values[which]!;
          const read = format.read(text.slice(0, index) + put + text.slice(index + old.length));
          if (!read.ok) return;
          counted.read += 1;
          if (!verify(read.value, rulesFor(course!), riichiNames).difference) counted.followed += 1;
        }),
        { numRuns: 400 },
      );
      console.log(`${format.id}: of 400 damaged logs ${counted.read} can be read, ${counted.followed} are still right`);
    },
  );
});
