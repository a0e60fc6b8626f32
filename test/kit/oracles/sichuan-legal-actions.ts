/**
 * What a seat may do in Sichuan mahjong, listed slowly: tiles passed on and a suit given up before the first turn, a suit that must go first, winners
 * who leave or play on with the same hand, and wins that are worth no more than one let pass.
 */
import { type Event, type Table, type Window, wouldWin } from '../../../core/index.ts';
import { isSetsAndEyes, isSevenPairs, without } from './international-wins.ts';
import {
  areAlike,
  choices,
  different,
  heldBy,
  idsOf,
  meldsOf,
  plainAction,
  type Referee,
  tilesOut,
} from './table-as-tile-ids.ts';

interface Heard {
  /** By seat: the suit it gave up, how often it has won, and the most a tile was worth that it let go since its turn. */
  gaveUp: (string | undefined)[];
  wins: number[];
  letGo: number[];
  /** What the seat that has the turn would throw away, were it to discard. */
  inHand: number;
  /** Who could win on the tile that is open and what that is worth, and who said so. */
  open: { worth: Map<number, number>; won: Set<number> } | undefined;
}

const TILES = 108;
const SEATS = [0, 1, 2, 3];
const GIVEN_UP: Record<string, string> = { void_characters: 'm', void_dots: 'p', void_bamboo: 's' };
const KINDS = ['m', 'p', 's'].flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => `${rank}${suit}`));

const nothing = (): Heard => ({
  gaveUp: SEATS.map(() => undefined),
  wins: [0, 0, 0, 0],
  letGo: [0, 0, 0, 0],
  inHand: 0,
  open: undefined,
});

/** `flowing`: winners play on. */
export function sichuanReferee(flowing: boolean, heard: Heard = nothing()): Referee {
  return {
    hear: (table) => hear(heard, table, flowing),
    allows: (table, seat) => new Set(allowed(heard, table, seat, flowing)),
    minds: ({ seats }) => ({
      heard: heard.letGo.join(),
      kept: seats.map(({ counters }) => counters['let_pass']).join(),
    }),
    copy: () => sichuanReferee(flowing, structuredClone(heard)),
  };
}

function hear(heard: Heard, table: Table, flowing: boolean): void {
  const { stage } = table;
  for (const event of table.events)
    if (event.type === 'action' && event.move === 'win') heard.open?.won.add(event.seat);
  if (heard.open && stage.at !== 'window') {
    const { worth, won } = heard.open;
    for (const [seat, value] of worth) if (!won.has(seat)) heard.letGo[seat] = Math.max(heard.letGo[seat]!, value);
    heard.open = undefined;
  }
  for (const event of table.events) hearOne(heard, table, event);
  if (stage.at === 'turn') heard.inHand = wouldWin(table, stage.turn.seat)?.value ?? 0;
  if (stage.at !== 'window' || heard.open) return;
  const able = SEATS.filter((seat) => answers(heard, table, seat, stage.window, flowing).includes('win'));
  heard.open = { worth: new Map(able.map((seat) => [seat, wouldWin(table, seat)!.value])), won: new Set() };
}

function hearOne(heard: Heard, table: Table, event: Event): void {
  switch (event.type) {
    case 'deal_begin':
      Object.assign(heard, nothing());
      break;
    case 'action':
      if (Object.hasOwn(GIVEN_UP, event.move)) heard.gaveUp[event.seat] = GIVEN_UP[event.move];
      // The tile of a finished hand that is thrown away has been let go too.
      if (event.move === 'discard') heard.letGo[event.seat] = Math.max(heard.letGo[event.seat]!, heard.inHand);
      break;
    case 'win':
      heard.wins[event.seat]!++;
      break;
    case 'turn':
      if (event.begin === 'drawn' || event.begin === 'replaced') heard.letGo[event.seat] = 0;
      break;
    case 'meld':
      if (event.move === 'pung' && !isFinished(heard, table, event.seat)) heard.letGo[event.seat] = 0;
      break;
    default:
  }
}

/** The tiles of a hand, with one more, and of its melds. */
function isFinished({ gaveUp }: Heard, table: Table, seat: number, tile: readonly string[] = []): boolean {
  const melds = meldsOf(table, seat);
  return isWin(
    [...heldBy(table, seat), ...tile],
    melds.map(({ tiles }) => tiles),
    gaveUp[seat],
  );
}

function isWin(concealed: readonly string[], melds: readonly string[][], gaveUp: string | undefined): boolean {
  const suits = new Set([...concealed, ...melds.flat()].map((one) => one[1]!));
  if (suits.size > 2 || (gaveUp !== undefined && suits.has(gaveUp))) return false;
  const hand = { concealed: [...concealed], shown: melds.length };
  return isSetsAndEyes(hand) || isSevenPairs(hand);
}

