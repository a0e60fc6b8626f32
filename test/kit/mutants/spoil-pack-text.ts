/** Spoils the text of a pack by one small slip, as a tired person might. */
import type { Random } from '../../../core/index.ts';

const WORDS = /[A-Za-z_][\w]*|\d+|[<>=+*/-]+/g;

/** The text with one slip. */
export function spoil(text: string, random: Random): string {
  const lines = text.split('\n');
  const at = lineWithRules(lines, random);
  const slips = [dropLine, otherWord, otherWord, otherWord, otherNumber, otherNumber, swapLetters, moveLine];
  return slips[random.int(0, slips.length - 1)]!(lines, at, random).join('\n');
}

function lineWithRules(lines: readonly string[], random: Random): number {
  const ruled = lines.flatMap((line, at) =>
    /^\s*(#|name:|source:|says:|status:|about:|note:|$)/.test(line) ? [] : [at],
  );
  return ruled[random.int(0, ruled.length - 1)]!;
}

function dropLine(lines: string[], at: number): string[] {
  return lines.filter((_, index) => index !== at);
}

function moveLine(lines: string[], at: number): string[] {
  const rest = dropLine(lines, at);
  return [...rest.slice(0, at + 1), lines[at]!, ...rest.slice(at + 1)];
}

/** A word of the line becomes another word of the pack. */
function otherWord(lines: string[], at: number, random: Random): string[] {
  const all = [...lines.join('\n').matchAll(WORDS)].map(([word]) => word);
  return replaceWord(lines, at, random, WORDS, () => all[random.int(0, all.length - 1)]!);
}

function otherNumber(lines: string[], at: number, random: Random): string[] {
  return replaceWord(lines, at, random, /\d+/g, () => String(random.int(0, 20)));
}

function swapLetters(lines: string[], at: number, random: Random): string[] {
  return replaceWord(lines, at, random, /[a-z]{3,}/g, (word) => word[1]! + word[0]! + word.slice(2));
}

function replaceWord(
  lines: string[],
  at: number,
  random: Random,
  words: RegExp,
  by: (word: string) => string,
): string[] {
  const found = [...lines[at]!.matchAll(words)];
  if (found.length === 0) return dropLine(lines, at);
  const { 0: word, index } = found[random.int(0, found.length - 1)]!;
  const line = lines[at]!.slice(0, index) + by(word) + lines[at]!.slice(index + word.length);
  return lines.map((old, each) => (each === at ? line : old));
}
