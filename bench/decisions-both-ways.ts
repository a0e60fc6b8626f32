/**
 * What decisions of a player bring, played both ways: `npm run decisions -- riichi --minutes 10`. From some decisions of each deal the best action of
 * another kind is played instead of the one chosen, on the same walls, and the deal is played to its end again.
 *
 *     deal ──▶ decision ──▶ the action chosen                ──▶ points ─┐
 *                      └──▶ the best action of another kind  ──▶ points ─┴▶ what the choice was better by, said and true
 */
import { parseArgs } from 'node:util';
import { parseOptions } from '../cli/flag-values.ts';
import { type Action, discardsBy, newGame, PASS, play, seededRandom, type Table, view } from '../core/index.ts';
import { load } from '../loader/index.ts';
import { type Player, planningPlayer, playerLevels, skills, type Weighed, weighActions } from '../players/index.ts';
import { dealsPlayed, seatPlayers } from '../sim/index.ts';
import { sure } from './must-succeed.ts';
import { meanWithHalf } from './strength-figures.ts';

const { values, positionals } = parseArgs({
  options: {
    level: { type: 'string', default: 'strong' },
    minutes: { type: 'string', default: '10' },
    options: { type: 'string', multiple: true, default: [] },
    others: { type: 'string', default: 'normal' },
    seed: { type: 'string', default: 'decisions' },
  },
  allowPositionals: true,
});
const [pack = 'riichi'] = positionals;
const rules = sure(load(pack, { options: sure(parseOptions(values.options)) }));
const skill = skills[values.level as keyof typeof skills];
const others = playerLevels[values.others];
if (skill === undefined) throw new Error(`--level ${Object.keys(skills).join(', ')}`);
if (others === undefined) throw new Error(`--others ${Object.keys(playerLevels).join(', ')}`);

/** Decisions of a deal that are played the other way. */
const OF_A_DEAL = 4;

/** A choice, and what might have been done instead. */
interface Decision {
  name: string;
  table: Table;
  instead: Action;
  /** Points that the player says the choice is better by. */
  said: number;
}

/** What is counted together: passes, discards, discards of a hand that is given up, each other move. */
function kindOf({ action, folds }: Weighed): string {
  const move = rules.moves[action.move];
  if (action.move === PASS || move === undefined) return action.move;
  const isPlain = discardsBy(move) && !move.steps.some((step) => step.do === 'mark');
  if (isPlain) return folds ? 'safe discard' : 'discard';
  return action.move;
}

/** The choice beside the best other action of each kind, its own too. */
function decisionsAt(table: Table, seat: number, action: Action): Decision[] {
  const [chosen, ...rest] = weighActions(rules, view(table, seat), skill);
  if (chosen?.action.move !== action.move || chosen.action.tiles.join() !== action.tiles.join()) return [];
  const instead = new Map<string, Weighed>();
  for (const one of rest) if (!instead.has(kindOf(one))) instead.set(kindOf(one), one);
  const claimed = table.seats[seat]!.melds.filter((meld) => meld.claimed).length;
  return [...instead].map(([kind, one]) => {
    const name = `${kindOf(chosen)}, not ${kind}: ${chosen.away} away, not ${one.away}; claimed ${claimed}`;
    return { name, table, instead: one.action, said: chosen.score - one.score };
  });
}

/** Plays the deal to its end; `asked` is told of each decision before it is carried out. */
function playOn(from: Table, players: readonly Player[], asked?: (table: Table, action: Action) => void): Table {
  let table = from;
  while (!table.over && dealsPlayed(table) === 0) {
    const seat = table.toAct[0]!;
    const action = players[table.players[seat]!]!(view(table, seat));
    asked?.(table, action);
    table = play(table, action);
    if (table.refused) throw new Error(table.refused.message);
  }
  return table;
}

interface Pair {
  said: number;
  gained: number;
}

/** Plays a deal, and some of its decisions the other way. */
function* playDeal(deal: number): Generator<Pair & { name: string }> {
  const seed = `${values.seed} ${deal}`;
  const lone = deal % rules.seats.count;
  const random = seededRandom(deal);
  const makers = Array.from({ length: rules.seats.count }, (_, at) =>
    at === lone ? () => planningPlayer(rules, skill) : others!,
  );
  const players = seatPlayers(rules, seed, makers);
  const decisions: Decision[] = [];
  const after = playOn(newGame(rules, { seed }), players, (table, action) => {
    const isOwn = table.players[action.seat] === lone && ['turn', 'window'].includes(table.stage.at);
    if (!isOwn || view(table, action.seat).legal.length < 2) return;
    decisions.push(...decisionsAt(table, action.seat, action));
  });
  const names = [...new Set(decisions.map(({ name }) => name))];
  for (let at = 0; at < OF_A_DEAL && names.length > 0; at++) {
    const [name] = names.splice(random.int(0, names.length - 1), 1);
    const such = decisions.filter((one) => one.name === name);
    const { table, instead, said } = such[random.int(0, such.length - 1)]!;
    const otherwise = playOn(play(table, instead), players);
    const gained = after.points[lone]! - otherwise.points[lone]!;
    yield { name: name!, said, gained };
  }
}

const found = new Map<string, Pair[]>();
const end = Date.now() + 60_000 * Number(values.minutes);
let deals = 0;
for (; Date.now() < end; deals++)
  for (const { name, ...pair } of playDeal(deals)) found.set(name, [...(found.get(name) ?? []), pair]);

/** Kinds seen fewer times tell nothing. */
const ENOUGH = 30;
const rows = [...found].filter(([, pairs]) => pairs.length >= ENOUGH).sort(([a], [b]) => (a < b ? -1 : 1));
console.log(`${pack}: ${deals} deals, ${values.level} against ${values.others}; points that the choice was better by`);
for (const [name, pairs] of rows) {
  const said = pairs.reduce((sum, pair) => sum + pair.said, 0) / pairs.length;
  const { mean, half } = meanWithHalf(pairs.map(({ gained }) => gained));
  const [short, long] = [said, mean].map((points) => points.toPrecision(3).padStart(9));
  console.log(
    `  ${String(pairs.length).padStart(5)}  said ${short}  true ${long} +/- ${half.toPrecision(2).padEnd(7)}  ${name}`,
  );
}
