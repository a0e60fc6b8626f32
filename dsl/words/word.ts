import type { Kind, Context, TileSet, WinQuery } from '../../core/index.ts';
import type { Node } from '../generate/lower/graph-node.ts';
import type { Ground } from '../generate/lower/lowering-context.ts';
import type { Group, Reading } from '../readings/reading.ts';
import type { Scope } from '../expression-scope.ts';
import type { Adjective, Expr, Noun, PlaceName, Type } from '../syntax-tree.ts';

/** What an expression gives. Seats are numbers, choices their names. */
export type Value = number | boolean | string;

/** What everything said about tiles needs to know, on the table as in a finished hand. */
export interface Facts {
  scope: Scope;
  /** Seat number: 1 is the dealer. */
  seat: number;
  round: number;
  /** Bonus tiles shown. */
  bonus: readonly Kind[];
  /** The finished hand, where there is one. */
  query?: WinQuery;
  reading?: Reading | undefined;
  /** Finds the kinds that complete the hand without its last tile. */
  winning?: Winning | undefined;
  /** What the patterns added up to, where the score is made. */
  score?: ScoreSoFar;
  /** The table, where the expression is asked of it. */
  at?: Context;
  /** Found before for this reading, where many expressions are asked of it. */
  found?: Found;
}

/** What is the same for every expression about one reading of a hand. */
export interface Found {
  things: Map<Noun, Thing[]>;
  /** Of definitions that speak of no thing. */
  values: Map<Expr, Value>;
}

/** Kinds that complete a finished hand without its last tile, lowest first. */
export type Winning = (query: WinQuery) => readonly Kind[];

/** What a score is made of. */
export interface ScoreSoFar {
  tallies: Readonly<Record<string, number>>;
  /** Tallies by group of patterns. */
  ofGroup: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Steps done so far. */
  steps: Readonly<Record<string, number>>;
}

/** A finished hand; the reading is missing where a shape asks before there is one. */
export interface HandFacts extends Facts {
  query: WinQuery;
}

/** One of the things a noun speaks of. */
export interface Thing {
  /** Tells apart what `has` must keep apart: groups from groups, tiles from tiles. */
  id: string;
  /** The kinds of its tiles: four for a kong, one for a tile. */
  kinds: readonly Kind[];
  group?: Group;
  /** Of tiles: lies on the table. */
  shown?: boolean;
  /** Of tiles: is a marked one. */
  marked?: boolean;
  /** Of discards: whose it was, and whether another seat's meld has it now. */
  river?: { own: boolean; taken: boolean };
}

/**
 * What is so where an expression stands, beyond its place: payments of a deal nobody won, where no shape reads other hands, or of the end of the
 * game; a pot pays; the
 * steps of the seat whose own tile lies in the window; before a deal has ended.
 */
export type Occasion = 'nobody won' | 'no hand read' | 'game over' | 'pot pays' | 'own tile exposed' | 'deal goes on';

/** Occasions on which a word has no value, and what to write instead. */
export type Lacking = Partial<Record<Occasion, string>>;

interface AnyWord {
  /** As written; several words with single spaces make a phrase. */
  name: string;
  /** Where it may be used. */
  places: readonly PlaceName[];
  /** One sentence for the reference. */
  says: string;
  /** A whole expression that uses it. */
  example: string;
  lacks?: Lacking;
  /** Whether the tiles and melds of a hand decide it, however the hand is won and whoever has it. */
  ofTiles?: true;
  /** Of words about a finished hand: one of which the example is true, or more than 0. After commas how it was won, where that matters. */
  hand?: string;
}

/** A number, yes/no, seat or choice of a finished hand or of the table. */
export interface FactWord extends AnyWord {
  is: 'fact';
  type: Exclude<Type, 'kinds'>;
  /** Of a choice: what it may be. */
  values?(scope: Pick<Scope, 'shapes' | 'windows' | 'endings'>): readonly string[];
  /** A tally of the pack may have the same name, and is meant where both could stand. */
  yields?: true;
  ofHand?(facts: HandFacts): Value;
  ofTable?(at: Context): Value;
  /** Of a word about a tile: asked without one, it says whether it could be so of any. */
  ofAnyTile?: true;
  /** Of a word about a tile: of tiles of how many kinds at most it is so. */
  mostKinds?: number;
  /** The same of a hand as arithmetic, for the compiler; of yes/no and numbers. */
  lower?(ground: Ground): Node;
}

/** Something of the table with a name of the pack behind it. */
export interface NamedWord extends AnyWord {
  is: 'named';
  /** What is named. */
  names: 'pattern' | 'mark' | 'move' | 'list';
  type: 'number' | 'yes/no' | 'seat';
  ofTable?(at: Context, name: string): Value;
  ofHand?(query: WinQuery, name: string): Value;
}

/** A set of kinds. */
export interface KindsWord extends AnyWord {
  is: 'kinds';
  holds(kind: Kind, tiles: TileSet, facts: Pick<Facts, 'seat' | 'round' | 'query' | 'at'>): boolean;
}

/** Something of the thing that `count`, `per` and `where` speak of. */
export interface ItWord extends AnyWord {
  is: 'it';
  type: 'number' | 'yes/no';
  nouns: readonly Noun[];
  of(thing: Thing, facts: Facts): Value;
}

/** What can be counted. */
export interface NounWord extends AnyWord {
  is: 'noun';
  name: Noun;
  /** All of them; those that have none of the adjectives may be left out where that saves work. */
  things(facts: Facts, adjectives?: readonly Adjective[]): Thing[];
}

/** How a group came about, or where a tile lies. */
export interface AdjectiveWord extends AnyWord {
  is: 'adjective';
  name: Adjective;
  nouns: readonly Noun[];
  holds(thing: Thing): boolean;
}

/** A function of numbers. */
export interface FunctionWord extends AnyWord {
  is: 'function';
  least: number;
  most: number;
  /** Whether a division that does not come out even may stand directly inside. */
  rounds: boolean;
  apply(...numbers: number[]): number;
}

/** A word of the language: what it is, where it may stand, what it says. */
export type Word = FactWord | NamedWord | KindsWord | ItWord | NounWord | AdjectiveWord | FunctionWord;

/** The mark that stands for a pattern that a hand waits for. */
export function waitsFor(pattern: string): string {
  return `waits for ${pattern}`;
}

/** Places of a finished hand with its reading. */
export const READING: readonly PlaceName[] = ['pattern', 'value'];
/** Places of a finished hand, divided or not. */
export const HAND: readonly PlaceName[] = ['pattern', 'value', 'shape'];
/** Places that see the table while it is played on. */
export const PLAY: readonly PlaceName[] = ['move', 'limit', 'payment'];
/** Places that see the table at all. */
export const TABLE: readonly PlaceName[] = ['move', 'limit', 'payment', 'sequence'];
/** All places. */
export const EVERYWHERE: readonly PlaceName[] = [
  'pattern',
  'value',
  'shape',
  'score',
  'move',
  'limit',
  'setup',
  'payment',
  'sequence',
];
