import { load } from './rulesets/index.ts';
import { deal, legal, play, replay, parseLog, makeLog, logHeader, snapshot, view, eventsFor, advance, seededRandom } from './core/index.ts';
const l=load('international',{options:{play:'free',periods:1}}); if(!l.ok) throw 1; const rules=l.value;
const rnd=seededRandom(42);
let tried=0, bad=0;
for (const seed of [1,2,3]) {
  let t=deal(rules,{seed}); const events=[...t.events]; const states:{n:number,s:string}[]=[{n:events.length,s:snapshot(t)}]; 
  for (let i=0;i<260&&!t.over;i++){ const seat=t.toAct[rnd.int(0,t.toAct.length-1)]!; const L=legal(t,seat); let a=L[rnd.int(0,L.length-1)]!; if((a.move==='show')&&rnd.int(0,9)>0) a=L.find(x=>x.move==='revoke')??a; t=play(t,a); if(t.refused) throw new Error('refused '+JSON.stringify(t.refused)); events.push(...t.events); states.push({n:events.length,s:snapshot(t)}); }
  const header=logHeader(rules,seed);
  const text=makeLog({header,events});
  const full=parseLog(text); if(!full.ok) throw 2;
  console.log('events',events.length, [...new Set(events.map(e=>e.type))].join(' '));
  for (let cut=0; cut<=events.length; cut+= 1+rnd.int(0,12)) { const r=replay(rules,{header,events:JSON.parse(JSON.stringify(events.slice(0,cut)))}); tried++; const want=states.find(x=>x.n>=cut)!; if(!r.ok||snapshot(r.value.table)!==want.s||r.value.events.length!==want.n){bad++;console.log('cut',cut,r.ok,r.ok?'':r.problems[0]!.message);} }
  // tamper
  const lines=text.split('\n');
  for (let k=0;k<250;k++){ const i=rnd.int(1,lines.length-2); const e=JSON.parse(lines[i]!); const keys=Object.keys(e); const key=keys[rnd.int(0,keys.length-1)]!; const v=e[key]; const m=rnd.int(0,6);
    let L=[...lines]; 
    if(m===0){ e[key]= typeof v==='number'? v+1: typeof v==='string'? v+'x' : Array.isArray(v)? [...v,'1m'] : null; L[i]=JSON.stringify(e);} 
    else if(m===1){ delete e[key]; L[i]=JSON.stringify(e);} 
    else if(m===2){ e.extra=1; L[i]=JSON.stringify(e);} 
    else if(m===3){ L.splice(i,1);} else if(m===4){ L.splice(i,0,lines[i]!);} else if(m===5){ if(L[i]===L[i+1])continue; if(i+1>=lines.length-1) continue; [L[i],L[i+1]]=[L[i+1]!,L[i]!];} else { e[key]= [null,{},'__proto__',-1,1e9,['__proto__'],[[]]][rnd.int(0,6)]; if (JSON.stringify(e)===lines[i]) continue; L[i]=JSON.stringify(e);} 
    if (m===3 && i===lines.length-2) continue;
    tried++; try { const p=parseLog(L.join('\n')); const r=p.ok?replay(rules,p.value):p; if(r.ok){ if (i>=lines.length-2 ) continue; bad++; console.log('accepted',m,key,lines[i]!.slice(0,100),L[i]!.slice(0,100)); } } catch(err){bad++; console.log('THROW',m,key,lines[i]!.slice(0,100),(err as Error).stack!.slice(0,300));}
  }
}
console.log(tried,bad);
