import { expect, test } from 'vitest';
import { packs } from '../../loader/index.ts';
import type { Census } from '../kit/games/coverage-of-play.ts';
import { exampleHands, firstHands, forgetExamples, onePastCopies, rulesUnder } from '../kit/pack-hands.ts';
import { rulesOf } from '../kit/load-rules.ts';
import { compareHands, OFTEN, rarest, tooRare } from '../soak/hands-by-all-back-ends.ts';
import { modulesOf } from '../soak/compiled-packs.ts';

/** Of each pack; `npm run soak -- hands` asks a million. */
const HANDS = 4000;
/** Rulesets of each pack that are written as modules; the soak writes all of them. */
const MODULES = 8;

test.each(packs().map(({ id }) => id))(
  `interpreter, compiler, machine and written module agree on every example of %s and on ${HANDS} hands`,
  { timeout: 300_000 },
  async (id) => {
    const figures: Census = new Map();
    const hands = firstHands(id, 1001, HANDS);
    const written = new Set(rulesUnder(id).slice(0, MODULES));
    const modules = await modulesOf([...exampleHands(id), ...hands].filter(({ rules }) => written.has(rules)));
    compareHands(id, hands, figures, 1001, modules);
    compareHands(id, exampleHands(id), new Map(), undefined, modules);
    console.log(rarest(figures).join('\n'));
    // Each pattern is put to the test: true, and nearly true, so many times.
    expect(OFTEN).toEqual({ times: 25, hands: 10_000 });
    expect(tooRare(figures)).toEqual([]);
    forgetExamples(id);
  },
);

const waitingForTheirOwn = packs()
  .map(({ id }) => id)
  .filter((id) => rulesOf(id).scoring.set.deadWaits !== 'ignore');

test.each(waitingForTheirOwn)(
  'they agree on hands of %s that are won with one tile more than there are copies',
  (id) => {
    const figures: Census = new Map();
    compareHands(
      id,
      firstHands(id, 7, 2000).flatMap((hand) => onePastCopies(hand) ?? []),
      figures,
      7,
    );
    expect(figures.get(`hands with a reading: ${id}`)).toBeGreaterThan(100);
    forgetExamples(id);
  },
);
