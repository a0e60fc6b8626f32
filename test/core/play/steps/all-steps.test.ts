import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { steps } from '../../../../core/index.ts';
import { load } from '../../../../loader/index.ts';

interface Schema {
  definitions: { step: { properties: Record<string, object> } };
}

/** Names that the examples use. */
const NAMES = `id: examples
name: { en: Examples }
extends: international
marks: { keen: { says: something } }
counters: { steps: { says: something } }
pots: { stakes: { says: what was staked } }
wall: { reserve: 14 }
tiles: { aside: 1z }
lists:
  signs: { says: tiles turned up, turned: { column: 3, at_deal: 1 } }
  under: { says: tiles beneath, turned: { column: 3, row: lower } }
  kept: { says: tiles kept in mind, of: seat, seen: owner }
endings: { calm: { name: { en: Calm } } }
patterns: { grand: { name: { en: Grand }, group: structure, value: { fan: 1 }, when: every set is concealed } }
`;

const { discard, show, aside, window, replace, draw, next, win, give, swap, leave, ...others } = steps;
const says = (...forms: { example: string }[]): string =>
  `{ steps: [${forms.map(({ example }) => example).join(', ')}] }`;

const PACK = `${NAMES}phases: { swap: { asks: [pass_on], default: pass_on } }
moves:
  discard: ${says(discard, window, next)}
  pung: ${says(show, ...Object.values(others))}
  lay: { name: { en: Lay }, on: [turn], uses: aside, steps: [${aside.example}, ${replace.example}] }
  trade: { name: { en: Trade }, on: [turn], uses: for joker, ${says(swap, leave).slice(2, -2)}, then: [discard] }
  raise_kong: ${says(show, draw)}
  kong: ${says(show, replace)}
  win: ${says(win)}
  pass_on: { name: { en: Pass on }, on: [swap], uses: 2 tiles, ${says(give).slice(2)}
`;

test('the examples are right, and say all that the steps can', () => {
  const loaded = load(PACK);
  expect(loaded.problems.map(({ message, place }) => `${place?.line} ${message}`)).toEqual([]);
  if (!loaded.ok) return;
  const found = Object.values(loaded.value.moves).flatMap((move) => move.steps);
  for (const [name, { keys }] of Object.entries(steps)) {
    const said = found.filter((step) => step.do === name);
    const missing = Object.keys(keys).filter((key) => !said.some((step) => Reflect.get(step, key) !== undefined));
    expect([name, said.length > 0, missing]).toEqual([name, true, []]);
  }
});

test('a step is called as the key that packs write for it, and the schema has every key', () => {
  const schema = JSON.parse(readFileSync('schemas/pack.schema.json', 'utf8')) as Schema;
  const written = schema.definitions.step;
  const keys = Object.entries(steps).flatMap(([name, form]) => {
    const own = Object.values(form.keys).map(({ key }) => key);
    return own.length === 0 || own.includes(name) ? own : [`${name} without its key`];
  });
  const bare = Object.entries(steps).flatMap(([name, form]) => (Object.keys(form.keys).length === 0 ? [name] : []));
  expect(written.properties.do).toMatchObject({ enum: bare });
  expect(Object.keys(written.properties).sort()).toEqual([...new Set([...keys, 'do', 'when'])].sort());
});
