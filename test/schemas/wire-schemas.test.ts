/** What is sent is what the schemas say: everything of real games, and nothing else. */
import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import { describe, expect, it } from 'vitest';
import {
  type Action,
  type Event,
  legal,
  logHeader,
  type SavedTable,
  saveTable,
  type Table,
  view,
  type View,
} from '../../core/index.ts';
import { packs } from '../../loader/index.ts';
import { WIRE_VERSIONS, type Wire } from '../../schemas/index.ts';
import { wireSchemas } from '../../schemas/wire-schemas.ts';
import { travel } from '../kit/games/visit-decisions.ts';
import { anything, eager } from '../kit/games/random-choosers.ts';
import { rulesOf } from '../kit/load-rules.ts';

type Part = Record<string, unknown>;

const names = Object.keys(WIRE_VERSIONS) as Wire[];
const files = Object.fromEntries(names.map((name) => [name, fileOf(name)])) as Record<Wire, Part>;
const validators = Object.fromEntries(names.map((name) => [name, new Ajv().compile(files[name])])) as Record<
  Wire,
  ValidateFunction
>;

function fileOf(name: Wire): Part {
  return JSON.parse(readFileSync(`schemas/wire/${name}.schema.json`, 'utf8')) as Part;
}

/** What the schema has against it. */
function wrong(name: Wire, data: unknown): string[] {
  const sent: unknown = JSON.parse(JSON.stringify(data));
  if (validators[name](sent)) return [];
  return (validators[name].errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

interface Said {
  events: Event[];
  actions: Action[];
  views: View[];
  tables: SavedTable[];
}

/** All that is said at a table in the course of a few deals. */
function hear(rules: ReturnType<typeof rulesOf>, seed: number, choose: typeof eager, deals: number): Said {
  const said: Said = { events: [], actions: [], views: [], tables: [] };
  const look = (table: Table): void => {
    said.actions.push(...legal(table, table.toAct[0]!));
    said.views.push(view(table, said.views.length % table.seats.length));
    if (said.views.length % 10 === 0) said.tables.push(structuredClone(saveTable(table)));
  };
  const { events, table } = travel(rules, { seed, choose, deals, look });
  said.events.push(...events);
  said.views.push(...table.seats.map((_, seat) => view(table, seat)));
  return said;
}

describe('the schemas of what is sent', () => {
  it.each(names)('say their version: %s', (name) => {
    expect(files[name].$schema).toBe('http://json-schema.org/draft-07/schema#');
    expect(files[name].$id).toBe(`urn:tilewright:schema:${name}:v${WIRE_VERSIONS[name]}`);
    expect(files[name].title).toMatch(new RegExp(`, version ${WIRE_VERSIONS[name]}$`));
    expect(files[name].description).toMatch(/\.$/);
  });

  it('follow from the types', () => {
    expect(files).toEqual(JSON.parse(JSON.stringify(wireSchemas())));
  });

  it('have the version of logs that logs have', () => {
    expect(logHeader(rulesOf(), 1).version).toBe(WIRE_VERSIONS.log);
  });

  it('stand in the package', () => {
    const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Part };
    for (const name of names) {
      const path = `./schemas/wire/${name}.schema.json`;
      expect(exports[path]).toBe(path);
    }
  });

  it('know every event by its name, and say what it is', () => {
    const events = files.event.anyOf as { title: string; description?: string }[];
    expect(events.length).toBeGreaterThan(15);
    expect(events.filter(({ description }) => description === undefined).map(({ title }) => title)).toEqual([]);
  });
});

describe('everything said at a table fits', () => {
  it.each(packs().map(({ id }) => id))('%s', (id) => {
    const rules = rulesOf(id);
    const heard = [hear(rules, 1, eager, 4), hear(rules, 2, anything, 2)];
    const check = (name: Wire, list: readonly unknown[]): void => {
      expect(list.length).toBeGreaterThan(20);
      expect(list.map((one) => wrong(name, one)).find((found) => found.length > 0)).toBeUndefined();
    };
    for (const { events, actions, views, tables } of heard) {
      check('event', events);
      check('action', actions);
      check('view', views);
      check('table', tables);
      check('log', [logHeader(rules, 7), ...events]);
    }
  });

  it('the course of a free game, from its beginning to its end', () => {
    const rules = rulesOf('international', { play: 'free', periods: 1 });
    const { events, views } = hear(rules, 5, eager, 100);
    expect(events.at(-1)!.type).toBe('game_over');
    for (const event of events) expect(wrong('event', event)).toEqual([]);
    for (const seen of views.filter((_, i) => i % 20 === 0 || i > views.length - 5))
      expect(wrong('view', seen)).toEqual([]);
  });

  it('a log with prepared walls', () => {
    expect(wrong('log', logHeader(rulesOf(), 7, [{ wall: [1, 2], dice: [7], players: [1, 0, 3, 2] }]))).toEqual([]);
  });
});

const { events, views, tables } = hear(rulesOf(), 1, eager, 1);
const saved = tables[0]!;
const [seen] = views;
const header = logHeader(rulesOf(), 7);
const someEvent = (type: Event['type']): Event => events.find((event) => event.type === type)!;
const without = (data: object, key: string): object =>
  Object.fromEntries(Object.entries(data).filter(([name]) => name !== key));

it.each<[string, Wire, unknown]>([
  ['an action without a move', 'action', { seat: 0, tiles: [] }],
  ['an action of half a seat', 'action', { seat: 0.5, move: 'pass', tiles: [] }],
  ['an action with tiles as one text', 'action', { seat: 0, move: 'discard', tiles: '5m' }],
  ['an action that says more', 'action', { seat: 0, move: 'pass', tiles: [], seed: 7 }],
  ['a discard that is not from the hand', 'action', { seat: 0, move: 'discard', tiles: ['5m'], fromHand: false }],
  ['an event nobody knows', 'event', { type: 'earthquake' }],
  ['an event of no type', 'event', without(someEvent('discard'), 'type')],
  ['a discard of no tile', 'event', without(someEvent('discard'), 'tile')],
  ['a discard by nobody', 'event', { ...someEvent('discard'), seat: 'east' }],
  ['a draw from the middle', 'event', { ...someEvent('draw'), from: 'middle' }],
  ['a header among events', 'event', header],
  ['nothing', 'event', null],
  ['a view without a hand', 'view', without(seen!, 'hand')],
  ['a view that shows the wall', 'view', { ...seen, wall: { ...seen!.wall, order: ['1m'] } }],
  ['a view with the seed', 'view', { ...seen, seed: 7 }],
  ['a log of another version', 'log', { ...header, version: 99 }],
  ['a header without a seed', 'log', without(header, 'seed')],
  ['a line that is a list', 'log', []],
  ['a table of a later version', 'table', { ...saved, version: saved.version + 1 }],
  ['a table without a wall', 'table', without(saved, 'wall')],
  ['a table with its rules', 'table', { ...saved, rules: {} }],
  ['a table with a hand of ids', 'table', { ...saved, seats: saved.seats.map((seat) => ({ ...seat, hand: ['1m'] })) }],
])('does not fit: %s', (_, name, data) => {
  expect(wrong(name, data)).not.toEqual([]);
});
