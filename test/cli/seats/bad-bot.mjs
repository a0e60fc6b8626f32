/**
 * A bot that goes wrong as it is told to, by mjai or by views (`lines`):
 *
 *     node bad-bot.mjs mjai lies       answers that are not possible
 *     node bad-bot.mjs mjai garbage    lines that are no JSON, or none of its messages
 *     node bad-bot.mjs mjai stalls     no answer, each seventh time it is asked
 *     node bad-bot.mjs mjai dies       ends in the middle of a deal
 *     node bad-bot.mjs mjai late       answers after the time is up
 *     node bad-bot.mjs mjai floods     never stops sending
 *     node bad-bot.mjs mjai mixed      all of it by turns, but does not end
 *     node bad-bot.mjs mjai fine       discards what it draws
 */
import { createInterface } from 'node:readline';

const [protocol, how] = process.argv.slice(2);
let asked = 0;
let id = 0;

const say = (message) => process.stdout.write(`${typeof message === 'string' ? message : JSON.stringify(message)}\n`);

/** What a good bot would say. */
function plain(message) {
  if (protocol === 'lines') {
    const { legal, drawn } = message.view;
    const action = legal.find(({ move }) => move === 'pass') ?? legal.find(({ tiles }) => tiles[0] === drawn) ?? legal[0];
    return { ask: message.ask, move: action.move, tiles: action.tiles };
  }
  if (message.type === 'tsumo' && message.actor === id)
    return { type: 'dahai', actor: id, pai: message.pai, tsumogiri: true };
  return { type: 'none' };
}

const LIES = [
  { type: 'dahai', actor: 3, pai: '9m', tsumogiri: true },
  { type: 'hora', actor: 0 },
  { type: 'ankan', actor: 0, consumed: ['E', 'E', 'E', 'E'] },
  { type: 'reach', actor: 7 },
  { type: 'chi', actor: 1, target: 0, pai: '5mr', consumed: ['4m', '6m'] },
  { type: '__proto__' },
];
const GARBAGE = ['hello', '{', '[]', 'null', '42', '"none"', '{"type":7}', '{"move":null}', '\u0000\u0007', '{"type":"dahai"}'];
const HOWS = ['lies', 'garbage', 'stalls', 'fine', 'late'];

function act(message, kind) {
  asked += 1;
  switch (kind) {
    case 'lies': {
      const lie = LIES[asked % LIES.length];
      const moves = ['win', 'discard', 'kong', 'constructor'];
      return say(protocol === 'lines' ? { ask: message.ask, move: moves[asked % 4], tiles: ['9z'] } : lie);
    }
    case 'garbage':
      return say(GARBAGE[asked % GARBAGE.length]);
    case 'stalls':
      return asked % 7 === 0 ? undefined : say(plain(message));
    case 'dies':
      if (asked === 30) {
        process.stderr.write('Traceback: out of luck\n');
        process.exit(3);
      }
      return say(plain(message));
    case 'late':
      return void setTimeout(() => say(plain(message)), asked % 5 === 0 ? 400 : 0);
    case 'floods':
      // At once: written line by line, a busy machine may let the table read each before the next comes.
      return say(Array(20_000).fill('{"type":"none"}').join('\n'));
    case 'mixed':
      return act(message, HOWS[asked % HOWS.length]);
    default:
      return say(plain(message));
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'start_game') id = message.id;
  if (protocol === 'lines' ? message.type === 'ask' : message.possible_actions !== undefined) act(message, how);
  else if (protocol === 'mjai') say({ type: 'none' });
}
