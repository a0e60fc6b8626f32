/** Text to tokens, all by one regular expression: a parser's own lexer costs more to set up than a whole pack to read (row W7). */
import type { IToken, TokenType } from 'chevrotain';

/** Tokens, and the stretches that mean nothing. */
export interface Lexed {
  tokens: IToken[];
  errors: { offset: number; length: number }[];
}

export interface Lexer {
  tokenize(text: string): Lexed;
}

/** What there is to find. Of two words or signs that both fit the one that comes first is taken. */
export interface Findable {
  words: readonly (readonly [string, TokenType])[];
  signs: readonly (readonly [string, TokenType])[];
  tiles: TokenType;
  number: TokenType;
  name: TokenType;
}

/** Where a word ends. */
export const END = '(?![A-Za-z0-9_])';
/** `19m19p`, `1112345678999A`, `nA`, `(n+2k)A`. */
export const TILES = `(?:(?:\\d+[A-Za-z])+|[a-z][A-Z]|\\(\\s*[a-z](?:\\s*[+-]\\s*(?:\\d+[a-z]?|[a-z]))*\\s*\\)[A-Za-z])${END}`;

/** Makes a lexer; a word of several may have any spaces between them. */
export function makeLexer({ words, signs, tiles, number, name }: Findable): Lexer {
  const types = new Map([...signs, ...words].toReversed());
  const ofWords = words.map(([word]) => word.replaceAll(' ', '\\s+')).join('|');
  const ofSigns = signs.map(([sign]) => sign.replace(/[^<>=!,-]/g, '\\$&')).join('|');
  const next = new RegExp(
    `(\\s+)|((?:${ofWords})${END})|(${TILES})|(\\d+)|([A-Za-z_][A-Za-z0-9_]*)|(?:${ofSigns})`,
    'y',
  );
  const typeOf = (image: string, [, , word, ofTiles, digits, letters]: RegExpExecArray): TokenType => {
    if (ofTiles !== undefined) return tiles;
    if (digits !== undefined) return number;
    return letters === undefined ? types.get(word === undefined ? image : image.replace(/\s+/g, ' '))! : name;
  };
  return {
    tokenize: (text) => {
      const lexed: Lexed = { tokens: [], errors: [] };
      let lost = 0;
      for (let at = 0; at < text.length; ) {
        next.lastIndex = at;
        const found = next.exec(text);
        if (found === null) lost++;
        if (lost > 0 && (found !== null || at === text.length - 1))
          lexed.errors.push({ offset: found === null ? at + 1 - lost : at - lost, length: lost });
        if (found !== null) {
          lost = 0;
          const [image, space] = found;
          const tokenType = typeOf(image, found);
          if (space === undefined)
            lexed.tokens.push({ image, startOffset: at, tokenType, tokenTypeIdx: tokenType.tokenTypeIdx! });
        }
        at += found?.[0].length ?? 1;
      }
      return lexed;
    },
  };
}
