/** Plays a short game of bots from a seed, keeps its log, and plays the log again. */
import { load, makeLog, numberOfSeat, parseLog, replay, rulesetFromPack, runGame } from 'tilewright';

const loaded = load('international', { options: { periods: 1 } });
if (!loaded.ok) throw new Error('the pack does not load');

const game = runGame(loaded.value, {
  seed: 7,
  log: true,
  onEvents: (events) => {
    for (const event of events) {
      if (event.type === 'win')
        console.log(`seat ${numberOfSeat(event.seat)} wins ${event.judgement.value} with ${event.judgement.reading}`);
      if (event.type === 'deal_over' && event.ending !== 'win') console.log('nobody wins');
    }
  },
});
for (const { rank, player, points } of game.standings) console.log(`${rank}. player ${player + 1}: ${points}`);

// The log carries the pack, so it can be played again without any file.
const log = parseLog(makeLog(game.log!));
if (!log.ok) throw new Error('the log cannot be read');
const rules = rulesetFromPack(log.value.header.pack, log.value.header.options);
if (!rules.ok) throw new Error('the pack in the log does not load');
const again = replay(rules.value, log.value);
console.log(
  again.ok ? `The log of ${again.value.events.length} events plays to the same end.` : again.problems[0]!.message,
);
if (!again.ok) process.exitCode = 1;
