/** The options of a pack and the values in force: defaults, changed by whoever loads it. */
import { problem, type OptionValue, type Problem } from '../../core/index.ts';
import { meantBy } from '../../dsl/index.ts';
import { complain, complainOfKey, dataAt, listAt, namesIn, numberAt, textAt, WRONG, type Draft } from './draft.ts';
import { applyPresets } from './option-presets.ts';
import { adviceOn, type Option, refuseValue, valueFor } from './option-values.ts';
import { placeOf } from '../read/source-text.ts';
import { keySpot, valueAt } from '../yaml/located-data.ts';

/** Every option of the pack, each with its value. */
export function chooseOptions(draft: Draft, chosen: Readonly<Record<string, unknown>>): Record<string, Option> {
  const options: Record<string, Option> = {};
  for (const name of namesIn(draft, 'options')) {
    const option = declared(draft, name);
    if (option === undefined) continue;
    options[name] = option;
    if (Object.hasOwn(chosen, name)) choose(draft, name, option, chosen[name]);
  }
  for (const name of Object.keys(chosen)) {
    if (!namesIn(draft, 'options').includes(name)) draft.problems.push(unknownOption(name, namesIn(draft, 'options')));
  }
  if (draft.isTrial && draft.problems.length > 0) throw WRONG;
  applyPresets(draft, options, chosen);
  return options;
}

function unknownOption(name: string, known: readonly string[]): Problem {
  const meant = meantBy(name, known) ?? { hint: `Options are ${known.join(', ')}.` };
  return problem('unknown-option', `The pack has no option \`${name}\`.`, meant);
}

function declared(draft: Draft, name: string): Option | undefined {
  const path = ['options', name];
  const type = dataAt(draft, [...path, 'type']) as Option['type'] | undefined;
  if (type === undefined) {
    complainOfUndeclared(draft, name);
    return undefined;
  }
  const range = valueAt(draft.root, [...path, 'range'])?.is === 'list' ? bounds(draft, path) : undefined;
  const values = type === 'choice' ? listAt(draft, [...path, 'values']) : undefined;
  const option: Option = { type, value: false, ...(range && { range }), ...(values && { values }) };
  if (!isSensible(draft, name, option)) return { type, value: fallback(type) };
  const value = dataAt(draft, [...path, 'default']);
  const fitted = valueFor(option, value);
  if (fitted !== undefined) return { ...option, value: fitted };
  if (value !== undefined) refuseValue(draft, name, option, [...path, 'default']);
  return { ...option, value: range?.[0] ?? values?.[0] ?? fallback(type) };
}

/** A value to go on with, so that what is wrong with an option is told once. */
function fallback(type: Option['type']): OptionValue {
  return type === 'number' ? 0 : type === 'choice' ? '' : false;
}

/** A bare value for something no parent has, or an option without a type. */
function complainOfUndeclared(draft: Draft, name: string): void {
  const others = namesIn(draft, 'options').filter((other) => textAt(draft, ['options', other, 'type']) !== undefined);
  const known = others.length > 0 ? `Options are ${others.join(', ')}. ` : '';
  const parts = others.filter((other) => other.split('_').some((part) => part === name || part.startsWith(name)));
  const more = meantBy(name, others) ??
    (parts.length === 1 ? meantBy(parts[0]!, others) : undefined) ?? {
      hint: `${known}A new option has \`type\`, \`default\` and \`says\`.`,
    };
  complainOfKey(draft, 'unknown-option', `No pack declares an option \`${name}\`.`, ['options', name], more);
}

function bounds(draft: Draft, path: string[]): [number, number] {
  return [
    numberAt(draft, [...path, 'range', 0], Number.NEGATIVE_INFINITY),
    numberAt(draft, [...path, 'range', 1], Number.POSITIVE_INFINITY),
  ];
}

function isSensible(draft: Draft, name: string, { type, range, values }: Option): boolean {
  const path = ['options', name];
  if (range !== undefined && type !== 'number') {
    complain(draft, 'option-range', `Only numbers have a range; \`${name}\` is of type ${type}.`, [...path, 'range'], {
      hint: 'Take the range out.',
    });
  } else if (range !== undefined && range[0] > range[1]) {
    const replacement = `[${range[1]}, ${range[0]}]`;
    complain(draft, 'option-range', `The range of \`${name}\` goes down.`, [...path, 'range'], {
      hint: `Write ${replacement}.`,
      replacement,
    });
  } else if (type === 'choice' && (values === undefined || values.length === 0)) {
    complainOfKey(draft, 'option-values', `The choice \`${name}\` has nothing to choose from.`, path, {
      hint: 'Add `values: [one, another]`.',
    });
  } else if (type !== 'choice' && valueAt(draft.root, [...path, 'values']) !== undefined) {
    complain(draft, 'option-values', `Only a choice has values; \`${name}\` is of type ${type}.`, [...path, 'values'], {
      hint: 'Write `type: choice`.',
    });
  } else return true;
  return false;
}

function choose(draft: Draft, name: string, option: Option, value: unknown): void {
  const fitted = valueFor(option, value);
  if (fitted !== undefined) {
    option.value = fitted;
    return;
  }
  const further = [{ place: placeOf(keySpot(draft.root, ['options', name])), message: 'the option stands here' }];
  const shown = typeof value === 'object' ? JSON.stringify(value) : String(value);
  draft.problems.push(
    problem('option-value', `The option \`${name}\` can't be \`${shown}\`.`, { further, ...adviceOn(option, value) }),
  );
}
