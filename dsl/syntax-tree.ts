/**
 * The tree of an expression. The grammar builds it, `check/type-check.ts` fills in types and meanings, `check/constant-folding.ts` works out constants; then
 * `evaluate/interpreter.ts` walks it and `generate/lower/` turns it into arithmetic. Every node keeps its span in the text.
 */

/** Offsets into the expression text, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** Types of the language. `choice` is one of a few names (an option's values, a window, a wait). */
export type Type = 'number' | 'yes/no' | 'kinds' | 'seat' | 'choice';

/** Where an expression stands; decides which words it may use and what it must give. */
export type PlaceName =
  | 'pattern' // sees one reading of a finished hand
  | 'value' // a pattern's value: the same
  | 'shape' // sees the hand, no reading
  | 'score' // sees tallies
  | 'move' // sees the table from one seat
  | 'limit' // a move's limit on the tiles it may use, and its steps before they leave the hand
  | 'setup' // seats, walls and dice
  | 'payment' // sees payer, winner and value
  | 'sequence' // sees how a deal ended
  | 'word'; // a definition: takes the place of whoever uses it

/** Groups and tiles one can quantify over. */
export type Noun =
  | 'set' // chow, pung or kong
  | 'group' // set or pair
  | 'chow'
  | 'pung'
  | 'kong'
  | 'triplet' // pung or kong
  | 'pair'
  | 'tile' // every tile of the hand, bonus tiles apart
  | 'kind' // every kind the hand has
  | 'bonus' // bonus tiles shown
  | 'series' // series of bonus tiles, complete ones
  | 'last tile' // the winning tile
  | 'used tile' // tiles a move would use
  | 'winning kinds' // kinds that complete the hand without its last tile
  | 'discard'; // tiles of all rivers, claimed ones included

/** How a group came about. concealed: not completed with another's tile; claimed: the opposite, melded;
 *  shown: on the table, concealed kongs included; held: in the hand. Of discards: own, taken by another's claim. */
export type Adjective = 'concealed' | 'claimed' | 'shown' | 'held' | 'own' | 'taken';

/** A set of kinds as written. Rank and suit may be variables. */
export type KindSet = (
  | { node: 'tiles'; tiles: TileTemplate[] }
  | { node: 'kindWord'; name: string } // terminal, honour, seat_wind ...; the checker replaces words of the pack by their meaning
  | { node: 'or'; of: KindSet[] }
  | { node: 'not'; of: KindSet }
) & { span: Span };

/** `5p`, `nA`, `(n+2)A`, `4A`: rank = number or variable plus offset; suit = letter or capital. */
export interface TileTemplate {
  rank: { variable?: string; offset: RankOffset };
  /** Lower case: a suit of the pack. Capital: a variable; different capitals are different suits. */
  suit: string;
  span: Span;
}

/** A number, or multiples of further variables: n+2k is { add: 0, times: { k: 2 } } on variable n. */
export interface RankOffset {
  add: number;
  times: Record<string, number>;
}

/** `concealed triplet of dragon where ...`. */
export interface NounPhrase {
  noun: Noun;
  adjectives: Adjective[];
  /** `of`/`in`: groups all of whose tiles are in the set; tiles and kinds in the set. */
  of?: KindSet;
  /** Once for each tile of a list that points to it. */
  by?: { list: string; span: Span };
  /** About each one: uses `it` words such as `rank`, `copies`, `in_full_series`. */
  where?: Expr;
  span: Span;
}

/** One item of `has`: a group at a template, or any group of a noun phrase. */
export type HasItem =
  | {
      node: 'at';
      noun: 'chow' | 'pung' | 'kong' | 'triplet' | 'pair';
      adjectives: Adjective[];
      tile: TileTemplate;
      span: Span;
    }
  | { node: 'some'; phrase: NounPhrase; span: Span };

