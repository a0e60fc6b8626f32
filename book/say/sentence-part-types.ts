/** What passes between the trees and the tables of languages: nouns, conditions, amounts. */
import type { Adjective, Noun } from './tree-node-types.ts';
import type { Phrase } from './phrase.ts';

/** A noun in the shapes that sentences need. */
export interface Forms {
  one: Phrase;
  /** With its article, as it stands after `is`: `an honour`, `the seat wind`. */
  a: Phrase;
  many: Phrase;
  /** Behind another noun: `pungs of` dragons. */
  of: Phrase;
  /** What is counted with it, where a language has such words. */
  measure?: string;
  /** After `for each`, where it is not the same. */
  each?: Phrase;
}

/** A condition and its opposite. Without a good opposite it is said with `unless`. */
export interface Said {
  is: Phrase;
  not?: Phrase;
  /** The same as something that a hand has: `two kongs`. */
  thing?: Phrase;
}

/** A condition inside a sentence; `thing`: what the hand has, where that is all it says. */
export interface Clause {
  says: Phrase;
  thing?: Phrase;
  joined?: 'and' | 'or';
}

/** A part of a list joined by `and` or `or`; what is joined itself needs more than a comma. */
export interface Part {
  says: Phrase;
  joined?: 'and' | 'or';
}

/** How many: exactly, at least, at most, any number but; `just`: as many as there can be; more or less where halves count. */
export interface Amount {
  is: 'exactly' | 'just' | 'least' | 'most' | 'not' | 'more' | 'less';
  n: number;
}

/** What is counted of the table, and what is said of so many of them. */
export interface Counted {
  the: Phrase;
  /** `at least four tiles` are left to draw; missing where it is only a number. */
  are?: (amount: Amount) => Phrase;
}

/** How two numbers compare. */
export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** What a sentence about a hand is made of. */
export interface HandParts {
  shapes: readonly Phrase[];
  things: readonly Part[];
  clauses: readonly Part[];
  unless: readonly Phrase[];
  /** Whether the first of them all is a thing. */
  thingsFirst: boolean;
}

/** Groups and single tiles, whose numbers and suits belong together. */
export interface Layout {
  /** What there is, alike ones together: `three chows`, `a pair`. */
  heads: readonly Head[];
  ranks: Ranks;
  /** `told`: by what stands around it; `any`: free. */
  suits: 'one' | 'different' | 'told' | 'any';
}

/** Groups of one sort. */
export interface Head {
  noun: Noun;
  forms: Forms;
  n: number;
}

/** What ranks have in common. */
export type Ranks =
  | { is: 'same' }
  /** Each so much above the one before; several: one of these, the same each time. */
  | { is: 'steps'; by: readonly number[] }
  /** Each so much above the first. */
  | { is: 'offsets'; by: readonly number[] }
  | { is: 'fixed'; ranks: readonly { forms: Forms; noun: Noun; n: number; rank: number }[] };

/** What a sentence about a payment is made of. */
export interface PaymentParts {
  when?: Phrase;
  /** `such`: who the condition speaks of. */
  payer: 'each' | 'everyone' | 'declarer' | 'others' | 'such' | { seats: readonly Phrase[] } | { pot: Phrase };
  receiver: 'winner' | 'loser' | 'paid' | 'opponent' | { pot: Phrase };
  /** Missing where the pot pays all that lies in it. */
  amount?: Phrase;
  /** In which counter it is paid, in place of points. */
  counter?: Phrase;
}

/** What is said of a group or a tile. */
export type Quality =
  | { is: 'of'; kinds: Forms; group: boolean }
  | { is: 'has'; kinds: Forms }
  | { is: 'type'; forms: Forms }
  | { is: 'made'; adjective: Adjective }
  | { is: 'oneOf'; of: readonly Quality[] };

/** What is said of the thing that is counted, behind its noun. */
export type About =
  | { is: 'quality'; quality: Quality; not: boolean }
  | { is: 'copies'; amount: Amount }
  | { is: 'rank'; comparison: Comparison; to: Phrase }
  | { is: 'marked' | 'in_kong' | 'in_full_series'; not: boolean }
  | { is: 'other'; says: Phrase };

/** One of several factors of a product. */
export interface Factor {
  by: Phrase;
  /** `2` is said as doubling. */
  n?: number;
  when: Phrase;
  /** What it is otherwise, where that is not 1. */
  otherwise?: Phrase;
}

/** The parts of a conjunction, what is said together put together. */
export interface Conjunction {
  shapes: Phrase[];
  clauses: Clause[];
  unless: Phrase[];
}
