import { riichiCases, handOf, YAKU, circumstancesOf } from './test/conformance/riichi.ts';
import { rulesOf } from './test/kit/rules.ts';
import { score } from './rulesets/index.ts';
let bad=0,n=0; const t0=Date.now();
for (const one of riichiCases()) {
  const { lists, deposits, responsible, counters, ...how } = circumstancesOf(one) as any;
  const rules = rulesOf('/tmp/tw/riichicut/pack.yaml', one.rules as any);
  const r = score(rules, handOf(one), how) as any; n++;
  if (!r.ok) { console.log(one.id, handOf(one), JSON.stringify(r.problems)); bad++; continue; }
  const j = r.value.judgement;
  const inv = Object.fromEntries(Object.entries(YAKU).map(([a,b])=>[b,a]));
  const ours = j ? j.patterns.filter((p:any)=>inv[p.id]&&p.id!=='ura_dora').map((p:any)=>`${inv[p.id]} ${p.value.yakuman??p.value.han}`).sort().join() : r.value.reason==='below-minimum'?'no_yaku':'not_winning';
  const theirs = one.expect.error ?? (one.expect.yaku!.filter(y=>!['dora','ura_dora','aka_dora'].includes(y.id)).map(y=>`${y.id} ${y.yakuman??y.han}`).sort().join());
  const fu = j && (j.tallies.fu===25?25:Math.ceil(j.tallies.fu/10)*10);
  if (ours!==theirs || (one.expect.fu!==undefined && one.expect.fu!==fu)) { bad++; if (bad<25) console.log(one.id, handOf(one), one.by, one.seat, one.round, one.flags.join(), JSON.stringify(one.rules),'\n  ours', ours, fu, '\n  theirs', theirs, one.expect.fu); }
}
console.log(n, bad, Date.now()-t0);
