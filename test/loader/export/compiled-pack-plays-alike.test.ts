/** A pack compiled ahead of time plays as the loader's does: the same events and the same legal actions. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import * as engine from '../../../core/index.ts';
import {
  type Action,
  type Event,
  newGame,
  legal,
  type OptionValue,
  type Ruleset,
  type Table,
} from '../../../core/index.ts';
import { builtInIds } from '../../../loader/index.ts';
import { travel } from '../../kit/games/visit-decisions.ts';
import { located } from '../../kit/games/failure-location.ts';
import { anything, type Chooser, eager } from '../../kit/games/random-choosers.ts';
import { codeFromText, randomGame } from '../../kit/games/random-game.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { writtenModule } from '../../kit/written-pack-module.ts';

const VARIANTS: [string, Record<string, OptionValue>][] = [
  ...builtInIds().map((id): [string, Record<string, OptionValue>] => [id, {}]),
  ['riichi', { play: 'free' }],
  ['cantonese', { flowers: true }],
  ['mcr', { edition: 'wmo_2006' }],
];
const PLAYERS: [string, Chooser][] = [
  ['any legal action', anything],
  ['wins and claims', eager],
];

/** Every action that was open to anybody, and every event. */
function played(rules: Ruleset, choose: Chooser, seed: number): { open: Action[][]; events: Event[] } {
  const open: Action[][] = [];
  const look = (table: Table): void => void open.push(...table.toAct.map((seat) => [...legal(table, seat)]));
  const { events } = travel(rules, { seed, choose, look, deals: 3 });
  return { open, events };
}

describe.for(VARIANTS)('the module of %s with %o', ([id, options]) => {
  const rules = rulesOf(id, options);

  test.for(PLAYERS)('plays the same games: %s', async ([, choose]) => {
    const { default: written } = await writtenModule(rules);
    const ours = played(written, choose, 5);
    const others = played(rules, choose, 5);
    const same = ours.events.findIndex((event, at) => JSON.stringify(event) !== JSON.stringify(others.events[at]));
    located(
      () => ({ seed: 5, events: ours.events.slice(0, same < 0 ? undefined : same + 1) }),
      () => assert.deepEqual(ours, others),
    );
    expect(ours.events.length).toBeGreaterThan(100);
  });

  test('has every field of the rules', async () => {
    const { default: written } = await writtenModule(rules);
    const told = (part: unknown): unknown =>
      JSON.parse(JSON.stringify(part, (_, value: unknown) => (typeof value === 'function' ? 'asked' : value)));
    const { scoring: _, expressions: __, otherNames: _names, also: _also, ...own } = rules;
    const { scoring: ___, ...theirs } = written;
    expect(told(theirs)).toEqual(told(own));
    expect(newGame(written, { seed: 1 }).events).toEqual(newGame(rules, { seed: 1 }).events);
  });
});

const DEALS = 3;
const dist = fileURLToPath(new URL('../../../dist/', import.meta.url));

/** What a process says that may make no code from text and has nothing but what was built. */
function playedByBuilt(id: string, seed: number, conditions: readonly string[]): string[] {
  const script = [
    `import * as engine from '${dist}core.js';`,
    `import rules from '${dist}packs/${id}.js';`,
    `console.log((${codeFromText})());`,
    `const game = ${randomGame};`,
    `const lines = game(engine, rules, ${seed}, ${DEALS});`,
    'console.log(lines.join("\\n"));',
  ].join('\n');
  const flags = [...conditions, '--disallow-code-generation-from-strings', '--input-type=module', '-e', script];
  return execFileSync(process.execPath, flags, { encoding: 'utf8', maxBuffer: 2 ** 30 })
    .trim()
    .split('\n');
}

test.for(builtInIds())('deals of %s as built, where no code may be made from text', (id) => {
  const [text, ...lines] = playedByBuilt(id, 9, []);
  expect(text).toBe('EvalError');
  expect(lines.length).toBeGreaterThan(100);
  // On the runtime of bundles.
  expect(playedByBuilt(id, 9, ['--conditions=browser'])).toEqual([text, ...lines]);
  assert.deepEqual(lines, randomGame(engine, rulesOf(id), 9, DEALS));
});
