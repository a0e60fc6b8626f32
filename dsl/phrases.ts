/** The part of the grammar about things: kinds, groups, what is said of them. */
import { adjectiveOf, eitherKinds, eitherPredicate, join, nameOf, nounOf, spanOf, tileTemplates } from './build.ts';
import { Parser } from './parser.ts';
import { complain, type ExpressionProblem } from './problem.ts';
import { WANTED } from './syntax.ts';
import type { Token, Tokens, TokenType } from './tokens.ts';
import type { Expr, HasItem, KindSet, NounPhrase, Predicate, Span, TileTemplate } from './tree.ts';

/** What the parser must know of words to bind `or`. */
export interface Hearing {
  /** `kinds`: a set of kinds; `yes/no`: a condition by itself; `other`: known, neither; `unknown`: no such word. */
  sense(name: string): 'kinds' | 'yes/no' | 'other' | 'unknown';
  /** What a word compared with `is` may be. */
  choices(subject: string): readonly string[] | undefined;
}

export type Spanned<T> = T & { span: Span };

/** What is said of a thing: `is not dragon`. */
export type Saying = Spanned<{ negated: boolean; is: Predicate }>;

export type Range = Spanned<{ variable: string; from: number; to: number }>;

const DEAF: Hearing = { sense: () => 'unknown', choices: () => undefined };

/** The rules of a grammar are methods of a class; nothing else lives in it but what one reading needs. */
export abstract class PhraseGrammar extends Parser {
  protected hearing: Hearing = DEAF;
  protected found: ExpressionProblem[] = [];
  protected readonly t: Tokens;
  /** What kinds may begin with, and a phrase. */
  protected readonly beginsKinds: readonly TokenType[];
  protected readonly beginsPhrase: readonly TokenType[];

  constructor(t: Tokens) {
    super();
    this.t = t;
    this.beginsKinds = [t.keyword.not, t.open, t.tiles, t.name, t.lastTile];
    this.beginsPhrase = [t.adjective, t.noun];
  }

  protected abstract expr(): Expr;

  protected tileList(): TileTemplate[] {
    const list = tileTemplates(this.take(this.t.tiles, WANTED.tiles));
    for (const token of this.takeAll(this.t.tiles)) list.push(...tileTemplates(token));
    return list;
  }

  private kindAtom(): KindSet {
    const not = this.takeIf(this.t.keyword.not);
    if (not) {
      const of = this.kindAtom();
      return { node: 'not', of, span: join(spanOf(not), of.span) };
    }
    const open = this.takeIf(this.t.open);
    if (open) {
      const inner = this.anyKinds();
      return { ...inner, span: spanOf(open, this.take(this.t.close)) };
    }
    if (this.is(1, this.t.tiles)) {
      const tiles = this.tileList();
      return { node: 'tiles', tiles, span: join(tiles[0]!.span, tiles.at(-1)!.span) };
    }
    const name = this.takeAny([this.t.name, this.t.lastTile], WANTED.kinds);
    return { node: 'kindWord', name: nameOf(name), span: spanOf(name) };
  }

  /** Kinds alone, in parentheses or as a definition: every `or` joins kinds. */
  protected anyKinds(): KindSet {
    if (!this.isAny(1, this.beginsKinds)) this.stop(WANTED.more);
    return eitherKinds(this.separated(this.t.keyword.or, () => this.kindAtom()));
  }

  /** Kinds in a sentence: goes on over `or` as long as words are kinds. */
  protected kindSet(): KindSet {
    const parts = [this.kindAtom()];
    while (this.goesOn(false)) {
      this.take(this.t.keyword.or);
      parts.push(this.kindAtom());
    }
    this.refuseCondition();
    return eitherKinds(parts);
  }

  private predicateAtom(): Spanned<Predicate> {
    const noun = this.takeIf(this.t.noun);
    if (noun) {
      const span = spanOf(noun);
      if (noun.tokenType !== this.t.lastTile) return { node: 'type', types: [nounOf(noun)], span };
      return { node: 'of', kinds: { node: 'kindWord', name: nameOf(noun), span }, span };
    }
    const word = this.takeIf(this.t.adjective);
    if (word) return { node: 'made', adjective: adjectiveOf(word), span: spanOf(word) };
    const open = this.takeIf(this.t.open);
    if (open) {
      const parts = this.separated(this.t.keyword.or, () => this.predicateAtom());
      return { ...eitherPredicate(parts), span: spanOf(open, this.take(this.t.close)) };
    }
    if (!this.isAny(1, this.beginsKinds)) this.stop(WANTED.predicate);
    const kinds = this.kindAtom();
    return { node: 'of', kinds, span: kinds.span };
  }

  /** `chow or dragon`: goes on over `or` as long as words are kinds, nouns or adjectives. */
  private predicate(): Spanned<Predicate> {
    const parts = [this.predicateAtom()];
    while (this.goesOn(true)) {
      this.take(this.t.keyword.or);
      parts.push(this.predicateAtom());
    }
    this.refuseCondition();
    return { ...eitherPredicate(parts), span: join(parts[0]!.span, parts.at(-1)!.span) };
  }

  protected saying(): Saying {
    const { is: being, has, in: within, not } = this.t.keyword;
    if (this.takeIf(being)) {
      const negated = this.takeIf(not) !== undefined;
      const is = this.predicate();
      return { negated, is, span: is.span };
    }
    const { tokenType } = this.takeAny([has, within], WANTED.saying);
    const kinds = this.kindSet();
    return { negated: false, is: { node: tokenType === has ? 'has' : 'of', kinds }, span: kinds.span };
  }

