/**
 * The parser: tokens to tree, one method a rule, loosest first. Where `or` could go on with what was said (`is dragon or
 * wind`) or begin something new (`winner is dealer or replayed`), the meaning of the next word decides; see `Hearing`.
 */
import type { IToken } from 'chevrotain';
import { chain, join, nameNode, nounOf, ofSeat, spanOf } from './build-tree.ts';
import type { Range, Spanned } from './phrase-grammar.ts';
import { tokens, type Tokens } from './tokens.ts';
import type { Expr, Included, KindSet } from '../syntax-tree.ts';
import { ValueGrammar } from './value-grammar.ts';

class Grammar extends ValueGrammar {
  whole = this.RULE('whole', (): Expr => this.SUBRULE(this.expr));

  /** A definition that names a set of kinds. */
  wholeKinds = this.RULE('wholeKinds', (): KindSet => this.SUBRULE(this.anyKinds));

  expr = this.RULE(
    'expr',
    (): Expr => this.OR([{ ALT: () => this.SUBRULE(this.ifExpr) }, { ALT: () => this.SUBRULE(this.orExpr) }]),
  );

  ifExpr = this.RULE('ifExpr', (): Expr => {
    const first = this.CONSUME(this.t.keyword.if);
    const test = this.SUBRULE(this.expr);
    this.CONSUME(this.t.keyword.then);
    const yes = this.SUBRULE2(this.expr);
    this.CONSUME(this.t.keyword.else);
    const no = this.SUBRULE3(this.expr);
    return this.ACTION((): Expr => ({ node: 'if', test, then: yes, else: no, span: join(spanOf(first), no.span) }));
  });

  orExpr = this.RULE('orExpr', (): Expr => {
    const of: Expr[] = [];
    this.AT_LEAST_ONE_SEP({ SEP: this.t.keyword.or, DEF: () => of.push(this.SUBRULE(this.andExpr)) });
    return this.ACTION(() => chain('or', of));
  });

  andExpr = this.RULE('andExpr', (): Expr => {
    const of: Expr[] = [];
    this.AT_LEAST_ONE_SEP({ SEP: this.t.keyword.and, DEF: () => of.push(this.SUBRULE(this.notExpr)) });
    return this.ACTION(() => chain('and', of));
  });

  notExpr = this.RULE(
    'notExpr',
    (): Expr =>
      this.OR([
        {
          ALT: () => {
            const not = this.CONSUME(this.t.keyword.not);
            const of = this.SUBRULE(this.notExpr);
            return this.ACTION((): Expr => ({ node: 'not', of, span: join(spanOf(not), of.span) }));
          },
        },
        { ALT: () => this.SUBRULE(this.comparison) },
      ]),
  );

  comparison = this.RULE(
    'comparison',
    (): Expr =>
      this.OR({
        IGNORE_AMBIGUITIES: true,
        DEF: [
          { ALT: () => this.SUBRULE(this.quantified) },
          { GATE: () => this.saysSomething(2), ALT: () => this.SUBRULE(this.thePair) },
          { ALT: () => this.SUBRULE(this.has) },
          { ALT: () => this.SUBRULE(this.itIn) },
          { GATE: () => this.is(2, this.t.keyword.include), ALT: () => this.SUBRULE(this.include) },
          { ALT: () => this.SUBRULE(this.heldBefore) },
          { ALT: () => this.SUBRULE(this.compared) },
        ],
      }),
  );

  quantified = this.RULE('quantified', (): Expr => {
    const first = this.OR([
      { ALT: () => this.CONSUME(this.t.keyword.every) },
      { ALT: () => this.CONSUME(this.t.keyword.any) },
      { ALT: () => this.CONSUME(this.t.keyword.no) },
    ]);
    const phrase = this.OR2([
      {
        ALT: () => {
          this.CONSUME(this.t.open);
          const inner = this.SUBRULE(this.nounPhrase);
          this.CONSUME(this.t.close);
          return inner;
        },
      },
      { ALT: () => this.SUBRULE(this.subjectPhrase) },
    ]);
    const said = this.SUBRULE(this.saying);
    return this.ACTION((): Expr => {
      const quantifier = first.image as 'every' | 'any' | 'no';
      const span = join(spanOf(first), said.span);
      return { node: 'quantified', quantifier, phrase, negated: said.negated, is: said.is, span };
    });
  });

