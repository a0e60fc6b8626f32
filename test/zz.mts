import { firstHands } from './kit/pack-hands.ts';
import { resultsOf, differencesOf } from './kit/compiler-pack.ts';
let n=0, i=0; let t=Date.now();
for (const {rules, query} of firstHands('classical', 1001, 3000)) {
 i++;
 const { compiled, interpreted, set } = rules.scoring;
 const b0=Date.now();
 const a = resultsOf(set, interpreted, query); const b1=Date.now(); const b = resultsOf(set, compiled, query); const b2=Date.now();
 if (b2-b0>400) console.log(i, 'slow', b1-b0,b2-b1, a.size, JSON.stringify(query).slice(0,300));
 for (const d of differencesOf(set,b,a,query)) { console.log(i, d.pattern, d.reading, JSON.stringify(d.values).slice(0,200), JSON.stringify(query)); if(n++>3) process.exit();}
}
console.log(Date.now()-t);
