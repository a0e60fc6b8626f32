import { load, score, rulesetFromPack } from './rulesets/index.ts';
const sc=(hand:string,more:any,options:any={})=>{const l=load('international',{options}); if(!l.ok){console.log(JSON.stringify(l.problems));return;} const r=score(l.value,hand,more) as any; console.log(hand,JSON.stringify(more),JSON.stringify(options),'=>',JSON.stringify(r).slice(0,600));};
console.log(score.toString().slice(0,300));
sc('19m19p19s1123467z +5z',{seat:2,by:'discard',with:['first_discard'],situation:['first_discard'],flags:['first_discard']});
