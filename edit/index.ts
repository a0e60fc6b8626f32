export { type Change, changes } from './compare.ts';
export { format, isRules } from './format.ts';
