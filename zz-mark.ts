import { load } from './rulesets/index.ts';
import { deal, legal, play } from './core/index.ts';
import { arrange } from './test/kit/arrange.ts';
import { seededRandom } from './core/index.ts';
for (const p of ['checked','free']) {
const l=load(`id: proud
version: 1.0.0
name: { en: Proud }
extends: international
marks:
  proud: { says: the seat has won proudly, source: "1" }
moves:
  win:
    steps: [{ mark: proud }, win]
patterns:
  pride: { name: { en: Pride }, group: state, value: { fan: 2 }, when: proud and by discard, source: "1", status: house, note: x, examples: [ { hand: 234m 567m 345p 678s 2p +2p 1f, seat: 3, by: discard, with: [proud] }, { not: 234m 567m 345p 678s 2p +2p 1f, seat: 3, by: discard } ] }
`,{options:{play:p}}); if(!l.ok){console.log(JSON.stringify(l.problems,null,1).slice(0,800));process.exit();}
const rules=l.value; 
let t=deal(rules,{seed:1,arrange:[arrange(rules,{hands:{1:'5z 147m 258p 369s 1234z',2:'9m 147m 258p 369s 123z',3:'234m 567m 345p 678s 2p'},wall:'2p'},seededRandom(1))]});
const d=t.dealer; t=play(t,{seat:d,move:'discard',tiles:['5z']}); for(const s of t.toAct) t=play(t,{seat:s,move:'pass',tiles:[]});
t=play(t,{seat:(d+1)%4,move:'discard',tiles:['2p']}); for(const s of t.toAct) t=play(t,{seat:s,move:s===(d+2)%4?'win':'pass',tiles:[]});
if(t.stage.at==='declared') t=play(t,{seat:(d+2)%4,move:'show',tiles:[]});
console.log(p,t.refused?.message, JSON.stringify(t.events.find(e=>e.type==='win')));
}
