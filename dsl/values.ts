/** The part of the grammar about values: sums, products, and what they are made of. */
import { arithmetic, join, nameNode, nameOf, numberNode, spanOf } from './build.ts';
import { PhraseGrammar } from './phrases.ts';
import { WANTED } from './syntax.ts';
import type { Expr } from './tree.ts';

export abstract class ValueGrammar extends PhraseGrammar {
  /** One or several values behind a bracket. */
  protected abstract arguments(): Expr[];

  protected sum(): Expr {
    let left = this.product();
    for (let op = this.takeIf(this.t.plusMinus); op; op = this.takeIf(this.t.plusMinus))
      left = arithmetic(op.image, left, this.product());
    return left;
  }

  private product(): Expr {
    let left = this.unary();
    for (let op = this.takeIf(this.t.timesOver); op; op = this.takeIf(this.t.timesOver))
      left = arithmetic(op.image, left, this.unary());
    return left;
  }

  private unary(): Expr {
    const minus = this.takeIf(this.t.minus);
    if (minus === undefined) return this.primary();
    const of = this.unary();
    return { node: 'negate', of, span: join(spanOf(minus), of.span) };
  }

  private primary(): Expr {
    const { number, open, named, name, phrase, wordlike, tiles, keyword } = this.t;
    const digits = this.takeIf(number);
    if (digits) return numberNode(digits);
    const truth = this.takeIf(keyword.true) ?? this.takeIf(keyword.false);
    if (truth) return { node: 'boolean', value: truth.image === 'true', span: spanOf(truth) };
    if (this.is(1, open)) return this.parenthesised();
    if (this.is(1, keyword.count)) return this.count();
    if (this.is(1, keyword.per)) return this.per();
    if (this.is(1, named)) return this.withName();
    if (this.is(1, name) && this.is(2, open)) return this.call();
    if (this.is(1, name) && this.is(2, keyword.of)) return this.tallyOf();
    return this.is(1, tiles) ? this.bareTiles() : nameNode(this.takeAny([phrase, wordlike], WANTED.value));
  }

  private parenthesised(): Expr {
    const open = this.take(this.t.open);
    const inner = this.expr();
    return { ...inner, span: spanOf(open, this.take(this.t.close)) };
  }

  private count(): Expr {
    const first = this.take(this.t.keyword.count);
    this.take(this.t.open);
    const phrase = this.nounPhrase();
    return { node: 'count', phrase, span: spanOf(first, this.take(this.t.close)) };
  }

  private per(): Expr {
    const first = this.take(this.t.keyword.per);
    const phrase = this.nounPhrase();
    const value = this.takeIf(this.t.comma) && this.expr();
    const span = join(spanOf(first), (value ?? phrase).span);
    return { node: 'per', phrase, ...(value && { value }), span };
  }

  /** `would score all_pairs`, `passed win`. */
  private withName(): Expr {
    const word = this.take(this.t.named);
    const name = this.take(this.t.anyWord, WANTED.name);
    return { node: 'named', word: nameOf(word), name: name.image, span: spanOf(word, name) };
  }

  private call(): Expr {
    const name = this.take(this.t.name);
    this.take(this.t.open);
    const list = this.arguments();
    return { node: 'call', name: name.image, arguments: list, span: spanOf(name, this.take(this.t.close)) };
  }

  private tallyOf(): Expr {
    const tally = this.take(this.t.name);
    this.take(this.t.keyword.of);
    const group = this.take(this.t.anyWord);
    return { node: 'tallyOf', tally: tally.image, group: group.image, span: spanOf(tally, group) };
  }

  private bareTiles(): Expr {
    const tiles = this.tileList();
    const span = join(tiles[0]!.span, tiles.at(-1)!.span);
    return { node: 'kinds', kinds: { node: 'tiles', tiles, span }, span };
  }
}
