/** A house pack of a dozen lines: what it changes in a hand, and a game played by it. */
import { readFileSync } from 'node:fs';
import { checkPack, load, printProblem, runGame, score, type PackRuleset } from 'tilewright';

const text = readFileSync(new URL('house-pack.yaml', import.meta.url), 'utf8');
const { problems, texts, examples, ruleset: house } = checkPack(text);
for (const problem of problems) console.log(printProblem(problem, texts));
if (house === undefined || problems.length > 0) throw new Error('the house pack has problems');
console.log(`${house.name.en}: ${examples.length} examples hold`);

const parent = load('international');
if (!parent.ok) throw new Error('the parent does not load');

const hands = ['1122m 33p 556677z 8s +8s', '(123s) (444z) 456s 78s 33z +9s', '(123m) (555p) 78s 234s 22p +9s 2f'];
const worth = (rules: PackRuleset, hand: string): string => {
  const scored = score(rules, hand);
  const judgement = scored.ok ? scored.value.judgement : undefined;
  return judgement ? `${judgement.tallies.fan} fan, ${judgement.value} mados` : 'no win';
};
for (const hand of hands)
  console.log(
    `${hand}\n  ${parent.value.name.en}: ${worth(parent.value, hand)}\n  ${house.name.en}: ${worth(house, hand)}`,
  );

const { deals, standings } = runGame(house, { seed: 1, maxDeals: 20 });
console.log(`After ${deals} deals player ${standings[0]!.player + 1} leads with ${standings[0]!.points}.`);