  /** `pair is dragon`: the only pair; `last tile is 1p`. */
  thePair = this.RULE('thePair', (): Expr => {
    const the = this.OR([{ ALT: () => this.CONSUME(this.t.pair) }, { ALT: () => this.CONSUME(this.t.lastTile) }]);
    const said = this.SUBRULE(this.saying);
    return this.ACTION((): Expr => {
      const phrase = { noun: nounOf(the), adjectives: [], span: spanOf(the) };
      const span = join(spanOf(the), said.span);
      return { node: 'quantified', quantifier: 'the', phrase, negated: said.negated, is: said.is, span };
    });
  });

  /** `has chow nA, chow nB where n in 1..7`; of one thing, `has terminal`. */
  has = this.RULE('has', (): Expr => {
    const first = this.CONSUME(this.t.keyword.has);
    return this.OR({
      IGNORE_AMBIGUITIES: true,
      DEF: [
        { ALT: () => this.SUBRULE(this.hasItems, { ARGS: [first] }) },
        {
          ALT: () => {
            const kinds = this.SUBRULE(this.kindSet);
            return this.ACTION(
              (): Expr => ({ node: 'it', is: { node: 'has', kinds }, span: join(spanOf(first), kinds.span) }),
            );
          },
        },
      ],
    });
  });

  hasItems = this.RULE('hasItems', (first: IToken): Expr => {
    const items = [this.SUBRULE(this.hasItem)];
    const ranges: Range[] = [];
    this.MANY({
      GATE: () => this.is(2, this.t.noun) || this.is(2, this.t.adjective),
      DEF: () => {
        this.CONSUME(this.t.comma);
        items.push(this.SUBRULE2(this.hasItem));
      },
    });
    this.OPTION({
      GATE: () => this.beginsRange(),
      DEF: () => {
        this.CONSUME(this.t.keyword.where);
        this.AT_LEAST_ONE_SEP({ SEP: this.t.comma, DEF: () => ranges.push(this.SUBRULE(this.range)) });
      },
    });
    return this.ACTION((): Expr => {
      const last = ranges.at(-1) ?? items.at(-1)!;
      const bare = ranges.map(({ variable, from, to }) => ({ variable, from, to }));
      return { node: 'has', items, ranges: bare, span: join(spanOf(first), last.span) };
    });
  });

  /** Of one thing: `in 19m`. */
  itIn = this.RULE('itIn', (): Expr => {
    const first = this.CONSUME(this.t.keyword.in);
    const kinds = this.SUBRULE(this.kindSet);
    return this.ACTION((): Expr => ({ node: 'it', is: { node: 'of', kinds }, span: join(spanOf(first), kinds.span) }));
  });

  include = this.RULE('include', (): Expr => {
    const what = this.OR([
      { ALT: () => this.CONSUME(this.t.held) },
      { ALT: () => this.CONSUME(this.t.keyword.tiles) },
      { ALT: () => this.CONSUME(this.t.bonus) },
      { ALT: () => this.CONSUME(this.t.name) },
    ]);
    this.CONSUME(this.t.keyword.include);
    const tiles = this.SUBRULE(this.tileList);
    return this.ACTION((): Expr => {
      const span = join(spanOf(what), tiles.at(-1)!.span);
      const isList = what.tokenType === this.t.name;
      const of: Included = isList ? { list: what.image, span: spanOf(what) } : (what.image as 'held');
      return { node: 'include', what: of, exactly: false, tiles, span };
    });
  });

