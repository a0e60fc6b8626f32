import { load } from './rulesets/index.ts';
import { deal, legal, play, seededRandom, view, eventsFor } from './core/index.ts';
const l=load(`id: red
version: 1.0.0
name: { en: Red }
extends: international
tiles:
  marked: { 0m: { of: 5m, copies: 1 }, 0p: {of: 5p, copies: 2}, 0s: {of: 5s, copies: 1} }
`); if(!l.ok) {console.log(l.problems); process.exit()}
const rules=l.value; const rnd=seededRandom(1); let n=0,bad=0;
for(let seed=0;seed<12;seed++){ let t=deal(rules,{seed}); for(let i=0;i<400&&!t.over;i++){ for(const s of t.toAct) for(const a of legal(t,s)){ n++; const r=play(t,a); if(r.refused){bad++; if(bad<4)console.log(JSON.stringify(a),r.refused.message);} }
 const seat=t.toAct[0]!; const L=legal(t,seat); const c=L.filter(a=>a.move!=='win'&&a.move!=='pass'); const pool=c.length?c:L.filter(a=>a.move!=='win'); t=play(t,pool[rnd.int(0,pool.length-1)]!);} }
console.log(n,bad);
