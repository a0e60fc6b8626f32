/** A client of forty lines: plays a deal with four bots and prints what seat 0 hears, in the names of the pack. */
import { newGame, type Event, eventsFor, load, type NamedThing, play, view } from 'tilewright';
import { smallBot } from './small-bot.ts';

const loaded = load('riichi');
if (!loaded.ok) throw new Error(loaded.problems.map(({ message }) => message).join('\n'));
const rules = loaded.value;
const { moves, endings, limits } = rules.contents;

/** What people call a thing of the pack. */
function nameOf(things: readonly NamedThing[], id: string): string {
  return things.find((thing) => thing.id === id)?.name.en ?? id;
}

/** What an event says, or nothing where it is no news. */
function told(event: Event): string | undefined {
  switch (event.type) {
    case 'discard':
      return `seat ${event.seat} discards ${event.tile}`;
    case 'meld':
      return `seat ${event.seat}: ${nameOf(moves, event.move)} ${event.tiles.join(' ')}`;
    case 'win': {
      const { patterns, tallies, names, limit } = event.judgement;
      const sums = Object.entries(names.tallies).map(([id, { en }]) => `${tallies[id]} ${en}`);
      const rank = limit === undefined ? '' : ` (${nameOf(limits, limit)})`;
      return `seat ${event.seat} wins: ${patterns.map(({ name }) => name.en).join(', ')}; ${sums.join(', ')}${rank}`;
    }
    case 'deal_over':
      return `the deal is over: ${nameOf(endings, event.ending)}`;
    case 'settle':
      return `points by seat: ${event.points.join(', ')}`;
    default:
      return undefined;
  }
}

let table = newGame(rules, { seed: 7 });
for (let [seat] = table.toAct; seat !== undefined && table.settled === null; [seat] = table.toAct) {
  table = play(table, smallBot(view(table, seat)));
  for (const event of eventsFor(table, table.events, 0)) console.log(told(event) ?? `(${event.type})`);
}
