/**
 * A game of one person against bots: ask, play, tell, until the game or the input ends.
 *
 *     events -> what happened, in a line a seat -> screen and menu -> a typed line -> action
 *
 * Tables never change, so going back is taking up an earlier one.
 */
import {
  type Event,
  eventsForPlayer,
  play,
  type Problem,
  standings,
  type Table,
  view,
  type View,
} from '../../core/index.ts';
import { actRemote, dealsPlayed, type RemotePlayer } from '../../sim/index.ts';
import { declaresWin, type Player } from '../../players/index.ts';
import { heading, packed, wrap } from '../draw/text-columns.ts';
import { plural } from '../draw/number-text.ts';
import { deedText, lostReason, noteTexts, personAt } from '../draw/deal-move-table.ts';
import { does, inSentence, moveName, type Scene, say } from '../draw/drawing-context.ts';
import { drawStandings } from '../draw/standings.ts';
import { FINE, INTERRUPTED, type Terminal } from '../terminal.ts';
import { type Decision, isAsked } from './undo-points.ts';
import { hintLines } from './hint.ts';
import type { Kept } from './game-log-file.ts';
import { makeMenu, type Menu, menuLines, readWish, windowText, type Word, wordIn } from './action-menu.ts';
import { noWinLines } from './why-no-win.ts';
import { drawOwnHand, drawTable, TABLE_KEY } from './table-screen.ts';
import { legend } from '../draw/tiles.ts';
import { makeTeller, type Story, tell, type Teller } from './gather-deal-story.ts';
import { beginningText, drawLeftOver } from './bot-game-report.ts';
import { drawEnding } from './deal-ending.ts';

/** A game being played by a person: everything the loop passes along. */
export interface Sitting {
  terminal: Terminal;
  scene: Scene;
  /** As it stands now. */
  table: Table;
  /** Which player the person is. */
  person: number;
  players: readonly Player[];
  /** Those of other programs, by player. */
  remote: readonly (RemotePlayer | undefined)[];
  /** What the person has decided, the last one at the end. */
  decisions: Decision[];
  kept: Kept;
  maxDeals: number;
}

/** Whether the person goes on, takes the last decision back, or leaves. */
type Course = 'on' | 'back' | 'leave';

/** What has been told of the deal so far. */
interface Telling {
  teller: Teller;
  /** Deeds already on the screen, and what happened beside. */
  deeds: number;
  notes: number;
  lost: number;
  deal: number;
}

/** Plays until the end, or until the person leaves. */
export async function playAsPerson(sitting: Sitting): Promise<number> {
  const { terminal, scene } = sitting;
  tellOthers(sitting);
  let course = await playOn(sitting, sitting.kept.log.events.length > sitting.table.events.length);
  while (course === 'back') {
    goBack(sitting);
    course = await playOn(sitting, true);
  }
  if (course === 'leave') {
    terminal.out(`\n  ${sitting.kept.save()}`);
    return terminal.interrupted() ? INTERRUPTED : FINE;
  }
  const { table, kept } = sitting;
  const title = table.over ? 'The game is over' : `Stopped after ${plural(dealsPlayed(table), 'deal')}`;
  terminal.out(scene.paint.bold(heading(title, scene.columns)));
  for (const line of drawStandings(scene, standings(table))) terminal.out(line);
  if (!table.over) terminal.out(`\n  ${kept.save()}`);
  return FINE;
}

/** From the table as it is to the next time the person does not go on; `on` when the game is over or stops. */
async function playOn(sitting: Sitting, isBack: boolean): Promise<Course> {
  const { person, players, remote } = sitting;
  const telling: Telling = { teller: makeTeller(sitting.table), deeds: 0, notes: 0, lost: 0, deal: 0 };
  let course: Course = 'on';
  showEvents(sitting, telling, sitting.kept.log.events, isBack);
  if (isBack && !isOwnTurn(sitting) && sitting.table.settled === null)
    showTable(sitting, view(sitting.table, sitting.table.players.indexOf(person)));
  while (course === 'on' && !sitting.table.over && dealsPlayed(sitting.table) < sitting.maxDeals) {
    const { table } = sitting;
    if (table.players[table.toAct[0]!] !== person) await actRemote(table, players, remote);
    else course = await decide(sitting, telling);
    if (course !== 'on') break;
    sitting.kept.add(sitting.table.events);
    tellOthers(sitting);
    showEvents(sitting, telling, sitting.table.events, false);
  }
  return course;
}

function tellOthers({ remote, table }: Sitting): void {
  for (const other of remote) other?.hear(table.events, table);
}

/** On a turn of one's own the table is shown anyway. */
function isOwnTurn({ table, person }: Sitting): boolean {
  return table.stage.at === 'turn' && table.players[table.toAct[0]!] === person;
}

