/**
 * Plays a game record through a ruleset: every event becomes an action that must be offered, and whatever the rules make of it
 * (draws, stakes, indicators, how the deal ends, who pays, who deals next) must be what the log says. The first difference stops it.
 */
import {
  type Action,
  advance,
  type Arranged,
  newGame,
  drawnTile,
  type Event,
  isForced,
  NEXT_DEAL,
  PASS,
  type Ruleset,
  type Table,
  turnOf,
} from '../../core/index.ts';
import { type GameRecord, type RecordDeal, type RecordEvent, STAKE } from '../game-record.ts';
import { compareEnding, compareFinal, compareStart } from './compare-results.ts';
import { act, type Difference, playerAt, type Verifying, seatOf } from './state.ts';
import { answerWindow, expectClaim, expectDraw, expectIndicator, expectStake, unmentioned } from './expected-events.ts';
import { type FieldNames, lacks } from '../log-vocabulary.ts';
import { presetDeal } from './rebuild-wall.ts';
import { type Unverified, withAllTiles } from './unseen-tiles.ts';

/** How far a game record goes by the rules. */
export interface Verified {
  /** Deals that came out as the log says. */
  deals: number;
  /** Actions taken, and how many of them were more than `pass`. */
  actions: number;
  moves: number;
  /** Everything that happened at the table. */
  events: Event[];
  /** The table where it stopped; missing if nothing could be dealt. */
  table?: Table;
  difference?: Difference;
  /** What rests on tiles that no event and no hand laid open ever shows: it is neither right nor wrong. */
  unverified: Unverified[];
}

/** Who looks on while a game record is played. */
export interface VerifySettings {
  /** Called before each action of the log, `pass` included. */
  watch?: (table: Table, action: Action) => void;
  /** The points the game begins with are those of the log, whatever the rules say. */
  anyPoints?: boolean;
}

/** Plays the game record; `difference` says where log and rules part, `unverified` what of it rests on tiles nobody showed. */
export function verify(told: GameRecord, rules: Ruleset, names: FieldNames, settings: VerifySettings = {}): Verified {
  const whole = told.deals.map((one, at) => withAllTiles(rules, one, at + 1));
  const game = { ...told, deals: whole.map((one) => one.deal) };
  const unverified = whole.flatMap((one) => one.unverified);
  const walls = prepareWalls(game, rules, names);
  if (!Array.isArray(walls)) return { deals: 0, actions: 0, moves: 0, events: [], difference: walls, unverified };
  const verifying: Verifying = { ...start(game, rules, names, walls, settings), ...settings };
  const no = followDeals(verifying, game);
  const { table, told: events, actions, moves, number } = verifying;
  return { deals: no ? number - 1 : number, actions, moves, events, table, ...(no && { difference: no }), unverified };
}

function prepareWalls(game: GameRecord, rules: Ruleset, names: FieldNames): Arranged[] | Difference {
  const { players, deals } = game;
  const at = { deal: 1, what: 'the log' };
  if (deals.length === 0) return { ...at, expected: 'no deal', found: 'nothing to follow', rule: 'deal' };
  if (players !== rules.seats.count)
    return { ...at, expected: `${players} players`, found: `${rules.seats.count}`, rule: 'seats.count' };
  const missing = lacks(rules, names);
  if (missing.length > 0)
    return {
      ...at,
      what: 'what the pack has',
      expected: missing.join(', '),
      found: `none in ${rules.id}`,
      rule: 'moves',
    };
  const walls = deals.map((one) => presetDeal(rules, one, names));
  const wrong = walls.findIndex((wall) => typeof wall === 'string');
  if (wrong === -1) return walls as Arranged[];
  const expected = walls[wrong] as string;
  return { deal: wrong + 1, what: 'the tiles', expected, found: `the tiles of ${rules.id}`, rule: 'tiles' };
}

/** The table at the first deal; who deals it sits at the first place. */
function start(
  game: GameRecord,
  rules: Ruleset,
  names: FieldNames,
  walls: Arranged[],
  { anyPoints = false }: VerifySettings,
): Verifying {
  const first = game.deals[0]!;
  const players = Array.from({ length: game.players }, (_, i) => (first.dealer + i) % game.players);
  const table = newGame(rules, { seed: 1, arrange: [{ ...walls[0], players }, ...walls.slice(1)] });
  table.players = players;
  const told = [...table.events];
  const fresh = first.round === 1 && first.turn === 1 && first.repeats === 0 && first.stakes === 0;
  if (!fresh || anyPoints) enter(table, names, first);
  return {
    rules,
    names,
    table,
    deal: first,
    number: 1,
    event: 0,
    happened: [...told],
    told,
    actions: 0,
    moves: 0,
    last: 'turn',
  };
}

