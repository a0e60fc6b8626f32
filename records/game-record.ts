/**
 * The game record of a game as any log tells it: what was dealt, what everybody did, how each deal ended. Players keep their
 * number all game; tiles are ids in notation, `0m 0p 0s` the red fives. What a log does not say is left out.
 */
import type { OptionValue } from '../core/index.ts';

/** What each declaration of a waiting hand pays into the pot. */
export const STAKE = 1000;

/** A game as the formats of the field tell it: tiles in notation, players counted from 0. */
export interface GameRecord {
  about: About;
  /** How many play. */
  players: number;
  /** Options of the rules, as far as the log names them: `length`, `red_fives`, `kuitan` ... */
  rules: Record<string, OptionValue>;
  /** Whether the log goes to the end of the game. */
  complete: boolean;
  /** Who deals first. */
  starter: number;
  deals: RecordDeal[];
  final?: { points: number[]; results?: number[] };
}

/** What decides nothing. */
export interface About {
  id?: string;
  source?: string;
  platform?: string;
  situation?: string;
  title?: string[];
  names?: string[];
}

/** One deal of a game record: how it began, what happened, how it ended. */
export interface RecordDeal {
  /** From 1: east, south ... */
  round: number;
  /** Whose turn to deal it is in this round, from 1. */
  turn: number;
  dealer: number;
  repeats: number;
  /** How many stakes lie on the table. */
  stakes: number;
  /** By player, before the deal. */
  points: number[];
  indicator: string;
  /** By player; the dealer's fourteenth tile is the first draw. */
  hands: string[][];
  events: RecordEvent[];
  /** Missing where the log stops before. */
  ending?: RecordEnding;
  pointsAfter?: number[];
}

/** What happened in a deal, one thing at a time. */
export type RecordEvent =
  | { type: 'draw'; player: number; tile: string }
  /** `drawn`: the tile that was just drawn. */
  | { type: 'discard'; player: number; tile: string; drawn: boolean }
  /** A waiting hand is declared with the discard that follows ... */
  | { type: 'riichi'; player: number }
  /** ... and paid for, since nobody won with that discard. */
  | { type: 'stake'; player: number }
  | { type: 'chow' | 'pung' | 'open_kong'; player: number; from: number; tile: string; own: string[] }
  | { type: 'concealed_kong'; player: number; tiles: string[] }
  | { type: 'added_kong'; player: number; tile: string }
  /** A bonus tile (a north, where three play). */
  | { type: 'bonus'; player: number; tile: string }
  | { type: 'indicator'; tile: string };

/** A game record told one thing after the other: a game, its deals with what happens in them and how they end, and its end. */
export type RecordStep =
  /** `game record`: who plays by which rules; its deals are still to come. */
  | { type: 'game'; game: GameRecord }
  /** `deal`: how it begins; its events are still to come. */
  | { type: 'deal'; deal: RecordDeal }
  | RecordEvent
  | { type: 'ending'; ending: RecordEnding }
  | { type: 'over'; final: GameRecord['final'] };

/** The steps of a game record, first to last. */
export function stepsOf(game: GameRecord): RecordStep[] {
  const { deals, complete, final } = game;
  return [
    { type: 'game', game },
    ...deals.flatMap((deal): RecordStep[] => [
      { type: 'deal', deal },
      ...deal.events,
      ...(deal.ending ? [{ type: 'ending', ending: deal.ending } as const] : []),
    ]),
    ...(complete ? [{ type: 'over', final } as const] : []),
  ];
}

/** The groups that formats tell apart. */
export type MeldType = 'chow' | 'pung' | 'open_kong' | 'concealed_kong' | 'added_kong';

/** A group as it was laid down. */
export interface RecordMeld {
  type: MeldType;
  /** In order of the hand. */
  tiles: string[];
}

/** How a deal ended. */
export type RecordEnding =
  | { type: 'win'; wins: RecordWin[] }
  /** `shown`: hands laid open, by player. */
  | { type: 'draw'; reason: DrawReason; shown?: Record<number, string[]>; delta?: number[] };

