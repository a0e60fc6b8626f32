/** The part of the grammar about values: sums, products, and what they are made of. */
import type { IToken } from 'chevrotain';
import { arithmetic, join, nameNode, nameOf, numberNode, ofSeat, spanOf } from './build-tree.ts';
import { PhraseGrammar } from './phrase-grammar.ts';
import type { Expr } from '../syntax-tree.ts';

export abstract class ValueGrammar extends PhraseGrammar {
  sum = this.RULE('sum', (): Expr => {
    let left = this.SUBRULE(this.product);
    this.MANY(() => {
      const op = this.CONSUME(this.t.plusMinus);
      const right = this.SUBRULE2(this.product);
      left = this.ACTION(() => arithmetic(op.image, left, right));
    });
    return left;
  });

  product = this.RULE('product', (): Expr => {
    let left = this.SUBRULE(this.unary);
    this.MANY(() => {
      const op = this.CONSUME(this.t.timesOver);
      const right = this.SUBRULE2(this.unary);
      left = this.ACTION(() => arithmetic(op.image, left, right));
    });
    return left;
  });

  unary = this.RULE(
    'unary',
    (): Expr =>
      this.OR([
        {
          ALT: () => {
            const minus = this.CONSUME(this.t.minus);
            const of = this.SUBRULE(this.unary);
            return this.ACTION((): Expr => ({ node: 'negate', of, span: join(spanOf(minus), of.span) }));
          },
        },
        { ALT: () => this.SUBRULE(this.primary) },
      ]),
  );

  primary = this.RULE(
    'primary',
    (): Expr =>
      this.OR({
        IGNORE_AMBIGUITIES: true,
        DEF: [
          { ALT: () => this.literal(this.CONSUME(this.t.number)) },
          { ALT: () => this.truth(this.CONSUME(this.t.keyword.true)) },
          { ALT: () => this.truth(this.CONSUME(this.t.keyword.false)) },
          { ALT: () => this.SUBRULE(this.parenthesised) },
          { ALT: () => this.SUBRULE(this.count) },
          { ALT: () => this.SUBRULE(this.per) },
          { ALT: () => this.SUBRULE(this.withName) },
          { GATE: () => this.is(2, this.t.open), ALT: () => this.SUBRULE(this.call) },
          { GATE: () => this.is(2, this.t.keyword.of), ALT: () => this.SUBRULE(this.tallyOf) },
          { ALT: () => this.named(this.CONSUME(this.t.phrase)) },
          { ALT: () => this.named(this.CONSUME(this.t.wordlike)) },
          { ALT: () => this.SUBRULE(this.bareTiles) },
        ],
      }),
  );

  parenthesised = this.RULE('parenthesised', (): Expr => {
    const open = this.CONSUME(this.t.open);
    const inner = this.SUBRULE(this.expr);
    const close = this.CONSUME(this.t.close);
    return this.ACTION(() => ({ ...inner, span: spanOf(open, close) }));
  });

  count = this.RULE('count', (): Expr => {
    const first = this.CONSUME(this.t.keyword.count);
    this.CONSUME(this.t.open);
    const phrase = this.SUBRULE(this.nounPhrase);
    const close = this.CONSUME(this.t.close);
    return this.ACTION((): Expr => ({ node: 'count', phrase, span: spanOf(first, close) }));
  });

  per = this.RULE('per', (): Expr => {
    const first = this.CONSUME(this.t.keyword.per);
    const phrase = this.SUBRULE(this.nounPhrase);
    let value: Expr | undefined;
    this.OPTION(() => {
      this.CONSUME(this.t.comma);
      value = this.SUBRULE(this.expr);
    });
    return this.ACTION((): Expr => {
      const span = join(spanOf(first), (value ?? phrase).span);
      return { node: 'per', phrase, ...(value && { value }), span };
    });
  });

  /** `would score all_pairs`, `passed win`. */
  withName = this.RULE('withName', (): Expr => {
    const word = this.CONSUME(this.t.named);
    const name = this.CONSUME(this.t.anyWord);
    return this.ACTION((): Expr => ({ node: 'named', word: nameOf(word), name: name.image, span: spanOf(word, name) }));
  });

  call = this.RULE('call', (): Expr => {
    const list: Expr[] = [];
    const name = this.CONSUME(this.t.name);
    this.CONSUME(this.t.open);
    this.AT_LEAST_ONE_SEP({ SEP: this.t.comma, DEF: () => list.push(this.SUBRULE(this.expr)) });
    const close = this.CONSUME(this.t.close);
    return this.ACTION((): Expr => ({ node: 'call', name: name.image, arguments: list, span: spanOf(name, close) }));
  });

  /** `fan of flowers`, `nerve of payer`: the checker knows which; `nerve of next seat`, `nerve of seat with ready` are of a seat. */
  tallyOf = this.RULE('tallyOf', (): Expr => {
    const tally = this.CONSUME(this.t.name);
    this.CONSUME(this.t.keyword.of);
    return this.OR({
      IGNORE_AMBIGUITIES: true,
      DEF: [
        {
          ALT: () => {
            const group = this.CONSUME(this.t.anyWord);
            return this.ACTION(
              (): Expr => ({ node: 'tallyOf', tally: tally.image, group: group.image, span: spanOf(tally, group) }),
            );
          },
        },
        {
          ALT: () => {
            const seat = this.named(this.CONSUME(this.t.phrase));
            return this.ACTION(() => ofSeat(seat, nameNode(tally)));
          },
        },
        {
          ALT: () => {
            const seat = this.SUBRULE(this.withName);
            return this.ACTION(() => ofSeat(seat, nameNode(tally)));
          },
        },
      ],
    });
  });

  bareTiles = this.RULE('bareTiles', (): Expr => {
    const tiles = this.SUBRULE(this.tileList);
    return this.ACTION((): Expr => {
      const span = join(tiles[0]!.span, tiles.at(-1)!.span);
      return { node: 'kinds', kinds: { node: 'tiles', tiles, span }, span };
    });
  });

  private literal(token: IToken): Expr {
    return this.ACTION(() => numberNode(token));
  }

  private truth(token: IToken): Expr {
    return this.ACTION((): Expr => ({ node: 'boolean', value: token.image === 'true', span: spanOf(token) }));
  }

  private named(token: IToken): Expr {
    return this.ACTION(() => nameNode(token));
  }
}
