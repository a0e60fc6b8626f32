import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { compileExpression } from '../dsl/index.ts';
import { fullSet } from './kit/tiles.ts';
const pack = parse(readFileSync('rulesets/international/pack.yaml', 'utf8'));
const pats = parse(readFileSync('rulesets/international/patterns.yaml', 'utf8'));
const scope = { tiles: fullSet, options: Object.fromEntries(Object.entries(pack.options).map(([k, o]: any) => [k, { type: o.type, value: o.default, values: o.values }])), definitions: pack.words, situation: Object.keys(pack.situation), marks: [], counters: [], tallies: ['fan'], groups: Object.keys(pats.groups), steps: ['grade'], charts: { mados: Object.entries(pack.charts.mados.rows).map(([a, b]) => [Number(a), b]) }, patterns: Object.keys(pats.patterns), shapes: Object.keys(pack.shapes), windows: ['discard', 'melded_kong', 'unfolded_kong'] } as any;
const ck = (t: any, place: any, expects: any) => { const r = compileExpression(String(t), place, scope, expects); if (!r.ok) console.log(place, '|', t, '|', JSON.stringify(r)); };
for (const p of Object.values(pats.patterns) as any[]) { ck(p.when, 'pattern', ['yes/no', 'number']); ck(p.value.fan, 'value', ['number']); }
for (const s of Object.values(pack.situation) as any[]) ck(s.when, 'move', ['yes/no']);
for (const m of Object.values(pack.moves) as any[]) { if (m.when) ck(m.when, 'move', ['yes/no']); if (m.needs) ck(m.needs, 'move', ['yes/no']); if (m.rank) ck(m.rank, 'move', ['number']); if (m.discard_limit) ck(m.discard_limit, 'limit', ['yes/no']); }
ck(pack.score.value, 'score', ['number']); ck(pack.score.steps.grade, 'score', ['number']); ck(pack.score.minimum, 'score', ['yes/no']);
for (const e of [...Object.values(pack.settle.win), ...Object.values(pack.settle.false_win)] as any[]) { if (e.when) ck(e.when, 'payment', ['yes/no']); ck(e.amount, 'payment', ['number']); }
for (const k of ['dealer_stays', 'replayed']) ck(pack.sequence[k], 'sequence', ['yes/no']);
for (const k of ['rounds', 'periods', 'points', 'result']) ck(pack.sequence[k], 'sequence', ['number']);
ck(pack.shapes.flowers.when, 'shape', ['yes/no']);
