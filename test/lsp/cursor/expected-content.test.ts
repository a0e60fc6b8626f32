/** The table of what belongs where, against the schema and against the loader. */
import { describe, expect, test } from 'vitest';
import { slotOf, slotPaths } from '../../../lsp/cursor/expected-content.ts';
import { load } from '../../../loader/index.ts';
import { schemaAt } from '../../../schemas/index.ts';
import schema from '../../../schemas/pack.schema.json' with { type: 'json' };
import { dataFor } from '../../../lsp/propose/keys.ts';

type Schema = { [key: string]: unknown };
const definitions = schema.definitions as unknown as Record<string, Schema>;

/** Paths at which the schema has a condition or a number that may be an expression. */
function expressions(part: Schema, path: (string | number)[], inside: readonly string[] = []): (string | number)[][] {
  if (typeof part.$ref === 'string') {
    const name = part.$ref.slice('#/definitions/'.length);
    if (['yesNo', 'number', 'constant', 'ofOptions'].includes(name)) return [path];
    return inside.includes(name) ? [] : expressions(definitions[name]!, path, [...inside, name]);
  }
  const of = (key: string, step: (name: string) => string | number): (string | number)[][] =>
    Object.entries((part[key] ?? {}) as Record<string, Schema>).flatMap(([name, below]) =>
      expressions(below, [...path, step(name)], inside),
    );
  const open = part.additionalProperties;
  return [
    ...of('properties', (name) => name),
    ...(typeof open === 'object' ? expressions(open as Schema, [...path, 'any'], inside) : []),
    ...(part.items ? expressions(part.items as Schema, [...path, 0], inside) : []),
    ...((part.anyOf ?? []) as Schema[]).flatMap((branch) => expressions(branch, path, inside)),
  ];
}

const found = expressions(schema as unknown as Schema, []);

describe('what belongs where', () => {
  test('the schema has expressions in many places', () => {
    expect(found.length).toBeGreaterThan(60);
  });

  test.each(found.map((path) => [path.join('.'), path] as const))('%s is an expression', (_, path) => {
    expect(slotOf(path)?.is).toBe('expression');
  });

  test.each(slotPaths().filter(([path]) => !path.startsWith('STEP')))('%s is a place of the schema', (path) => {
    const steps = path.split('.').map((step) => (step === '#' ? 0 : step === '*' ? 'any' : step));
    expect(schemaAt(steps, dataFor(steps, 'text'))).toBeDefined();
  });

  /** Where an expression may stand, a word of another place is refused as one: that tells which place the loader takes it for. */
  const TELLING: Record<string, string> = {
    word: '',
    pattern: 'the condition of a pattern',
    value: 'the value of a pattern',
    shape: 'the condition of a shape',
    score: 'the score',
    move: 'the condition of a move',
    limit: 'a limit on the tiles of a move, or a step on the own turn before they leave the hand',
    setup: 'the rules of seats, wall and dice',
    payment: 'a payment',
    sequence: 'the sequence of deals',
  };
  const PLACES = [
    ['patterns.all_pungs.when', 'dealer stays'],
    ['patterns.all_pungs.value.fan', 'dealer stays'],
    ['shapes.sets.when', 'dealer stays'],
    ['score.value', 'concealed'],
    ['score.minimum', 'concealed'],
    ['moves.win.when', 'value'],
    ['moves.win.rank', 'value'],
    ['moves.discard.allows', 'value'],
    ['moves.discard.discard_limit', 'value'],
    ['situation.on_last_tile.when', 'value'],
    ['settle.win.test.amount', 'concealed'],
    ['sequence.dealer_stays', 'concealed'],
    ['seats.starter', 'concealed'],
    ['wall.column', 'concealed'],
    ['wall.height', 'concealed'],
    ['wall.replace_from', 'concealed'],
    ['deal.last', 'concealed'],
    ['lists.mine.turned.column', 'concealed'],
    ['tiles.suits.m.copies_of.1m', 'concealed'],
  ] as const;

  test.each(PLACES)('%s is read by the loader as what the table says', (path, word) => {
    const slot = slotOf(path.split('.'));
    const place = slot?.is === 'expression' ? TELLING[slot.place]! : '';
    const yaml = path
      .split('.')
      .map((key, depth) => `${'  '.repeat(depth)}${key}:`)
      .join('\n');
    const more = path.startsWith('settle') ? '\n      reason: test' : '';
    const text = `id: own\nname: { en: Own }\nextends: international\n${yaml} ${word}${more}\n`;
    const told = load(text).problems.map(({ message }) => message);
    expect(told.join('\n')).toContain(`has no meaning in ${place}`);
  });
});