/** The table of the last decision is the one that counts, as if it had not been made. */
function goBack(sitting: Sitting): void {
  const { table, at } = sitting.decisions.pop()!;
  sitting.table = table;
  sitting.kept.cut(at);
  sitting.terminal.out(`\n  ${sitting.scene.paint.good('Taken back.')}`);
}

/** Whether there is something to take back; says so if not. */
function canGoBack({ decisions, terminal, remote }: Sitting): boolean {
  if (remote.some((other) => other !== undefined)) {
    terminal.out('  Nothing can be taken back where another program plays: it has seen it.');
    return false;
  }
  if (decisions.length === 0) terminal.out('  There is nothing to take back.');
  return decisions.length > 0;
}

/** Asks until the person has acted, and makes the next table of it. A seat that can only pass is not asked. */
async function decide(sitting: Sitting, telling: Telling): Promise<Course> {
  const { terminal, scene, table, decisions, kept } = sitting;
  const seen = view(table, table.toAct[0]!);
  if (table.stage.at === 'settled') {
    const course = await askForNext(sitting);
    if (course === 'on') sitting.table = play(table, seen.legal[0]!);
    return course;
  }
  if (!isAsked(table, seen.seat)) {
    sitting.table = play(table, seen.legal[0]!);
    return 'on';
  }
  const menu = makeMenu(scene, seen);
  showDeeds(sitting, telling);
  if (seen.window) terminal.out(`  ${scene.paint.bold(windowText(scene, seen))}`);
  else if (seen.phase) {
    showTable(sitting, seen);
    terminal.out(`  ${scene.paint.bold(phaseText(scene, seen.phase))}`);
  } else if (seen.turn?.begin === 'asked')
    terminal.out(`\n  ${scene.paint.bold('The deal is over; before it is paid:')}`);
  else showTable(sitting, seen);
  showMenu(sitting, seen, menu);
  for (;;) {
    const line = await terminal.ask(scene.paint.bold(promptText(seen, menu)));
    if (line === undefined) return 'leave';
    const wish = readWish(scene, menu, seen, line);
    if (wish.is === 'unclear') terminal.out(`  ${wish.message}`);
    else if (wish.is === 'word') {
      const course = obey(sitting, seen, menu, wish.word);
      if (course !== 'on') return course;
    } else {
      const next = play(table, wish.action);
      if (next.refused === undefined) {
        decisions.push({ table, at: kept.log.events.length });
        sitting.table = next;
        return 'on';
      }
      terminal.out(`  ${refusalText(scene, next.refused)}`);
      if (declaresWin(scene.rules, wish.action))
        for (const text of noWinLines(scene, seen).flatMap((line) => wrap(line, scene.columns - 2)))
          terminal.out(`  ${scene.paint.dim(text)}`);
    }
  }
}

/** `Exchange of three: all choose at once.` */
function phaseText(scene: Scene, { id }: NonNullable<View['phase']>): string {
  const phase = scene.rules.phases.find((each) => each.id === id);
  return `${say(scene, phase?.name, id)}: all choose at once.`;
}

function promptText({ legal }: View, { discards }: Menu): string {
  if (legal.length === 1) return '  your turn (Enter): ';
  return discards.length > 0 ? '  your turn: ' : '  you may: ';
}

/** What a word that is no action does; `on`: asked again. */
function obey(sitting: Sitting, seen: View, menu: Menu, word: Word): Course {
  const { terminal, scene } = sitting;
  switch (word) {
    case 'quit':
      return 'leave';
    case 'undo':
      return canGoBack(sitting) ? 'back' : 'on';
    case 'hint':
      for (const line of hintLines(scene, seen)) terminal.out(line);
      return 'on';
    case 'help':
      for (const line of helpLines(scene)) terminal.out(`  ${line}`);
      return 'on';
    case 'table':
      showTable(sitting, seen);
      showMenu(sitting, seen, menu);
      return 'on';
  }
}

function showTable({ scene, terminal }: Sitting, seen: View): void {
  for (const line of drawTable(scene, seen)) terminal.out(line);
}

function showMenu({ scene, terminal }: Sitting, seen: View, menu: Menu): void {
  for (const line of drawOwnHand(scene, seen, menu)) terminal.out(line);
  for (const line of menuLines(scene, menu)) terminal.out(line);
}

/** What the rules say against it, and where they say it in a pack of one's own. */
function refusalText({ paint }: Scene, { message, further = [] }: Problem): string {
  const rule = further[0]?.place;
  return rule && !rule.file.startsWith('rulesets/')
    ? `${message} ${paint.dim(`(${rule.file}:${rule.line})`)}`
    : message;
}

