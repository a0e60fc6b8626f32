/** What a condition reads of a finished hand besides which tiles lie in which groups. */
import type { Adjective, Expr, KindSet, Noun, Predicate } from '../../../dsl/index.ts';

/** Everything that can change the truth of a condition while the tiles and the groups of the hand stay the same. */
export interface Reads {
  /** Which groups are melds. */
  melds: boolean;
  /** Which triplets are kongs. */
  kongs: boolean;
  /** Which tile came last. */
  last: boolean;
  /** Facts of the situation that can be gone through: `draw`, `seat`, `round`, `bonus`, `situation x`, `mark x`. */
  facts: Set<string>;
  /** What cannot be gone through, such as a counter. */
  beyond: Set<string>;
}

type Read = 'melds' | 'last' | 'draw' | 'seat' | 'round';

/** Words about the hand and what they read. */
const WORDS: Readonly<Record<string, readonly Read[]>> = {
  'hand won': [],
  'by draw': ['draw'],
  'by discard': ['draw'],
  'seat number': ['seat'],
  'round number': ['round'],
  suits: [],
  shape: [],
  concealed: ['melds'],
  wait: ['last'],
};

/** Kinds that depend on more than the tile. */
const KINDS: Readonly<Record<string, 'last' | 'seat' | 'round'>> = {
  'last tile': 'last',
  seat_wind: 'seat',
  round_wind: 'round',
};

/** A kong and a pung are the same to a triplet; these nouns tell them apart. */
const TELLS_KONGS: readonly Noun[] = ['pung', 'kong'];

/** What these conditions read, all together. */
export function readsOf(trees: readonly (Expr | KindSet)[]): Reads {
  const reads: Reads = { melds: false, kongs: false, last: false, facts: new Set(), beyond: new Set() };
  for (const tree of trees) visit(reads, tree);
  return reads;
}

/** Whether the tiles and the groups decide a condition alone. */
export function readsTilesAlone(part: Expr | KindSet): boolean {
  const reads = readsOf([part]);
  return !reads.melds && !reads.kongs && readsHandAlone(part);
}

/** Whether a condition is decided by tiles, groups and melds, whatever the last tile is and however the hand is won. */
export function readsHandAlone(part: Expr | KindSet): boolean {
  const { last, facts, beyond } = readsOf([part]);
  return !last && facts.size === 0 && beyond.size === 0;
}

/** A node of a tree, or a part of one. */
type Part = Partial<Expr> & Partial<KindSet> & Partial<Predicate> & { noun?: Noun; adjectives?: Adjective[] };

function visit(reads: Reads, value: unknown): void {
  if (Array.isArray(value)) for (const item of value) visit(reads, item);
  else if (typeof value === 'object' && value !== null) visitPart(reads, value as Part);
}

function visitPart(reads: Reads, part: Part): void {
  if (part.noun !== undefined) visitNoun(reads, part);
  const node = part as { node?: string };
  switch (node.node) {
    case 'name':
      return visitName(reads, part as Expr & { node: 'name' });
    case 'kindWord': {
      const read = KINDS[(part as { name: string }).name];
      if (read !== undefined) note(reads, read);
      return;
    }
    case 'named':
    case 'ofSeat':
    case 'tallyOf':
      reads.beyond.add(String((part as { name?: string }).name ?? node.node));
      return;
    case 'include':
      visitIncluded(reads, part as Expr & { node: 'include' });
      return;
    case 'made':
      noteAdjective(reads, (part as { adjective: Adjective }).adjective);
      return;
    case 'type':
      if ((part as { types: Noun[] }).types.some((type) => TELLS_KONGS.includes(type))) note(reads, 'kongs');
      return;
    case 'count':
    case 'per':
      // A kong has a tile more than a pung; whether all tiles are of some kinds is the same with either.
      if ((part as Expr & { node: 'count' }).phrase.noun === 'tile') note(reads, 'kongs');
      break;
  }
  for (const [key, inner] of Object.entries(part)) if (key !== 'span' && key !== 'meaning') visit(reads, inner);
}

function visitNoun(reads: Reads, part: Part & { by?: { list: string } }): void {
  const { noun, adjectives = [] } = part;
  if (TELLS_KONGS.includes(noun!)) note(reads, 'kongs');
  if (noun === 'bonus' || noun === 'series') reads.facts.add('bonus');
  if (noun === 'last tile') note(reads, 'last');
  if (noun === 'winning kinds') note(reads, 'last', 'melds', 'kongs');
  if (noun === 'used tile' || noun === 'discard') reads.beyond.add(noun);
  for (const adjective of adjectives) noteAdjective(reads, adjective);
  if (part.by !== undefined) reads.beyond.add(part.by.list);
}

/** A group that another's last tile completed lies in the hand, and is not concealed. A concealed kong is shown. */
function noteAdjective(reads: Reads, adjective: Adjective): void {
  if (adjective === 'concealed') note(reads, 'melds', 'last', 'draw');
  else note(reads, 'melds', 'kongs');
}

function visitIncluded(reads: Reads, { what }: Expr & { node: 'include' }): void {
  if (typeof what !== 'string') reads.beyond.add(what.list);
  else if (what === 'bonus') reads.facts.add('bonus');
  else note(reads, 'melds', 'kongs', 'last');
}

function visitName(reads: Reads, { name, meaning }: Expr & { node: 'name' }): void {
  if (meaning === undefined) return void reads.beyond.add(name);
  switch (meaning.is) {
    case 'definition':
      return visit(reads, meaning.body);
    case 'option':
      return;
    case 'situation':
    case 'mark':
      return void reads.facts.add(`${meaning.is} ${meaning.name}`);
    case 'it':
      if (meaning.name === 'rank') return;
      if (meaning.name === 'copies' || meaning.name === 'in_kong') return note(reads, 'kongs');
      if (meaning.name === 'in_full_series') return void reads.facts.add('bonus');
      return void reads.beyond.add(meaning.name);
    case 'word': {
      const known = WORDS[meaning.id];
      if (known === undefined) reads.beyond.add(meaning.id);
      else note(reads, ...known);
      return;
    }
    default:
      reads.beyond.add(meaning.name);
  }
}

function note(reads: Reads, ...what: (Read | 'kongs')[]): void {
  for (const each of what) {
    if (each === 'melds' || each === 'kongs' || each === 'last') reads[each] = true;
    else reads.facts.add(each);
  }
}
