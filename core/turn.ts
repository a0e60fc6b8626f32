/**
 * The moving parts: takes steps from the list of things to do until somebody has to be asked.
 *
 *     action ─▶ agenda: [show, window, replace] ─▶ ... ─▶ stage: turn | window | declared | over
 */
import { applyClaim, makeMeld, meldEvent, resolve, takeFromHand } from './claim.ts';
import { endDeal } from './game.ts';
import { canAct } from './legal.ts';
import { nextSeat, tilesLeft, turnOf, windowOf } from './moment.ts';
import type { Move, Step, TurnBegin } from './ruleset.ts';
import type { Declared, Table, AgendaItem, Turn, Window } from './table.ts';
import { handOrder, idOf, isBonus, type Tile } from './tile.ts';
import { drawHead, drawTail } from './wall.ts';

/** Does what is to be done until a seat must decide or the game is over. */
export function proceed(table: Table): void {
  while (table.toAct.length === 0 && !table.over) {
    const next = table.agenda.shift();
    if (next === undefined) throw new Error('nothing to do and nobody to ask');
    carryOut(table, next);
  }
}

/** The steps of a move, to be done before anything else that waits; then the turn goes on with what the move opens. */
export function stepsOf(move: Move, seat: number, tiles: Tile[]): AgendaItem[] {
  const steps: AgendaItem[] = move.steps.map((step) =>
    step.do === 'win' ? { do: 'win', seats: [seat], move: move.id } : { do: 'step', step, seat, move: move.id, tiles },
  );
  return move.then.length > 0 ? [...steps, { do: 'go on', seat, offers: move.then }] : steps;
}

function carryOut(table: Table, item: AgendaItem): void {
  switch (item.do) {
    case 'step':
      // What a step changes (a mark, a meld) may change what hands would win, and that is remembered by stage.
      table.stage = { ...table.stage };
      return doStep(table, item.step, item.seat, table.rules.moves[item.move]!, item.tiles);
    case 'win':
      return win(table, item.seats, item.move);
    case 'bonus':
      return showDealtBonus(table, item.seat);
    case 'refill':
      return refill(table, item.seat, item.count);
    case 'again':
      return draw(table, item.seat, table.rules.wall.replaceFrom, item.begin);
    case 'go on':
      return askTurn(table, { ...turnOf(table)!, seat: item.seat, offers: item.offers });
    case 'first':
      if (table.rules.deal.last === 'single') return draw(table, item.seat, 'head', 'drawn');
      return startTurn(table, item.seat, 'dealt', -1);
  }
}

function doStep(table: Table, step: Step, seat: number, move: Move, tiles: Tile[]): void {
  const mine = table.seats[seat]!;
  switch (step.do) {
    case 'discard':
      return discard(table, seat, tiles[0]!);
    case 'show':
      return show(table, seat, move, tiles);
    case 'window':
      return openWindow(table, seat, step.name, move);
    case 'replace':
      return draw(table, seat, table.rules.wall.replaceFrom, 'replaced');
    case 'draw':
      return draw(table, seat, 'head', 'drawn');
    case 'next':
      return draw(table, nextSeat(table, seat), 'head', 'drawn');
    case 'mark':
    case 'unmark':
      mine.marks = mine.marks.filter((mark) => mark !== step.name);
      if (step.do === 'mark') mine.marks.push(step.name);
      table.events.push({ type: 'mark', seat, mark: step.name, on: step.do === 'mark' });
      return;
    case 'count':
      countTo(table, seat, step.name, step.to({ table, seat }));
      return;
    case 'win':
      throw new Error('a win is its own thing to do');
  }
}

/** A counter is the seat's own, or one for the table. */
function countTo(table: Table, seat: number, name: string, value: number): void {
  const { counters } = name in table.counters ? table : table.seats[seat]!;
  counters[name] = value;
  table.events.push({ type: 'count', seat, counter: name, value });
}

/** Hands are kept in order. */
function addToHand(table: Table, seat: number, tile: Tile): void {
  const hand = table.seats[seat]!.hand;
  hand.push(tile);
  hand.sort(handOrder(table.rules.tiles));
}

