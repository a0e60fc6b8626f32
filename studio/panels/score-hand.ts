/** The hand of the scoring box: what was entered, what the engine says of it, and the script that draws it. */
import { signal } from '@preact/signals';
import type { BoxAnswer, BoxInput } from 'tilewright/book';
import bookScript from 'tilewright/book/page.js?url';
import { type Project, project } from '../page/project.ts';
import { language } from '../text/index.ts';
import { engine } from '../worker/engine-client.ts';
import type { HandTold, ScorePage } from '../worker/score.ts';

/** What the script of books offers for the box. */
interface BookScript {
  liveBox(ask: (input: BoxInput) => Promise<BoxAnswer>): LiveBox | undefined;
}

interface LiveBox {
  /** Puts a hand into the form. */
  fill(text: string, how: BoxInput['how']): void;
  update(): void;
}

const SCRIPT = new URL(bookScript, location.href).href;

export const shown = signal<ScorePage | undefined>(undefined);
export const live = signal<LiveBox | undefined>(undefined);
/** The hand as the form has it. */
export const entered = signal<Pick<BoxInput, 'hand' | 'how'>>({ hand: '', how: {} });
export const told = signal<HandTold | undefined>(undefined);
/** The pattern that is asked for, by any of its names. */
export const asked = signal('');

/** The page for a project; the one that is shown stays where it is the same, and asks anew. */
export async function startPage(now: Project, spoken: string): Promise<void> {
  const page = await engine().scorePage(now, spoken, SCRIPT);
  if (project.peek() !== now) return;
  const before = shown.peek();
  shown.value = page;
  if (before?.ok && page.ok && before.page === page.page) askAgain();
}

/** The document of the box is there: it is brought to life, with the hand that was last in it. */
export function start(frame: Window): void {
  const { page } = frame as unknown as { page: BookScript };
  const { hand, how } = entered.peek();
  live.value = page.liveBox(answer);
  if (hand !== '') live.peek()?.fill(hand, how);
}

export function askAgain(): void {
  live.peek()?.update();
}

async function answer(input: BoxInput): Promise<BoxAnswer> {
  const said = await engine().scoreHand(project.peek(), language.peek(), SCRIPT, input, asked.peek());
  // The pack does not load just now, which is said in place of the box.
  if (said === undefined) return { hand: input.hand, shown: '', blocked: [], result: '' };
  entered.value = { hand: said.box.hand, how: input.how };
  told.value = said;
  return said.box;
}