/** A log that begins in the middle of a game says how the table stood then. */
function enter(table: Table, names: FieldNames, { round, turn, points, repeats, stakes, dealer }: RecordDeal): void {
  const count = table.players.length;
  table.round = round;
  table.starter = table.players.indexOf((dealer - turn + 1 + count) % count);
  table.points = [...points];
  table.counters = { ...table.counters, [names.repeats]: repeats };
  table.pots = { ...table.pots, [names.stakes]: stakes * STAKE };
  // What hands are worth is remembered by stage, and all of this may change it.
  table.stage = { ...table.stage };
}

function followDeals(verifying: Verifying, game: GameRecord): Difference | undefined {
  for (const [at, one] of game.deals.entries()) {
    Object.assign(verifying, { deal: one, number: at + 1, event: 0 });
    if (at > 0) dealNext(verifying);
    const no = compareStart(verifying) ?? followEvents(verifying) ?? followEnding(verifying);
    if (no) return no;
  }
  return game.complete ? compareFinal(verifying, game) : undefined;
}

/** Logs do not say that everybody has looked at how a deal ended. */
function dealNext({ table, happened, told }: Verifying): void {
  while (table.stage.at === 'settled') {
    advance(table, { seat: table.toAct[0]!, move: NEXT_DEAL, tiles: [] });
    happened.push(...table.events);
    told.push(...table.events);
  }
}

function followEvents(verifying: Verifying): Difference | undefined {
  const { events } = verifying.deal;
  for (const [at, event] of events.entries()) {
    verifying.event = at + 1;
    const no = followEvent(verifying, event, events[at - 1]);
    if (no) return no;
  }
  return undefined;
}

function followEvent(
  verifying: Verifying,
  event: RecordEvent,
  before: RecordEvent | undefined,
): Difference | undefined {
  const { moves } = verifying.names;
  switch (event.type) {
    case 'draw':
      // Where the last tiles are dealt at once, the dealer's fourteenth is no draw.
      return verifying.event === 1 && verifying.rules.deal.last === 'leap' ? undefined : expectDraw(verifying, event);
    case 'riichi':
      return undefined;
    case 'discard':
      return discard(verifying, event, before?.type === 'riichi' ? moves.riichi : moves.discard);
    case 'stake':
      return expectStake(verifying, event);
    case 'indicator':
      return expectIndicator(verifying, event);
    case 'concealed_kong':
      return move(verifying, event.player, moves.concealed_kong, event.tiles);
    case 'added_kong':
      return move(verifying, event.player, moves.added_kong, [event.tile]);
    case 'bonus':
      return move(verifying, event.player, moves.bonus, [event.tile]);
    default:
      return expectClaim(verifying, event);
  }
}

/** A move of a player's own turn. Before it nothing may have happened that the log does not mention. */
function move(
  verifying: Verifying,
  player: number,
  id: string,
  tiles: string[],
  fromHand = false,
): Difference | undefined {
  const action: Action = { seat: seatOf(verifying, player), move: id, tiles, ...(fromHand && { fromHand }) };
  return unmentioned(verifying) ?? act(verifying, action);
}

type Discard = Extract<RecordEvent, { type: 'discard' }>;

function discard(verifying: Verifying, { player, tile, drawn }: Discard, id: string): Difference | undefined {
  const { table, rules } = verifying;
  const seat = seatOf(verifying, player);
  const code = rules.tiles.byId[tile];
  const alike = table.seats[seat]!.hand.filter((mine) => mine === code).length > 1;
  return move(verifying, player, id, [tile], !drawn && alike && drawnTile(table, seat) === code);
}

/** The last answers of the deal, then everything that came of it. */
function followEnding(verifying: Verifying): Difference | undefined {
  const { deal: one, names } = verifying;
  const { ending, events } = one;
  verifying.event = events.length + 1;
  if (ending === undefined) return undefined;
  const drawn = ending.type === 'win' ? ending.wins.find((win) => win.player === win.from) : undefined;
  const last = verifying.table.stage.at === 'turn' ? turnOf(verifying.table)!.seat : -1;
  let no: Difference | undefined;
  if (drawn) no = move(verifying, drawn.player, names.moves.win, []);
  else if (ending.type === 'draw' && ending.reason === 'nine_kinds' && last >= 0)
    no = move(verifying, playerAt(verifying, last), names.moves.nine_kinds, []);
  else no = answerWindow(verifying);
  verifying.event = 0;
  return no ?? answerAtTheEnd(verifying) ?? compareEnding(verifying);
}

/** Where the rules ask after the deal has ended, hands are shown that the log shows. */
function answerAtTheEnd(verifying: Verifying): Difference | undefined {
  const { table, deal: one, names } = verifying;
  for (let turn = turnOf(table); turn?.begin === 'asked' && table.stage.at === 'turn'; turn = turnOf(table)) {
    const lies = one.ending?.type === 'draw' && one.ending.shown?.[playerAt(verifying, turn.seat)] !== undefined;
    // Hands that the rules lay open by themselves have no answer but to pass.
    const shown = lies && !isForced(table);
    const no = act(verifying, { seat: turn.seat, move: shown ? names.moves.show : PASS, tiles: [] });
    if (no) return no;
  }
  return undefined;
}
