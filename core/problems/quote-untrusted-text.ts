/** Text from outside inside a message: a message is printed and logged, so nothing in it may steer a terminal or begin a line. */

/** What JSON leaves as it is although terminals and logs act on it: DEL, controls from 128 to 159, line separators, marks that turn the direction of text. */
const UNSEEN = /[\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

const LONGEST = 60;

/** Any text as JSON, its first 60 characters; control characters are escaped. */
export function quoted(text: string): string {
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return visible(JSON.stringify(short));
}

/** JSON in which nothing is left that steers a terminal or ends a line. */
export function visible(json: string): string {
  return json.replace(UNSEEN, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** What was given, as far as it fits into a sentence; it may be anything. */
export function brief(given: unknown): string {
  if (typeof given === 'string') return quoted(given);
  if (given === null || given === undefined || typeof given === 'number' || typeof given === 'boolean')
    return String(given);
  if (Array.isArray(given)) return 'a list';
  return typeof given === 'object' ? 'an object' : `a ${typeof given}`;
}
