/** What the table does by itself while a game record is followed: each of it must be in the log, and in its place. */
import { type Action, type Event, PASS } from '../../core/index.ts';
import { type RecordEvent, STAKE } from '../game-record.ts';
import { act, type Difference, difference, inHandOrder, playerAt, type Verifying, seatOf, standing } from './state.ts';

/** Whether the log has an event of its own for this. */
function isLogged({ names }: Verifying, event: Event): boolean {
  if (event.type === 'reveal') return event.list === names.indicators;
  return event.type === 'draw' || event.type === 'deposit' || event.type === 'deal_over';
}

/** Something happened that the log does not mention. */
export function unmentioned(verifying: Verifying): Difference | undefined {
  const event = verifying.happened.find((one) => isLogged(verifying, one));
  verifying.happened = [];
  return (
    event && difference(verifying, 'what happens', 'nothing of it', tell(verifying, event), ruleOf(verifying, event))
  );
}

function tell(verifying: Verifying, event: Event): string {
  switch (event.type) {
    case 'draw':
      return `player ${playerAt(verifying, event.seat)} draws ${event.tile}`;
    case 'deposit':
      return `player ${playerAt(verifying, event.seat)} pays ${event.amount} into the pot`;
    case 'reveal':
      return `${event.tiles.join(' ')} is turned up`;
    case 'meld': {
      const own = [...event.tiles];
      own.splice(own.indexOf(event.taken), 1);
      const from = playerAt(verifying, event.from);
      return `player ${playerAt(verifying, event.seat)} makes a ${event.move} of ${event.taken} from player ${from} with ${own.join(' ')}`;
    }
    case 'deal_over':
      return `the deal ends: ${event.ending}`;
    default:
      return event.type;
  }
}

function ruleOf({ last }: Verifying, event?: Event): string {
  return event?.type === 'deal_over' ? `endings.${event.ending}` : last;
}

/**
 * The next event of this kind that the table has told, once an open window was answered as the log goes on; it must read as
 * the log says.
 */
function expect(
  verifying: Verifying,
  what: string,
  expected: string,
  wanted: (event: Event) => boolean,
): Difference | undefined {
  let told = takeOut(verifying, wanted);
  if (told === undefined) {
    const no = answerWindow(verifying);
    if (no) return no;
    told = takeOut(verifying, wanted);
  }
  const found = told ? tell(verifying, told) : standing(verifying);
  return found === expected ? undefined : difference(verifying, what, expected, found, ruleOf(verifying, told));
}

function takeOut(verifying: Verifying, wanted: (event: Event) => boolean): Event | undefined {
  const at = verifying.happened.findIndex(wanted);
  return at === -1 ? undefined : verifying.happened.splice(at, 1)[0];
}

type Draw = Extract<RecordEvent, { type: 'draw' }>;

export function expectDraw(verifying: Verifying, { player, tile }: Draw): Difference | undefined {
  return expect(verifying, 'the draw', `player ${player} draws ${tile}`, ({ type }) => type === 'draw');
}

export function expectStake(verifying: Verifying, { player }: { player: number }): Difference | undefined {
  const paid = `player ${player} pays ${STAKE} into the pot`;
  return expect(
    verifying,
    'the stake',
    paid,
    (event) => event.type === 'deposit' && event.pot === verifying.names.stakes,
  );
}

export function expectIndicator(verifying: Verifying, { tile }: { tile: string }): Difference | undefined {
  const wanted = (event: Event): boolean => event.type === 'reveal' && event.list === verifying.names.indicators;
  return expect(verifying, 'the indicator', `${tile} is turned up`, wanted);
}

type Claim = Extract<RecordEvent, { from: number }>;

export function expectClaim(verifying: Verifying, { type, player, from, tile, own }: Claim): Difference | undefined {
  const claimed = `player ${player} makes a ${verifying.names.moves[type]} of ${tile} from player ${from} with `;
  const tiles = inHandOrder(verifying, own).join(' ');
  return expect(verifying, 'the claim', claimed + tiles, (event) => event.type === 'meld' && event.from >= 0);
}

/** Everybody answers the open window as the log goes on; nothing where none is open. */
export function answerWindow(verifying: Verifying): Difference | undefined {
  const { table } = verifying;
  if (table.stage.at !== 'window' || verifying.happened.some(({ type }) => type === 'deal_over')) return undefined;
  for (const seat of [...table.toAct]) {
    const no = act(verifying, answerOf(verifying, seat, table.stage.window.from));
    if (no) return no;
  }
  return undefined;
}

function answerOf(verifying: Verifying, seat: number, from: number): Action {
  const { deal, event, names } = verifying;
  const player = playerAt(verifying, seat);
  const next = deal.events.slice(Math.max(0, event - 1)).find(({ type }) => type !== 'stake' && type !== 'indicator');
  const pass = { seat, move: PASS, tiles: [] };
  if (next !== undefined) {
    const claims = next.type === 'chow' || next.type === 'pung' || next.type === 'open_kong';
    return claims && next.player === player ? { seat, move: names.moves[next.type], tiles: next.own } : pass;
  }
  const { ending } = deal;
  const wins =
    ending?.type === 'win'
      ? ending.wins.some((win) => win.player === player && seatOf(verifying, win.from) === from)
      : ending?.reason === 'triple_win';
  return wins ? { seat, move: names.moves.win, tiles: [] } : pass;
}
