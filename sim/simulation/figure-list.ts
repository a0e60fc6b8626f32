/** The figures of a simulation: which there are for these rules and players, and what a deal or a game adds to each. */
import { type Ruleset, type Standing, standings, type Table } from '../../core/index.ts';
import type { DealFacts } from './deal-facts.ts';

/** A figure is a sum over another one: points over deals, wins with a pattern over wins. */
export interface Figure {
  /** `drawn`, `seat.1.points`, `pattern.all_pungs.rate`. */
  id: string;
  /** Of these things it is the mean, or the share that is so. */
  of: 'deals' | 'wins' | 'discard wins' | 'games';
  kind: 'mean' | 'share';
  /** Whether it is of all of them, also of those that add nothing to it. */
  ofAll?: true;
}

/** What is played, as far as it decides which figures there are. */
export interface FigureSettings {
  unit: 'deals' | 'games';
  /** Names of the players, each once. */
  names: readonly string[];
}

/** Adds to the figure with this id: `of` things, and what they sum up to. */
type Add = (id: string, of: number, sum: number) => void;

const mean = (id: string, of: Figure['of'] = 'deals'): Figure => ({ id, of, kind: 'mean' });
const share = (id: string, of: Figure['of'] = 'deals'): Figure => ({ id, of, kind: 'share' });
const shareOfAll = (id: string, of: Figure['of'] = 'deals'): Figure => ({ ...share(id, of), ofAll: true });

/** All figures, in the order in which they are told. */
export function figureList(rules: Ruleset, { unit, names }: FigureSettings): Figure[] {
  const seats = Array.from({ length: rules.seats.count }, (_, seat) => seat + 1);
  const { endings, patterns, limits } = rules.contents;
  const games = unit === 'games';
  return [
    mean('discards'),
    mean('claims'),
    share('drawn'),
    share('won_by_draw'),
    share('won_by_discard'),
    ...endings.map(({ id }) => shareOfAll(`ending.${id}`)),
    mean('win.value', 'wins'),
    mean('win.gain', 'wins'),
    mean('discarder.loss', 'discard wins'),
    mean('swing'),
    mean('dealer.advantage'),
    ...seats.flatMap((seat) => [
      mean(`seat.${seat}.points`),
      share(`seat.${seat}.wins`),
      share(`seat.${seat}.deals_in`),
    ]),
    ...(games ? [mean('game.deals', 'games'), share('game.unfinished', 'games'), mean('first.result', 'games')] : []),
    ...(games ? [share('first.wins', 'games')] : []),
    ...(names.length > 1 ? names : []).flatMap((name) => [
      mean(`player.${name}.points`),
      share(`player.${name}.wins`),
      share(`player.${name}.deals_in`),
      mean(`player.${name}.lost`),
      ...(games ? [mean(`player.${name}.result`, 'games'), mean(`player.${name}.place`, 'games')] : []),
    ]),
    ...patterns.flatMap(({ id }) => [shareOfAll(`pattern.${id}.rate`, 'wins'), mean(`pattern.${id}.gain`, 'wins')]),
    ...limits.map(({ id }) => shareOfAll(`limit.${id}.rate`, 'wins')),
  ];
}

/** What a deal adds; `nameOf` gives the name of a player by number. */
export function addDeal(add: Add, facts: DealFacts, nameOf: (player: number) => string | undefined): void {
  const { dealer, players, wins, points, lost, ending } = facts;
  const seats = players.length;
  const sum = points.reduce((all, each) => all + each, 0);
  const by = (how: 'draw' | 'discard'): number => Number(wins.some((win) => win.by === how));
  add('discards', 1, facts.discards);
  add('claims', 1, facts.claims);
  add('drawn', 1, Number(wins.length === 0));
  add('won_by_draw', 1, by('draw'));
  add('won_by_discard', 1, by('discard'));
  add(
    'swing',
    seats,
    points.reduce((all, each) => all + Math.abs(each), 0),
  );
  // By how much the dealer has more than the others on average, in whole numbers.
  add('dealer.advantage', seats - 1, seats * points[dealer]! - sum);
  players.forEach((player, seat) => {
    const number = 1 + ((seat - dealer + seats) % seats);
    const won = Number(wins.some((win) => win.seat === seat));
    const dealtIn = Number(wins.some((win) => win.by === 'discard' && win.from === seat));
    const name = nameOf(player);
    for (const of of [`seat.${number}`, ...(name === undefined ? [] : [`player.${name}`])]) {
      add(`${of}.points`, 1, points[seat]!);
      add(`${of}.wins`, 1, won);
      add(`${of}.deals_in`, 1, dealtIn);
      add(`${of}.lost`, 1, lost[seat]!);
    }
  });
  for (const win of wins) {
    add('win.value', 1, win.value);
    add('win.gain', 1, win.gain);
    for (const id of new Set(win.patterns)) {
      add(`pattern.${id}.rate`, 0, 1);
      add(`pattern.${id}.gain`, 1, win.gain);
    }
    if (win.limit !== undefined) add(`limit.${win.limit}.rate`, 0, 1);
    if (win.by === 'discard' && win.from >= 0) add('discarder.loss', 1, -points[win.from]!);
  }
  if (wins.length === 0) add(`ending.${ending}`, 0, 1);
}

/** What a game adds that has been played to its end, or stopped; gives the results. */
export function addGame(
  add: Add,
  table: Table,
  first: number,
  deals: number,
  nameOf: (player: number) => string | undefined,
): number[] {
  add('game.deals', 1, deals);
  add('game.unfinished', 1, Number(!table.over));
  if (!table.over) return [];
  const list: Standing[] = standings(table);
  const all = list.reduce((sum, { result }) => sum + result, 0);
  for (const { player, result, rank } of list) {
    const name = nameOf(player);
    if (name !== undefined) {
      add(`player.${name}.result`, 1, result);
      add(`player.${name}.place`, 1, rank);
    }
    if (player !== first) continue;
    add('first.result', list.length - 1, list.length * result - all);
    add('first.wins', 1, Number(rank === 1));
  }
  return list.map(({ result }) => result);
}
