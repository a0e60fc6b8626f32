import { compareHands, compareExamples, rare } from './test/soak/hands.ts';
import { SHIPPED } from './test/kit/pack-hands.ts';
for (const id of Object.keys(SHIPPED)) {
  try {
  const figures = new Map<string, number>();
  compareExamples(id, figures);
  const t = performance.now();
  compareHands(id, 1, 300, figures);
  const dt = performance.now()-t;
  console.log(id, (dt/300).toFixed(2), 'ms a hand', figures.get('hands'), rare(figures, 1).join('\n   '));
  } catch (e) { console.log(id, String(e).slice(0,1500)); }
}
