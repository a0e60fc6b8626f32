/** What the data of a saved table must be, so that a table made of it plays on: the form first, then what must fit together. */
import { whyNotArranged } from '../deal/arranged-deal-check.ts';
import {
  amount,
  type Form,
  eitherBy,
  listOf,
  number,
  object,
  oneOf,
  recordOf,
  text,
  valueThat,
  whole,
  yesOrNo,
} from './data-form-combinators.ts';
import { seatsLeave } from '../play/agenda.ts';
import { onceFor } from '../cache/weak-memo.ts';
import { isRandomState } from '../things/sampling-random.ts';
import type { Ruleset } from '../ruleset.ts';
import { ASIDE, type AgendaItem, type SavedTable, type SeatState, type Stage, Table } from '../table.ts';
import { sortTiles, type Tile, tileTotal } from '../things/tile.ts';
import { canUse } from '../play/usable-tiles.ts';
import { legal } from '../play/legal-actions.ts';
import { whyNotAgreed } from './saved-table-consistency.ts';

/** What is wrong with a saved table under these rules, in a sentence; undefined if it can be played on. */
export function whyNotSaved(rules: Ruleset, saved: unknown): string | undefined {
  return formOf(rules)(saved, '') ?? whyNoTable(rules, saved as SavedTable);
}

const formOf = onceFor((rules: Ruleset): Form => {
  const { count } = rules.seats;
  const basics = basicsOf(rules);
  const { seat } = basics;
  const bySeat = (form: Form): Form => listOf(form, count);
  return object({
    version: whole(1),
    hash: text,
    format: whole(1),
    random: valueThat('a state of chance', isRandomState),
    arranged: (value, at) => (whyNotArranged(rules, value) === undefined ? undefined : `\`${at}\` cannot be dealt.`),
    players: bySeat(seat),
    points: bySeat(amount),
    counters: recordOf(rules.tableCounters, number),
    pots: recordOf(rules.pots, amount),
    lists: listsForm(rules, 'table', basics),
    playerCounters: recordOf(rules.playerCounters, bySeat(number)),
    seats: bySeat(seatForm(rules, basics)),
    wall: wallForm(rules, basics),
    period: whole(1),
    round: whole(1),
    deals: whole(1),
    starter: seat,
    dealer: seat,
    dice: object({ total: whole(0), faces: listOf(whole(1, 6)), caster: seat, forStarter: yesOrNo }),
    replayed: yesOrNo,
    stage: stageForm(rules, basics),
    settled: settledForm(rules, basics),
    agenda: listOf(agendaForm(rules, basics)),
    exposed: object({ tile: basics.tileOrNone, meld: whole(ASIDE) }),
    discards: whole(0),
    claims: whole(0),
    over: yesOrNo,
    toAct: listOf(seat),
  });
});

/** What many parts are made of. */
interface Basics {
  tile: Form;
  tileOrNone: Form;
  tiles: Form;
  seat: Form;
  seatOrNone: Form;
  seats: Form;
  move: Form;
  moves: Form;
  begin: Form;
}

function basicsOf({ tiles, seats, moves }: Ruleset): Basics {
  const lastTile = tiles.tiles.length - 1;
  const lastSeat = seats.count - 1;
  const tile = whole(0, lastTile);
  const seat = whole(0, lastSeat);
  const move = oneOf(Object.keys(moves));
  return {
    tile,
    tileOrNone: whole(-1, lastTile),
    tiles: listOf(tile),
    seat,
    seatOrNone: whole(-1, lastSeat),
    seats: listOf(seat),
    move,
    moves: listOf(move),
    begin: oneOf(['dealt', 'drawn', 'replaced', 'bonus']),
  };
}

function listsForm({ lists, listRules }: Ruleset, of: 'table' | 'seat', { tiles }: Basics): Form {
  return recordOf(
    lists.filter((name) => listRules[name]!.of === of),
    tiles,
  );
}

