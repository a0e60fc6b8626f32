/**
 * The moving parts: takes steps from the list of things to do until somebody has to be asked.
 *
 *     action ─▶ agenda: [move at step 0] ─▶ show ─▶ window, agenda: [move at step 2] ─▶ ... ─▶ stage: turn | window | declared | settled | over
 */
import { besidesWinning, doNext } from './agenda.ts';
import { doRules, doRulesFor, doAtTheEnd, doStep, doSteps } from './do-steps-for-seats.ts';
import { layAside, takeFromHand } from './claimed-tiles.ts';
import { firstDue } from './due-steps.ts';
import { end } from '../deal/deal-ending.ts';
import { firstOf } from '../deal/settlement.ts';
import { payWin } from '../deal/play-on.ts';
import { closeDeal, dealNext } from '../deal/start-and-close-deals.ts';
import { putIntoHand } from '../cache/hand-cache.ts';
import { nextPlaying, nextSeat, tilesLeft, turnOf, windowOf } from './table-facts.ts';
import { moveNamed } from './move-index.ts';
import { acts } from './steps/index.ts';
import { openHand, shownHand } from './steps/open.ts';
import type { MoveItem, Onward } from './steps/step-form.ts';
import type { Context, Move, TurnBegin } from '../ruleset.ts';
import { ASIDE, type AgendaItem, type Declared, type Table, type Turn } from '../table.ts';
import { idOf, isBonus, type Tile } from '../things/tile.ts';
import { drawHead, drawTail } from '../things/wall.ts';
import { arrive, goToPhase } from './phase.ts';
import { carryOutClaim, closeWindow, doPassed, openWindow } from './claim-window.ts';

/** Does what is to be done until a seat must decide or the game is over. */
export function proceed(table: Table): void {
  while (table.toAct.length === 0 && !table.over) {
    const next = table.agenda.shift();
    if (next === undefined) throw new Error('nothing to do and nobody to ask');
    carryOut(table, next);
  }
}

/** The same, beginning with something that is on no list yet. */
export function proceedWith(table: Table, first: AgendaItem): void {
  carryOut(table, first);
  proceed(table);
}

function carryOut(table: Table, item: AgendaItem): void {
  switch (item.do) {
    case 'move':
      return goOn(table, item);
    case 'rule':
      return doAtTheEnd({ table, seat: item.seat }, table.rules.endings[item.ending]!.eachSeat[item.at]!);
    case 'win':
      return win(table, item.seats, item.move);
    case 'phase':
      return goToPhase(table, item.at, item.asked);
    case 'arrive':
      return arrive(table, item.gifts);
    case 'bonus':
      return showDealtBonus(table, item.seat);
    case 'refill':
      return refill(table, item.seat, item.count);
    case 'expose':
      return expose(table, item.seat, item.tile);
    case 'again':
      return draw(table, item.seat, table.rules.wall.replaceBonusFrom, item.begin);
    case 'go on':
      return askTurn(table, { ...turnOf(table)!, seat: item.seat, offers: item.offers });
    case 'claim':
      return carryOutClaim(table, item.seat, item.move, item.tiles);
    case 'close window':
      return closeWindow(table, windowOf(table)!);
    case 'ask':
      return askAtTheEnd(table, item.seat, item.offers);
    case 'close':
      return closeDeal(table, item.ending, item.seats);
    case 'deal':
    case 'period':
      return dealNext(table, item);
    case 'first':
      // Who has won while bonus tiles were shown may have left.
      if (table.seats[item.seat]!.out) return draw(table, nextPlaying(table, item.seat), 'head', 'drawn');
      if (table.rules.deal.last !== 'leap') return draw(table, item.seat, 'head', 'drawn');
      return startTurn(table, item.seat, 'dealt', -1);
  }
}

const onward: Onward = {
  draw,
  askOthers: (table, seat, window, move) => {
    if (doRulesFor(table, table.rules.windows[window]?.opens ?? [], seat)) openWindow(table, seat, window, move);
  },
};

/** Step after step of a move; where others are asked or the turn passes on, what is left of it waits. */
function goOn(table: Table, item: MoveItem): void {
  const { seat } = item;
  const { steps, then, asksTile } = moveNamed(table.rules, item.move)!;
  const here = asksTile ? withTiles(table, item) : { table, seat };
  for (let at = firstDue(here, steps, item.at); at < steps.length; at = firstDue(here, steps, at + 1)) {
    const step = steps[at]!;
    const { moves, waits, does } = acts[step.do];
    if (!moves) {
      if (!doStep(here, step)) return;
      continue;
    }
    if (waits && (at + 1 < steps.length || then.length > 0)) doNext(table, itemFrom(item, at + 1));
    does(here, step, item, onward);
    if (waits) return;
  }
  if (then.length > 0) doNext(table, { do: 'go on', seat, offers: then });
}

