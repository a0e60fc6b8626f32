import { score } from './rulesets/index.ts';
import { rulesOf } from './test/kit/rules.ts';
const show = (pack: string, hand: string, how = {}, options = {}) => {
  const r = score(rulesOf(pack, options), hand, how);
  if (!r.ok) { console.log(hand, r.problems.map(p=>p.message+' '+(p.hint??''))); return; }
  const v = r.value;
  console.log(hand, JSON.stringify(how), v.win ? v.judgement!.patterns.map(p=>`${p.id}${p.times>1?'*'+p.times:''}`).join(', ') + ' = ' + v.judgement!.value + ' ' + JSON.stringify(v.judgement!.tallies) : v.reason);
};
const chain = `
id: chain
extends: international
patterns:
  first: { name: { en: First }, group: structure, value: { fan: 1 }, when: count(triplet) >= 1, absorbs: [second], source: example }
  second: { name: { en: Second }, group: structure, value: { fan: 1 }, when: count(triplet) >= 1, absorbs: [third], source: example }
  third: { name: { en: Third }, group: structure, value: { fan: 1 }, when: count(triplet) >= 1, source: example }
`;
show(chain, '111m 456p 789s 345s 1z +1z');
show('riichi', '234m 567p 678s 33s 45p +6p', { lists: { indicators: '2m' } });
show('riichi', '(234m) 567p 678s 33s 89p +7p', { lists: { indicators: '2m' } });
show('riichi', '(234m) 567p 678s 33s 45p +6p', { lists: { indicators: '2s2s' } });
show('riichi', '(234m) 567p 678s 33s 45p +6p', { lists: { indicators: '2s' } });
show('riichi', '223344m 667788p 9s +9s', {seat:2});
show('riichi', '11223344556677p', {seat:2, by: 'draw'});
show('riichi', '22233344m 55z 66p +6p', {seat:2});
show('riichi', '1112345678m 99m +9m 1z', {seat:2});
show('riichi', '23344455m 666p 99s +4m', {seat:2});
show('riichi', '333m 456m 777p 99s 22s +2s', {seat:2});
show('riichi', '22345m 777p 99s 333s +2m', {seat:2});
show('riichi', '222345m 777p 99s 33s +3s', {seat:2, by:'discard'});
show('riichi', '11123m 777p 555s 99s +1m', {seat:2, by:'discard'});
show('riichi', '111m 23m 777p 555s 99s +1m', {seat:2, by:'discard'});
