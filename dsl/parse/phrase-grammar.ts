/** The part of the grammar about things: kinds, groups, what is said of them. */
import { EmbeddedActionsParser, type IToken, type ParserMethod, type TokenType, tokenMatcher } from 'chevrotain';
import {
  adjectiveOf,
  eitherKinds,
  eitherPredicate,
  join,
  nameOf,
  nounOf,
  spanOf,
  tileTemplates,
} from './build-tree.ts';
import { LookaheadWhenAsked } from './lazy-lookahead.ts';
import { complain, type ExpressionProblem } from '../expression-problem.ts';
import { expectation } from './syntax-errors.ts';
import type { Tokens } from './tokens.ts';
import type { Expr, HasItem, KindSet, NounPhrase, Predicate, Span, TileTemplate } from '../syntax-tree.ts';

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

/** Chevrotain finds the rules as methods of a class; nothing else lives in it but what one parse needs. */
export abstract class PhraseGrammar extends EmbeddedActionsParser {
  hearing: Hearing = DEAF;
  found: ExpressionProblem[] = [];
  protected readonly t: Tokens;
  protected abstract readonly expr: ParserMethod<[], Expr>;

  constructor(t: Tokens, skipValidations: boolean) {
    const maxLookahead = 1;
    const lookaheadStrategy = new LookaheadWhenAsked({ maxLookahead });
    super(t.all, { maxLookahead, lookaheadStrategy, errorMessageProvider: expectation, skipValidations });
    this.t = t;
  }

  tileList = this.RULE('tileList', (): TileTemplate[] => {
    const list: TileTemplate[] = [];
    this.AT_LEAST_ONE(() => {
      const token = this.CONSUME(this.t.tiles);
      this.ACTION(() => list.push(...tileTemplates(token)));
    });
    return list;
  });

  kindAtom = this.RULE(
    'kindAtom',
    (): KindSet =>
      this.OR([
        {
          ALT: () => {
            const not = this.CONSUME(this.t.keyword.not);
            const of = this.SUBRULE(this.kindAtom);
            return this.ACTION((): KindSet => ({ node: 'not', of, span: join(spanOf(not), of.span) }));
          },
        },
        {
          ALT: () => {
            const open = this.CONSUME(this.t.open);
            const inner = this.SUBRULE(this.anyKinds);
            const close = this.CONSUME(this.t.close);
            return this.ACTION((): KindSet => ({ ...inner, span: spanOf(open, close) }));
          },
        },
        {
          ALT: () => {
            const tiles = this.SUBRULE(this.tileList);
            return this.ACTION(
              (): KindSet => ({ node: 'tiles', tiles, span: join(tiles[0]!.span, tiles.at(-1)!.span) }),
            );
          },
        },
        {
          ALT: () => {
            const name = this.CONSUME(this.t.name);
            return this.ACTION((): KindSet => ({ node: 'kindWord', name: name.image, span: spanOf(name) }));
          },
        },
        {
          ALT: () => {
            const name = this.CONSUME(this.t.lastTile);
            return this.ACTION((): KindSet => ({ node: 'kindWord', name: nameOf(name), span: spanOf(name) }));
          },
        },
      ]),
  );

  /** Kinds alone, in parentheses or as a definition: every `or` joins kinds. */
  anyKinds = this.RULE('anyKinds', (): KindSet => {
    const parts: KindSet[] = [];
    this.AT_LEAST_ONE_SEP({ SEP: this.t.keyword.or, DEF: () => parts.push(this.SUBRULE(this.kindAtom)) });
    return this.ACTION(() => eitherKinds(parts));
  });

  /** Kinds in a sentence: goes on over `or` as long as words are kinds. */
  kindSet = this.RULE('kindSet', (): KindSet => {
    const parts = [this.SUBRULE(this.kindAtom)];
    this.MANY({
      GATE: () => this.goesOn(false),
      DEF: () => {
        this.CONSUME(this.t.keyword.or);
        parts.push(this.SUBRULE2(this.kindAtom));
      },
    });
    return this.ACTION(() => {
      this.refuseCondition();
      return eitherKinds(parts);
    });
  });

