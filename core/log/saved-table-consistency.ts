/** What is known twice in a saved table must be the same both times: sums of points, dice and wall, tiles that are turned up. */
import { nextSeat } from '../play/table-facts.ts';
import { begin } from '../deal/new-game.ts';
import { onceFor } from '../cache/weak-memo.ts';
import { seededRandom } from '../things/sampling-random.ts';
import { turnedAt } from '../things/wall.ts';
import type { Context, Ruleset } from '../ruleset.ts';
import { type SavedTable, Table } from '../table.ts';

/** What does not agree, in a sentence; the form of the data has been checked, and that the wall has its tiles. */
export function whyNotAgreed(rules: Ruleset, saved: SavedTable): string | undefined {
  return whyNoSum(rules, saved) ?? whyNoDice(rules, saved) ?? whyNoWall(rules, saved) ?? whyNotTurned(rules, saved);
}

/** Points only change hands, so they and the pots add up to what a game begins with. Rules may halve them. */
function whyNoSum(rules: Ruleset, { points, pots }: SavedTable): string | undefined {
  const all = sum([...points, ...Object.values(pots)]);
  const first = pointsAtFirst(rules);
  return all === first ? undefined : `\`points\` and \`pots\` add up to ${all}; a game begins with ${first}.`;
}

const pointsAtFirst = onceFor((rules: Ruleset): number => {
  const [first] = begin(rules, seededRandom(0).state(), []).events;
  return first?.type === 'game_begin' ? sum(first.points) : 0;
});

/** The last cast was for the first dealer, or for the wall; each deal has a stream of chance of its own. */
function whyNoDice(rules: Ruleset, { dice, deals, random }: SavedTable): string | undefined {
  const wanted = dice.forStarter ? rules.seats.dice : rules.wall.dice;
  if (dice.faces.length !== wanted) return `\`dice.faces\` are ${dice.faces.length}; so many dice are cast: ${wanted}.`;
  const total = sum(dice.faces);
  if (dice.total !== total) return `\`dice.total\` is ${dice.total}; the faces add up to ${total}.`;
  if ('deal' in random && random.deal !== deals)
    return `\`deals\` is ${deals}; the state of chance is of deal ${random.deal}.`;
  return undefined;
}

/** Where the wall was broken follows from the dice, as things stood when nothing had been drawn. */
function whyNoWall(rules: Ruleset, saved: SavedTable): string | undefined {
  const { wall, dealer, dice } = saved;
  const undrawn = { ...wall, head: 0, tail: wall.order.length, taken: 0 };
  const seats = saved.seats.map((seat) => ({ ...seat, melds: [] }));
  const at: Context = { table: new Table(rules, { ...saved, wall: undrawn, seats }), seat: dealer, cast: dice.total };
  const startWall = nextSeat(at.table, dealer, rules.wall.start(at) - 1);
  if (wall.startWall !== startWall) return `\`wall.startWall\` is ${wall.startWall}; the dice make it ${startWall}.`;
  const column = rules.wall.column(at);
  return wall.startColumn === column
    ? undefined
    : `\`wall.startColumn\` is ${wall.startColumn}; the dice make it ${column}.`;
}

/** Tiles of a list of the table are those that lie there in the wall. */
function whyNotTurned({ listRules, wall: { height } }: Ruleset, { lists, wall }: SavedTable): string | undefined {
  for (const [name, tiles] of Object.entries(lists)) {
    const { turned } = listRules[name]!;
    const wrong = tiles.findIndex((tile, i) => !turned || wall.order[turnedAt(wall, height, turned, i)] !== tile);
    if (wrong >= 0) return `\`lists.${name}[${wrong}]\` is not the tile that lies there in the wall.`;
  }
  return undefined;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}
