/**
 * The parser: tokens to tree, one method a rule, loosest first. Where `or` could go on with what was said (`is dragon or
 * wind`) or begin something new (`winner is dealer or replayed`), the meaning of the next word decides; see `Hearing`.
 */
import { chain, join, nounOf, spanOf } from './build.ts';
import type { Reading } from './parser.ts';
import type { Hearing, Range, Spanned } from './phrases.ts';
import type { ExpressionProblem } from './problem.ts';
import { WANTED } from './syntax.ts';
import { type Token, tokens, type Tokens, type TokenType } from './tokens.ts';
import type { Expr } from './tree.ts';
import { ValueGrammar } from './values.ts';

/** What a text says, and what is wrong with it though it could be read. */
export interface Read extends Reading<Expr> {
  found: readonly ExpressionProblem[];
}

class Grammar extends ValueGrammar {
  /** What a condition or value without `if` may begin with. */
  private readonly begins: readonly TokenType[];

  constructor(t: Tokens) {
    super(t);
    const { keyword: k, heldBefore, minus, number, open, named, phrase, wordlike, tiles } = t;
    const keywords = [k.not, k.every, k.any, k.no, k.has, k.in, k.tiles, k.true, k.false, k.count, k.per];
    this.begins = [...keywords, heldBefore, minus, number, open, named, phrase, wordlike, tiles];
  }

  /** Reads a whole text, as nothing but kinds where that is what it names. */
  read(list: readonly Token[], hearing: Hearing, kinds: boolean): Read {
    this.hearing = hearing;
    this.found = [];
    const reading = this.readAll(list, () => (kinds ? this.onlyKinds() : this.expr()));
    return { ...reading, found: this.found };
  }

  private onlyKinds(): Expr {
    const kinds = this.anyKinds();
    return { node: 'kinds', kinds, span: kinds.span };
  }

  protected expr(): Expr {
    if (this.is(1, this.t.keyword.if)) return this.ifExpr();
    if (!this.isAny(1, this.begins)) this.stop(WANTED.value);
    return this.orExpr();
  }

  protected arguments(): Expr[] {
    if (!this.is(1, this.t.keyword.if) && !this.isAny(1, this.begins)) this.stop(WANTED.more);
    return this.separated(this.t.comma, () => this.expr());
  }

  private ifExpr(): Expr {
    const first = this.take(this.t.keyword.if);
    const test = this.expr();
    this.take(this.t.keyword.then);
    const yes = this.expr();
    this.take(this.t.keyword.else);
    const no = this.expr();
    return { node: 'if', test, then: yes, else: no, span: join(spanOf(first), no.span) };
  }

  private orExpr(): Expr {
    return chain(
      'or',
      this.separated(this.t.keyword.or, () => this.andExpr()),
    );
  }

  private andExpr(): Expr {
    if (!this.isAny(1, this.begins)) this.stop(WANTED.more);
    return chain(
      'and',
      this.separated(this.t.keyword.and, () => this.notExpr()),
    );
  }

  private notExpr(): Expr {
    const not = this.takeIf(this.t.keyword.not);
    if (not === undefined) return this.comparison();
    const of = this.notExpr();
    return { node: 'not', of, span: join(spanOf(not), of.span) };
  }

  private comparison(): Expr {
    const { keyword, pair, lastTile, held, bonus, heldBefore } = this.t;
    if (this.isAny(1, [keyword.every, keyword.any, keyword.no])) return this.quantified();
    if (this.isAny(1, [pair, lastTile]) && this.saysSomething(2)) return this.thePair();
    if (this.is(1, keyword.has)) return this.has();
    if (this.is(1, keyword.in)) return this.itIn();
    if (this.isAny(1, [held, keyword.tiles, bonus]) && this.is(2, keyword.include)) return this.include();
    return this.is(1, heldBefore) ? this.heldBefore() : this.compared();
  }

  private quantified(): Expr {
    const { every, any, no } = this.t.keyword;
    const first = this.takeAny([every, any, no], WANTED.value);
    const phrase = this.quantifiedPhrase();
    const { negated, is, span } = this.saying();
    const quantifier = first.image as 'every' | 'any' | 'no';
    return { node: 'quantified', quantifier, phrase, negated, is, span: join(spanOf(first), span) };
  }

  private quantifiedPhrase() {
    if (!this.takeIf(this.t.open)) return this.subjectPhrase();
    const inner = this.nounPhrase();
    this.take(this.t.close);
    return inner;
  }

