/** Games of the conformance files as courses, and back: that nothing is lost shows by comparing the lines. */
import type { OptionValue } from '../../core/index.ts';
import type {
  GameRecord,
  RecordDeal,
  RecordEnding,
  RecordEvent,
  RecordWin,
  DrawReason,
  MeldType,
} from '../../records/index.ts';
import { readCases } from './read-cases.ts';

/** A line of games.jsonl and the files like it. */
export interface GameCase {
  id: string;
  source: string;
  situation?: string;
  platform: string;
  rules: Record<string, OptionValue>;
  complete: boolean;
  first_dealer: number;
  rounds: GameRound[];
  final: { scores: number[]; points: number[] } | null;
}

interface GameRound {
  round_wind: number;
  hand_no: number;
  dealer: number;
  honba: number;
  sticks: number;
  scores: number[];
  dora: string;
  hands: string[];
  events: GameEvent[];
  end: GameEnd;
  scores_after: number[];
}

type GameEvent = [string, ...(string | number)[]];

type GameEnd =
  | { type: 'win'; wins: GameWin[] }
  | { type: 'draw'; reason: string; revealed?: Record<string, string>; delta: number[] };

interface GameWin {
  player: number;
  from: number;
  hand: string;
  melds: { type: string; tiles: string }[];
  win: string;
  ura: string[];
  yaku: { id: string; han?: number; yakuman?: number }[];
  kita?: number;
  han?: number;
  fu?: number;
  yakuman?: number;
  points: number;
  delta: number[];
  pao?: number;
}

export const GAME_FILES = ['games.jsonl', 'games-partial.jsonl', 'scenarios.jsonl', 'games-sanma.jsonl'] as const;

/** The games of a file. */
export function gamesOf(file: (typeof GAME_FILES)[number]): GameCase[] {
  return readCases<GameCase>(file);
}

const CLAIMS: Record<string, MeldType> = { chi: 'chow', pon: 'pung', minkan: 'open_kong' };
const MELDS: Record<string, MeldType> = { ...CLAIMS, ankan: 'concealed_kong', kakan: 'added_kong' };
const REASONS: Record<string, DrawReason> = {
  exhaustive: 'exhausted',
  nagashi_mangan: 'nagashi',
  kyuushu_kyuuhai: 'nine_kinds',
  suufon_renda: 'four_winds',
  suucha_riichi: 'four_riichi',
  suukaikan: 'four_kongs',
  sanchahou: 'triple_win',
};

export function split(tiles: string): string[] {
  return [...tiles.matchAll(/(\d+)([a-z])/g)].flatMap(([, ranks, suit]) => [...ranks!].map((rank) => rank + suit));
}

/** Tiles in short: the suit once for all in a row. */
export function join(tiles: readonly string[]): string {
  return tiles.map((tile, at) => (tiles[at + 1]?.[1] === tile[1] ? tile[0] : tile)).join('');
}

export function courseOf(game: GameCase): GameRecord {
  const { id, source, situation, platform, rules, complete, first_dealer, rounds, final } = game;
  const { players, ...options } = rules;
  return {
    about: { id, source, platform, ...(situation !== undefined && { situation }) },
    players: Number(players),
    rules: options,
    complete,
    starter: first_dealer,
    deals: rounds.map(dealOf),
    ...(final && { final: { points: final.scores, results: final.points } }),
  };
}

function dealOf(round: GameRound): RecordDeal {
  return {
    round: round.round_wind,
    turn: round.hand_no,
    dealer: round.dealer,
    repeats: round.honba,
    stakes: round.sticks,
    points: round.scores,
    indicator: round.dora,
    hands: round.hands.map(split),
    events: round.events.map(eventOf),
    ending: endingOf(round.end),
    pointsAfter: round.scores_after,
  };
}

function eventOf([type, first, second, third, fourth]: GameEvent): RecordEvent {
  const player = Number(first);
  const tile = String(second);
  switch (type) {
    case 'draw':
      return { type, player, tile };
    case 'discard':
      return { type, player, tile, drawn: third === 'tsumogiri' };
    case 'riichi':
      return { type, player };
    case 'riichi_accepted':
      return { type: 'stake', player };
    case 'ankan':
      return { type: 'concealed_kong', player, tiles: split(tile) };
    case 'kakan':
      return { type: 'added_kong', player, tile };
    case 'kita':
      return { type: 'bonus', player, tile: '4z' };
    case 'dora':
      return { type: 'indicator', tile: String(first) };
    default: {
      const claim = CLAIMS[type] as 'chow' | 'pung' | 'open_kong';
      return { type: claim, player, from: Number(second), tile: String(third), own: split(String(fourth)) };
    }
  }
}