/** Kinds that complete a hand; four in the hand are no wait. */
function waits(concealed: readonly string[], melds: readonly string[][], gaveUp: string | undefined): string {
  const isWait = (kind: string): boolean =>
    concealed.filter((one) => one === kind).length < 4 && isWin([...concealed, kind], melds, gaveUp);
  return KINDS.filter(isWait).join();
}

function allowed(heard: Heard, table: Table, seat: number, flowing: boolean): string[] {
  const { stage, rules } = table;
  const hand = heldBy(table, seat);
  if (stage.at === 'settled') return table.toAct.includes(seat) ? ['next_deal'] : [];
  if (stage.at === 'phase') {
    if (stage.answers[seat] !== null) return [];
    if (rules.phases[stage.phase]!.id === 'void') return Object.keys(GIVEN_UP);
    const ofOneSuit = (tiles: readonly string[]): boolean => new Set(tiles.map((tile) => tile[1])).size === 1;
    return choices(hand, 3)
      .filter(ofOneSuit)
      .map((tiles) => plainAction({ move: 'pass_three', tiles }));
  }
  if (stage.at === 'window') return answers(heard, table, seat, stage.window, flowing);
  if (stage.at !== 'turn' || stage.turn.seat !== seat) return [];
  const { begin, tile } = stage.turn;
  const discards = discardsOf(heard, table, seat, flowing);
  if (begin === 'claimed') return discards;
  const melds = meldsOf(table, seat).map(({ tiles }) => tiles);
  const gaveUp = heard.gaveUp[seat];
  const isFixed = flowing && heard.wins[seat]! > 0;
  const before = tile < 0 ? '' : waits(without(hand, idsOf(table, [tile]))!, melds, gaveUp);
  const stays = (kong: string[], from: string[], others: string[][]): boolean =>
    !isFixed || waits(without(hand, from)!, [...others, kong], gaveUp) === before;
  const isLast = tilesOut(table) === TILES;
  const four = different(hand).map((one) => [one, one, one, one]);
  const kongs = isLast
    ? []
    : four.filter((way) => without(hand, way) && way[0]![1] !== gaveUp && stays(way, way, melds));
  const pungs = begin === 'dealt' || isLast ? [] : melds.filter((tiles) => tiles.length === 3 && areAlike(tiles));
  const added = pungs.filter(([one]) => {
    const others = melds.filter((meld) => meld[0] !== one);
    return hand.includes(one!) && stays([one!, one!, one!, one!], [one!], others);
  });
  return [
    ...(isFinished(heard, table, seat) && !(flowing && begin === 'dealt') ? ['win'] : []),
    ...kongs.map((tiles) => plainAction({ move: 'concealed_kong', tiles })),
    ...added.map(([one]) => `added_kong ${one}`),
    ...discards,
  ];
}

/** The suit given up goes first; who has won discards what comes. */
function discardsOf({ gaveUp, wins }: Heard, table: Table, seat: number, flowing: boolean): string[] {
  const hand = heldBy(table, seat);
  const first = hand.filter((tile) => tile[1] === gaveUp[seat]);
  const { stage } = table;
  const drawn = stage.at === 'turn' && flowing && wins[seat]! > 0 ? idsOf(table, [stage.turn.tile]) : undefined;
  const open = first.length > 0 ? first : hand;
  return different(open.filter((tile) => drawn === undefined || drawn.includes(tile))).map((tile) => `discard ${tile}`);
}

function answers(heard: Heard, table: Table, seat: number, window: Window, flowing: boolean): string[] {
  const { gaveUp, wins, letGo } = heard;
  const hasWon = wins[seat]! > 0;
  if ((hasWon && !flowing) || seat === window.from || window.answers[seat] !== null) return [];
  const [tile] = idsOf(table, [window.tile]);
  const mayWin = isFinished(heard, table, seat, [tile!]) && wouldWin(table, seat)!.value > letGo[seat]!;
  const isOpen = window.name === 'discard' && tile![1] !== gaveUp[seat] && !hasWon;
  const held = isOpen ? heldBy(table, seat).filter((one) => one === tile).length : 0;
  return [
    'pass',
    ...(mayWin ? ['win'] : []),
    ...(held >= 2 ? [`pung ${tile} ${tile}`] : []),
    ...(held >= 3 && tilesOut(table) < TILES ? [`kong ${tile} ${tile} ${tile}`] : []),
  ];
}
