/** Scores a hand of International Mahjong and says why it is worth what it is. */
import { type Account, load, numberOfSeat, printProblem, score, why } from 'tilewright';

const loaded = load('international');
if (!loaded.ok) throw new Error(loaded.problems.map((problem) => printProblem(problem, loaded.texts)).join('\n'));
const rules = loaded.value;

// Two claimed pungs of dragons, a claimed chow; the last tile, the second Red, was drawn. Flowers 2 and 6.
const scored = score(rules, '(555z) (666z) (123p) 456p 7z +7z 2f 6f', { by: 'draw', seat: 'south' });
if (!scored.ok) throw new Error(scored.problems.map((problem) => problem.message).join('\n'));

const { judgement, settlement, query } = scored.value;
console.log(`The hand reads ${judgement?.reading}:`);
for (const { id, times, value } of judgement?.patterns ?? []) console.log(`  ${id} x${times}: ${value.fan}`);
console.log(`  together ${judgement?.tallies.fan} fan, ${judgement?.value} mados`);
const name = (account: Account) => (typeof account === 'number' ? `seat ${numberOfSeat(account)}` : account);
for (const { from, to, amount, reason } of settlement)
  console.log(`  ${name(from)} pays ${name(to)} ${amount} (${reason})`);

const answer = why(rules, query, 'pure_suit');
if (!answer.ok) throw new Error('no such pattern');
console.log(`pure_suit is ${answer.value.answer.is === 'counted' ? 'given' : 'not given'}; of its condition`);
for (const { text, holds } of answer.value.parts) console.log(`  ${text}: ${holds ? 'yes' : 'no'}`);
