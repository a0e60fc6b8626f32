/**
 * Whether what the players say happens as often as they say: `npm run calibrate -- riichi 2000`. At every discard the player is asked, from its
 * own view, how likely each opponent wins on the tile, and the rules whether that opponent may; with `--of wins`, how likely the player
 * wins the deal, and the deal whether it did, by how far the hand was from a win. Ends after `--minutes` even if deals are left.
 *
 *     said   2.0 to 4.0 %   ──▶   of so many discards, each against one opponent, the opponent could win on   2.9 %
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { spanPlot } from '../cli/simulate/plots.ts';
import { type Action, discardsBy, legal, type Table, type View, view } from '../core/index.ts';
import { load } from '../loader/index.ts';
import {
  declaresWin,
  planningPlayer,
  type PlayerMaker,
  playerModel,
  skills,
  threats,
  winPayments,
  weighActions,
  winStands,
} from '../players/index.ts';
import { runGame } from '../sim/index.ts';
import { type DealFacts, makeDealReader } from '../sim/simulation/deal-facts.ts';
import { shareInterval } from '../sim/simulation/estimate.ts';
import { sure } from './must-succeed.ts';

const { values, positionals } = parseArgs({
  options: {
    level: { type: 'string', default: 'normal' },
    minutes: { type: 'string', default: '30' },
    of: { type: 'string', default: 'discards' },
    seed: { type: 'string', default: 'danger' },
    svg: { type: 'string' },
  },
  allowPositionals: true,
});
const [pack = 'riichi', deals = '2000'] = positionals;
const rules = sure(load(pack));
if (!Object.hasOwn(skills, values.level)) throw new Error(`Levels: ${Object.keys(skills).join(', ')}.`);
const skill = skills[values.level as keyof typeof skills];
if (values.of !== 'discards' && values.of !== 'wins') throw new Error('--of discards, or --of wins');
const ofWins = values.of === 'wins';

/** Bins of what is said end here; each is twice as wide as the one before. */
const ENDS = [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1];
/** Tiles of the wall at the first discard. */
let fullWall = 0;
/** By bin, or how far a hand is. */
const bins = new Map<string, { count: number; said: number; won: number }>();

/** What was said of the last discard, by seat, nothing after any other action; with `--of wins`, at all discards of the deal by the seat. */
let said: { seat: number; chance: number; bin: string }[] = [];

const percent = (share: number): string => `${(100 * share).toFixed(share < 0.01 ? 2 : 1)} %`;

function binOf(chance: number): string {
  const at = ENDS.findIndex((most) => chance <= most);
  return `${percent(ENDS[at - 1] ?? 0)} to ${percent(ENDS[at]!)}`;
}

const asked: PlayerMaker = () => {
  const player = planningPlayer(rules, skill);
  return (seen) => {
    const action = player(seen);
    const move = rules.moves[action.move];
    const isDiscard = seen.window === null && action.tiles.length === 1 && move !== undefined && discardsBy(move);
    if (!ofWins) said = isDiscard ? chances(seen, action.tiles[0]!) : [];
    else if (isDiscard) said.push(...chanceToWin(seen, action));
    return action;
  };
};

function chances(seen: View, tile: string): typeof said {
  const { tiles, byId } = rules.tiles;
  const { kind } = tiles[byId[tile]!]!;
  const all = threats(playerModel(rules, seen), winPayments(rules, seen), skill.reads);
  return all.map(({ seat, ready, waits }) => {
    const chance = ready * waits[kind]!;
    return { seat, chance, bin: binOf(chance) };
  });
}

function chanceToWin(seen: View, action: Action): typeof said {
  const weighed = weighActions(rules, seen, skill).find(
    (one) => one.action.move === action.move && one.action.tiles[0] === action.tiles[0],
  );
  if (weighed === undefined) return [];
  const { away, chance, folds } = weighed;
  const isOpen = seen.seats[seen.seat]!.melds.some(({ claimed }) => claimed);
  fullWall = Math.max(fullWall, seen.wall.left);
  const wall = 2 * seen.wall.left > fullWall ? 'first half' : 'second half';
  return [
    { seat: seen.seat, chance, bin: `${folds ? 'given up, ' : ''}${away} away${isOpen ? ', open' : ''}, ${wall}` },
  ];
}

function note(happens: (seat: number) => boolean): void {
  for (const { seat, chance, bin: label } of said) {
    const bin = bins.get(label) ?? { count: 0, said: 0, won: 0 };
    bins.set(label, bin);
    bin.count++;
    bin.said += chance;
    bin.won += Number(happens(seat));
  }
  said = [];
}

function noteDeal(deal: DealFacts | undefined): void {
  if (deal) note((seat) => deal.wins.some((win) => win.seat === seat));
}

function mayWin(table: Table, seat: number): boolean {
  if (table.stage.at !== 'window' || !table.toAct.includes(seat)) return false;
  if (!legal(table, seat).some((action) => declaresWin(rules, action))) return false;
  return rules.play === 'checked' || winStands(rules, view(table, seat));
}

const players = Array.from({ length: rules.seats.count }, () => asked);
const end = Date.now() + 60_000 * Number(values.minutes);
let played = 0;
for (; played < Number(deals) && Date.now() < end; played++) {
  const reader = makeDealReader();
  runGame(rules, {
    seed: `${values.seed} ${played}`,
    players,
    maxDeals: 1,
    onEvents: (events, table) => (ofWins ? noteDeal(reader.read(events, table)) : note((seat) => mayWin(table, seat))),
  });
}

const order = ofWins ? [...bins.keys()].sort() : ENDS.map(binOf);
const rows = order.flatMap((label) => {
  const bin = bins.get(label);
  if (bin === undefined) return [];
  const { count, said: sum, won } = bin;
  const { low, high } = shareInterval({ x: count, ratio: won / count });
  return [{ label, count, said: sum / count, won: won / count, low, high }];
});
console.log(`${pack}: ${played} deals, ${values.level} in all seats`);
const happens = ofWins ? 'won' : 'won on';
console.log(['said', 'discards', 'mean said', happens, '95 %', `${happens} / said`].join('  |  '));
for (const { label, count, said: mean, won, low, high } of rows)
  console.log(
    [label, count, percent(mean), percent(won), `${percent(low)} to ${percent(high)}`, (won / mean).toFixed(2)].join(
      '  |  ',
    ),
  );
if (values.svg !== undefined) {
  const spans = rows.map(({ label, said: mean, won, low, high }) => ({
    label,
    spans: [{ value: won / mean, low: low / mean, high: Math.min(3, high / mean) }],
  }));
  const unit = `times as often ${happens} as said; 1 is right`;
  writeFileSync(values.svg, spanPlot(spans, { sides: [pack], unit, number: (value) => value.toFixed(2) }));
}
