/** A game record as an mjai log. */
import {
  type GameRecord,
  type RecordDeal,
  type RecordEnding,
  type RecordEvent,
  type RecordStep,
  type RecordWin,
  STAKE,
  stepsOf,
} from '../game-record.ts';
import { PATTERNS, REASONS, toMjaiTile, WINDS, YAKUMAN } from './mjai-words.ts';
import { inOrder, plain, UNKNOWN } from '../log-tiles.ts';
import { startTracking, track, type Tracked } from '../track-hands.ts';

interface Writing {
  /** Points as the deal goes on. */
  points: number[];
  tracked: Tracked;
}

export function writeMjai(game: GameRecord): string {
  return stepsOf(game).flatMap(streamMjai()).join('');
}

/** Writes step by step: gives the lines of each. */
export function streamMjai(): (step: RecordStep) => string[] {
  const write = mjaiEvents();
  return (step) => write(step).map((event) => `${JSON.stringify(event)}\n`);
}

/** Writes step by step: gives the events of each. */
export function mjaiEvents(): (step: RecordStep) => object[] {
  const writing: Writing = { points: [], tracked: startTracking({ hands: [] }) };
  return (step) => writeStep(writing, step);
}

function writeStep(writing: Writing, step: RecordStep): object[] {
  switch (step.type) {
    case 'game':
      return [gameOf(step.game)];
    case 'deal':
      Object.assign(writing, { points: [...step.deal.points], tracked: startTracking(step.deal) });
      return [dealOf(step.deal)];
    case 'ending':
      return [...writeEnding(writing, step.ending), { type: 'end_kyoku' }];
    case 'over':
      return [{ type: 'end_game', ...(step.final && { scores: step.final.points }) }];
    default:
      return [writeEvent(writing, step)];
  }
}

function gameOf({ about, rules }: GameRecord): object {
  const first = rules['length'] === 'south' ? 0 : rules['length'] === 'east' ? 4 : undefined;
  const red = rules['red_fives'];
  return {
    type: 'start_game',
    ...(about.names && { names: about.names }),
    ...(first !== undefined && { kyoku_first: first }),
    ...(typeof red === 'boolean' && { aka_flag: red }),
  };
}

function dealOf(deal: RecordDeal): object {
  return {
    type: 'start_kyoku',
    bakaze: WINDS[deal.round - 1]!,
    dora_marker: mjaiTile(deal.indicator),
    kyoku: deal.turn,
    honba: deal.repeats,
    kyotaku: deal.stakes,
    oya: deal.dealer,
    scores: deal.points,
    tehais: deal.hands.map((hand) => hand.map(mjaiTile)),
  };
}

function mjaiTile(tile: string): string {
  return tile === UNKNOWN ? tile : toMjaiTile(tile);
}

function writeEvent(writing: Writing, event: RecordEvent): object {
  const written = eventOf(writing, event);
  track(writing.tracked, event);
  return written;
}

const CLAIMS = { chow: 'chi', pung: 'pon', open_kong: 'daiminkan' };

function eventOf(writing: Writing, event: RecordEvent): object {
  switch (event.type) {
    case 'draw':
      return { type: 'tsumo', actor: event.player, pai: mjaiTile(event.tile) };
    case 'discard':
      return { type: 'dahai', actor: event.player, pai: mjaiTile(event.tile), tsumogiri: event.drawn };
    case 'riichi':
      return { type: 'reach', actor: event.player };
    case 'stake':
      return { type: 'reach_accepted', actor: event.player, ...paid(writing, stakeOf(writing, event.player)) };
    case 'concealed_kong':
      return { type: 'ankan', actor: event.player, consumed: inOrder(event.tiles).map(mjaiTile) };
    case 'added_kong':
      return { type: 'kakan', actor: event.player, pai: mjaiTile(event.tile), consumed: pungOf(writing, event) };
    case 'bonus':
      return { type: 'kita', actor: event.player, pai: mjaiTile(event.tile) };
    case 'indicator':
      return { type: 'dora', dora_marker: mjaiTile(event.tile) };
    default: {
      const { player: actor, from: target, tile, own } = event;
      return { type: CLAIMS[event.type], actor, target, pai: mjaiTile(tile), consumed: inOrder(own).map(mjaiTile) };
    }
  }
}

/** The three tiles a fourth is added to. */
function pungOf({ tracked }: Writing, { player, tile }: { player: number; tile: string }): string[] {
  const pung = tracked.melds[player]!.find(({ type, tiles }) => type === 'pung' && plain(tiles[0]!) === plain(tile));
  return (pung?.tiles ?? []).map(mjaiTile);
}

function stakeOf({ points }: Writing, player: number): number[] {
  return points.map((_, other) => (other === player ? -STAKE : 0));
}

/** What changes hands, and the points after that. */
function paid(writing: Writing, delta: number[] | undefined): object {
  if (delta === undefined) return {};
  writing.points = writing.points.map((points, player) => points + delta[player]!);
  return { deltas: delta, scores: writing.points };
}

function writeEnding(writing: Writing, ending: RecordEnding): object[] {
  if (ending.type === 'win') return ending.wins.map((win) => writeWin(writing, win));
  const { reason, shown, delta } = ending;
  const hands = writing.points.map((_, player) => shown?.[player] ?? writing.tracked.hands[player]!.map(() => UNKNOWN));
  const waiting = writing.points.map((_, player) => reason === 'exhausted' && shown?.[player] !== undefined);
  return [
    {
      type: 'ryukyoku',
      reason: REASONS[reason],
      ...(shown && { tehais: hands.map((hand) => hand.map(mjaiTile)), tenpais: waiting }),
      ...paid(writing, delta),
    },
  ];
}

function writeWin(writing: Writing, win: RecordWin): object {
  const { player, from, hand, tile, under, patterns, fan, minipoints, yakuman, points, delta } = win;
  const held = [...hand];
  held.splice(held.indexOf(tile), 1);
  const total = yakuman === undefined ? fan : yakuman * YAKUMAN;
  return {
    type: 'hora',
    actor: player,
    target: from,
    pai: mjaiTile(tile),
    ...(under && { uradora_markers: under.map(mjaiTile) }),
    hora_tehais: held.map(mjaiTile),
    ...(patterns && { yakus: patterns.map((one) => [PATTERNS[one.id] ?? one.id, one.fan ?? one.yakuman! * YAKUMAN]) }),
    ...(minipoints !== undefined && { fu: minipoints }),
    ...(total !== undefined && { fan: total }),
    ...(points !== undefined && { hora_points: points }),
    ...paid(writing, delta),
  };
}