  heldBefore = this.RULE('heldBefore', (): Expr => {
    const first = this.CONSUME(this.t.heldBefore);
    const how = this.OR([
      { ALT: () => this.CONSUME(this.t.equals) },
      { ALT: () => this.CONSUME(this.t.keyword.include) },
    ]);
    const tiles = this.SUBRULE(this.tileList);
    return this.ACTION((): Expr => {
      const span = join(spanOf(first), tiles.at(-1)!.span);
      return { node: 'include', what: 'held_before', exactly: how.image === '==', tiles, span };
    });
  });

  /** A value: alone, against another, said to be one of its choices, or a seat that has a mark. */
  compared = this.RULE('compared', (): Expr => {
    const left = this.SUBRULE(this.sum);
    let result = left;
    this.OPTION(() => {
      result = this.OR([
        { ALT: () => this.SUBRULE(this.isChoice, { ARGS: [left] }) },
        {
          ALT: () => {
            this.CONSUME(this.t.keyword.has);
            const mark = this.CONSUME(this.t.anyWord);
            return this.ACTION((): Expr => ofSeat(left, nameNode(mark)));
          },
        },
        {
          ALT: () => {
            const op = this.CONSUME(this.t.compare);
            const right = this.SUBRULE2(this.sum);
            return this.ACTION(
              (): Expr => ({
                node: 'compare',
                op: op.image as '==',
                left,
                right,
                span: join(left.span, right.span),
              }),
            );
          },
        },
      ]);
    });
    return result;
  });

  isChoice = this.RULE('isChoice', (subject: Expr): Expr => {
    let negated = false;
    this.CONSUME(this.t.keyword.is);
    this.OPTION(() => {
      this.CONSUME(this.t.keyword.not);
      negated = true;
    });
    const choices = [this.SUBRULE(this.choice)];
    this.MANY({
      GATE: () => this.namesChoice(subject),
      DEF: () => {
        this.CONSUME(this.t.keyword.or);
        choices.push(this.SUBRULE2(this.choice));
      },
    });
    return this.ACTION(
      (): Expr => ({
        node: 'is',
        subject,
        negated,
        choices,
        span: join(subject.span, choices.at(-1)!.span),
      }),
    );
  });

  /** A name; tiles and numbers are read too, so that the checker can say what to write instead. */
  choice = this.RULE('choice', (): Spanned<{ name: string }> => {
    const word = this.OR([
      { ALT: () => this.CONSUME(this.t.anyWord) },
      { ALT: () => this.CONSUME(this.t.phrase) },
      { ALT: () => this.CONSUME(this.t.tiles) },
      { ALT: () => this.CONSUME(this.t.number) },
    ]);
    return this.ACTION(() => ({ name: word.image.replace(/\s+/g, ' '), span: spanOf(word) }));
  });

  constructor(t: Tokens, skipValidations: boolean) {
    super(t, skipValidations);
    this.performSelfAnalysis();
  }

  private saysSomething(ahead: number): boolean {
    const { is, has, in: within } = this.t.keyword;
    return [is, has, within].some((type) => this.is(ahead, type));
  }

  /** Whether the next `or` goes on with choices of the subject. */
  private namesChoice(subject: Expr): boolean {
    if (subject.node !== 'name' || !this.isBare(2)) return false;
    if (![this.t.anyWord, this.t.phrase, this.t.tiles].some((type) => this.is(2, type))) return false;
    const choices = this.hearing.choices(subject.name);
    const next = this.LA(2).image.replace(/\s+/g, ' ');
    return (
      choices !== undefined &&
      (choices.includes(next) || (this.is(2, this.t.name) && this.hearing.sense(next) === 'unknown'))
    );
  }
}

let made: Grammar | undefined;

/** The parser, made when first asked for. One parse at a time. */
export function grammar(): Grammar {
  made ??= new Grammar(tokens(), true);
  return made;
}

/** Throws where the grammar itself is wrong; for tests, since it takes a while, and `Object.groupBy`, which Node 20 lacks. */
export function checkGrammar(): void {
  new Grammar(tokens(), false);
}
