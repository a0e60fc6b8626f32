/** `absorbs_on_its_sets`: what patterns take from others where they stand on the same sets. */
import { onceFor } from '../../core/index.ts';
import {
  isGroup,
  same,
  treeText,
  type Expr,
  type NounPhrase,
  type PatternRule,
  type PatternSet,
  type Program,
  programFrom,
} from '../../dsl/index.ts';
import { complain, complainOfName, namesIn, textAt } from '../flatten/draft.ts';
import { isPhrase, phraseAt, type Naming } from '../expressions/compile.ts';
import { placeOf } from '../read/source-text.ts';
import { keySpot } from '../yaml/located-data.ts';

type Losses = NonNullable<PatternRule['losses']>;

/** A pattern that takes another's occurrences on some things. */
interface Taker {
  absorber: string;
  phrase: NounPhrase;
  path: string[];
}

/** Each different thing taken doubles the ways to tell occurrences apart. */
const MOST_TAKINGS = 5;

/** By pattern what others take from it, and the programs that count its parts; they follow those of all patterns. */
export function makeLosses(
  naming: Naming,
  ids: readonly string[],
  programOf: (id: string) => Program | undefined,
): { of: Map<string, Losses>; programs: PatternSet['patterns'][number][] } {
  const takers = new Map<string, Taker[]>();
  for (const absorber of ids) {
    for (const [loser, taker] of takersOf(naming, absorber, ids))
      takers.set(loser, [...(takers.get(loser) ?? []), taker]);
  }
  const of = new Map<string, Losses>();
  const programs: PatternSet['patterns'][number][] = [];
  for (const [loser, list] of takers) {
    const program = programOf(loser);
    const counted = program && countedBy(program.tree);
    if (program === undefined) continue;
    if (counted === undefined) complainOfUncounted(naming, loser, list);
    else {
      const different = distinct(list.map(({ phrase }) => phrase));
      if (different.length > MOST_TAKINGS) complainOfMany(naming, list.at(-1)!);
      const parts = partsOf(program)(counted, different).map((when, bits) => {
        programs.push({ id: `${loser} ${bits}`, when, value: {} });
        return ids.length + programs.length - 1;
      });
      const by = list.map(({ absorber, phrase }) => ({ absorber, taking: indexIn(different, phrase) }));
      of.set(loser, { by, parts });
    }
  }
  return { of, programs };
}

function takersOf(naming: Naming, absorber: string, ids: readonly string[]): [string, Taker][] {
  const { draft } = naming;
  const chapter = ['patterns', absorber, 'absorbs_on_its_sets'];
  return namesIn(draft, ...chapter).flatMap((loser): [string, Taker][] => {
    const path = [...chapter, loser];
    if (draft.removed.has(`patterns.${loser}`)) return [];
    const phrase = phraseAt(naming, path, 'pattern');
    if (!ids.includes(loser)) complainOfName(draft, 'unknown-pattern', 'pattern', loser, ids, path);
    else if (phrase !== undefined && !isGroup(phrase.noun)) complainOfNoun(naming, phrase, path);
    else if (phrase !== undefined) return [[loser, { absorber, phrase, path }]];
    return [];
  });
}

/** `tile of dragon`: the set of such tiles was meant, where one can be so. */
function complainOfNoun(naming: Naming, { noun }: NounPhrase, path: string[]): void {
  const text = textAt(naming.draft, path)!;
  const sets = text.replace(noun, 'set');
  const replacement = sets !== text && isPhrase(naming, sets, 'pattern') ? sets : undefined;
  const message = `Sets are taken here, and a \`${noun}\` is none.`;
  complain(naming.draft, 'no-sets', message, path, {
    hint: replacement === undefined ? 'Name sets, such as `triplet of honour` or `chow`.' : `Write \`${replacement}\`.`,
    ...(replacement !== undefined && { replacement }),
  });
}

/** What a pattern counts one by one; undefined where it does not count, or counts no sets. */
function countedBy(tree: Expr): NounPhrase | undefined {
  if (tree.node === 'name' && tree.meaning?.is === 'definition') return countedBy(tree.meaning.body);
  const counts = tree.node === 'count' || (tree.node === 'per' && tree.value === undefined);
  return counts && isGroup(tree.phrase.noun) ? tree.phrase : undefined;
}

function complainOfUncounted({ draft }: Naming, loser: string, list: readonly Taker[]): void {
  const message = `\`${loser}\` does not count sets one by one, so nothing can be taken from it set by set.`;
  complain(draft, 'not-counted', message, list[0]!.path, {
    hint: 'Give it `when: per triplet of ...`, or use `absorbs`.',
    further: [
      { place: placeOf(keySpot(draft.root, ['patterns', loser, 'when'])), message: 'its condition stands here' },
    ],
  });
}

function complainOfMany({ draft }: Naming, { path }: Taker): void {
  complain(draft, 'too-many-takings', `At most ${MOST_TAKINGS} kinds of sets may be taken from one pattern.`, path, {
    hint: 'Use the same words where the same sets are meant.',
  });
}

function distinct(phrases: readonly NounPhrase[]): NounPhrase[] {
  return phrases.filter((phrase, index) => indexIn(phrases, phrase) === index);
}

function indexIn(phrases: readonly NounPhrase[], phrase: NounPhrase): number {
  return phrases.findIndex((other) => same(other, phrase));
}

/** For each choice of takings the program that counts what is among just these. Rules that share the expression share them. */
const partsOf = onceFor((program: Program) => {
  const known = new Map<string, readonly Program[]>();
  return (counted: NounPhrase, takings: readonly NounPhrase[]): readonly Program[] => {
    const key = treeText(takings);
    const before = known.get(key);
    if (before !== undefined) return before;
    const count = 2 ** Math.min(MOST_TAKINGS, takings.length);
    const parts = Array.from({ length: count }, (_, bits) => programFrom(partOf(counted, takings, bits), program));
    known.set(key, parts);
    return parts;
  };
});

/** The count of those that are among just these takings. */
function partOf(counted: NounPhrase, takings: readonly NounPhrase[], bits: number): Expr {
  const { span } = counted;
  const tests = takings.slice(0, MOST_TAKINGS).map((phrase, index): Expr => {
    const is = belongsTo(phrase);
    return (bits & (1 << index)) !== 0 ? is : { node: 'not', of: is, type: 'yes/no', span };
  });
  const of = [...(counted.where ? [counted.where] : []), ...tests];
  return {
    node: 'count',
    phrase: { ...counted, where: { node: 'and', of, type: 'yes/no', span } },
    type: 'number',
    span,
  };
}

/** That a thing is one of those a phrase speaks of. */
function belongsTo({ noun, adjectives, of: kinds, where, span }: NounPhrase): Expr {
  const said = (is: Extract<Expr, { node: 'it' }>['is']): Expr => ({ node: 'it', is, type: 'yes/no', span });
  const of = [
    said({ node: 'type', types: [noun] }),
    ...adjectives.map((adjective) => said({ node: 'made', adjective })),
    ...(kinds ? [said({ node: 'of', kinds })] : []),
    ...(where ? [where] : []),
  ];
  return { node: 'and', of, type: 'yes/no', span };
}