function seatForm(rules: Ruleset, basics: Basics): Form {
  const { tile, tileOrNone, tiles, seat, seatOrNone } = basics;
  const meld = object({
    type: oneOf(['chow', 'pung', 'kong', 'pair']),
    kind: whole(0, rules.tiles.kinds.length - 1),
    tiles,
    claimed: yesOrNo,
    from: seatOrNone,
    taken: tileOrNone,
    added: yesOrNo,
    seen: yesOrNo,
  });
  return object({
    hand: tiles,
    melds: listOf(meld),
    bonus: tiles,
    river: listOf(object({ tile, at: whole(1), taken: yesOrNo, drawn: yesOrNo })),
    marks: listOf(oneOf(rules.marks)),
    counters: recordOf(rules.counters, number),
    lists: listsForm(rules, 'seat', basics),
    liable: listOf(object({ pattern: text, seat })),
    received: listOf(listOf(object({ from: seat, to: seat, amount: number, reason: text }))),
    shown: tiles,
    turns: whole(0),
    wins: rules.playsOn === undefined ? whole(0, 0) : whole(0),
    won: rules.playsOn === undefined ? listOf(tile, 0) : tiles,
    out: yesOrNo,
  });
}

function wallForm({ tiles, wall }: Ruleset, { seat, tiles: order }: Basics): Form {
  const total = tileTotal(tiles);
  const place = whole(0, total);
  return object({
    order,
    head: place,
    tail: place,
    taken: whole(0, wall.height - 1),
    startWall: seat,
    startColumn: whole(0),
  });
}

function stageForm(
  { seats, moves, phases, bonus }: Ruleset,
  { seat, seats: list, tile, tileOrNone, tiles, move, moves: offers }: Basics,
): Form {
  const opened = Object.values(moves).flatMap(({ steps }) => steps.flatMap(windowIn));
  const onBonus = [bonus, ...phases].flatMap((each) => each.window ?? []);
  const windows = oneOf([...new Set([...opened, ...onBonus])]);
  const claim = object({ move, tile, from: seat, meld: whole(ASIDE) });
  const turn = object(
    { seat, begin: oneOf(['dealt', 'drawn', 'replaced', 'bonus', 'claimed', 'asked']), offers, tile: tileOrNone },
    { claim },
  );
  const made = object({ move, tiles });
  const answer: Form = (value, at) => (value === null || value === 'pass' ? undefined : made(value, at));
  const window = object({
    name: windows,
    tile,
    from: seat,
    move: oneOf([...Object.keys(moves), ...(onBonus.length === 0 ? [] : [''])]),
    meld: whole(ASIDE),
    answers: listOf(answer, seats.count),
  });
  const phase = whole(0, phases.length - 1);
  return eitherBy('at', {
    phase: (at) => object({ at, phase, answers: listOf(answer, seats.count) }),
    turn: (at) => object({ at, turn }),
    window: (at) => object({ at, turn, window }),
    declared: (at) => object({ at, turn, seat, move, others: list, shown: list, failed: list }, { window }),
    settled: (at) => object({ at }),
    over: (at) => object({ at }),
  });
}

function settledForm({ endings, pots }: Ruleset, { seat, seats }: Basics): Form {
  const pot = oneOf(pots.map((name) => `pot:${name}`));
  const account: Form = (value, at) => (typeof value === 'string' ? pot : seat)(value, at);
  const entry = object({ from: account, to: account, amount: number, reason: text, rule: text });
  const settled = object({ ending: oneOf(Object.keys(endings)), seats, entries: listOf(entry) });
  return (value, at) => (value === null ? undefined : settled(value, at));
}

function windowIn(step: Ruleset['moves'][string]['steps'][number]): string[] {
  return step.do === 'window' ? [step.name] : [];
}

