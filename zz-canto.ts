import { differences, handsFor } from './test/kit/agreement.ts';
import { rulesOf } from './test/kit/rules.ts';
const rules = rulesOf('cantonese');
const { set, compiled, interpreted } = rules.scoring;
const next = handsFor(set, 1);
const bonus = rules.tiles.kinds.flatMap((kind, index) => (rules.tiles.suits[kind.suit]!.bonus ? [index] : []));
let n=0;
for (let i=0;i<300;i++){ const base=next(); const q = i%5===0?{...base,bonus: i%10===0?bonus.slice(1):bonus}:base; for (const d of differences(set,compiled,interpreted,q)) { if(n++<8) console.log(d.pattern, d.values, JSON.stringify({seat:q.seat,bonus:q.bonus,round:q.round}), d.reading.slice(0,60)); } }
console.log(n);
console.log(JSON.stringify(rules.tiles.series), rules.tiles.suits.map(s=>s.letter+s.first).join());
