import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { validate } from '../schemas/index.ts';
for (const f of ['pack', 'patterns']) console.log(f, JSON.stringify(validate(parse(readFileSync(`rulesets/international/${f}.yaml`, 'utf8')))).slice(0, 1500));