function agendaForm(
  { endings, phases }: Ruleset,
  { seat, seats, tile, tiles, move, moves: offers, begin }: Basics,
): Form {
  const ending = oneOf(Object.keys(endings));
  return eitherBy('do', {
    move: (it) => object({ do: it, move, at: whole(0), seat, tiles, fromHand: yesOrNo, shown: yesOrNo }),
    rule: (it) => object({ do: it, ending, at: whole(0), seat }),
    claim: (it) => object({ do: it, seat, move, tiles }),
    'close window': (it) => object({ do: it }),
    ask: (it) => object({ do: it, seat, offers }),
    close: (it) => object({ do: it, ending, seats }),
    win: (it) => object({ do: it, seats, move }),
    phase: (it) => object({ do: it, at: whole(0, phases.length), asked: yesOrNo }),
    bonus: (it) => object({ do: it, seat }),
    refill: (it) => object({ do: it, seat, count: whole(1) }),
    expose: (it) => object({ do: it, seat, tile }),
    again: (it) => object({ do: it, seat, begin }),
    'go on': (it) => object({ do: it, seat, offers }),
    first: (it) => object({ do: it, seat }),
    deal: (it) => object({ do: it, dealer: seat, round: whole(1), replayed: yesOrNo }),
    period: (it) => object({ do: it, replayed: yesOrNo }),
  });
}

/** What no table could be, although each part of it is well formed. */
function whyNoTable(rules: Ruleset, saved: SavedTable): string | undefined {
  const { players, seats, wall, stage, over, agenda } = saved;
  if (new Set(players).size < players.length) return '`players` names somebody twice.';
  if (wall.head > wall.tail || wall.tail - wall.head < wall.taken) return '`wall` ends before it begins.';
  if (!isEveryTile(rules, wall.order)) return '`wall.order` does not hold every tile of the game.';
  if (!isEveryTile(rules, [...seats.flatMap(tilesAt), ...restOf(rules, wall)]))
    return 'the tiles at the seats are not those drawn from the wall.';
  const unordered = seats.findIndex(({ hand }) => sortTiles(rules.tiles, [...hand]).join() !== hand.join());
  if (unordered >= 0) return `\`seats[${unordered}].hand\` is not in order.`;
  const gone = seats.findIndex(
    ({ out, wins }) => out && (rules.playsOn?.winners === 'leave' ? wins === 0 : !seatsLeave(rules)),
  );
  if (gone >= 0) return `\`seats[${gone}].out\` is true, but no win lets that seat leave.`;
  if (over !== (stage.at === 'over')) return '`over` and `stage` contradict each other.';
  if (!areAsked(saved)) return '`toAct` does not name the seats that are asked.';
  if (stage.at === 'turn' && stage.turn.offers.length === 0) return '`stage.turn.offers` is empty.';
  if (!agenda.every((item) => isThere(rules, item))) return '`agenda` goes on after the end of a move or an ending.';
  if (isSettled(stage) !== agenda.some(dealsNext) || (isSettled(stage) && agenda.length !== 1))
    return '`agenda` and `stage` contradict each other about the next deal.';
  if (saved.settled === null ? isSettled(stage) : !isSettled(stage) && !over)
    return '`settled` and `stage` contradict each other.';
  if (!areInPhase(rules, stage, agenda)) return '`agenda` and `stage` contradict each other about the phases.';
  if (waitsFor(stage) && agenda.length === 0) return '`agenda` says nothing of what comes after the answers.';
  const table = new Table(rules, saved);
  return whyNotAgreed(rules, saved) ?? whyNoAnswers(table) ?? whyNoWayOn(table);
}

/** What a seat laid beside its claim must make the claim. */
function whyNoAnswers(table: Table): string | undefined {
  const { stage, rules } = table;
  const answers = stage.at === 'window' ? stage.window.answers : stage.at === 'phase' ? stage.answers : [];
  const wrong = answers.findIndex((answer, seat) => {
    if (answer === null || answer === 'pass') return false;
    return !canUse(table, seat, rules.moves[answer.move]!, sortTiles(rules.tiles, [...answer.tiles]));
  });
  const path = stage.at === 'window' ? 'stage.window.answers' : 'stage.answers';
  return wrong < 0 ? undefined : `\`${path}[${wrong}].tiles\` are not what the move uses.`;
}

