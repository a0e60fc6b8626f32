/** Which texts name a set of kinds: nothing but kinds, `or`, `not` and parentheses. Seen without the parser. */
import { END, TILES } from './lexer.ts';
import type { Scope } from '../expression-scope.ts';
import { reserved } from './tokens.ts';
import { adjectiveWords, kindsWords, namedWords, nounWords } from '../words/index.ts';

const DEEPEST_KINDS = 100;
const ofKinds = new WeakMap<Scope['definitions'], Map<string, boolean>>();

/** Whether a word or definition names a set of kinds. */
export function namesKinds(name: string, scope: Scope, depth = 0): boolean {
  if (kindsWords.has(name)) return true;
  const { definitions } = scope;
  if (!Object.hasOwn(definitions, name) || depth > DEEPEST_KINDS) return false;
  const known = ofKinds.get(definitions) ?? new Map<string, boolean>();
  ofKinds.set(definitions, known);
  if (!known.has(name)) {
    // whoever comes by again meanwhile goes round in a circle, and circles name nothing
    known.set(name, false);
    known.set(name, isKindsText(definitions[name]!, scope, depth + 1));
  }
  return known.get(name)!;
}

const PIECE = new RegExp(`\\s*(?:((?:or|not)${END})|(${TILES})|([A-Za-z_][A-Za-z0-9_]*)|[()])\\s*`, 'y');

/** Whether a text is nothing but kinds and what joins them. */
export function isKindsText(text: string, scope: Scope, depth = 0): boolean {
  let named = false;
  for (let at = 0; at < text.length; ) {
    PIECE.lastIndex = at;
    const found = PIECE.exec(text);
    if (found === null) return false;
    at += found[0].length;
    const [, , tiles, name] = found;
    if (name !== undefined && (isOther(name) || !namesKinds(name, scope, depth))) return false;
    named ||= tiles !== undefined || name !== undefined;
  }
  return named;
}

/** Words that the language has for something else. */
function isOther(name: string): boolean {
  return reserved.includes(name) || [nounWords, adjectiveWords, namedWords].some((words) => words.has(name));
}
