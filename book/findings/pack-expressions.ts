/** The expressions of a pack, each with the rule it belongs to. */
import type { Program } from '../../dsl/index.ts';
import { entryAt, type Making } from '../chapter-context.ts';
import { ruleOf, type RulePath } from './rule-paths.ts';
import type { Written } from '../rule-sentences.ts';

/** An expression as it was read. */
export interface PackExpression {
  /** The rule it belongs to, and the key it stands under there. */
  rule: RulePath;
  key: string;
  program: Program;
}

/** Every expression of a pack but its definitions, which stand for what they say wherever they are used. */
export function expressionsOf({ rules, pack, read }: Pick<Making, 'rules' | 'pack' | 'read'>): PackExpression[] {
  const early = earlyPaths(pack).flatMap((path) => {
    const written = entryAt(pack, path) as Written | undefined;
    return written === undefined ? [] : [{ path, program: read(written, 'setup') }];
  });
  return [...rules.expressions, ...early].map(({ path, program }) => {
    const { rule, keys } = ruleOf(path.map(String));
    return { rule, key: keys.join('.'), program };
  });
}

/** Numbers that a ruleset has worked out already: how many tiles there are, and how many dice are cast. */
function earlyPaths({ tiles: { suits, marked = {} } }: Making['pack']): RulePath[] {
  return [
    ['seats', 'dice'],
    ['seats', 'draw_dice'],
    ...Object.keys(suits).map((letter) => ['tiles', 'suits', letter, 'copies']),
    ...Object.keys(marked).map((id) => ['tiles', 'marked', id, 'copies']),
  ];
}