/** Who is asked can answer, or the game would stand still. */
function whyNoWayOn(table: Table): string | undefined {
  const stuck = table.toAct.find((seat) => legal(table, seat).length === 0);
  return stuck === undefined ? undefined : `seat ${stuck} is asked in \`toAct\`, and no action is open to it.`;
}

function isEveryTile({ tiles }: Ruleset, some: readonly Tile[]): boolean {
  const left = tiles.tiles.map(({ copies }) => copies);
  for (const tile of some) left[tile]!--;
  return left.every((count) => count === 0);
}

/** What lies at a seat; a tile taken into another's meld, or won with, lies there. */
function tilesAt({ hand, melds, bonus, river, won }: SeatState): Tile[] {
  const dropped = river.filter(({ taken }) => !taken).map(({ tile }) => tile);
  return [...hand, ...melds.flatMap(({ tiles }) => tiles), ...bonus, ...dropped, ...won];
}

/** What has not been drawn: the tail column is taken from the top. */
function restOf({ wall: { height } }: Ruleset, { order, head, tail, taken }: SavedTable['wall']): Tile[] {
  const column = Math.floor((tail - 1) / height) * height;
  return order.filter((_, at) => at >= head && at < tail && (at < column || at >= column + taken));
}

/** After a deal each seat answers when it likes; of a turn or a window it is clear who has not. */
function areAsked({ toAct, stage, seats }: SavedTable): boolean {
  const owe = (seat: number): boolean => !seats[seat]!.out;
  if (stage.at !== 'settled') return askedIn(stage).filter(owe).join() === toAct.join();
  return toAct.length > 0 && toAct.every((seat, at) => at === 0 || seat > toAct[at - 1]!);
}

function isSettled({ at }: Stage): boolean {
  return at === 'settled';
}

function dealsNext(item: AgendaItem): boolean {
  return item.do === 'deal' || item.do === 'period';
}

/** After a phase comes the next one, or the first turn; as long as dealt bonus tiles are shown, that is still to come. */
function areInPhase({ phases }: Ruleset, stage: Stage, agenda: readonly AgendaItem[]): boolean {
  const [next] = agenda;
  const last = agenda.at(-1)?.do;
  const isShowing = agenda.some((item) => item.do === 'bonus' || item.do === 'refill');
  if (isShowing && last !== 'phase' && last !== 'first') return false;
  if (stage.at !== 'phase') return true;
  return next?.do === 'phase' && next.asked && next.at === stage.phase && phases[stage.phase]!.asks.length > 0;
}

function askedIn(stage: Exclude<Stage, { at: 'settled' }>): number[] {
  switch (stage.at) {
    case 'turn':
      return [stage.turn.seat];
    case 'window':
      return stage.window.answers.flatMap((answer, seat) =>
        answer === null && seat !== stage.window.from ? [seat] : [],
      );
    case 'phase':
      return stage.answers.flatMap((answer, seat) => (answer === null ? [seat] : []));
    case 'declared':
      return [stage.seat];
    case 'over':
      return [];
  }
}

/** Whether there is something left of what an item goes through. */
function isThere({ moves, endings }: Ruleset, item: AgendaItem): boolean {
  if (item.do === 'rule') return item.at < endings[item.ending]!.eachSeat.length;
  if (item.do !== 'move') return true;
  const { steps, then } = moves[item.move]!;
  return item.at < steps.length || (item.at === steps.length && then.length > 0);
}

/** Whether the answers alone lead nowhere: what comes next was put on the agenda before they were asked. */
function waitsFor(stage: Stage): boolean {
  if (stage.at === 'turn') return stage.turn.begin === 'bonus' || stage.turn.begin === 'asked';
  return stage.at === 'window';
}
