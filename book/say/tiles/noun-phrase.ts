/** Groups and tiles that an expression speaks of: nouns with all that is said about them. */
import type { Expr, NounPhrase, Predicate } from '../../../dsl/index.ts';
import { nameOf, type Speaker } from '../saying-context.ts';
import type { About, Amount, Forms, Quality } from '../sentence-part-types.ts';
import { amountIn } from '../conditions/number-comparison.ts';
import { areHonours, handOf, kindsSaid } from './kind-set.ts';
import type { Noun } from '../tree-node-types.ts';
import type { Phrase } from '../phrase.ts';
import { isBonusNoun } from '../conditions/simplify-expression.ts';

const GROUPS: readonly Noun[] = ['set', 'group', 'chow', 'pung', 'kong', 'triplet', 'pair'];

/** Whether a noun speaks of groups of tiles. */
export function isGroup(noun: Noun): boolean {
  return GROUPS.includes(noun);
}

/** A noun phrase in words. */
export function thingSaid(phrase: NounPhrase, speaker: Speaker): Forms {
  const { language } = speaker;
  const { noun, adjectives, of, by, where: said } = narrowed(phrase, speaker);
  const where = said?.node === 'boolean' && said.value ? undefined : said;
  if (where?.node === 'name' && where.name === 'marked' && noun === 'tile' && of === undefined)
    return markedTiles(speaker);
  let forms = language.noun(noun, isBonusNoun(noun) && hasSeveralSorts(speaker));
  if (of !== undefined) forms = language.nounOf(noun, forms, kindsSaid(of, speaker));
  for (const adjective of adjectives) forms = language.adjective(adjective, forms);
  if (where !== undefined) forms = language.nounWith(forms, aboutSaid(where, { ...speaker, it: noun }));
  return by === undefined ? forms : language.pointed(forms, nameOf(speaker, 'lists', by.list));
}

function hasSeveralSorts({ scope: { tiles } }: Speaker): boolean {
  const own = tiles.kinds.flatMap(({ suit, copies }) => (copies > 0 && tiles.suits[suit]!.bonus ? [suit] : []));
  return new Set(own).size > 1;
}

/** Sets of honours can only be pungs and kongs. */
function narrowed(phrase: NounPhrase, speaker: Speaker): NounPhrase {
  const { noun, of } = phrase;
  return noun === 'set' && of !== undefined && areHonours(of, speaker) ? { ...phrase, noun: 'triplet' } : phrase;
}

function markedTiles({ language, scope }: Speaker): Forms {
  const ids = scope.tiles.tiles.flatMap(({ id, marked }) => (marked ? [id] : []));
  return ids.length === 0
    ? language.nounWith(language.noun('tile'), language.about({ is: 'marked', not: false }))
    : language.tiles(handOf(ids), ids.length);
}

/** A phrase with what is said of its things as part of it: a tile that is an honour is an honour. */
export function withPredicate(phrase: NounPhrase, is: Predicate): NounPhrase | undefined {
  switch (is.node) {
    case 'of':
      return phrase.of === undefined ? { ...phrase, of: is.kinds } : undefined;
    case 'made':
      return { ...phrase, adjectives: [...phrase.adjectives, is.adjective] };
    case 'type': {
      const noun = oneNoun(is.types);
      return noun === undefined ? undefined : { ...phrase, noun };
    }
    default:
      return undefined;
  }
}

/** Pung or kong is one noun. */
function oneNoun(types: readonly Noun[]): Noun | undefined {
  if (types.length === 1) return types[0];
  const known = new Set(types);
  if (known.size === 2 && known.has('pung') && known.has('kong')) return 'triplet';
  return known.has('triplet') && [...known].every((noun) => ['triplet', 'pung', 'kong'].includes(noun))
    ? 'triplet'
    : undefined;
}

