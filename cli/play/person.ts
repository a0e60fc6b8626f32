/**
 * A game of one person against bots: ask, play, tell, until the game or the input ends.
 *
 *     events -> what happened, in a line a seat -> screen and menu -> a typed line -> action
 */
import {
  type Action,
  advance,
  type Event,
  eventsFor,
  type Log,
  play,
  type Problem,
  standings,
  type Table,
  view,
  type View,
} from '../../core/index.ts';
import { act, type Player } from '../../sim/index.ts';
import { heading } from '../draw/columns.ts';
import { deedText, lostReason, personAt } from '../draw/river.ts';
import { does, inSentence, moveName, type Scene } from '../draw/scene.ts';
import { drawStandings } from '../draw/standings.ts';
import { FINE, INTERRUPTED, type Terminal } from '../terminal.ts';
import { hintLines } from './hint.ts';
import { asksToLeave, makeMenu, menuLines, readWish, windowText } from './menu.ts';
import { drawOwnHand, drawTable } from './screen.ts';
import { makeTeller, type Story, tell, type Teller } from './story.ts';
import { drawEnding } from './win.ts';

/** A game being played by a person: everything the loop passes along. */
export interface Sitting {
  terminal: Terminal;
  scene: Scene;
  table: Table;
  /** Which player the person is. */
  person: number;
  players: readonly Player[];
  log: Log;
  /** Told after every action, to keep the log. */
  keep: (events: readonly Event[]) => void;
  maxDeals: number;
  /** Whether a game can be gone on with later. */
  saved: string | undefined;
}

/** What has been told of the deal so far. */
interface Telling {
  teller: Teller;
  /** Deeds already on the screen. */
  deeds: number;
  lost: number;
  deal: number;
}

/** Plays until the end, or until the person leaves. */
export async function playAsPerson(sitting: Sitting, before: readonly Event[]): Promise<number> {
  const { terminal, table } = sitting;
  const telling: Telling = { teller: makeTeller(table), deeds: 0, lost: 0, deal: 0 };
  const isBack = before.length > table.events.length;
  if (!(await showEvents(sitting, telling, before, isBack))) return leave(sitting);
  // On a turn of one's own the table is shown anyway.
  const ownTurn = table.stage.at === 'turn' && table.players[table.toAct[0]!] === sitting.person;
  if (isBack && !ownTurn && !table.over)
    for (const line of drawTable(sitting.scene, view(table, table.players.indexOf(sitting.person)))) terminal.out(line);
  while (!table.over && table.deals <= sitting.maxDeals) {
    const seat = table.toAct[0]!;
    if (table.players[seat] !== sitting.person) act(table, sitting.players);
    else {
      const action = await decide(sitting, telling, view(table, seat));
      if (action === undefined) return leave(sitting);
      advance(table, action);
    }
    sitting.keep(table.events);
    if (!(await showEvents(sitting, telling, table.events, false))) return leave(sitting);
  }
  terminal.out(sitting.scene.paint.bold(heading('The game is over', sitting.scene.columns)));
  for (const line of drawStandings(sitting.scene, standings(table))) terminal.out(line);
  return FINE;
}

function leave({ terminal, saved, scene }: Sitting): number {
  const how = saved
    ? `The game is kept in ${saved}; go on with:\n    tilewright play ${scene.rules.id} --resume ${saved}`
    : 'The game is not kept; --log FILE keeps it.';
  terminal.out(`\n  ${how}`);
  return terminal.interrupted() ? INTERRUPTED : FINE;
}

