/** The list of all steps. One that has a type (`Step` in `core/ruleset.ts`) and is missing here does not compile. */
import type { Context, Step } from '../../ruleset.ts';
import { aside } from './aside.ts';
import { count } from './count.ts';
import { deposit } from './deposit.ts';
import { discard } from './discard.ts';
import { draw, next, replace } from './draw.ts';
import { end } from './end.ts';
import { give } from './give.ts';
import { leave } from './leave.ts';
import { liable } from './liable.ts';
import { mark, unmark } from './mark.ts';
import { forget, note } from './note.ts';
import { open } from './open.ts';
import { pay, refund } from './pay.ts';
import { reveal } from './reveal.ts';
import { swap } from './swap.ts';
import { show } from './show.ts';
import type { AnyStep, MoveItem, Onward, StepName } from './step-form.ts';
import { win } from './win.ts';
import { window } from './window.ts';

/** Every step by its name. Messages name steps in this order. */
export const steps: Readonly<Record<StepName, AnyStep>> = {
  discard,
  show,
  aside,
  window,
  replace,
  draw,
  give,
  next,
  swap,
  leave,
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

/** What each step does. All entries are of one shape: those of the list differ, which makes every step slower to look up (row W6). */
export const acts = Object.fromEntries(
  Object.entries(steps).map(([name, { play, does }]) => {
    const moves = play !== undefined && play !== 'ends';
    return [name, { moves, waits: moves && play !== 'exposes' && play !== 'gives', does }];
  }),
) as unknown as Readonly<Record<StepName, Act>>;

interface Act {
  /** Whether only moves have it. */
  moves: boolean;
  /** Whether what is left of the move waits. */
  waits: boolean;
  /** Steps that moves alone have are told what of the move is there and how play goes on. */
  does(at: Context, step: Step, item?: MoveItem, onward?: Onward): void;
}
