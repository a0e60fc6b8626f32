/** The options of a pack, as somebody is asked for them. */
import type { OptionValue } from '../../core/index.ts';
import type { PackRuleset } from '../../loader/index.ts';
import type { CompletePack } from '../../schemas/index.ts';

/** One option: what it decides, what it may be, and what it is where nobody says. */
export interface Choice {
  id: string;
  name: string;
  /** Whether the pack gives it a name; else it is called by its id. */
  isNamed: boolean;
  says: string;
  type: 'number' | 'yes/no' | 'choice';
  value: OptionValue;
  /** Of a number: the lowest and the highest. */
  range?: readonly [number, number];
  /** Of a choice: the names to choose from. */
  values?: readonly string[];
}

/** The options of a pack in its order. */
export function choicesOf({ pack, options }: PackRuleset): Choice[] {
  const declared = (pack as unknown as CompletePack).options;
  return Object.entries(declared).map(([id, entry]) => {
    const { type, says, name, range, values } = entry as Exclude<typeof entry, OptionValue | null>;
    return {
      id,
      name: name?.en ?? id.replaceAll('_', ' '),
      isNamed: name !== undefined,
      says: typeof says === 'string' ? says : says.en,
      type,
      value: options[id]!,
      ...(range && { range: [range[0]!, range[1]!] as const }),
      ...(values && { values }),
    };
  });
}
