import type { Offer, Questions } from '../terminal.ts';

/** The library that draws questions; it is read when the first one is asked. */
const clack = () => import('@clack/prompts');

const HEIGHT = 12;

/** Questions at the terminal of this process. */
export const nodeQuestions: Questions = {
  async text(message, before, refuse) {
    const { text, isCancel } = await clack();
    const answer = await text({
      message,
      placeholder: before,
      defaultValue: before,
      validate: (typed) => (typed === undefined || typed === '' ? undefined : refuse(typed)),
    });
    return isCancel(answer) ? undefined : answer;
  },
  async one(message, from, before) {
    const { select, isCancel } = await clack();
    const answer = await select({ message, options: from.map(shown), initialValue: before, maxItems: HEIGHT });
    return isCancel(answer) ? undefined : answer;
  },
};

function shown({ value, label, hint }: Offer): { value: string; label: string; hint?: string } {
  return { value, label, ...(hint === undefined ? {} : { hint }) };
}
