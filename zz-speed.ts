import { load } from './rulesets/index.ts';
import { handsFor } from './test/kit/agreement.ts';
for (const p of process.argv.slice(2)) {
  const l = load(p); if (!l.ok) { console.log(p, l.problems[0]); continue; }
  const { set } = l.value.scoring; const next = handsFor(set, 3);
  const hands = Array.from({ length: 20000 }, next);
  for (const h of hands) l.value.judge(h);
  const t = performance.now(); for (const h of hands) l.value.judge(h);
  console.log(p, ((performance.now() - t) * 1000 / hands.length).toFixed(1), 'us a hand');
}