  /** `pair is dragon`: the only pair; `last tile is 1p`. */
  private thePair(): Expr {
    const the = this.takeAny([this.t.pair, this.t.lastTile], WANTED.value);
    const { negated, is, span } = this.saying();
    const phrase = { noun: nounOf(the), adjectives: [], span: spanOf(the) };
    return { node: 'quantified', quantifier: 'the', phrase, negated, is, span: join(spanOf(the), span) };
  }

  /** `has chow nA, chow nB where n in 1..7`; of one thing, `has terminal`. */
  private has(): Expr {
    const first = this.take(this.t.keyword.has);
    if (this.isAny(1, this.beginsPhrase)) return this.hasItems(first);
    if (!this.isAny(1, this.beginsKinds)) this.stop(WANTED.group);
    const kinds = this.kindSet();
    return { node: 'it', is: { node: 'has', kinds }, span: join(spanOf(first), kinds.span) };
  }

  private hasItems(first: Token): Expr {
    const items = [this.hasItem()];
    while (this.is(1, this.t.comma) && this.isAny(2, this.beginsPhrase)) {
      this.take(this.t.comma);
      items.push(this.hasItem());
    }
    const ranges = this.ranges();
    const last = ranges.at(-1) ?? items.at(-1)!;
    const bare = ranges.map(({ variable, from, to }) => ({ variable, from, to }));
    return { node: 'has', items, ranges: bare, span: join(spanOf(first), last.span) };
  }

  private ranges(): Range[] {
    if (!this.beginsRange()) return [];
    this.take(this.t.keyword.where);
    return this.separated(this.t.comma, () => this.range());
  }

  /** Of one thing: `in 19m`. */
  private itIn(): Expr {
    const first = this.take(this.t.keyword.in);
    const kinds = this.kindSet();
    return { node: 'it', is: { node: 'of', kinds }, span: join(spanOf(first), kinds.span) };
  }

  private include(): Expr {
    const what = this.takeAny([this.t.held, this.t.keyword.tiles, this.t.bonus], WANTED.value);
    this.take(this.t.keyword.include);
    const tiles = this.tileList();
    const span = join(spanOf(what), tiles.at(-1)!.span);
    return { node: 'include', what: what.image as 'held', exactly: false, tiles, span };
  }

  private heldBefore(): Expr {
    const first = this.take(this.t.heldBefore);
    const how = this.takeAny([this.t.equals, this.t.keyword.include], WANTED.value);
    const tiles = this.tileList();
    const span = join(spanOf(first), tiles.at(-1)!.span);
    return { node: 'include', what: 'held_before', exactly: how.image === '==', tiles, span };
  }

  /** A value: alone, against another, or said to be one of its choices. */
  private compared(): Expr {
    const left = this.sum();
    if (this.is(1, this.t.keyword.is)) return this.isChoice(left);
    const op = this.takeIf(this.t.compare);
    if (op === undefined) return left;
    const right = this.sum();
    return { node: 'compare', op: op.image as '==', left, right, span: join(left.span, right.span) };
  }

  private isChoice(subject: Expr): Expr {
    this.take(this.t.keyword.is);
    const negated = this.takeIf(this.t.keyword.not) !== undefined;
    const choices = [this.choice()];
    while (this.namesChoice(subject)) {
      this.take(this.t.keyword.or);
      choices.push(this.choice());
    }
    return { node: 'is', subject, negated, choices, span: join(subject.span, choices.at(-1)!.span) };
  }

  /** A name; tiles and numbers are read too, so that the checker can say what to write instead. */
  private choice(): Spanned<{ name: string }> {
    const { anyWord, phrase, tiles, number } = this.t;
    const word = this.takeAny([anyWord, phrase, tiles, number], WANTED.choice);
    return { name: word.image.replace(/\s+/g, ' '), span: spanOf(word) };
  }

  private saysSomething(ahead: number): boolean {
    const { is, has, in: within } = this.t.keyword;
    return this.isAny(ahead, [is, has, within]);
  }

  /** Whether an `or` comes that goes on with choices of the subject. */
  private namesChoice(subject: Expr): boolean {
    if (!this.is(1, this.t.keyword.or) || subject.node !== 'name' || !this.isBare(2)) return false;
    if (!this.isAny(2, [this.t.anyWord, this.t.phrase, this.t.tiles])) return false;
    const choices = this.hearing.choices(subject.name);
    const next = this.ahead(2).image.replace(/\s+/g, ' ');
    return (
      choices !== undefined &&
      (choices.includes(next) || (this.is(2, this.t.name) && this.hearing.sense(next) === 'unknown'))
    );
  }
}

let made: Grammar | undefined;

/** The parser, made when first asked for. One text at a time. */
export function grammar(): Grammar {
  made ??= new Grammar(tokens());
  return made;
}