/** Why a deal ended without a win. */
export type DrawReason =
  | 'exhausted'
  | 'nagashi'
  | 'nine_kinds'
  | 'four_winds'
  | 'four_riichi'
  | 'four_kongs'
  | 'triple_win';

/** One win of a deal, with the hand and what was said of its worth. */
export interface RecordWin {
  player: number;
  /** Who gave the tile; the winner where it was drawn. */
  from: number;
  /** Concealed tiles, the winning one included, in order. */
  hand: string[];
  melds: RecordMeld[];
  tile: string;
  /** Indicators beneath the others, looked at by who declared. */
  under?: string[];
  patterns?: RecordPattern[];
  fan?: number;
  minipoints?: number;
  /** How many yakuman, where it is one. */
  yakuman?: number;
  /** What the hand is worth in all, repeats and stakes apart. */
  points?: number;
  /** What each player gains; stakes paid in this deal are left out. */
  delta?: number[];
  /** Bonus tiles set aside. */
  bonus?: number;
  /** Who answers for the hand. */
  responsible?: number;
}

/** A pattern by its name in the field: `menzen_tsumo`, `aka_dora` ... */
export interface RecordPattern {
  id: string;
  fan?: number;
  yakuman?: number;
}

/** Points by player once a deal is paid, from what its log says; undefined where that is not enough. */
export function pointsAfter({ points, events, ending }: RecordDeal): number[] | undefined {
  if (ending === undefined) return undefined;
  const after = [...points];
  for (const event of events) if (event.type === 'stake') after[event.player]! -= STAKE;
  for (const { delta } of ending.type === 'win' ? ending.wins : [ending]) {
    if (delta === undefined) return undefined;
    delta.forEach((gain, player) => (after[player]! += gain));
  }
  return after;
}

/** The same game with its players numbered from another one on. */
export function renumbered(game: GameRecord, first: number): GameRecord {
  if (first === 0) return game;
  const { players, deals, about, final } = game;
  const to = (player: number): number => (player - first + players) % players;
  const turn = <T>(list: readonly T[]): T[] => list.map((_, player) => list[(player + first) % players]!);
  return {
    ...game,
    about: about.names ? { ...about, names: turn(about.names) } : about,
    starter: to(game.starter),
    deals: deals.map((deal) => renumberedDeal(deal, to, turn)),
    ...(final && { final: { points: turn(final.points), ...(final.results && { results: turn(final.results) }) } }),
  };
}

type Turn = <T>(list: readonly T[]) => T[];

function renumberedDeal(deal: RecordDeal, to: (player: number) => number, turn: Turn): RecordDeal {
  const { points, hands, events, ending, pointsAfter: after } = deal;
  return {
    ...deal,
    dealer: to(deal.dealer),
    points: turn(points),
    hands: turn(hands),
    events: events.map((event) => ({
      ...event,
      ...('player' in event && { player: to(event.player) }),
      ...('from' in event && { from: to(event.from) }),
    })),
    ...(ending && { ending: renumberedEnding(ending, to, turn) }),
    ...(after && { pointsAfter: turn(after) }),
  };
}

function renumberedEnding(ending: RecordEnding, to: (player: number) => number, turn: Turn): RecordEnding {
  if (ending.type === 'draw') {
    const { shown, delta } = ending;
    const moved =
      shown && Object.fromEntries(Object.entries(shown).map(([player, hand]) => [to(Number(player)), hand]));
    return { ...ending, ...(moved && { shown: moved }), ...(delta && { delta: turn(delta) }) };
  }
  const wins = ending.wins.map((win) => ({
    ...win,
    player: to(win.player),
    from: to(win.from),
    ...(win.delta && { delta: turn(win.delta) }),
    ...(win.responsible !== undefined && { responsible: to(win.responsible) }),
  }));
  return { type: 'win', wins };
}
