import { draft } from './kit/draft.ts';
import { perform } from './kit/perform.ts';
import { readScenarios } from './kit/scenario.ts';
let bad = 0;
for (const s of readScenarios('test/scenarios/international')) {
  const rules = { ...draft, play: s.mode ?? 'checked' };
  for (const d of s.deals) for (const l of d.play) if (typeof l !== 'string' && l.ends) { delete l.ends.patterns; delete l.ends.value; delete l.ends.paid; }
  for (const d of s.deals) for (const l of d.play) if (typeof l !== 'string' && l.after) { delete l.after.points; }
  try { const f = perform(rules as never, s); if (f.length) { bad++; console.log(s.id, f.map((x) => x.slice(0, 400))); } }
  catch (e) { bad++; console.log(s.id, 'THROWS', (e as Error).stack?.split('\n').slice(0, 5).join('\n')); }
}
console.log('bad', bad);
