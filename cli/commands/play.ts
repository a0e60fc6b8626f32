import { newGame, isHashOf, type Log, logHeader, makeLog, parseLog, resumeLog, type Table } from '../../core/index.ts';
import { packExamples, type PackRuleset } from '../../loader/index.ts';
import { type GameResult, type GameSettings, randomSeed, runRemoteGame, seatPlayers } from '../../sim/index.ts';
import { makeScene, type Scene } from '../draw/drawing-context.ts';
import { openPack, type PackFlags } from '../open-pack.ts';
import { decisionsIn } from '../play/undo-points.ts';
import { keepLog } from '../play/game-log-file.ts';
import { playAsPerson } from '../play/person-against-bots.ts';
import { makeTeller, type Story, tell, type Teller } from '../play/gather-deal-story.ts';
import {
  drawDeal,
  drawGreeting,
  drawLeftOver,
  drawNext,
  drawOverview,
  drawResult,
  drawScoreKey,
  worthTelling,
} from '../play/bot-game-report.ts';
import { fitLine } from '../draw/text-columns.ts';
import { legend } from '../draw/tiles.ts';
import { TABLE_KEY } from '../play/table-screen.ts';
import { complain } from '../print-problems.ts';
import { parseSeconds, parseSeed, parseWhole } from '../flag-values.ts';
import { playAsBot } from '../seats/as-bot.ts';
import type { Fault, RemoteSeat } from '../seats/remote-seat.ts';
import { faultText, makersOf, openSeats, parseSeating, type Seating } from '../seats/seat-players.ts';
import { FINE, type Terminal, WRONG_USE } from '../terminal.ts';
import { rulesOf } from './replay.ts';

export interface PlayFlags extends PackFlags {
  seed?: string;
  deals?: string;
  bots?: boolean;
  moves?: boolean;
  tour?: boolean;
  log?: string;
  resume?: string;
  /** Numbers of seats, each followed by who plays it. */
  seat?: readonly string[];
  botTime?: string;
  asBot?: string;
  connect?: string;
}

/** What a game is played with, once the flags are read. */
interface Game {
  /** How the pack was named. */
  pack: string;
  rules: PackRuleset;
  seed: string;
  maxDeals: number;
  seating: Seating;
  /** The players of other programs, by player. */
  remote: readonly (RemoteSeat | undefined)[];
  /** What those did not do. */
  faults: readonly Fault[];
}

const MOST_DEALS = 100_000;
const ENOUGH_DEALS = 400;

/** A game in the terminal: a person against bots, or bots alone. */
export async function playCommand(
  terminal: Terminal,
  pack: string | undefined,
  flags: PlayFlags = {},
): Promise<number> {
  const seed = parseSeed(flags.seed ?? randomSeed());
  const deals = parseWhole(flags.deals ?? String(ENOUGH_DEALS), '--deals', 1, MOST_DEALS);
  complain(terminal, [...seed.problems, ...deals.problems]);
  if (!seed.ok || !deals.ok) return WRONG_USE;
  if (flags.connect !== undefined && flags.asBot === undefined) {
    terminal.err('--connect is the server of --as-bot: add --as-bot mjai, or leave out --connect.');
    return WRONG_USE;
  }
  if (flags.resume !== undefined) return resume(terminal, flags.resume, pack, flags, deals.value);
  if (pack === undefined) {
    terminal.err('Which rules? tilewright play international; tilewright packs lists them.');
    return WRONG_USE;
  }
  const rules = await openPack(terminal, pack, flags);
  if (rules === undefined) return WRONG_USE;
  if (flags.asBot !== undefined) return playAsBot(terminal, rules, flags.asBot, flags.connect);
  if (flags.log !== undefined && isTaken(terminal, flags.log)) return WRONG_USE;
  const seated = await seatAll(terminal, rules, flags);
  if (seated === undefined) return WRONG_USE;
  const game: Game = { pack, rules, seed: seed.value, maxDeals: deals.value, ...seated };
  try {
    if (flags.bots || flags.tour || game.seating[0] !== undefined) return await watch(terminal, game, flags);
    const table = newGame(rules, { seed: seed.value });
    const log: Log = { header: logHeader(rules, seed.value), events: [...table.events] };
    fittedTo(terminal).out(
      `  Seed ${shownSeed(seed.value)}${flags.log ? `, saved to ${flags.log}` : ''}. Type ? for a hint, help, or quit.`,
    );
    return await sit(terminal, { ...game, table, log }, flags);
  } finally {
    for (const other of seated.remote) other?.close();
  }
}