/** What is said of a thing. */
export function qualitySaid(is: Predicate, noun: Noun, speaker: Speaker): Quality {
  const { language } = speaker;
  switch (is.node) {
    case 'of':
      return { is: 'of', kinds: kindsSaid(is.kinds, speaker), group: isGroup(noun) };
    case 'has':
      return { is: 'has', kinds: kindsSaid(is.kinds, speaker) };
    case 'type': {
      const one = oneNoun(is.types);
      return {
        is: 'type',
        forms: one ? language.noun(one) : language.nounsOr(is.types.map((type) => language.noun(type))),
      };
    }
    case 'made':
      return { is: 'made', adjective: is.adjective };
    case 'anyOf':
      return { is: 'oneOf', of: is.of.map((part) => qualitySaid(part, noun, speaker)) };
  }
}

/** What stands behind a noun: `of which the hand has four`, `in no complete series`. */
function aboutSaid(where: Expr, speaker: Speaker): Phrase {
  const { language } = speaker;
  if (where.node === 'and' || where.node === 'or')
    return language.aboutAll(
      where.of.map((part) => aboutSaid(part, speaker)),
      where.node,
    );
  return language.about(aboutOf(where, speaker));
}

/** One thing that is said of what is counted. */
export function aboutOf(where: Expr, speaker: Speaker): About {
  const noun = speaker.it ?? 'tile';
  if (where.node === 'not') {
    const about = aboutOf(where.of, speaker);
    return 'not' in about ? { ...about, not: !about.not } : about;
  }
  if (where.node === 'it') return { is: 'quality', quality: qualitySaid(where.is, noun, speaker), not: false };
  if (where.node === 'name' && (where.name === 'marked' || where.name === 'in_kong' || where.name === 'in_full_series'))
    return { is: where.name, not: false };
  if (where.node === 'name' && where.name === 'concealed')
    return { is: 'quality', quality: { is: 'made', adjective: 'concealed' }, not: false };
  if (where.node === 'compare' && where.left.node === 'name') {
    const amount = amountIn(where);
    if (where.left.name === 'copies' && amount) return { is: 'copies', amount: allCopies(amount, speaker) };
    if (where.left.name === 'rank')
      return { is: 'rank', comparison: where.op, to: speaker.number(where.right, speaker) };
  }
  return { is: 'other', says: speaker.clause(where, speaker).says };
}

/** All tiles of a kind are not `exactly` so many. */
function allCopies(amount: Amount, { scope }: Speaker): Amount {
  const most = Math.max(...scope.tiles.kinds.map(({ copies }) => copies));
  return amount.is === 'exactly' && amount.n >= most ? { ...amount, is: 'just' } : amount;
}

/** How many groups of a sort a hand can have at most, as far as the shapes say. */
export function mostOf(noun: Noun, { ruleset }: Speaker): number {
  const { shapes } = ruleset.scoring.set;
  if (noun === 'pair') return Math.max(...shapes.map(({ pairs }) => pairs));
  if (isGroup(noun) && noun !== 'group') return Math.max(...shapes.map(({ sets }) => sets));
  return Number.POSITIVE_INFINITY;
}

/** `exactly` only where there could be more. */
export function plainAmount(amount: Amount, phrase: NounPhrase, speaker: Speaker): Amount {
  const all = amount.n >= mostOf(phrase.noun, speaker) || amount.n >= kindsIn(phrase, speaker);
  return amount.is === 'exactly' && (all || amount.n === 0) ? { ...amount, is: 'just' } : amount;
}

/** How many groups can be of the kinds that are named. */
export function kindsIn({ noun, of, adjectives }: NounPhrase, { scope }: Speaker): number {
  if (noun === 'bonus') return adjectives.length === 0 ? bonusTiles(scope.tiles) : Number.POSITIVE_INFINITY;
  if (of?.node !== 'tiles' || !['triplet', 'pung', 'kong'].includes(noun)) return Number.POSITIVE_INFINITY;
  return new Set(of.tiles.map(({ rank, suit }) => `${rank.offset.add}${suit}`)).size;
}

function bonusTiles({ kinds, suits }: Speaker['scope']['tiles']): number {
  return kinds.reduce((sum, { suit, copies }) => sum + (suits[suit]!.bonus ? Math.max(1, copies) : 0), 0);
}