/** A node of an expression, with its place in the text and, once checked, its type. */
export type Expr = (
  | { node: 'number'; value: number }
  | { node: 'boolean'; value: boolean }
  | { node: 'if'; test: Expr; then: Expr; else: Expr }
  | { node: 'and' | 'or'; of: Expr[] }
  | { node: 'not'; of: Expr }
  | { node: 'compare'; op: '==' | '!=' | '<' | '<=' | '>' | '>='; left: Expr; right: Expr }
  | { node: 'arithmetic'; op: '+' | '-' | '*' | '/'; left: Expr; right: Expr }
  | { node: 'negate'; of: Expr }
  /** floor, ceil, min, max, round_up(x, unit), round(x, unit) or a chart of the pack. */
  | { node: 'call'; name: string; arguments: Expr[] }
  /** A word, phrase, option, situation, mark, counter, tally, step; `meaning` filled in by the checker. */
  | { node: 'name'; name: string; meaning?: Meaning }
  /** `fan of flowers`: a tally from the patterns of one group. */
  | { node: 'tallyOf'; tally: string; group: string }
  /** A counter or mark of another seat: `nerve of payer`, `payer has ready`. `of` is its name. */
  | { node: 'ofSeat'; seat: Expr; of: Expr & { node: 'name' } }
  /** A word with a name of the pack behind it: `would score all_pairs`, `passed win`. */
  | { node: 'named'; word: string; name: string }
  /** `payer is exposer`, `payment is half`, `window is discard`, `wait is edge or closed`. */
  | { node: 'is'; subject: Expr; negated: boolean; choices: { name: string; span: Span }[] }
  /** `every set is chow`, `any tile is honour`, `no tile in 19m`, `pair is not dragon` (quantifier `the`: the only one). */
  | {
      node: 'quantified';
      quantifier: 'every' | 'any' | 'no' | 'the';
      phrase: NounPhrase;
      negated: boolean;
      is: Predicate;
    }
  /** `count(concealed triplet of dragon)`, `count(bonus)`. */
  | { node: 'count'; phrase: NounPhrase }
  /** `per triplet of dragon, 2 * ...`: a sum over each; without value, 1 each. */
  | { node: 'per'; phrase: NounPhrase; value?: Expr }
  /** `has chow nA, chow nB where n in 1..7`. Items are distinct groups; equal items ask for several. */
  | { node: 'has'; items: HasItem[]; ranges: { variable: string; from: number; to: number }[] }
  /** `held include 1112345678999A`: which tiles, and whether exactly these (`==`). */
  | { node: 'include'; what: Included; exactly: boolean; tiles: TileTemplate[] }
  /** What is said of the thing that `per`, `count` and `where` speak of: `if terminal or honour ...`, `where kong`. */
  | { node: 'it'; is: Predicate }
  /** A set of kinds by itself; only as the body of a definition. */
  | { node: 'kinds'; kinds: KindSet }
) & { span: Span; type?: Type };

/** Of what it is said that tiles are there; a list on the table by its name. */
export type Included = 'held' | 'tiles' | 'bonus' | 'held_before' | { list: string; span: Span };

/** What a group or tile is said to be: of some kinds, having one of some kinds, of a group type, so made, or one of several of these. */
export type Predicate =
  | { node: 'of'; kinds: KindSet } // is dragon: all its tiles are
  | { node: 'has'; kinds: KindSet } // has terminal: at least one tile is
  | { node: 'type'; types: Noun[] } // is chow or pung
  | { node: 'made'; adjective: Adjective } // is concealed
  | { node: 'anyOf'; of: Predicate[] }; // is chow or honour, has no simpler form

/** What a bare name stands for, found by the checker. */
export type Meaning =
  | { is: 'word'; id: string } // built in: dsl/words
  | { is: 'definition'; name: string; body: Expr }
  | { is: 'option'; name: string; value: number | boolean | string } // the value in force
  | { is: 'situation'; name: string }
  | { is: 'mark'; name: string }
  | { is: 'counter'; name: string }
  | { is: 'pot'; name: string } // what lies in it
  | { is: 'tally'; name: string }
  | { is: 'step'; name: string }
  | { is: 'it'; name: string }; // rank, copies, in_full_series: of the thing quantified over
