/** Checks what is said of groups and tiles: noun phrases, predicates, `has` and `include`. */
import type { Adjective, Expr, HasItem, Noun, NounPhrase, Predicate, Span, TileTemplate } from '../syntax-tree.ts';
import { listed } from '../suggest/nearest-word.ts';
import { meantIn } from '../suggest/other-names.ts';
import { isAllowed, PLACES } from './vocabulary.ts';
import { templatesOf } from '../evaluate/template-variables.ts';
import { adjectiveWords, nounWords } from '../words/index.ts';
import { GROUP_TYPES } from '../words/nouns.ts';
import { HAND, READING, TABLE } from '../words/word.ts';
import { type Context, tell, want } from './checking-context.ts';
import { checkKinds, checkTile, checkTiles } from './tile-kinds.ts';

type Node<Name extends Expr['node']> = Extract<Expr, { node: Name }>;

/** Counts within counts within counts take long and say little. */
const DEEPEST = 3;
/** How many ways to fill the variables of one `has` are tried at most. */
const MOST_CASES = 20000;

export function checkPhrase(phrase: NounPhrase, at: Context): NounPhrase {
  const { noun, span } = phrase;
  if (!isAllowed(nounWords.get(noun)!.places, at.place)) {
    tell(at, 'wrong-place', `\`${noun}\` cannot be counted in ${PLACES[at.place]}.`, span, whereCounted(noun));
  }
  if (at.depth >= DEEPEST) {
    tell(at, 'too-deep', `Here things are counted within things counted more than ${DEEPEST} times.`, span, {
      hint: 'Give a part of it a name among the words of the pack, or say it more simply.',
    });
    return phrase;
  }
  for (const adjective of phrase.adjectives) checkAdjective(adjective, noun, span, at);
  if (phrase.by) checkPointed(phrase.by, noun, at);
  const inside = insideOf(noun, at);
  return {
    ...phrase,
    ...(phrase.of && { of: checkKinds(phrase.of, at) }),
    ...(phrase.where && { where: want('yes/no', phrase.where, inside, '`where`') }),
  };
}

const POINTED: readonly Noun[] = ['tile', 'kind', 'bonus'];

function checkPointed({ list, span }: NonNullable<NounPhrase['by']>, noun: Noun, at: Context): void {
  if (!POINTED.includes(noun)) {
    tell(at, 'wrong-type', `Tiles point to tiles, not to a \`${noun}\`.`, span, {
      hint: `These: ${POINTED.join(', ')}.`,
    });
  }
  checkList(list, { start: span.end - list.length, end: span.end }, at);
}

function checkList(list: string, span: Span, at: Context): void {
  const { lists } = at.scope;
  if (lists.includes(list)) return;
  const there =
    lists.length === 0 ? 'The pack has none; they stand in the chapter `lists`.' : `There are ${lists.join(', ')}.`;
  tell(at, 'unknown-word', `There is no list \`${list}\`.`, span, meantIn(at.scope, list, lists) ?? { hint: there });
}

/** Where things of a noun are spoken of one by one; variables of `has` do not reach there. */
function insideOf(noun: Noun, { ranges: _, ...at }: Context): Context {
  return { ...at, it: noun, depth: at.depth + 1 };
}

function whereCounted(noun: Noun): { hint: string } {
  const places = nounWords.get(noun)!.places.map((place) => PLACES[place]);
  return { hint: `It may be used in ${places.join(', ')}.` };
}

function checkAdjective(adjective: Adjective, noun: Noun, span: Span, at: Context): void {
  const { nouns } = adjectiveWords.get(adjective)!;
  if (nouns.includes(noun)) return;
  const ofNoun = [...adjectiveWords.values()].filter((word) => word.nouns.includes(noun)).map(({ name }) => name);
  const hint =
    ofNoun.length > 0 && GROUP_TYPES[noun] === undefined
      ? `Of a \`${noun}\`, say ${listed(ofNoun)}.`
      : nouns.includes('set')
        ? 'Groups are said to be so.'
        : `Said of ${listed(nouns)}.`;
  tell(at, 'wrong-type', `\`${noun}\` cannot be \`${adjective}\`.`, span, { hint });
}

/** Checks what is said of one thing of a noun. */
export function checkPredicate(is: Predicate, noun: Noun, span: Span, at: Context): Predicate {
  switch (is.node) {
    case 'of':
    case 'has':
      return { ...is, kinds: checkKinds(is.kinds, at) };
    case 'anyOf':
      return { ...is, of: is.of.map((part) => checkPredicate(part, noun, span, at)) };
    case 'made':
      checkAdjective(is.adjective, noun, span, at);
      return is;
    case 'type':
      checkTypes(is.types, noun, span, at);
      return is;
  }
}

function checkTypes(types: readonly Noun[], noun: Noun, span: Span, at: Context): void {
  const odd = types.find((type) => GROUP_TYPES[type] === undefined);
  if (odd !== undefined) tell(at, 'wrong-type', `Nothing is \`${odd}\`: it is no group.`, span);
  else if (GROUP_TYPES[noun] === undefined) {
    tell(at, 'wrong-type', `\`${noun}\` is no group, so it cannot be \`${types[0]}\`.`, span);
  }
}

export function checkQuantified(expr: Node<'quantified'>, at: Context): Expr {
  const phrase = checkPhrase(expr.phrase, at);
  const is = checkPredicate(expr.is, phrase.noun, expr.span, at);
  return { ...expr, phrase, is, type: 'yes/no' };
}

