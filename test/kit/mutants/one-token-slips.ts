/** Texts with one token changed, taken out, doubled or misspelt: what a slip of the hand leaves. */
import type { Random } from '../../../core/index.ts';

const TOKENS = /[A-Za-z_]\w*|\d+(?:\.\d+)?|[<>=!]=|[-+*/<>=(){}[\],:|"'&#!]/g;

/** A text with one slip, and what the slip was. */
export interface Slip {
  text: string;
  what: string;
}

/** A slip in one token that is not part of a comment. */
export function slipOf(text: string, random: Random): Slip {
  const all = [...text.matchAll(TOKENS)].filter(({ index }) => !isComment(text, index));
  if (all.length === 0) return { text: `${text}x`, what: 'a letter in a text of nothing' };
  const { 0: token, index } = all[random.int(0, all.length - 1)]!;
  const others = all.map(([other]) => other).filter((other) => other !== token && sortOf(other) === sortOf(token));
  const ways: Record<string, () => string> = {
    changed: () => others[random.int(0, others.length - 1)] ?? `${token}x`,
    'taken out': () => '',
    doubled: () => (sortOf(token) === 'sign' ? token + token : `${token} ${token}`),
    misspelt: () => misspelt(token, random),
  };
  const names = Object.keys(ways).filter((way) => way !== 'misspelt' || sortOf(token) === 'word');
  const way = names[random.int(0, names.length - 1)]!;
  const put = ways[way]!();
  const line = text.slice(0, index).split('\n').length;
  return {
    text: text.slice(0, index) + put + text.slice(index + token.length),
    what: `line ${line}: \`${token}\` ${way}${put === '' ? '' : `, now \`${put}\``}`,
  };
}

function isComment(text: string, at: number): boolean {
  return /(^|\s)#/.test(text.slice(text.lastIndexOf('\n', at - 1) + 1, at + 1));
}

function sortOf(token: string): 'word' | 'number' | 'sign' {
  return /^[A-Za-z_]/.test(token) ? 'word' : /^\d/.test(token) ? 'number' : 'sign';
}

/** A letter left out, twice, another one, or two that changed places. */
function misspelt(word: string, random: Random): string {
  const at = random.int(0, word.length - 1);
  const [before, letter, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)];
  const slips = [
    before + after,
    before + letter + letter + after,
    `${before}${'abcdefghijklmnopqrstuvwxyz'[random.int(0, 25)]}${after}`,
    before + (after[0] ?? '') + letter + after.slice(1),
  ];
  return slips[random.int(0, slips.length - 1)]!;
}
