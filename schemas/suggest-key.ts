/** Keys that are written otherwise here than in other places. */
import { nearest } from '../core/index.ts';

/** What people call a key who have not read the format. */
const OTHERWISE: Record<string, readonly string[]> = {
  about: ['description', 'text', 'summary'],
  absorbs: ['excludes', 'exclude', 'excluding', 'implies', 'replaces'],
  endings: ['plays_on', 'winners', 'draws', 'aborts'],
  examples: ['hands', 'tests'],
  extends: ['parent', 'base', 'based_on', 'inherits', 'from', 'game'],
  group: ['category', 'family', 'class', 'kind'],
  hand: ['has', 'yes', 'is', 'tiles'],
  name: ['title', 'called', 'label'],
  not: ['no', 'hasnt', 'without', 'wrong'],
  options: ['settings', 'config', 'choices'],
  patterns: ['hands', 'scores', 'rules', 'yaku', 'fans'],
  phases: ['charleston', 'exchange', 'passing', 'pass', 'void', 'vote', 'before_play', 'replacement'],
  sequence: ['rounds', 'next_dealer', 'rotation'],
  score: ['scoring', 'counting'],
  seats: ['players'],
  settle: ['payments', 'pay', 'payouts'],
  use: ['include', 'includes', 'import', 'imports', 'files'],
  value: ['worth', 'points', 'score', 'counts'],
  when: ['if', 'condition', 'conditions', 'rule', 'where'],
};

/** The key that was probably meant: one that others call so, or one spelt nearly so. */
export function meantKey(key: string, known: readonly string[]): string | undefined {
  const plain = key.toLowerCase().replaceAll('-', '_');
  return known.find((name) => OTHERWISE[name]?.includes(plain)) ?? nearest(key, known);
}