export function checkCount(expr: Node<'count'>, at: Context): Expr {
  return { ...expr, phrase: checkPhrase(expr.phrase, at), type: 'number' };
}

export function checkPer(expr: Node<'per'>, at: Context): Expr {
  const phrase = checkPhrase(expr.phrase, at);
  const value = expr.value && want('number', expr.value, insideOf(phrase.noun, at), '`per`');
  return { ...expr, phrase, ...(value && { value }), type: 'number' };
}

export function checkIt(expr: Node<'it'>, at: Context): Expr {
  if (at.it === undefined) {
    const hint = 'Say of what: `every group has terminal`, `count(tile where in 19m)`.';
    tell(at, 'wrong-place', 'This speaks of one thing, but nothing is being counted here.', expr.span, { hint });
    return { ...expr, type: 'yes/no' };
  }
  return { ...expr, is: checkPredicate(expr.is, at.it, expr.span, at), type: 'yes/no' };
}

export function checkHas(expr: Node<'has'>, at: Context): Expr {
  if (!isAllowed(READING, at.place)) tellNoReading('has', expr.span, at);
  const inside: Context = { ...at, ranges: expr.ranges.map(({ variable }) => variable) };
  for (const { variable, from, to } of expr.ranges) {
    if (from > to) tell(at, 'empty-range', `\`${variable} in ${from}..${to}\` leaves nothing to try.`, expr.span);
  }
  const items = expr.items.map((item) => checkItem(item, inside));
  checkAnchors(templatesOf(expr.items), true, inside);
  if (caseCount(expr, at) > MOST_CASES) {
    tell(at, 'too-many-cases', 'There are too many ways to fill these variables.', expr.span, {
      hint: 'Use fewer variables, or smaller ranges.',
    });
  }
  return { ...expr, items, type: 'yes/no' };
}

function tellNoReading(word: string, span: Span, at: Context): void {
  tell(
    at,
    'wrong-place',
    `\`${word}\` asks for the groups of a finished hand, which ${PLACES[at.place]} does not see.`,
    span,
    TABLE.includes(at.place) ? { hint: 'At the table melds and tiles are counted: `count(triplet of 1z) > 0`.' } : {},
  );
}

function checkItem(item: HasItem, at: Context): HasItem {
  if (item.node === 'some') {
    if (item.phrase.by) tell(at, 'wrong-type', '`has` asks for groups, and tiles point to tiles.', item.span);
    return { ...item, phrase: checkPhrase(item.phrase, at) };
  }
  const { noun, adjectives, tile, span } = item;
  if (!['chow', 'pung', 'kong', 'triplet', 'pair'].includes(noun)) {
    tell(at, 'wrong-type', `A \`${noun}\` does not stand at one tile.`, span, { hint: `Write \`${noun} of ...\`.` });
  }
  for (const adjective of adjectives) checkAdjective(adjective, noun, span, at);
  checkTile(tile, at, noun === 'chow' ? 3 : 1);
  return item;
}

/** How many ways there are to choose suits and ranks for the variables. */
function caseCount(expr: Node<'has'>, at: Context): number {
  const tiles = templatesOf(expr.items);
  const suits = new Set(tiles.map(({ suit }) => suit).filter((letter) => letter >= 'A' && letter <= 'Z'));
  const ranged = new Set(expr.ranges.map(({ variable }) => variable));
  const free = new Set(
    tiles.map(({ rank }) => rank.variable).filter((name) => name !== undefined && !ranged.has(name)),
  );
  const running = at.scope.tiles.suits.filter(({ runs }) => runs).length;
  const suitWays = [...suits].reduce((ways, _, taken) => ways * Math.max(1, running - taken), 1);
  return expr.ranges.reduce((ways, { from, to }) => ways * Math.max(1, to - from + 1), suitWays * 9 ** free.size);
}

export function checkInclude(expr: Node<'include'>, at: Context): Expr {
  if (!isAllowed(HAND, at.place)) tellNoReading('include', expr.span, at);
  if (typeof expr.what === 'object') checkList(expr.what.list, expr.what.span, at);
  const inside: Context = { ...at, ranges: [] };
  checkTiles(expr.tiles, inside);
  checkAnchors(expr.tiles, false, inside);
  return { ...expr, type: 'yes/no' };
}

/** `(m+1)A` where m is nowhere by itself: is m 0 for the first rank, or no rank at all? */
function checkAnchors(tiles: readonly TileTemplate[], mayRange: boolean, at: Context): void {
  const isAlone = ({ offset }: TileTemplate['rank']): boolean =>
    offset.add === 0 && Object.keys(offset.times).length === 0;
  const named = new Set(tiles.flatMap(({ rank }) => rank.variable ?? []));
  for (const variable of named) {
    const those = tiles.filter(({ rank }) => rank.variable === variable);
    if (at.ranges?.includes(variable) || those.some(({ rank }) => isAlone(rank))) continue;
    const [{ span, suit }] = those as [TileTemplate];
    const alone = `${variable}${suit}`;
    const only = those.length === 1 && Object.keys(those[0]!.rank.offset.times).length === 0;
    const range = mayRange ? `, or give it a range: \`where ${variable} in 1..6\`` : '';
    tell(at, 'unbound-variable', `\`${variable}\` is only reckoned with: nothing says what it is.`, span, {
      hint: only ? `Write \`${alone}\`.` : `Let it stand by itself once, as \`${alone}\`${range}.`,
      ...(only && { replacement: alone }),
    });
  }
}
