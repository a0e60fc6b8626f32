/**
 * A bot in TypeScript for every pack, with the rules of the toolkit at hand:
 *
 *     tilewright play mcr --seat 2 'bot:npx tsx examples/bots/bot.ts'
 *
 * It reads a question a line and answers each with a line: docs/bots.md says what is in them.
 */
import { createInterface } from 'node:readline';
import { type Action, load, type OptionValue, type Ruleset, type View } from 'tilewright';
import { afterAction, declaresWin, playerModel, shanten, winStands } from 'tilewright/players';

/** What the table says. */
type Message =
  | {
      type: 'welcome';
      protocol: number;
      player: number;
      rules: { id: string; hash: string; options: Record<string, OptionValue> };
    }
  | { type: 'ask'; ask: number; milliseconds: number; view: View }
  | { type: 'error'; ask: number; message: string }
  | { type: 'over' };

/** Wins where a win stands; else whatever leaves the hand nearest to one, doing as little as possible. */
function choose(rules: Ruleset, view: View): Action {
  const win = view.legal.find((action) => declaresWin(rules, action));
  if (win && winStands(rules, view)) return win;
  const others = view.legal.filter((action) => action !== win);
  if (view.phase || view.declared || view.turn?.begin === 'asked') return others[0] ?? view.legal[0]!;
  const model = playerModel(rules, view);
  const near = others.map((action) => ({ action, distance: shanten(afterAction(model, action)) }));
  const least = Math.min(...near.map(({ distance }) => distance));
  return near.find(({ distance }) => distance === least)?.action ?? view.legal[0]!;
}

let rules: Ruleset | undefined;
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line) as Message;
  if (message.type === 'welcome') {
    const loaded = load(message.rules.id, { options: message.rules.options });
    if (loaded.ok) rules = loaded.value;
  } else if (message.type === 'ask') {
    const { move, tiles } = rules ? choose(rules, message.view) : message.view.legal[0]!;
    console.log(JSON.stringify({ ask: message.ask, move, tiles }));
  } else if (message.type === 'error') console.error(message.message);
}
