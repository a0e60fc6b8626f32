import { load } from './rulesets/index.ts';
import { firstDifference } from './test/kit/agreement.ts';
for (const p of process.argv.slice(2)) {
  const l = load(p); if (!l.ok) { console.log(p, l.problems[0]); continue; }
  const { set, compiled, interpreted } = l.value.scoring;
  let t = performance.now();
  const d = firstDifference(set, compiled, interpreted, 250, 5);
  console.log(p, JSON.stringify(d)?.slice(0, 600) ?? 'agree', Math.round(performance.now() - t), 'ms');
}
