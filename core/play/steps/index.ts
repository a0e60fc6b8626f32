/** The list of all steps. One that has a type (`Step` in `core/ruleset.ts`) and is missing here does not compile. */
import { count } from './count.ts';
import { deposit } from './deposit.ts';
import { discard } from './discard.ts';
import { draw, next, replace } from './draw.ts';
import { end } from './end.ts';
import { liable } from './liable.ts';
import { mark, unmark } from './mark.ts';
import { forget, note } from './note.ts';
import { open } from './open.ts';
import { pay, refund } from './pay.ts';
import { reveal } from './reveal.ts';
import { show } from './show.ts';
import type { AnyStep, StepName } from './step-form.ts';
import { win } from './win.ts';
import { window } from './window.ts';

/** Every step by its name. Messages name steps in this order. */
export const steps: Readonly<Record<StepName, AnyStep>> = {
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