/** Takes the next tile of an end of the wall and tells it. */
function takeTile(table: Table, seat: number, end: 'head' | 'tail'): Tile {
  const { height } = table.rules.wall;
  const tile = end === 'head' ? drawHead(table.wall, height) : drawTail(table.wall, height);
  table.events.push({ type: 'draw', seat, tile: idOf(table.rules.tiles, tile), from: end, left: tilesLeft(table) });
  return tile;
}

function draw(table: Table, seat: number, end: 'head' | 'tail', how: TurnBegin): void {
  if (tilesLeft(table) === 0) return endDeal(table, 'exhausted', []);
  const tile = takeTile(table, seat, end);
  if (isBonus(table.rules.tiles, table.rules.tiles.tiles[tile]!.kind)) {
    showBonus(table, seat, [tile]);
    table.agenda.unshift({ do: 'again', seat, begin: how });
    return;
  }
  addToHand(table, seat, tile);
  startTurn(table, seat, how, tile);
}

/** Bonus tiles are laid out; the seat is asked only if that opens a move to it. */
function showBonus(table: Table, seat: number, tiles: Tile[]): void {
  table.seats[seat]!.bonus.push(...tiles);
  table.events.push({ type: 'bonus', seat, tiles: tiles.map((tile) => idOf(table.rules.tiles, tile)) });
  table.stage = { at: 'turn', turn: { seat, begin: 'bonus', offers: table.rules.turn.bonus, tile: -1 } };
  if (canAct(table, seat)) table.toAct = [seat];
}

/**
 * After the deal each seat in turn lays out its bonus tiles and gets as many others. Going round in cycles, what comes then
 * waits for the next cycle; seat by seat, it is replaced before the next seat begins.
 */
function showDealtBonus(table: Table, seat: number): void {
  const { tiles } = table.rules.tiles;
  const bonus = (at: number): Tile[] =>
    table.seats[at]!.hand.filter((tile) => isBonus(table.rules.tiles, tiles[tile]!.kind));
  const mine = bonus(seat);
  const again = mine.length > 0 && table.rules.bonus.afterDeal === 'seat';
  const next = again ? seat : nextSeat(table, seat);
  if (mine.length === 0 && !table.seats.some((_, at) => bonus(at).length > 0)) {
    table.agenda.unshift({ do: 'first', seat: table.dealer });
    return;
  }
  table.agenda.unshift({ do: 'bonus', seat: next });
  if (mine.length === 0) return;
  takeFromHand(table, seat, mine);
  table.agenda.unshift({ do: 'refill', seat, count: mine.length });
  showBonus(table, seat, mine);
}

function refill(table: Table, seat: number, count: number): void {
  for (let i = 0; i < count; i++) {
    if (tilesLeft(table) === 0) return endDeal(table, 'exhausted', []);
    addToHand(table, seat, takeTile(table, seat, table.rules.wall.replaceFrom));
  }
}

function startTurn(table: Table, seat: number, how: TurnBegin, tile: Tile): void {
  if (how !== 'replaced') table.seats[seat]!.turns++;
  table.events.push({ type: 'turn', seat, begin: how });
  askTurn(table, { seat, begin: how, offers: table.rules.turn[how], tile });
}

function askTurn(table: Table, turn: Turn): void {
  table.stage = { at: 'turn', turn };
  table.toAct = [turn.seat];
}

function discard(table: Table, seat: number, tile: Tile): void {
  takeFromHand(table, seat, [tile]);
  table.seats[seat]!.river.push({ tile, taken: false });
  table.discards++;
  table.exposed = { tile, meld: -1 };
  table.events.push({ type: 'discard', seat, tile: idOf(table.rules.tiles, tile) });
}

/** Tiles of the own hand become a meld, or join one. */
function show(table: Table, seat: number, move: Move, tiles: Tile[]): void {
  takeFromHand(table, seat, tiles);
  const meld = meldToJoin(table, seat, move, tiles);
  const { melds } = table.seats[seat]!;
  if (meld < 0) melds.push(makeMeld(table, move, tiles, { claimed: false, from: -1, taken: -1 }));
  else {
    const added = turnOf(table)?.claim?.meld !== meld;
    melds[meld] = {
      ...melds[meld]!,
      type: move.makes!,
      tiles: [...melds[meld]!.tiles, ...tiles].sort((a, b) => a - b),
      added,
    };
  }
  const index = meld < 0 ? melds.length - 1 : meld;
  table.exposed = { tile: tiles[0]!, meld: index };
  table.events.push(meldEvent(table, seat, move, melds[index]!));
}

