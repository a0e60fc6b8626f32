/** What the table does by itself while a course is followed: each of it must be in the log, and in its place. */
import { type Action, type Event, PASS } from '../core/index.ts';
import { type CourseEvent, STAKE } from './course.ts';
import {
  act,
  type Difference,
  difference,
  inHandOrder,
  playerAt,
  type Pursuit,
  seatOf,
  standing,
} from './follow-state.ts';

/** Whether the log has an event of its own for this. */
function isLogged({ names }: Pursuit, event: Event): boolean {
  if (event.type === 'reveal') return event.list === names.indicators;
  return event.type === 'draw' || event.type === 'deposit' || event.type === 'deal_over';
}

/** Something happened that the log does not mention. */
export function unmentioned(pursuit: Pursuit): Difference | undefined {
  const event = pursuit.happened.find((one) => isLogged(pursuit, one));
  pursuit.happened = [];
  return event && difference(pursuit, 'what happens', 'nothing of it', tell(pursuit, event), ruleOf(pursuit, event));
}

function tell(pursuit: Pursuit, event: Event): string {
  switch (event.type) {
    case 'draw':
      return `player ${playerAt(pursuit, event.seat)} draws ${event.tile}`;
    case 'deposit':
      return `player ${playerAt(pursuit, event.seat)} pays ${event.amount} into the pot`;
    case 'reveal':
      return `${event.tiles.join(' ')} is turned up`;
    case 'meld': {
      const own = [...event.tiles];
      own.splice(own.indexOf(event.taken), 1);
      const from = playerAt(pursuit, event.from);
      return `player ${playerAt(pursuit, event.seat)} makes a ${event.move} of ${event.taken} from player ${from} with ${own.join(' ')}`;
    }
    case 'deal_over':
      return `the deal ends: ${event.ending}`;
    default:
      return event.type;
  }
}

function ruleOf({ last }: Pursuit, event?: Event): string {
  return event?.type === 'deal_over' ? `endings.${event.ending}` : last;
}

/**
 * The next event of this kind that the table has told, once an open window was answered as the log goes on; it must read as
 * the log says.
 */
function expect(
  pursuit: Pursuit,
  what: string,
  expected: string,
  wanted: (event: Event) => boolean,
): Difference | undefined {
  let told = takeOut(pursuit, wanted);
  if (told === undefined) {
    const no = answerWindow(pursuit);
    if (no) return no;
    told = takeOut(pursuit, wanted);
  }
  const found = told ? tell(pursuit, told) : standing(pursuit);
  return found === expected ? undefined : difference(pursuit, what, expected, found, ruleOf(pursuit, told));
}

function takeOut(pursuit: Pursuit, wanted: (event: Event) => boolean): Event | undefined {
  const at = pursuit.happened.findIndex(wanted);
  return at === -1 ? undefined : pursuit.happened.splice(at, 1)[0];
}

type Draw = Extract<CourseEvent, { type: 'draw' }>;

export function expectDraw(pursuit: Pursuit, { player, tile }: Draw): Difference | undefined {
  return expect(pursuit, 'the draw', `player ${player} draws ${tile}`, ({ type }) => type === 'draw');
}

export function expectStake(pursuit: Pursuit, { player }: { player: number }): Difference | undefined {
  const paid = `player ${player} pays ${STAKE} into the pot`;
  return expect(pursuit, 'the stake', paid, (event) => event.type === 'deposit' && event.pot === pursuit.names.stakes);
}

export function expectIndicator(pursuit: Pursuit, { tile }: { tile: string }): Difference | undefined {
  const wanted = (event: Event): boolean => event.type === 'reveal' && event.list === pursuit.names.indicators;
  return expect(pursuit, 'the indicator', `${tile} is turned up`, wanted);
}

type Claim = Extract<CourseEvent, { from: number }>;

export function expectClaim(pursuit: Pursuit, { type, player, from, tile, own }: Claim): Difference | undefined {
  const claimed = `player ${player} makes a ${pursuit.names.moves[type]} of ${tile} from player ${from} with `;
  const tiles = inHandOrder(pursuit, own).join(' ');
  return expect(pursuit, 'the claim', claimed + tiles, (event) => event.type === 'meld' && event.from >= 0);
}

/** Everybody answers the open window as the log goes on; nothing where none is open. */
export function answerWindow(pursuit: Pursuit): Difference | undefined {
  const { table } = pursuit;
  if (table.stage.at !== 'window' || pursuit.happened.some(({ type }) => type === 'deal_over')) return undefined;
  for (const seat of [...table.toAct]) {
    const no = act(pursuit, answerOf(pursuit, seat, table.stage.window.from));
    if (no) return no;
  }
  return undefined;
}

function answerOf(pursuit: Pursuit, seat: number, from: number): Action {
  const { deal, event, names } = pursuit;
  const player = playerAt(pursuit, seat);
  const next = deal.events.slice(Math.max(0, event - 1)).find(({ type }) => type !== 'stake' && type !== 'indicator');
  const pass = { seat, move: PASS, tiles: [] };
  if (next !== undefined) {
    const claims = next.type === 'chow' || next.type === 'pung' || next.type === 'open_kong';
    return claims && next.player === player ? { seat, move: names.moves[next.type], tiles: next.own } : pass;
  }
  const { ending } = deal;
  const wins =
    ending?.type === 'win'
      ? ending.wins.some((win) => win.player === player && seatOf(pursuit, win.from) === from)
      : ending?.reason === 'triple_win';
  return wins ? { seat, move: names.moves.win, tiles: [] } : pass;
}