  predicateAtom = this.RULE(
    'predicateAtom',
    (): Spanned<Predicate> =>
      this.OR({
        IGNORE_AMBIGUITIES: true,
        DEF: [
          {
            ALT: () => {
              const noun = this.CONSUME(this.t.noun);
              return this.ACTION((): Spanned<Predicate> => {
                const span = spanOf(noun);
                if (noun.tokenType !== this.t.lastTile) return { node: 'type', types: [nounOf(noun)], span };
                return { node: 'of', kinds: { node: 'kindWord', name: nameOf(noun), span }, span };
              });
            },
          },
          {
            ALT: () => {
              const word = this.CONSUME(this.t.adjective);
              return this.ACTION(() => ({ node: 'made' as const, adjective: adjectiveOf(word), span: spanOf(word) }));
            },
          },
          {
            ALT: () => {
              const parts: Spanned<Predicate>[] = [];
              const open = this.CONSUME(this.t.open);
              this.AT_LEAST_ONE_SEP({
                SEP: this.t.keyword.or,
                DEF: () => parts.push(this.SUBRULE(this.predicateAtom)),
              });
              const close = this.CONSUME(this.t.close);
              return this.ACTION(() => ({ ...eitherPredicate(parts), span: spanOf(open, close) }));
            },
          },
          {
            ALT: () => {
              const kinds = this.SUBRULE(this.kindAtom);
              return this.ACTION(() => ({ node: 'of' as const, kinds, span: kinds.span }));
            },
          },
        ],
      }),
  );

  /** `chow or dragon`: goes on over `or` as long as words are kinds, nouns or adjectives. */
  predicate = this.RULE('predicate', (): Spanned<Predicate> => {
    const parts = [this.SUBRULE(this.predicateAtom)];
    this.MANY({
      GATE: () => this.goesOn(true),
      DEF: () => {
        this.CONSUME(this.t.keyword.or);
        parts.push(this.SUBRULE2(this.predicateAtom));
      },
    });
    return this.ACTION(() => {
      this.refuseCondition();
      return { ...eitherPredicate(parts), span: join(parts[0]!.span, parts.at(-1)!.span) };
    });
  });

  saying = this.RULE(
    'saying',
    (): Saying =>
      this.OR([
        {
          ALT: () => {
            let negated = false;
            this.CONSUME(this.t.keyword.is);
            this.OPTION(() => {
              this.CONSUME(this.t.keyword.not);
              negated = true;
            });
            const is = this.SUBRULE(this.predicate);
            return this.ACTION(() => ({ negated, is, span: is.span }));
          },
        },
        {
          ALT: () => {
            this.CONSUME(this.t.keyword.has);
            const kinds = this.SUBRULE(this.kindSet);
            return this.ACTION(() => ({ negated: false, is: { node: 'has' as const, kinds }, span: kinds.span }));
          },
        },
        {
          ALT: () => {
            this.CONSUME(this.t.keyword.in);
            const kinds = this.SUBRULE2(this.kindSet);
            return this.ACTION(() => ({ negated: false, is: { node: 'of' as const, kinds }, span: kinds.span }));
          },
        },
      ]),
  );

  /** `concealed triplet of dragon`, before what is said of it. */
  subjectPhrase = this.RULE('subjectPhrase', (): NounPhrase => {
    const words: IToken[] = [];
    let of: KindSet | undefined;
    let by: NounPhrase['by'];
    this.MANY(() => words.push(this.CONSUME(this.t.adjective)));
    const noun = this.CONSUME(this.t.noun);
    this.OPTION(() => {
      this.CONSUME(this.t.keyword.of);
      of = this.SUBRULE(this.kindSet);
    });
    this.OPTION2(() => {
      by = this.SUBRULE(this.pointedBy);
    });
    return this.ACTION(() => phraseOf(words, noun, { of, by }));
  });

  /** A noun phrase that may say where: inside `count`, `per`, `has` and parentheses. */
  nounPhrase = this.RULE('nounPhrase', (): NounPhrase => {
    const words: IToken[] = [];
    let of: KindSet | undefined;
    let by: NounPhrase['by'];
    let where: Expr | undefined;
    this.MANY(() => words.push(this.CONSUME(this.t.adjective)));
    const noun = this.CONSUME(this.t.noun);
    this.OPTION(() => {
      this.OR([{ ALT: () => this.CONSUME(this.t.keyword.of) }, { ALT: () => this.CONSUME(this.t.keyword.in) }]);
      of = this.SUBRULE(this.kindSet);
    });
    this.OPTION2(() => {
      by = this.SUBRULE(this.pointedBy);
    });
    this.OPTION3({
      GATE: () => !this.beginsRange(),
      DEF: () => {
        this.CONSUME(this.t.keyword.where);
        where = this.SUBRULE(this.expr);
      },
    });
    return this.ACTION(() => phraseOf(words, noun, { of, by, where }));
  });

