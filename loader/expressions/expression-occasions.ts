/** On which occasion an expression is asked, as far as that can be told from where it stands. */
import type { Occasion } from '../../dsl/index.ts';
import { type Draft, namesIn, type Path, textAt } from '../flatten/draft.ts';
import { isAsked } from '../chapters/step-names.ts';

/** What is so where the expression at a path is asked. */
export function occasionsAt(draft: Draft, path: Path): Occasion[] {
  const [chapter, name] = path.map(String);
  if (chapter === 'settle') return ofPayment(draft, path.slice(0, 3), name!);
  const isOwn = path.includes('stands') || (chapter === 'windows' && path[2] === 'opens');
  const goesOn =
    chapter === 'turn' ||
    chapter === 'phases' ||
    chapter === 'windows' ||
    (chapter === 'moves' && !isAsked(draft, name!));
  return [...(isOwn ? (['own tile exposed'] as const) : []), ...(goesOn ? (['deal goes on'] as const) : [])];
}

/** Whether a shape reads hands that have not won. */
export function readsLost(draft: Draft): boolean {
  return namesIn(draft, 'shapes').some((id) => /^\s*any\s+groups\s*$/.test(textAt(draft, ['shapes', id, 'is']) ?? ''));
}

function ofPayment(draft: Draft, path: Path, ending: string): Occasion[] {
  const isPot = textAt(draft, [...path, 'from'])?.startsWith('pot ') ?? false;
  const nobody: Occasion[] = readsLost(draft) ? ['nobody won'] : ['nobody won', 'no hand read'];
  return [
    ...(ending === 'win' ? [] : ending === 'game_over' ? (['game over'] as const) : nobody),
    ...(isPot ? (['pot pays'] as const) : []),
  ];
}
