/** Choices whose values set other options. From strongest to weakest: chosen, set by a chosen value, a bare value of a pack, set by a default, declared. */
import type { OptionValue } from '../../core/index.ts';
import { complainOfKey, complainOfName, dataAt, namesIn, type Draft } from './draft.ts';
import { type Option, refuseValue, valueFor } from './option-values.ts';
import { valueAt } from '../yaml/located-data.ts';

/** Gives options that nobody chose the values that choices in force set. */
export function applyPresets(
  draft: Draft,
  options: Readonly<Record<string, Option>>,
  chosen: Readonly<Record<string, unknown>>,
): void {
  const setBy = new Map<string, string>();
  for (const [name, option] of Object.entries(options)) {
    option.sets = setsOf(draft, options, name, setBy);
    for (const [other, value] of Object.entries(option.sets?.[String(option.value)] ?? {})) {
      const isChosen = Object.hasOwn(chosen, other);
      if (!isChosen && (Object.hasOwn(chosen, name) || !isBare(draft, other))) options[other]!.value = value;
    }
  }
}

/** What each value of a choice sets; what is wrong with it is told, and not set. */
function setsOf(
  draft: Draft,
  options: Readonly<Record<string, Option>>,
  name: string,
  setBy: Map<string, string>,
): Option['sets'] {
  const path = ['options', name, 'sets'];
  const { type, values = [] } = options[name]!;
  if (valueAt(draft.root, path) === undefined) return undefined;
  if (type !== 'choice') {
    const hint = 'Write `type: choice`, or take `sets` out.';
    return refuse(draft, `Only a choice sets other options; \`${name}\` is of type ${type}.`, path, hint);
  }
  const all = namesIn(draft, ...path).map((value): [string, Record<string, OptionValue>] => {
    if (!values.includes(value))
      complainOfName(draft, 'option-value', `value of \`${name}\``, value, values, [...path, value], 'key');
    const others = namesIn(draft, ...path, value).filter((other) => !draft.removed.has(`options.${other}`));
    const set = others.flatMap((other) => {
      const fitted = settable(draft, options, [...path, value, other], setBy);
      return fitted === undefined ? [] : [[other, fitted] as const];
    });
    return [value, Object.fromEntries(set)];
  });
  return Object.fromEntries(all);
}

/** The value at a path of `sets`, if the option may be set to it. */
function settable(
  draft: Draft,
  options: Readonly<Record<string, Option>>,
  path: string[],
  setBy: Map<string, string>,
): OptionValue | undefined {
  const [, name, , , other] = path as [string, string, string, string, string];
  const option = options[other];
  if (option === undefined) {
    const known = Object.keys(options);
    complainOfName(draft, 'unknown-option', 'option', other, known, path, 'key');
    return undefined;
  }
  const by = setBy.get(other) ?? name;
  setBy.set(other, by);
  if (by !== name)
    return refuse(
      draft,
      `\`${other}\` is set by \`${by}\` already.`,
      path,
      `Let either \`${by}\` or \`${name}\` set it.`,
    );
  if (valueAt(draft.root, ['options', other, 'sets']) !== undefined)
    return refuse(draft, `\`${other}\` sets options itself.`, path, `Let \`${name}\` set those options directly.`);
  const value = valueFor(option, dataAt(draft, path));
  if (value === undefined) refuseValue(draft, other, option, path);
  return value;
}

function refuse(draft: Draft, message: string, path: string[], hint: string): undefined {
  complainOfKey(draft, 'option-sets', message, path, { hint });
}

/** Whether a pack gives an option it did not declare a default of its own. */
function isBare({ root }: Draft, name: string): boolean {
  const option = valueAt(root, ['options', name]);
  return option?.is === 'map' && option.entries.get('default')?.bare === true;
}
