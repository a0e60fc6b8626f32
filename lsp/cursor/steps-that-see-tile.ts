/** Which steps of a move may ask about the tile it uses, as far as it is written. */
import { isOwnUse, namesOfSteps, stepsBeforeMoving, valueAt } from '../../loader/index.ts';
import type { Path } from '../../schemas/index.ts';
import type { Asked } from '../feature-request.ts';
import { holdingAt, namesOf, textAt } from '../pack-files.ts';

/** Whether a path leads into a step that comes before the tiles of its move leave the hand. */
export function seesTile({ pack, file }: Pick<Asked, 'pack' | 'file'>, path: Path): boolean {
  const [chapter, id, key, index] = path;
  if (chapter !== 'moves' || key !== 'steps' || typeof index !== 'number' || path[5] !== undefined) return false;
  const move = [chapter, id!];
  const on = holdingAt(pack, [...move, 'on']);
  const names = on?.is === 'list' ? on.items.map((item) => (item.is === 'scalar' ? String(item.value) : '')) : [];
  const phases = [...namesOf(pack, 'phases')];
  const steps = namesOfSteps(valueAt(file.root, [...move, 'steps']));
  return isOwnUse(textAt(pack, [...move, 'uses']), names, phases) && stepsBeforeMoving(steps.slice(0, index)) === index;
}