/** What steps may ask about before the tiles of the move leave the hand. */
function withTiles(table: Table, { seat, tiles, fromHand }: MoveItem): Context {
  const here: Context = { table, seat, tile: tiles[0]!, fromHand };
  return tiles.length > 1 ? { ...here, tiles } : here;
}

/** What is left of a move from one of its steps on. */
function itemFrom({ do: what, move, seat, tiles, fromHand, shown }: MoveItem, at: number): MoveItem {
  return { do: what, move, at, seat, tiles, fromHand, shown };
}

/** Takes the next tile of an end of the wall and tells it. */
function takeTile(table: Table, seat: number, end: 'head' | 'tail'): Tile {
  const { height } = table.rules.wall;
  const tile = end === 'head' ? drawHead(table.wall, height) : drawTail(table.wall, height);
  table.events.push({ type: 'draw', seat, tile: idOf(table.rules.tiles, tile), from: end, left: tilesLeft(table) });
  return tile;
}

function draw(table: Table, seat: number, side: 'head' | 'tail', how: TurnBegin): void {
  if (tilesLeft(table) === 0) return end(table, 'exhausted', []);
  const tile = takeTile(table, seat, side);
  if (isBonus(table.rules.tiles, table.rules.tiles.tiles[tile]!.kind)) {
    doNext(table, { do: 'again', seat, begin: how });
    exposeLater(table, seat, [tile]);
    return showBonus(table, seat, [tile]);
  }
  putIntoHand(table, seat, tile);
  startTurn(table, seat, how, tile);
}

/**
 * Bonus tiles are laid out, and what that brings is done; then the seat is asked where the rules have moves for that, whether or not it could make
 * one: a pause only where it can would tell the others.
 */
function showBonus(table: Table, seat: number, tiles: Tile[]): void {
  layAside(table, seat, tiles);
  table.stage = { at: 'turn', turn: { seat, begin: 'bonus', offers: table.rules.turn.bonus, tile: -1 } };
  if (doRulesFor(table, table.rules.bonus.shown, seat) && table.rules.turn.bonus.length > 0) table.toAct = [seat];
}

/** The window on a bonus tile that is shown: before the first turn that of the phase. */
function windowOnBonus({ agenda, rules }: Table): string | undefined {
  const isDealt = agenda.some((item) => item.do === 'phase');
  return isDealt ? rules.phases.find(({ shows }) => shows !== undefined)?.window : rules.bonus.window;
}

/** Once the bonus tiles are shown, the others may answer each of them. */
function exposeLater(table: Table, seat: number, tiles: readonly Tile[]): void {
  if (windowOnBonus(table) === undefined) return;
  for (const tile of tiles.toReversed()) doNext(table, { do: 'expose', seat, tile });
}

function expose(table: Table, seat: number, tile: Tile): void {
  table.exposed = { tile, meld: ASIDE };
  onward.askOthers(table, seat, windowOnBonus(table)!, '');
}

/**
 * In the phase for that each seat in turn lays out its bonus tiles and gets as many others. Going round in cycles, what comes then
 * waits for the next cycle; seat by seat, it is replaced before the next seat begins.
 */
function showDealtBonus(table: Table, seat: number): void {
  const { tiles } = table.rules.tiles;
  const bonus = (at: number): Tile[] =>
    table.seats[at]!.hand.filter((tile) => isBonus(table.rules.tiles, tiles[tile]!.kind));
  const mine = bonus(seat);
  const again = mine.length > 0 && table.rules.phases.some(({ shows }) => shows === 'seat');
  const next = again ? seat : nextSeat(table, seat);
  if (mine.length === 0 && !table.seats.some((_, at) => bonus(at).length > 0)) return;
  doNext(table, { do: 'bonus', seat: next });
  if (mine.length === 0) return;
  takeFromHand(table, seat, mine);
  doNext(table, { do: 'refill', seat, count: mine.length });
  exposeLater(table, seat, mine);
  showBonus(table, seat, mine);
}

function refill(table: Table, seat: number, count: number): void {
  for (let i = 0; i < count; i++) {
    if (tilesLeft(table) === 0) return end(table, 'exhausted', []);
    putIntoHand(table, seat, takeTile(table, seat, table.rules.wall.replaceBonusFrom));
  }
}

function startTurn(table: Table, seat: number, how: TurnBegin, tile: Tile): void {
  if (how !== 'replaced') table.seats[seat]!.turns++;
  table.events.push({ type: 'turn', seat, begin: how });
  const offers = table.rules.turn[how];
  table.stage = { at: 'turn', turn: { seat, begin: how, offers, tile } };
  if (doRulesFor(table, table.rules.turnBegins, seat)) table.toAct = [seat];
}

function askTurn(table: Table, turn: Turn): void {
  table.stage = { at: 'turn', turn };
  table.toAct = [turn.seat];
}

