/** How a deal at our own table ended, as a game record has it. */
import type { Entry, Event } from '../core/index.ts';
import type { RecordEnding, RecordPattern, RecordWin, DrawReason } from './game-record.ts';
import type { Recording } from './recorder-state.ts';
import { inOrder } from './log-tiles.ts';

/** A sentence where a game record has no word for it. */
export function recordEnding(recording: Recording, entries: readonly Entry[]): RecordEnding | string {
  const { names, closing, tracked } = recording;
  const over = closing.find((event) => event.type === 'deal_over')!;
  if (over.ending === 'win') {
    const wins = closing.filter((event) => event.type === 'win');
    return { type: 'win', wins: wins.map((win) => recordWin(recording, win, entries)) };
  }
  const reasons = Object.keys(names.endings) as DrawReason[];
  const nagashi = entries.some(({ rule }) => rule === names.nagashi);
  const reason = nagashi ? 'nagashi' : reasons.find((one) => names.endings[one] === over.ending);
  if (reason === undefined) return `logs have no word for the ending ${over.ending}.`;
  const opened = closing.filter((event) => event.type === 'opened');
  return {
    type: 'draw',
    reason,
    shown: Object.fromEntries(opened.map(({ seat, hand }) => [seat, inOrder(hand)])),
    delta: gains([...tracked.hands.keys()], entries),
  };
}

/** By player: what entries bring and cost; pots gain nothing here. */
export function gains(players: readonly number[], entries: readonly Entry[]): number[] {
  const gained = players.map(() => 0);
  for (const { from, to, amount } of entries) {
    if (typeof to === 'number') gained[players[to]!]! += amount;
    if (typeof from === 'number') gained[players[from]!]! -= amount;
  }
  return gained;
}

type Win = Extract<Event, { type: 'win' }>;

function recordWin(recording: Recording, event: Win, entries: readonly Entry[]): RecordWin {
  const { names, closing, tracked, deal } = recording;
  const { seat: player, judgement } = event;
  const from = event.from === -1 ? player : event.from;
  const declared = deal!.events.some((one) => one.type === 'riichi' && one.player === player);
  const under = closing.flatMap((one) => (one.type === 'reveal' && declared ? one.tiles : []));
  const mine = entries.filter(({ to }) => to === player);
  const bonus = deal!.events.filter((one) => one.type === 'bonus' && one.player === player).length;
  // A hand that wins as it was dealt has no tile it won with; logs take the last one.
  const tile = event.tile || event.hand.at(-1)!;
  const yakuman = judgement.tallies['yakuman'] ? judgement.value / names.yakuman : 0;
  const worth =
    yakuman > 0 ? { yakuman } : { fan: judgement.tallies[names.fan]!, minipoints: judgement.steps![names.minipoints]! };
  return {
    player,
    from,
    hand: inOrder(player === from ? event.hand : [...event.hand, tile]),
    melds: tracked.melds[player]!.map((meld) => ({ ...meld })),
    tile,
    under,
    patterns: patternsOf(recording, event),
    ...worth,
    points: mine.reduce((sum, { rule, amount }) => sum + (names.beside.includes(rule) ? 0 : amount), 0),
    delta: gains([...tracked.hands.keys()], mine),
    ...(bonus > 0 && { bonus }),
    ...responsible(recording, event),
  };
}

/** Patterns that are worth fan or a yakuman, by their names in the field; others keep the name of the pack. */
function patternsOf({ names }: Recording, { judgement }: Win): RecordPattern[] {
  const nameOf = (id: string): string => Object.keys(names.patterns).find((name) => names.patterns[name] === id) ?? id;
  return judgement.patterns.flatMap(({ id, value: { [names.fan]: fan, yakuman } }): RecordPattern[] => {
    if (yakuman) return [{ id: nameOf(id), yakuman }];
    return fan ? [{ id: nameOf(id), fan }] : [];
  });
}

function responsible({ closing }: Recording, { seat, judgement }: Win): { responsible?: number } {
  const has = (pattern: string): boolean => judgement.patterns.some(({ id }) => id === pattern);
  const liable = closing.findLast((one) => one.type === 'liable' && one.seat === seat && one.patterns.some(has));
  return liable?.type === 'liable' ? { responsible: liable.by } : {};
}