/** The person's answer; undefined to leave. A seat that can only pass is not asked. */
async function decide(sitting: Sitting, telling: Telling, seen: View): Promise<Action | undefined> {
  if (seen.legal.length === 1 && seen.window) return seen.legal[0]!;
  const { terminal, scene } = sitting;
  const menu = makeMenu(scene, seen);
  showDeeds(sitting, telling);
  if (seen.window) terminal.out(`  ${scene.paint.bold(windowText(scene, seen))}`);
  else for (const line of drawTable(scene, seen)) terminal.out(line);
  const showMenu = (): void => {
    for (const line of drawOwnHand(scene, seen, menu)) terminal.out(line);
    for (const line of menuLines(scene, menu)) terminal.out(line);
  };
  showMenu();
  for (;;) {
    const line = await terminal.ask(scene.paint.bold(menu.discards.length > 0 ? '  your turn: ' : '  you may: '));
    if (line === undefined) return undefined;
    const wish = readWish(scene, menu, seen, line);
    if (wish.is === 'unclear') terminal.out(`  ${wish.message}`);
    else if (wish.is === 'action') {
      const refusal = play(sitting.table, wish.action).refused;
      if (refusal === undefined) return wish.action;
      terminal.out(`  ${refusalText(scene, refusal)}`);
    } else if (wish.word === 'quit') return undefined;
    else if (wish.word === 'hint') for (const hint of hintLines(scene, seen)) terminal.out(hint);
    else if (wish.word === 'help') for (const help of HELP) terminal.out(`  ${help}`);
    else {
      for (const told of drawTable(scene, seen)) terminal.out(told);
      showMenu();
    }
  }
}

/** What the rules say against it, and where they say it. */
function refusalText({ paint }: Scene, { message, further = [] }: Problem): string {
  const rule = further[0]?.place;
  return rule ? `${message} ${paint.dim(`(${rule.file}:${rule.line})`)}` : message;
}

const HELP = [
  'A number chooses what stands beside it; below the hand, the number of a tile discards it.',
  'A tile (7z) discards it too; moves may be typed by name: pung, chow 34m. Enter passes.',
  '? hint · table shows the table again · quit leaves · help this.',
];

/** Tells what these events show the person; false when the person leaves. */
async function showEvents(
  sitting: Sitting,
  telling: Telling,
  events: readonly Event[],
  quietly: boolean,
): Promise<boolean> {
  const { scene, terminal, table, person } = sitting;
  const seat = telling.teller.players.indexOf(person);
  for (const event of eventsFor(table, events, seat)) {
    const [whole] = tell(telling.teller, [event]);
    if (event.type === 'deal_begin') Object.assign(telling, { deeds: 0, lost: 0 });
    if (quietly) continue;
    if (event.type === 'claim_lost' && table.players[event.seat] === person) showLost(sitting, telling, event);
    if (event.type === 'deal_begin') showBeginning(sitting, telling.teller.story!);
    if (whole) {
      showDeeds(sitting, telling, whole);
      terminal.out('');
      for (const line of drawEnding(scene, whole)) terminal.out(line);
      terminal.out('');
      if (events.at(-1)?.type === 'game_over') continue;
      const line = await terminal.ask(scene.paint.dim('  Enter for the next deal '));
      if (line === undefined || asksToLeave(line)) return false;
    }
  }
  if (quietly && telling.teller.story) telling.deeds = telling.teller.story.deeds.length;
  return true;
}

function showBeginning({ scene, terminal }: Sitting, story: Story): void {
  const { deal, round, dealer, replayed } = story.begin;
  const again = replayed ? ', played again' : '';
  terminal.out(
    `\n  Deal ${deal}${again}: round ${round}, ${inSentence(does(personAt(scene, story, dealer), 'deals'))}.`,
  );
}

/** What the others did since the last time, in one line. */
function showDeeds({ scene, terminal }: Sitting, telling: Telling, story = telling.teller.story): void {
  if (!story) return;
  const fresh = story.deeds.slice(telling.deeds);
  telling.deeds = story.deeds.length;
  const told = fresh.map((deed) => `${scene.paint.dim(personAt(scene, story, deed.seat))} ${deedText(scene, deed)}`);
  if (told.length > 0) terminal.out(`\n  ${told.join('   ')}`);
}

function showLost(sitting: Sitting, telling: Telling, event: Extract<Event, { type: 'claim_lost' }>): void {
  const { scene, terminal } = sitting;
  const other = personAt(scene, telling.teller.story!, event.to);
  terminal.out(
    `\n  ${scene.paint.bad('Not yours:')} ${moveName(scene, event.move)}, but ${lostReason(scene, event, other)}`,
  );
}
