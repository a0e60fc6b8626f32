import { checkPack, load, printProblem } from '../rulesets/index.ts';
const r = checkPack('international');
for (const p of r.problems) console.log(p.code, p.message, p.place?.file, p.place?.line);
console.log(r.ruleset?.id, r.examples.length, r.examples.filter((e) => e.problem).length);
