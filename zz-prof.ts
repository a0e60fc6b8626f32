import { compareHands } from './test/soak/hands.ts';
import { rulesOf } from './test/kit/rules.ts';
const rules = rulesOf('mcr');
compareHands(rules, 1, 400, new Map());
