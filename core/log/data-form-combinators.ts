/** What data from outside must look like, as small checks that are put together. Each gives what is wrong, in a sentence. */

/** What is wrong with a value that stands at this path; undefined where nothing is. */
export type Form = (value: unknown, at: string) => string | undefined;

const LONGEST = 40;

function told(at: string, value: unknown, wanted: string): string {
  const text = JSON.stringify(value) ?? String(value);
  return `\`${at}\` is ${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}; expected ${wanted}.`;
}

/** A value for which this holds; `wanted` says what that is. */
export function valueThat(wanted: string, holds: (value: unknown) => boolean): Form {
  return (value, at) => (holds(value) ? undefined : told(at, value, wanted));
}

export const number = valueThat('a number', (value) => Number.isFinite(value));
/** What is reckoned with exactly; rules may halve it. */
export const amount = valueThat(
  'a number that is not too large',
  (value) => Math.abs(value as number) <= Number.MAX_SAFE_INTEGER && typeof value === 'number',
);
export const yesOrNo = valueThat('true or false', (value) => typeof value === 'boolean');
export const text = valueThat('a text', (value) => typeof value === 'string');

/** A whole number, both ends included. */
export function whole(from: number, to: number = Number.MAX_SAFE_INTEGER): Form {
  const range = to === Number.MAX_SAFE_INTEGER ? `from ${from} on` : `from ${from} to ${to}`;
  return valueThat(
    `a whole number ${range}`,
    (value) => Number.isSafeInteger(value) && (value as number) >= from && (value as number) <= to,
  );
}

/** One of these texts. */
export function oneOf(texts: readonly string[]): Form {
  const known = new Set<unknown>(texts);
  return valueThat(`one of ${texts.join(', ')}`, (value) => known.has(value));
}

/** A list of such values; of this length, where one is given. */
export function listOf(form: Form, length?: number): Form {
  const wanted = length === undefined ? 'a list' : `a list of ${length}`;
  return (value, at) => {
    if (!Array.isArray(value) || (length !== undefined && value.length !== length)) return told(at, value, wanted);
    for (let i = 0; i < value.length; i++) {
      const no = form(value[i], `${at}[${i}]`);
      if (no !== undefined) return no;
    }
    return undefined;
  };
}

/** An object with these keys and no others; optional ones may be missing. */
export function object(parts: Readonly<Record<string, Form>>, optional: Readonly<Record<string, Form>> = {}): Form {
  return (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return told(at, value, 'an object');
    const path = (key: string): string => (at === '' ? key : `${at}.${key}`);
    for (const key of Object.keys(value))
      if (!Object.hasOwn(parts, key) && !Object.hasOwn(optional, key))
        return `\`${path(key)}\` is not known${at === '' ? '' : ` in \`${at}\``}.`;
    for (const key of Object.keys(parts)) if (!Object.hasOwn(value, key)) return `\`${path(key)}\` is missing.`;
    for (const [key, form] of [...Object.entries(parts), ...Object.entries(optional)]) {
      const no = Object.hasOwn(value, key) ? form((value as Record<string, unknown>)[key], path(key)) : undefined;
      if (no !== undefined) return no;
    }
    return undefined;
  };
}

/** An object that has such a value for each of these names. */
export function recordOf(names: readonly string[], form: Form): Form {
  return object(Object.fromEntries(names.map((name) => [name, form])));
}

/** Objects of several kinds, told apart by the text under this key. */
export function eitherBy(key: string, kinds: Readonly<Record<string, (tag: Form) => Form>>): Form {
  const tag = oneOf(Object.keys(kinds));
  const forms = new Map(Object.entries(kinds).map(([name, form]) => [name, form(oneOf([name]))]));
  return (value, at) => {
    const named: unknown =
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : value;
    return tag(named, `${at}.${key}`) ?? forms.get(named as string)!(value, at);
  };
}
