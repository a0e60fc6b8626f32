/**
 * One loop and one bot play every built-in pack: nothing changes but a name.
 *
 *     npx tsx examples/one-bot-every-pack.ts                 all of them
 *     npx tsx examples/one-bot-every-pack.ts international   one, by its name
 */
import { newGame, dealsPlayed, load, makeBot, packs, play, standings, type Table, view } from 'tilewright';

const DEALS = 3;

/** Plays a few deals; all that is known of the rules is what they are called. */
function playSome(pack: string): Table {
  const loaded = load(pack);
  if (!loaded.ok) throw new Error(loaded.problems.map(({ message }) => message).join('\n'));
  const bot = makeBot(loaded.value);
  let table = newGame(loaded.value, { seed: 7 });
  while (!table.over && dealsPlayed(table) < DEALS) table = play(table, bot(view(table, table.toAct[0]!)));
  return table;
}

const named = process.argv.slice(2);
for (const pack of named.length > 0 ? named : packs().map(({ id }) => id)) {
  const table = playSome(pack);
  const [first] = standings(table);
  console.log(`${table.rules.name.en}: after ${DEALS} deals player ${first!.player + 1} leads with ${first!.points}.`);
}