  /** `concealed triplet of dragon`, before what is said of it. */
  protected subjectPhrase(): NounPhrase {
    const words = this.takeAll(this.t.adjective);
    const noun = this.take(this.t.noun, WANTED.phrase);
    const of = this.takeIf(this.t.keyword.of) && this.kindSet();
    return phraseOf(words, noun, { of, by: this.pointedBy() });
  }

  /** A noun phrase that may say where: inside `count`, `per`, `has` and parentheses. */
  protected nounPhrase(): NounPhrase {
    const { of: ofKinds, in: within, where: whereIt } = this.t.keyword;
    const words = this.takeAll(this.t.adjective);
    const noun = this.take(this.t.noun, WANTED.phrase);
    const of = (this.takeIf(ofKinds) ?? this.takeIf(within)) && this.kindSet();
    const by = this.pointedBy();
    const where = this.beginsRange() ? undefined : this.takeIf(whereIt) && this.expr();
    return phraseOf(words, noun, { of, by, where });
  }

  /** `pointed by indicators`. */
  private pointedBy(): NounPhrase['by'] {
    const first = this.takeIf(this.t.pointedBy);
    if (first === undefined) return undefined;
    const list = this.take(this.t.name);
    return { list: list.image, span: spanOf(first, list) };
  }

  private groupAt(): HasItem {
    const words = this.takeAll(this.t.adjective);
    const noun = this.take(this.t.noun);
    const at = this.take(this.t.tiles);
    const tiles = tileTemplates(at);
    if (tiles.length > 1) {
      const hint = `Write \`${noun.image} 1m\` for the ${noun.image} that begins with 1m, for example.`;
      this.found.push(complain('syntax', 'A group is named by its lowest tile alone.', spanOf(at), { hint }));
    }
    const span = join(spanOf(words[0] ?? noun), spanOf(at));
    return { node: 'at', noun: nounOf(noun) as 'chow', adjectives: words.map(adjectiveOf), tile: tiles[0]!, span };
  }

  protected hasItem(): HasItem {
    if (this.groupAtTile()) return this.groupAt();
    if (!this.isAny(1, this.beginsPhrase)) this.stop(WANTED.value);
    const phrase = this.nounPhrase();
    return { node: 'some', phrase, span: phrase.span };
  }

  /** `k in 1..2`. */
  protected range(): Range {
    const variable = this.take(this.t.name);
    this.take(this.t.keyword.in);
    const from = this.take(this.t.number);
    this.take(this.t.dots);
    const to = this.take(this.t.number);
    return {
      variable: variable.image,
      from: Number(from.image),
      to: Number(to.image),
      span: spanOf(variable, to),
    };
  }

  /** Whether a tile stands after the adjectives and the noun to come. */
  private groupAtTile(): boolean {
    let ahead = 1;
    while (this.is(ahead, this.t.adjective)) ahead++;
    return this.is(ahead, this.t.noun) && this.is(ahead + 1, this.t.tiles);
  }

  /** `where n in 1..7` belongs to all items of `has`; `where` and anything else to the last one. */
  protected beginsRange(): boolean {
    const { where, in: within } = this.t.keyword;
    return this.is(1, where) && this.ahead(2).image.length === 1 && this.is(3, within) && this.is(4, this.t.number);
  }

  /** A word that begins a sentence or a sum of its own is not merely named. */
  protected isBare(ahead: number): boolean {
    const { is, has, in: within, of, include } = this.t.keyword;
    const others = [is, has, within, of, include, this.t.compare, this.t.plusMinus, this.t.timesOver, this.t.open];
    return !this.isAny(ahead + 1, others);
  }

  /** Whether an `or` comes that goes on with kinds (and, in a predicate, with nouns and adjectives). */
  private goesOn(predicate: boolean): boolean {
    if (!this.is(1, this.t.keyword.or)) return false;
    let ahead = 2;
    while (this.is(ahead, this.t.keyword.not)) ahead++;
    if (this.is(ahead, this.t.tiles) || this.is(ahead, this.t.lastTile)) return true;
    if (!this.isBare(ahead)) return false;
    const sense = this.hearing.sense(this.ahead(ahead).image);
    if (this.is(ahead, this.t.name)) return sense === 'kinds' || (sense === 'unknown' && ahead === 2);
    if (!predicate || ahead > 2) return false;
    return this.is(ahead, this.t.noun) || (this.is(ahead, this.t.adjective) && sense !== 'yes/no');
  }

  /** `every tile is honour or concealed`: of the tiles, or of the hand? */
  private refuseCondition(): void {
    if (!this.is(1, this.t.keyword.or)) return;
    const ahead = this.is(2, this.t.keyword.not) ? 3 : 2;
    const word = this.ahead(ahead);
    if (!this.isBare(ahead) || this.hearing.sense(nameOf(word)) !== 'yes/no') return;
    const message = `\`or ${nameOf(word)}\` could go on with what stands before it, or be a condition of its own.`;
    const hint = 'Put parentheses around the part before `or`.';
    this.found.push(complain('ambiguous-or', message, spanOf(word), { hint }));
  }
}

interface Narrowing {
  of: KindSet | undefined;
  by: NounPhrase['by'];
  where?: Expr | undefined;
}

function phraseOf(words: Token[], noun: Token, { of, by, where }: Narrowing): NounPhrase {
  const last = where?.span ?? by?.span ?? of?.span ?? spanOf(noun);
  return {
    noun: nounOf(noun),
    adjectives: words.map(adjectiveOf),
    ...(of && { of }),
    ...(by && { by }),
    ...(where && { where }),
    span: join(spanOf(words[0] ?? noun), last),
  };
}