  /** `pointed by indicators`. */
  pointedBy = this.RULE('pointedBy', (): NonNullable<NounPhrase['by']> => {
    const first = this.CONSUME(this.t.pointedBy);
    const list = this.CONSUME(this.t.name);
    return this.ACTION(() => ({ list: list.image, span: spanOf(first, list) }));
  });

  groupAt = this.RULE('groupAt', (): HasItem => {
    const words: IToken[] = [];
    this.MANY(() => words.push(this.CONSUME(this.t.adjective)));
    const noun = this.CONSUME(this.t.noun);
    const at = this.CONSUME(this.t.tiles);
    return this.ACTION(() => {
      const tiles = tileTemplates(at);
      if (tiles.length > 1) {
        const hint = `Write \`${noun.image} 1m\` for the ${noun.image} that begins with 1m, for example.`;
        this.found.push(complain('syntax', 'A group is named by its lowest tile alone.', spanOf(at), { hint }));
      }
      const span = join(spanOf(words[0] ?? noun), spanOf(at));
      return { node: 'at', noun: nounOf(noun) as 'chow', adjectives: words.map(adjectiveOf), tile: tiles[0]!, span };
    });
  });

  hasItem = this.RULE(
    'hasItem',
    (): HasItem =>
      this.OR({
        IGNORE_AMBIGUITIES: true,
        DEF: [
          { GATE: () => this.groupAtTile(), ALT: () => this.SUBRULE(this.groupAt) },
          {
            ALT: () => {
              const phrase = this.SUBRULE(this.nounPhrase);
              return this.ACTION((): HasItem => ({ node: 'some', phrase, span: phrase.span }));
            },
          },
        ],
      }),
  );

  /** `k in 1..2`. */
  range = this.RULE('range', (): Range => {
    const variable = this.CONSUME(this.t.name);
    this.CONSUME(this.t.keyword.in);
    const from = this.CONSUME(this.t.number);
    this.CONSUME(this.t.dots);
    const to = this.CONSUME2(this.t.number);
    return this.ACTION(() => ({
      variable: variable.image,
      from: Number(from.image),
      to: Number(to.image),
      span: spanOf(variable, to),
    }));
  });

  protected is(ahead: number, type: TokenType): boolean {
    return tokenMatcher(this.LA(ahead), type);
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
    return this.is(1, where) && this.LA(2).image.length === 1 && this.is(3, within) && this.is(4, this.t.number);
  }

  /** A word that begins a sentence or a sum of its own is not merely named. */
  protected isBare(ahead: number): boolean {
    const { is, has, in: within, of, include } = this.t.keyword;
    const others = [is, has, within, of, include, this.t.compare, this.t.plusMinus, this.t.timesOver, this.t.open];
    return !others.some((type) => this.is(ahead + 1, type));
  }

  /** Whether the next `or` goes on with kinds (and, in a predicate, with nouns and adjectives). */
  private goesOn(predicate: boolean): boolean {
    let ahead = 2;
    while (this.is(ahead, this.t.keyword.not)) ahead++;
    if (this.is(ahead, this.t.tiles) || this.is(ahead, this.t.lastTile)) return true;
    if (!this.isBare(ahead)) return false;
    const sense = this.hearing.sense(this.LA(ahead).image);
    if (this.is(ahead, this.t.name)) return sense === 'kinds' || (sense === 'unknown' && ahead === 2);
    if (!predicate || ahead > 2) return false;
    return this.is(ahead, this.t.noun) || (this.is(ahead, this.t.adjective) && sense !== 'yes/no');
  }

  /** `every tile is honour or concealed`: of the tiles, or of the hand? */
  private refuseCondition(): void {
    if (!this.is(1, this.t.keyword.or)) return;
    const ahead = this.is(2, this.t.keyword.not) ? 3 : 2;
    const word = this.LA(ahead);
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

function phraseOf(words: IToken[], noun: IToken, { of, by, where }: Narrowing): NounPhrase {
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
