/**
 * Does a move leave the hand the size it must have? A meld counts three tiles, a kong too, where its fourth tile is replaced.
 *
 *     own turn   14 ──discard, aside, or a kong shown──▶ 13 ──replace, draw──▶ 14, or ──next──▶ 13
 *     window     13 ──chow or pung shown────────▶ 14 ──then
 *                13 ──kong shown────────────────▶ 13 ──replace, draw──▶ 14
 */
import { complain, listAt, namesIn, textAt, type Draft } from '../flatten/draft.ts';
import { stepNames, stepsThat } from './step-names.ts';

const DRAWING = stepsThat('draws');
const EXPOSING = stepsThat('exposes');

export function checkBalance(draft: Draft, id: string, on: readonly string[]): void {
  const steps = stepNames(draft, id);
  if (steps.includes('win') || steps.includes('next') || isMistake(draft, id)) return;
  const draws = steps.findIndex((step) => DRAWING.includes(step));
  const gains = tilesGained(draft, id, steps, on);
  if (gains.includes(1) && draws >= 0) {
    const step = steps[draws]!;
    const claims = on.some((name) => name !== 'turn');
    const hint = claims
      ? `Take the step out: the claimed tile is the new one, and \`then\` says what is open.`
      : `Put \`discard\` before it, or take the step out.`;
    complain(draft, 'hand-grows', `With \`${step}\` the hand has a tile too many.`, ['moves', id, 'steps', draws], {
      hint,
    });
  } else if (gains.includes(-1) && draws < 0 && listAt(draft, ['moves', id, 'then']).length > 0) {
    const last = steps.findLastIndex((step) => EXPOSING.includes(step));
    const hint =
      steps[last] === 'show'
        ? 'Take out `then` and add the step `replace`.'
        : 'Take out `then` and add the step `next`.';
    complain(
      draft,
      'hand-shrinks',
      `After \`${steps[last]}\` the hand has a tile too few.`,
      ['moves', id, 'steps', last],
      { hint },
    );
  }
}

/** A move that asks how many tiles the hand has too many is a mistake that free play lets happen. */
function isMistake(draft: Draft, id: string): boolean {
  return /\btiles\s+too\s+many\b/.test(textAt(draft, ['moves', id, 'when']) ?? '');
}

/** For each way to make the move: 1 where the hand needs no further tile, -1 where it needs one. */
function tilesGained(draft: Draft, id: string, steps: readonly string[], on: readonly string[]): number[] {
  const gives = steps.some((step) => EXPOSING.includes(step));
  const kong = textAt(draft, ['moves', id, 'makes']) === 'kong';
  const short = kong && isReplaced(draft);
  return on.map((name) => {
    const parts = steps.includes('aside');
    if (name !== 'turn') return short || parts ? -1 : 1;
    return steps.includes('discard') || parts || (gives && short) ? -1 : 1;
  });
}

/** Whether kongs get another tile in this game; without that they count four. */
function isReplaced(draft: Draft): boolean {
  const kongs = namesIn(draft, 'moves').filter((id) => textAt(draft, ['moves', id, 'makes']) === 'kong');
  return kongs.some((id) => stepNames(draft, id).some((step) => DRAWING.includes(step)));
}
