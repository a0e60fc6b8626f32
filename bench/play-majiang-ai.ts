/**
 * One player of ours alone against three of @kobalab/majiang-ai, over shared walls: each wall is played four times, the player in every
 * seat once. Results are kept, so a run that was ended goes on where it stopped.
 *
 *     npm run strength -- greedy 100                         100 walls, 400 games
 *     npm run strength -- greedy 100 --against 1.0.0         against its first release
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import {
  advance,
  type Event,
  eventsFor,
  newGame,
  NEXT_DEAL,
  type Ruleset,
  standings,
  type Table,
  view,
} from '../core/index.ts';
import { load } from '../loader/index.ts';
import { defaultAction, type Player, playerLevels } from '../players/index.ts';
import { type MjaiSeat, mjaiSeat, riichiNames } from '../records/index.ts';
import { seatPlayers } from '../sim/index.ts';
import { folder, installPeers, peer } from './install-peers.ts';
import { type ClientPlayer, majiang } from './peers/majiang-core.ts';
import { type Mjai, MjaiShim } from './peers/mjai-shim.ts';
import { print, type Played, tally } from './strength-figures.ts';

/** Releases to play against, by the name they are installed under. */
const RELEASES: Record<string, string> = { '1.0.13': '@kobalab/majiang-ai', '1.0.0': 'majiang-ai-first' };

/** One of theirs at our table. */
interface Theirs {
  seat: MjaiSeat;
  shim: MjaiShim;
}

function theirs(rules: Ruleset, seat: number, Client: new () => ClientPlayer): Theirs {
  const players = ['east', 'south', 'west', 'north'];
  const made = mjaiSeat(rules, riichiNames, { seat, players });
  if (!made.ok) throw new Error(made.problems[0]!.message);
  return { seat: made.value, shim: new MjaiShim(new Client(), majiang().rule()) };
}

/** Their answer to a question, or to two where they declare. */
function answer({ seat, shim }: Theirs, table: Table, at: number): ReturnType<Player> {
  const seen = view(table, at);
  const turn = seat.decide(seen, defaultAction(table.rules, seen));
  let step = turn.next();
  while (!step.done) {
    const { messages, ask } = step.value;
    const answers = messages.map((message) => shim.react(message as Mjai));
    step = turn.next({ value: answers[ask] as never });
  }
  if (step.value.fault !== undefined) throw new Error(`seat ${at}: ${step.value.fault}`);
  return step.value.action;
}

/** Plays one game; `lone` is the seat of our player. */
function playOne(rules: Ruleset, name: string, Client: new () => ClientPlayer, seed: string, lone: number): Played {
  const table = newGame(rules, { seed });
  const ours = seatPlayers(rules, seed, Array(4).fill(playerLevels[name]!))[lone]!;
  const seats = table.players.map((_, seat) => theirs(rules, seat, Client));
  const told: Mjai[] = [];
  const hear = (events: readonly Event[]): void => {
    for (const [at, { seat }] of seats.entries()) {
      const no = seat.hear(eventsFor(table, events, at));
      if (no) throw new Error(no);
    }
    // The seat of our player has nobody who answers; what it hears is counted.
    told.push(...(seats[lone]!.seat.rest() as Mjai[]));
  };
  hear(table.events);
  while (!table.over) {
    const at = table.toAct[0]!;
    const action =
      table.stage.at === 'settled'
        ? { seat: at, move: NEXT_DEAL, tiles: [] }
        : at === lone
          ? ours(view(table, at))
          : answer(seats[at]!, table, at);
    const no = advance(table, action);
    if (no) throw new Error(`seat ${at}: ${no.message}`);
    hear(table.events);
  }
  const { rank, points } = standings(table).find(({ player }) => table.players[lone] === player)!;
  return { seed, lone, rank, points, ...tally(told, lone) };
}

const { values, positionals } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true });
const [name = 'greedy', walls = '100'] = positionals;
const release = values.against ?? '1.0.13';
if (!Object.hasOwn(playerLevels, name) || !Object.hasOwn(RELEASES, release)) {
  console.error(
    `Players: ${Object.keys(playerLevels).join(', ')}; releases of majiang-ai: ${Object.keys(RELEASES).join(', ')}.`,
  );
  process.exit(2);
}
installPeers();
const loaded = load('riichi');
if (!loaded.ok) throw new Error(loaded.problems[0]!.message);
const rules = loaded.value;
const Client = peer<new () => ClientPlayer>(RELEASES[release]!);
const kept = `${folder}strength-${name}-${release}.jsonl`;
const text = existsSync(kept) ? readFileSync(kept, 'utf8') : '';
const played = text.split('\n').flatMap((line) => (line.endsWith('}') ? [JSON.parse(line) as Played] : []));
mkdirSync(dirname(kept), { recursive: true });
for (let wall = 1; wall <= Number(walls); wall++)
  for (let lone = 0; lone < 4; lone++) {
    const seed = `strength ${wall}`;
    if (played.some((one) => one.seed === seed && one.lone === lone)) continue;
    const one = playOne(rules, name, Client, seed, lone);
    played.push(one);
    appendFileSync(kept, `${JSON.stringify(one)}\n`);
    if (lone === 3) console.error(`${wall} of ${walls} walls`);
  }
for (const line of print(name, `majiang-ai ${release}`, played)) console.log(line);
