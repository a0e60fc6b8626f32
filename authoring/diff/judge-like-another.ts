/**
 * Judges hands by rules that are mostly as others: their readings, and what patterns that both have say of them, are found once
 * by the code of the others; only the patterns that are not the same are asked anew. Where that cannot be done, hands are
 * interpreted: making code for rules that are asked a few hundred hands takes longer.
 */
import { onceFor, type WinQuery } from '../../core/index.ts';
import {
  type Candidate,
  interpretPattern,
  type Judge,
  makeJudge,
  type PatternSource,
  type Program,
  programOf,
  type Reading,
  winningBySearch,
} from '../../dsl/index.ts';
import type { PackRuleset } from '../../loader/index.ts';

/** With more patterns than these to ask anew, readings that are known save nothing. */
const FEW = 48;

/** The judge of some rules, which reads hands as these others do where it can. */
export function judgeLike(rules: PackRuleset, others: PackRuleset): Judge {
  const { set, interpreted, rules: score } = rules.scoring;
  const alone = makeJudge(interpreted, score);
  if (formOf(rules) !== formOf(others) || !areShapesAlike(rules, others)) return alone;
  const known = new Map(others.scoring.set.patterns.map(({ when }, pattern) => [when, pattern]));
  const at = set.patterns.map(({ when }) => known.get(when) ?? -1);
  if (at.filter((pattern) => pattern < 0).length > FEW) return alone;
  const like = makeJudge(sourceLike(rules, others, at), score);
  // Patterns that a hand which has not won waits for depend on the other patterns.
  return (query) => (query.lost ? alone : like)(query);
}

/** What decides how hands are divided, as text; conditions of shapes are compared by themselves. */
const formOf = onceFor(({ tiles, scoring }: PackRuleset) => {
  const { shapes, wild, deadWaits } = scoring.set;
  return JSON.stringify([tiles, shapes, wild, deadWaits]);
});

function areShapesAlike({ scoring }: PackRuleset, others: PackRuleset): boolean {
  const shapes = others.scoring.set.shapes;
  return scoring.set.shapes.every(({ holds }, at) => conditionOf(holds) === conditionOf(shapes[at]!.holds));
}

function conditionOf(holds: ((query: WinQuery) => boolean) | undefined): Program | undefined {
  return holds && programOf(holds);
}

/** A reading with the patterns that are there: how often, and what each is worth by tally. */
interface Told {
  shape: number;
  reading: Reading;
  times: ReadonlyMap<number, number>;
  values: ReadonlyMap<number, readonly number[]>;
}

const readingsBy = onceFor(({ scoring: { source, set } }: PackRuleset) =>
  onceFor((query: WinQuery): Told[] => {
    const found: Told[] = [];
    source.candidates(query, (candidate) => {
      const times = new Map<number, number>();
      const values = new Map<number, readonly number[]>();
      for (let pattern = 0; pattern < set.patterns.length; pattern++) {
        const often = candidate.times[pattern]!;
        if (often === 0) continue;
        times.set(pattern, often);
        values.set(
          pattern,
          set.tallies.map((_, tally) => candidate.value(pattern, tally)),
        );
      }
      found.push({ shape: candidate.shape, reading: candidate.reading(), times, values });
    });
    return found;
  }),
);

/** The patterns of the rules, where `at` says which number those have that are the same in the others. */
function sourceLike(rules: PackRuleset, others: PackRuleset, at: readonly number[]): PatternSource {
  const { set } = rules.scoring;
  const theirs = others.scoring.set;
  const winning = winningBySearch(set);
  const read = readingsBy(others);
  return {
    candidates: (query, visit) => {
      for (const { shape, reading, times, values } of read(query)) {
        const ask = (program: Program): number =>
          Number(interpretPattern(program, reading.as ?? query, reading, winning));
        const candidate: Candidate = {
          shape,
          times: set.patterns.map(({ when }, pattern) =>
            at[pattern]! < 0 ? Math.max(0, ask(when)) : (times.get(at[pattern]!) ?? 0),
          ),
          value: (pattern, tally) => {
            const program = set.patterns[pattern]!.value[set.tallies[tally]!];
            if (program === undefined) return 0;
            const known = values.get(at[pattern]!);
            const isSame = known && theirs.patterns[at[pattern]!]!.value[set.tallies[tally]!] === program;
            return isSame ? known[tally]! : ask(program);
          },
          reading: () => reading,
        };
        visit(candidate);
      }
    },
  };
}