function endingOf(end: GameEnd): RecordEnding {
  if (end.type === 'win') return { type: 'win', wins: end.wins.map(winOf) };
  const { reason, revealed, delta } = end;
  const shown = revealed && Object.fromEntries(Object.entries(revealed).map(([player, hand]) => [player, split(hand)]));
  return { type: 'draw', reason: REASONS[reason]!, ...(shown && { shown }), delta };
}

function winOf({ hand, melds, win, ura, yaku, kita, han, fu, pao, ...same }: GameWin): RecordWin {
  return {
    ...same,
    hand: split(hand),
    melds: melds.map(({ type, tiles }) => ({ type: MELDS[type]!, tiles: split(tiles) })),
    tile: win,
    under: ura,
    patterns: yaku.map(({ id, han: fan, yakuman }) => ({
      id,
      ...(fan !== undefined && { fan }),
      ...(yakuman && { yakuman }),
    })),
    ...(kita !== undefined && { bonus: kita }),
    ...(han !== undefined && { fan: han }),
    ...(fu !== undefined && { minipoints: fu }),
    ...(pao !== undefined && { responsible: pao }),
  };
}

const keyOf = (table: Record<string, string>, value: string): string =>
  Object.keys(table).find((key) => table[key] === value)!;

/** The line again. */
export function gameOf({ about, players, rules, complete, starter, deals, final }: GameRecord): GameCase {
  return {
    ...(about as Pick<GameCase, 'id' | 'source' | 'platform' | 'situation'>),
    rules: { players, ...rules },
    complete,
    first_dealer: starter,
    rounds: deals.map(roundOf),
    final: final ? { scores: final.points, points: final.results! } : null,
  };
}

function roundOf(deal: RecordDeal): GameRound {
  return {
    round_wind: deal.round,
    hand_no: deal.turn,
    dealer: deal.dealer,
    honba: deal.repeats,
    sticks: deal.stakes,
    scores: deal.points,
    dora: deal.indicator,
    hands: deal.hands.map(join),
    events: deal.events.map(gameEventOf),
    end: endOf(deal.ending!),
    scores_after: deal.pointsAfter!,
  };
}

function gameEventOf(event: RecordEvent): GameEvent {
  switch (event.type) {
    case 'draw':
      return ['draw', event.player, event.tile];
    case 'discard':
      return ['discard', event.player, event.tile, ...(event.drawn ? ['tsumogiri'] : [])];
    case 'riichi':
      return ['riichi', event.player];
    case 'stake':
      return ['riichi_accepted', event.player];
    case 'concealed_kong':
      return ['ankan', event.player, join(event.tiles)];
    case 'added_kong':
      return ['kakan', event.player, event.tile];
    case 'bonus':
      return ['kita', event.player];
    case 'indicator':
      return ['dora', event.tile];
    default:
      return [keyOf(CLAIMS, event.type), event.player, event.from, event.tile, join(event.own)];
  }
}

function endOf(ending: RecordEnding): GameEnd {
  if (ending.type === 'win') return { type: 'win', wins: ending.wins.map(gameWinOf) };
  const { reason, shown, delta } = ending;
  const revealed = shown && Object.fromEntries(Object.entries(shown).map(([player, hand]) => [player, join(hand)]));
  return { type: 'draw', reason: keyOf(REASONS, reason), ...(revealed && { revealed }), delta: delta! };
}

function gameWinOf({
  hand,
  melds,
  tile,
  under,
  patterns,
  bonus,
  fan,
  minipoints,
  responsible,
  ...same
}: RecordWin): GameWin {
  return {
    ...(same as Pick<GameWin, 'player' | 'from' | 'points' | 'delta' | 'yakuman'>),
    hand: join(hand),
    melds: melds.map(({ type, tiles }) => ({ type: keyOf(MELDS, type), tiles: join(tiles) })),
    win: tile,
    ura: under!,
    yaku: patterns!.map(({ id, fan: han, yakuman }) => ({
      id,
      ...(han !== undefined && { han }),
      ...(yakuman && { yakuman }),
    })),
    ...(bonus !== undefined && { kita: bonus }),
    ...(fan !== undefined && { han: fan }),
    ...(minipoints !== undefined && { fu: minipoints }),
    ...(responsible !== undefined && { pao: responsible }),
  };
}
