import { readScenario } from './test/kit/scenario.ts';
import { perform } from './test/kit/perform.ts';
import { rulesOf } from './test/kit/rules.ts';
for (const f of process.argv.slice(2)) {
  const s = readScenario(f);
  try {
  const rules = rulesOf(s.pack, { ...s.options, ...(s.mode && { play: s.mode }) });
  const no = perform(rules, s);
  console.log(no.length ? 'FAIL' : 'ok  ', s.id, '-', s.title); for (const n of no) console.log('      ', n.slice(0, 1500));
  } catch (e) { console.log('THROW', s.id, (e as Error).stack?.slice(0, 1200)); }
}
