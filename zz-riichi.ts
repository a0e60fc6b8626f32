import { riichiCases, answersTo } from './test/conformance/riichi.ts';
import { differencesOf } from './test/conformance/differences.ts';
const cases = riichiCases();
for (const [k,v] of Object.entries({ double_wind_pair_2fu: true, pinfu_tsumo_fu: true, open_pinfu_fu:false, kiriage: true, red_fives:false, kuitan:false, kazoe:'sanbaiman', pao:false, yakuman_stacking:false })) {
  let bad=0; for (const one of cases) { const r = answersTo({...one, rules:{...one.rules,[k]:v}} as any); if (r.ours!==r.theirs) bad++; }
  console.log(k, v, bad);
}
