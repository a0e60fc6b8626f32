import { load, rulesetFromPack } from './rulesets/index.ts';
import { deal, legal, play, replay, parseLog, makeLog, logHeader, snapshot, view, eventsFor, advance, seededRandom, standings } from './core/index.ts';
const R=(o:any={})=>{const l=load('international',{options:o}); if(!l.ok) throw new Error(JSON.stringify(l.problems)); return l.value;};
// 1. penalty 1.5
{ const rules=R({play:'free',false_win_penalty:1.5}); let t=deal(rules,{seed:3}); const s=t.toAct[0]!; t=play(t,{seed:0,seat:s,move:'win',tiles:[]} as any); t=play(t,{seat:s,move:'show',tiles:[]}); console.log('penalty1.5',t.refused?.message, JSON.stringify(t.events.find(e=>e.type==='settle'))); }
// 2. logs with bad arrange
const rules=R();
const base=deal(rules,{seed:5});
for (const arrange of ['x', 5, {}, [5], [null], [{wall:'abc'}], [{wall:[1,1,1,1,1,1,1]}], [{wall:[999]}], [{wall:[1.5]}], [{dice:[99]}], [{dice:'7'}], [{dice:[-3]}],[{dice:[1.5]}], [{players:[0,0,0,0]}], [{players:[9]}], [{players:'abcd'}]] as any[]) {
  const header={...logHeader(rules,5),arrange};
  const text=makeLog({header,events:base.events});
  try { const p=parseLog(text); if(!p.ok){console.log('parse refused',JSON.stringify(arrange),p.problems[0]!.message);continue;} const r=replay(rules,p.value); console.log(JSON.stringify(arrange), r.ok?'OK!':r.problems[0]!.code+' '+r.problems[0]!.message.slice(0,80)); 
   const r2=replay(rules,{header,events:[]}); console.log('   no events:', r2.ok?'OK! tiles '+new Set(r2.value.table.wall.order).size+' hand '+r2.value.table.seats[0]!.hand+' players '+JSON.stringify(r2.value.table.players)+JSON.stringify(r2.value.table.dice):r2.problems[0]!.code); }
  catch(e){ console.log('THROW',JSON.stringify(arrange),(e as Error).message.slice(0,100)); }
}
// header oddities
for (const h of [{seed:'5'},{seed:-1},{seed:1e20},{hash:5},{version:'1'},{options:5},{pack:null},{rules:5}]) { const header={...logHeader(rules,5),...h} as any; try { const p=parseLog(makeLog({header,events:base.events})); const r=p.ok?replay(rules,p.value):p; console.log(JSON.stringify(h), r.ok?'OK':r.problems[0]!.message);} catch(e){console.log('THROW',JSON.stringify(h),(e as Error).message);} }
for (const text of ['','\n','\n\n','{}\n','null\n','[]\n','{"type":"log"}\n','{"type":"log","version":1,"seed":1,"hash":"x"}','\u0000\u0001\n', '{"type":"log","version":1,"seed":1,"hash":"x"}\n[]\n','{"type":"log","version":1,"seed":1,"hash":"x"}\n\n']) { try { const p=parseLog(text); console.log(JSON.stringify(text.slice(0,40)), p.ok?'ok':p.problems[0]!.message); } catch(e){console.log('THROW',text,(e as Error).message);} }
