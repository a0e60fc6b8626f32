/** Every step, in the order in which messages and references name them. The variants of `Step` have the same names: one that is missing here does not compile. */
import { count, countTo } from './count.ts';
import { deposit, depositIn } from './deposit.ts';
import { discard, discardTile } from './discard.ts';
import { draw, drawReplacement, drawTile, next, passTurn, replace } from './draw.ts';
import { end, endStep } from './end.ts';
import { answerFor, liable } from './liable.ts';
import { mark, setMarks, unmark } from './mark.ts';
import { forget, forgetTiles, note, noteTile } from './note.ts';
import { open, openStep } from './open.ts';
import { pay, payAtOnce, payBack, refund } from './pay.ts';
import { reveal, revealStep } from './reveal.ts';
import { show, showMeld } from './show.ts';
import type { Act, MovingStep, StepForm, StepName } from './step-form.ts';
import { win } from './win.ts';
import { openWindow, window } from './window.ts';

/** How packs write them. */
export const stepForms: Readonly<Record<StepName, StepForm>> = {
  discard,
  show,
  window,
  replace,
  draw,
  next,
  win,
  mark,
  unmark,
  count,
  deposit,
  pay,
  refund,
  reveal,
  note,
  forget,
  liable,
  open,
  end,
};

/** What those of moves alone do, besides winning. */
export const movingSteps = {
  discard: discardTile,
  show: showMeld,
  window: openWindow,
  replace: drawReplacement,
  draw: drawTile,
  next: passTurn,
} satisfies { [Name in StepName]?: MovingStep<Name> };

/** What all others do. */
export const acts: { readonly [Name in Exclude<StepName, keyof typeof movingSteps | 'win'>]: Act<Name> } = {
  mark: setMarks,
  unmark: setMarks,
  count: countTo,
  deposit: depositIn,
  pay: payAtOnce,
  refund: payBack,
  reveal: revealStep,
  note: noteTile,
  forget: forgetTiles,
  liable: answerFor,
  open: openStep,
  end: endStep,
};