/** Seats that won show one after the other in free play; else the deal ends at once. */
function win(table: Table, seats: number[], move: string): void {
  if (table.rules.play === 'checked') winWith(table, seats, move);
  else declare(table, seats, move, [], []);
}

/** The win stands: what the moves that won do besides is done, then the deal ends. */
function winWith(table: Table, seats: number[], move: string): void {
  const answers = windowOf(table)?.answers;
  const moveOf = (seat: number): Move => {
    const answer = answers?.[seat];
    return table.rules.moves[answer && answer !== 'pass' ? answer.move : move]!;
  };
  const first = firstOf(table, seats);
  for (const seat of seats) {
    const at: Context = { table, seat, winners: seats.length, first: seat === first };
    if (!doSteps(at, besidesWinning(moveOf(seat)))) return;
  }
  const { playsOn } = table.rules;
  if (playsOn === undefined) return end(table, 'win', seats);
  if (payWin(table, playsOn, seats)) afterWin(table, seats);
}

/** Others have let the tile pass. After a win with bonus tiles the others still get theirs; else the next seat draws. */
function afterWin(table: Table, seats: readonly number[]): void {
  const last = seats.at(-1)!;
  const window = windowOf(table);
  if (window !== undefined) {
    table.stage = { at: 'window', turn: turnOf(table)!, window };
    if (!doPassed(table, window, seats)) return;
  }
  const isBonusTurn = turnOf(table)?.begin === 'bonus';
  table.stage = { at: 'turn', turn: { seat: last, begin: 'asked', offers: [], tile: -1 } };
  if (!isBonusTurn) table.agenda = [];
  else if (table.seats[last]!.out) table.agenda = table.agenda.filter((item) => !fillsHand(item, last));
  if (table.agenda.length === 0) draw(table, nextPlaying(table, last), 'head', 'drawn');
}

/** Whether a seat gets tiles for bonus tiles. */
function fillsHand(item: AgendaItem, seat: number): boolean {
  return (item.do === 'refill' || item.do === 'again') && item.seat === seat;
}

/** Every seat is asked, also one that has nothing to say, so that nothing leaks. */
function askAtTheEnd(table: Table, seat: number, offers: string[]): void {
  table.stage = { at: 'turn', turn: { seat, begin: 'asked', offers, tile: -1 } };
  table.events.push({ type: 'turn', seat, begin: 'asked' });
  table.toAct = [seat];
}

/** Those who win together show one after the other; when nobody is left, all whose hands stood win. */
function declare(table: Table, [seat, ...others]: number[], move: string, shown: number[], failed: number[]): void {
  if (seat === undefined) return shown.length > 0 ? winWith(table, shown, move) : endOrGoOn(table, move, failed);
  const window = windowOf(table);
  table.events.push({ type: 'declared', seat, move });
  table.stage = { at: 'declared', turn: turnOf(table)!, seat, move, others, shown, failed, ...(window && { window }) };
  table.toAct = [seat];
}

/**
 * Nobody has won. The deal ends, or those who were wrong bear what the rules say, and it goes on as if they had passed: with the
 * claims that are left, or with the own turn.
 */
function endOrGoOn(table: Table, move: string, failed: number[]): void {
  const { ifFalse } = table.rules.moves[move]!;
  if (ifFalse === undefined) return end(table, 'false_win', failed);
  const turn = turnOf(table)!;
  const window = windowOf(table);
  for (const seat of failed) table.events.push({ type: 'false_win', seat, hand: shownHand(table, seat) });
  const answers = window?.answers.map((answer, at) => (failed.includes(at) ? 'pass' : answer));
  table.stage = window && answers ? { at: 'window', turn, window: { ...window, answers } } : { at: 'turn', turn };
  if (!doRules(table, ifFalse, failed)) return;
  doNext(table, window ? { do: 'close window' } : { do: 'go on', seat: turn.seat, offers: turn.offers });
}

/** The hand of a declared win is laid open: it stands, or it was false. Beside a win that stands a false one is void. */
export function showHand(table: Table, { seat, move, others, shown, failed }: Declared): void {
  const { when, needs } = table.rules.moves[move]!;
  if (when({ table, seat }) && needs({ table, seat })) return declare(table, others, move, [...shown, seat], failed);
  if (others.length > 0 || shown.length > 0) openHand(table, seat);
  declare(table, others, move, shown, [...failed, seat]);
}

/** As if the win had never been declared: the seat is asked again, unless another hand has been shown already. */
export function takeBack(table: Table, declared: Declared): void {
  const { turn, window, seat, move, others, shown, failed } = declared;
  table.events.push({ type: 'revoked', seat, move });
  if (shown.length + failed.length > 0) return declare(table, others, move, shown, failed);
  table.toAct = [seat];
  const answers = window?.answers.map((answer, at) => (at === seat ? null : answer));
  table.stage = window && answers ? { at: 'window', turn, window: { ...window, answers } } : { at: 'turn', turn };
}
