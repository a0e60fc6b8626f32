/** Hands of a table that came out as expected, as examples of a pack. */
import { format } from '../../authoring/format/index.ts';
import { idsCalled } from '../../dsl/index.ts';
import type { HandScore, PackRuleset } from '../../loader/index.ts';
import { type ExpectedHand, listIn, plainOf } from './expected-results.ts';

/** Examples by pattern, in the order they came. */
export type Examples = Map<string, object[]>;

/** Adds a hand under the patterns it is expected to have, or else the first that counts; false where none does. */
export function addExample(
  examples: Examples,
  rules: PackRuleset,
  hand: ExpectedHand,
  scored: HandScore,
  options: Readonly<Record<string, unknown>>,
): boolean {
  if (!hand.read.ok) return false;
  const ids = Object.keys(rules.pack.patterns);
  const counted = (scored.judgement?.patterns ?? []).map(({ id }) => id);
  const { patterns: expected = [] } = hand.expect;
  const names = Array.isArray(expected) ? expected.map(String) : listIn(String(expected));
  const wanted = names.flatMap((name) => idsCalled(name, ids, rules.otherNames()).slice(0, 1));
  const under = wanted.length > 0 ? [...new Set(wanted)] : counted.slice(0, 1);
  const example = exampleOf(rules, hand, scored, { ...options, ...hand.read.value.options });
  for (const id of under) examples.set(id, [...(examples.get(id) ?? []), example]);
  return under.length > 0;
}

function exampleOf(
  rules: PackRuleset,
  { read, expect }: ExpectedHand,
  { circumstances }: HandScore,
  options: Readonly<Record<string, unknown>>,
): object {
  if (!read.ok) return {};
  const { hand, circumstances: given } = read.value;
  const { seat, round, by } = circumstances;
  const filled = <T extends object>(name: string, of: T | undefined): object =>
    of === undefined || Object.keys(of).length === 0 ? {} : { [name]: of };
  return {
    hand: [hand, ...(given.bonus === undefined ? [] : [given.bonus])].join(' '),
    ...(seat !== 0 && { seat: seat + 1 }),
    ...(round !== 1 && { round }),
    ...(by === 'draw' && { by }),
    ...filled('with', given.with),
    ...filled('counters', said(circumstances.counters)),
    ...filled('lists', said(given.lists)),
    ...filled('options', options),
    ...filled('gives', givesOf(rules, expect)),
  };
}

/** What is not empty and not 0. */
function said(all: object = {}): object {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => Boolean(value)));
}

/** Tallies and value, which an example can demand. */
function givesOf(rules: PackRuleset, expect: ExpectedHand['expect']): Record<string, number> {
  const ids = Object.keys(rules.pack.tallies ?? {});
  return Object.fromEntries(
    Object.entries(expect).flatMap(([what, expected]) => {
      const [name] = what === 'value' ? [what] : idsCalled(what, ids, rules.otherNames());
      const number = plainOf(expected);
      return name === undefined || what === 'patterns' || typeof number !== 'number' ? [] : [[name, number] as const];
    }),
  );
}

/** The examples as the chapter `patterns` of a pack. */
export function examplesText(examples: Examples): string {
  const patterns = Object.fromEntries([...examples].map(([id, all]) => [id, { examples: all }]));
  const text = `patterns: ${JSON.stringify(patterns)}\n`;
  const formatted = format(text, 'examples.yaml');
  return (formatted.ok ? formatted.value : text).trimEnd();
}
