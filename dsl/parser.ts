/**
 * Reading tokens one after the other; what comes next decides how to go on. The rules of a grammar are methods that call
 * each other. Of a text that makes no sense the first token is told that does not fit, and what would.
 */
import { END_OF_TEXT, isOf, type Token, type TokenType } from './tokens.ts';

/** Where a text stops making sense: what was wanted there instead of the token. */
export interface Mismatch {
  token: Token;
  wanted: string;
}

/** What one reading found out. */
export interface Reading<T> {
  tree?: T;
  mismatch?: Mismatch;
}

/** Thrown to leave all rules at once. */
class Stop extends Error {
  readonly mismatch: Mismatch;

  constructor(mismatch: Mismatch) {
    super(mismatch.wanted);
    this.mismatch = mismatch;
  }
}

export abstract class Parser {
  private list: readonly Token[] = [];
  private at = 0;

  /** Reads all tokens by one rule. */
  protected readAll<T>(list: readonly Token[], rule: () => T): Reading<T> {
    this.list = list;
    this.at = 0;
    try {
      const tree = rule();
      return this.at < list.length
        ? { mismatch: { token: this.ahead(1), wanted: 'the end, `and` or `or`' } }
        : { tree };
    } catch (error) {
      if (error instanceof Stop) return { mismatch: error.mismatch };
      throw error;
    }
  }

  /** A token to come; the next one is 1. */
  protected ahead(count: number): Token {
    return this.list[this.at + count - 1] ?? END_OF_TEXT;
  }

  protected is(ahead: number, type: TokenType): boolean {
    return isOf(this.ahead(ahead), type);
  }

  protected isAny(ahead: number, types: readonly TokenType[]): boolean {
    return types.some((type) => this.is(ahead, type));
  }

  /** The next token, which must be of this type. */
  protected take(type: TokenType, wanted: string = type.label): Token {
    if (!this.is(1, type)) this.stop(wanted);
    return this.list[this.at++]!;
  }

  /** The next token, if it is of this type. */
  protected takeIf(type: TokenType): Token | undefined {
    return this.is(1, type) ? this.list[this.at++] : undefined;
  }

  /** The next token, which must be of one of these types. */
  protected takeAny(types: readonly TokenType[], wanted: string): Token {
    if (!this.isAny(1, types)) this.stop(wanted);
    return this.list[this.at++]!;
  }

  /** As many tokens of this type as come. */
  protected takeAll(type: TokenType): Token[] {
    const taken: Token[] = [];
    while (this.is(1, type)) taken.push(this.list[this.at++]!);
    return taken;
  }

  /** One part, and another behind each separator. */
  protected separated<T>(separator: TokenType, part: () => T): T[] {
    const parts = [part()];
    while (this.takeIf(separator)) parts.push(part());
    return parts;
  }

  protected stop(wanted: string): never {
    throw new Stop({ token: this.ahead(1), wanted });
  }
}