/** Who plays besides the person; undefined where the flags do not say so, which is told. */
async function seatAll(
  terminal: Terminal,
  rules: PackRuleset,
  flags: PlayFlags,
): Promise<Pick<Game, 'seating' | 'remote' | 'faults'> | undefined> {
  const seating = parseSeating(flags.seat ?? [], rules.seats.count);
  const limit = parseSeconds(flags.botTime ?? '10', '--bot-time');
  complain(terminal, [...seating.problems, ...limit.problems]);
  if (!seating.ok || !limit.ok) return undefined;
  const faults: Fault[] = [];
  const remote = await openSeats(rules, seating.value, limit.value, (fault) => {
    faults.push(fault);
    terminal.err(faultText(fault));
  });
  complain(terminal, remote.problems);
  return remote.ok ? { seating: seating.value, remote: remote.value, faults } : undefined;
}

/** Whether a seed can be part of a line or of the name of a file as it is. */
function isPlain(seed: string): boolean {
  return /^[\w-]{1,64}$/.test(seed);
}

function shownSeed(seed: string): string {
  return isPlain(seed) ? seed : JSON.stringify(seed);
}

const LOG_START = '{"type":"log"';

/** Nothing that is kept is written over by the next game; says what to do instead. */
function isTaken({ files, err }: Terminal, file: string): boolean {
  const beginning = files.beginning(file, LOG_START.length);
  if (beginning === undefined || beginning.length === 0) return false;
  const isLog = new TextDecoder().decode(beginning) === LOG_START;
  err(
    isLog
      ? `There is a game in ${file}; it would be overwritten.`
      : `There is a file ${file}; it would be overwritten.`,
  );
  const goOn = isLog ? `Resume it: tilewright play --resume ${file}. Or name` : 'Name';
  err(`${goOn} another file with --log, or remove this one first.`);
  return true;
}

/** The same terminal, on which no line is wider than it; a narrow one is taken to have forty columns. */
function fittedTo(terminal: Terminal): Terminal {
  const width = Math.max(40, terminal.columns);
  return { ...terminal, out: (text) => text.split('\n').forEach((line) => fitLine(line, width).forEach(terminal.out)) };
}

/** Bots alone. */
async function watch(terminal: Terminal, game: Game, flags: PlayFlags): Promise<number> {
  const { rules, seed, maxDeals, seating, remote } = game;
  const scene = sceneOf(terminal, rules, flags);
  const stories: Story[] = [];
  let teller: Teller | undefined;
  const settings: GameSettings = {
    seed,
    players: makersOf(seating),
    maxDeals,
    log: flags.log !== undefined,
    onEvents: (events, table) => {
      teller ??= makeTeller(table);
      stories.push(...tell(teller, events));
    },
  };
  const result = await runRemoteGame(rules, settings, remote);
  if (flags.json) terminal.out(JSON.stringify(answerOf(game, result, stories)));
  else
    for (const line of report(scene, game, { result, stories, teller: teller! }, flags)) fittedTo(terminal).out(line);
  return result.log && flags.log
    ? written(terminal, terminal.files.write(flags.log, makeLog(result.log)), flags.log)
    : FINE;
}

/** A game of bots as it came out. */
interface Watched {
  result: GameResult;
  stories: readonly Story[];
  teller: Teller;
}

function report(
  scene: Scene,
  { pack, seed }: Game,
  { result, stories, teller }: Watched,
  { tour, moves }: PlayFlags,
): string[] {
  const told = tour ? worthTelling(stories) : undefined;
  if (told !== undefined)
    return [
      ...drawGreeting(scene, shownSeed(seed)),
      '',
      ...drawDeal(scene, told),
      '',
      ...drawScoreKey(scene),
      '',
      ...drawNext(scene, pack, packExamples(pack)),
    ];
  const all = moves ? stories.flatMap((story) => [...drawDeal(scene, story), '']) : [];
  return [
    `  ${scene.rules.name.en}, seed ${shownSeed(seed)}`,
    '',
    ...all,
    ...drawOverview(scene, stories),
    ...drawResult(scene, result, drawLeftOver(scene, teller)),
  ];
}