/** How to answer, with moves of the pack as examples. */
function helpLines(scene: Scene): string[] {
  const claims = Object.values(scene.rules.moves).filter(({ makes }) => makes !== undefined);
  const examples = claims.slice(0, 2).map(({ id }) => moveName(scene, id).toLowerCase());
  const named = examples.length > 0 ? `; actions may be typed by name (${examples.join(', ')})` : '';
  const lines = [
    'Type the number beside an action. The number below a tile discards it.',
    `A tile (7z) also discards it${named}. Enter passes.`,
    '? gives a hint, undo takes your last decision back, table shows the table again, quit leaves and saves the game.',
    `On the table: ${TABLE_KEY}.`,
  ];
  return [...lines.flatMap((line) => wrap(line, scene.columns - 2)), ...legend(scene)];
}

/** Tells what these events show the person. */
function showEvents(sitting: Sitting, telling: Telling, events: readonly Event[], quietly: boolean): void {
  const { table, person } = sitting;
  const { teller } = telling;
  let latest: Story | undefined;
  for (const event of eventsForPlayer(table, events, person, teller.players.indexOf(person)).events) {
    const [whole] = tell(teller, [event]);
    latest = whole ?? latest;
    if (event.type === 'deal_begin') Object.assign(telling, { deeds: 0, notes: 0, lost: 0 });
    if (quietly) continue;
    if (event.type === 'claim_lost' && table.players[event.seat] === person) showLost(sitting, telling, event);
    if (event.type === 'deal_begin') showBeginning(sitting, teller.story!);
    if (event.type === 'settle' && !whole) showLeftOver(sitting, teller);
    if (whole) showEnding(sitting, telling, whole);
  }
  if (quietly && teller.story)
    Object.assign(telling, { deeds: teller.story.deeds.length, notes: teller.story.notes.length });
  // Who comes back while all look at how a deal ended sees that again.
  if (quietly && latest && table.stage.at === 'settled')
    showEnding(sitting, { ...telling, deeds: latest.deeds.length, notes: latest.notes.length }, latest);
}

function showEnding(sitting: Sitting, telling: Telling, story: Story): void {
  const { scene, terminal } = sitting;
  showDeeds(sitting, telling, story);
  terminal.out('');
  for (const line of drawEnding(scene, story)) terminal.out(line);
  terminal.out('');
}

/** What was left in the pots goes to somebody when the game is over. */
function showLeftOver({ scene, terminal }: Sitting, teller: Teller): void {
  terminal.out(scene.paint.bold(heading('Left on the table', scene.columns)));
  for (const line of drawLeftOver(scene, teller)) terminal.out(line);
}

async function askForNext(sitting: Sitting): Promise<Course> {
  const { scene, terminal } = sitting;
  for (;;) {
    const line = await terminal.ask(scene.paint.dim('  Enter for the next deal '));
    const word = line === undefined ? 'quit' : wordIn(line);
    if (word === 'quit') return 'leave';
    if (word !== 'undo') return 'on';
    if (canGoBack(sitting)) return 'back';
  }
}

function showBeginning({ scene, terminal }: Sitting, story: Story): void {
  const { deal, round, dealer, replayed } = story.begin;
  const again = replayed ? ', played again' : '';
  terminal.out(
    `\n  Deal ${deal}${again}: round ${round}, ${inSentence(does(personAt(scene, story, dealer), 'deals'))}.`,
  );
  for (const text of beginningText(scene, story)) terminal.out(`  ${text}`);
}

/** What the others did since the last time, in one line, and what happened beside. */
function showDeeds({ scene, terminal }: Sitting, telling: Telling, story = telling.teller.story): void {
  if (!story) return;
  const fresh = story.deeds.slice(telling.deeds);
  telling.deeds = story.deeds.length;
  const told = fresh.map((deed) => `${scene.paint.dim(personAt(scene, story, deed.seat))} ${deedText(scene, deed)}`);
  const notes = story.notes.slice(telling.notes).flatMap((note) => noteTexts(scene, story, note));
  telling.notes = story.notes.length;
  if (told.length > 0) terminal.out('');
  for (const line of packed(told, scene.columns - 2)) terminal.out(`  ${line}`);
  for (const text of notes) terminal.out(`  ${scene.paint.dim('└')} ${text}`);
}

function showLost(sitting: Sitting, telling: Telling, event: Extract<Event, { type: 'claim_lost' }>): void {
  const { scene, terminal } = sitting;
  const other = personAt(scene, telling.teller.story!, event.to);
  terminal.out(
    `\n  ${scene.paint.bad('Not yours:')} ${moveName(scene, event.move)}, but ${lostReason(scene, event, other)}`,
  );
}
