import type { OptionValue, Ruleset } from '../../core/index.ts';
import { draft } from './draft.ts';

export async function international(options: Record<string, OptionValue> = {}): Promise<Ruleset> {
  return { ...draft, ...(options.play === 'free' && { play: 'free' as const }) };
}