function answerOf(
  { seed, remote, faults }: Game,
  { standings, deals, stopped }: GameResult,
  stories: readonly Story[],
): object {
  const told = stories.map(({ begin, ending, wins, entries, points }) => ({
    deal: begin.deal,
    round: begin.round,
    dealer: begin.dealer,
    ending,
    entries,
    points,
    wins: wins.map(({ seat, from, by, tile, judgement }) => ({ seat, from, by, tile, judgement })),
  }));
  const others = remote.some((one) => one !== undefined) ? { faults } : {};
  return { seed, deals, standings, ...(stopped && { stopped }), ...others, stories: told };
}

/** A person's game, new or gone on with. */
type Seated = Omit<Game, 'pack'> & { table: Table; log: Log };

async function sit(
  terminal: Terminal,
  { rules, seed, maxDeals, table, log, seating, remote }: Seated,
  flags: PlayFlags,
): Promise<number> {
  const person = 0;
  const file = flags.log ?? flags.resume;
  const no = file && terminal.files.write(file, makeLog(log));
  if (no) return written(terminal, no, file);
  const scene = makeScene(rules, terminal.paint, { ...languageOf(flags), columns: terminal.columns, person });
  const fitted = fittedTo(terminal);
  if (log.events.length === table.events.length)
    for (const line of [...legend(scene), TABLE_KEY]) fitted.out(`  ${terminal.paint.dim(line)}`);
  return playAsPerson({
    terminal: fitted,
    scene,
    table,
    person,
    players: seatPlayers(rules, seed, makersOf(seating)),
    remote,
    decisions: decisionsIn(rules, log, person),
    kept: keepLog(terminal, log, file, isPlain(seed) ? `${rules.id}-${seed}` : rules.id),
    maxDeals,
  });
}

/** What the log decides for a game that is gone on with. */
const SETTLED = ['seed', 'options', 'bots', 'tour', 'moves', 'seat'] as const;

/** Whether a pack, by id or path, is the one a log was played by. */
function isPackOf(terminal: Terminal, log: Log, pack: string): boolean {
  if (pack === log.header.rules) return true;
  const named = rulesOf(terminal, log, pack);
  return named.ok && isHashOf(named.value, log.header.hash);
}

/** A game from its log, by the pack it carries. */
async function resume(
  terminal: Terminal,
  file: string,
  pack: string | undefined,
  flags: PlayFlags,
  maxDeals: number,
): Promise<number> {
  const settled = SETTLED.filter((flag) => flags[flag] !== undefined).map((flag) => `--${flag}`);
  if (settled.length > 0) {
    terminal.err(`--resume takes no ${settled.join(', ')}: the game goes on as the log has it.`);
    terminal.err(`Resume: tilewright play --resume ${file}. For a new game, leave out --resume.`);
    return WRONG_USE;
  }
  const content = terminal.files.read(file);
  if (content === undefined) {
    terminal.err(`There is no file ${file}.`);
    return WRONG_USE;
  }
  const log = parseLog(new TextDecoder().decode(content), file);
  const rules = log.ok ? rulesOf(terminal, log.value, undefined, file) : log;
  const resumed = log.ok && rules.ok ? resumeLog(rules.value, log.value, file) : rules;
  if (!log.ok || !rules.ok || !resumed.ok) {
    complain(terminal, resumed.problems);
    return WRONG_USE;
  }
  if (pack !== undefined && !isPackOf(terminal, log.value, pack)) {
    terminal.err(`The game in ${file} uses the rules saved in it (${log.value.header.rules}), not ${pack}.`);
    terminal.err(`Resume: tilewright play --resume ${file}`);
    return WRONG_USE;
  }
  if (flags.log !== undefined && flags.log !== file && isTaken(terminal, flags.log)) return WRONG_USE;
  const { table, log: now } = resumed.value as { table: Table; log: Log };
  const seed = String(log.value.header.seed);
  fittedTo(terminal).out(`  Resumed: seed ${shownSeed(seed)}, deal ${table.deals}; saved to ${flags.log ?? file}`);
  const alone = { seating: [], remote: [], faults: [] };
  return sit(terminal, { rules: rules.value, seed, maxDeals, table, log: now, ...alone }, flags);
}

function written(terminal: Terminal, no: string | undefined, file: string): number {
  if (no === undefined) {
    terminal.err(`Log: ${file}`);
    return FINE;
  }
  terminal.err(`The log could not be written: ${no}`);
  return WRONG_USE;
}

function sceneOf(terminal: Terminal, rules: PackRuleset, flags: PlayFlags): Scene {
  return makeScene(rules, terminal.paint, { ...languageOf(flags), columns: terminal.columns });
}

function languageOf({ lang }: PlayFlags): { language?: string } {
  return lang === undefined ? {} : { language: lang };
}