/** The meld that tiles of an own turn are added to: the one just claimed, or a pung of the same kind; -1: a new one. */
function meldToJoin(table: Table, seat: number, move: Move, tiles: Tile[]): number {
  if (move.uses.endsWith('same')) return turnOf(table)?.claim?.meld ?? -1;
  if (move.uses !== 'add to pung') return -1;
  const kind = table.rules.tiles.tiles[tiles[0]!]!.kind;
  return table.seats[seat]!.melds.findIndex((meld) => meld.type === 'pung' && meld.kind === kind);
}

/** Every other seat is asked, whether or not it could use the tile, so that nothing leaks. */
function openWindow(table: Table, seat: number, name: string, move: Move): void {
  const turn = turnOf(table)!;
  const { tile, meld } = table.exposed;
  const answers = table.seats.map(() => undefined);
  table.events.push({ type: 'window', name, seat, tile: idOf(table.rules.tiles, tile), move: move.id });
  table.stage = { at: 'window', turn, window: { name, tile, from: seat, move: move.id, meld, answers } };
  table.toAct = table.seats.map((_, at) => at).filter((at) => at !== seat);
}

/** All have answered: the claim that comes first is carried out, or play goes on. */
export function closeWindow(table: Table, window: Window): void {
  const { winners, lost } = resolve(table, window);
  for (const { claim, to, why } of lost) {
    const tiles = claim.tiles.map((tile) => idOf(table.rules.tiles, tile));
    table.events.push({
      type: 'claim_lost',
      seat: claim.seat,
      move: claim.move.id,
      tiles,
      to: to.seat,
      winner: to.move.id,
      why,
    });
  }
  const first = winners[0];
  table.toAct = [];
  if (!first) return;
  if (first.move.steps.some((step) => step.do === 'win')) {
    const others = winners.flatMap((claim) =>
      stepsOf(claim.move, claim.seat, claim.tiles).filter((item) => item.do !== 'win'),
    );
    table.agenda.unshift(...others, { do: 'win', seats: winners.map((claim) => claim.seat), move: first.move.id });
    return;
  }
  table.agenda = stepsOf(first.move, first.seat, first.tiles).filter(
    (item) => item.do !== 'step' || item.step.do !== 'show',
  );
  applyClaim(table, first, window);
}

function win(table: Table, seats: number[], move: string): void {
  if (table.rules.play === 'checked') endDeal(table, 'win', seats);
  else declare(table, seats, move, []);
}

/** Those who win together show one after the other; when nobody is left, all that have shown win. */
function declare(table: Table, [seat, ...others]: number[], move: string, shown: number[]): void {
  if (seat === undefined) return endDeal(table, 'win', shown);
  const window = windowOf(table);
  table.events.push({ type: 'declared', seat, move });
  table.stage = { at: 'declared', turn: turnOf(table)!, seat, move, others, shown, ...(window && { window }) };
  table.toAct = [seat];
}

/** The hand of a declared win is laid open: it stands, or it was false. */
export function showHand(table: Table, { seat, move, others, shown }: Declared): void {
  const { when, needs } = table.rules.moves[move]!;
  if (when({ table, seat }) && needs({ table, seat })) declare(table, others, move, [...shown, seat]);
  else endDeal(table, 'false_win', [seat]);
}

/** As if the win had never been declared: the seat is asked again, unless another hand has been shown already. */
export function takeBack(table: Table, { turn, window, seat, move, others, shown }: Declared): void {
  table.events.push({ type: 'revoked', seat, move });
  if (shown.length > 0) return declare(table, others, move, shown);
  table.toAct = [seat];
  const answers = window?.answers.map((answer, at) => (at === seat ? undefined : answer));
  table.stage = window && answers ? { at: 'window', turn, window: { ...window, answers } } : { at: 'turn', turn };
}
