/** What no text and no name of a pack may be, in a file as in the pack of a log. */
import { type Problem, problem } from '../../core/index.ts';
import type { Sourced } from '../yaml/located-data.ts';

/** Signs that steer a terminal or end a line, all but the line feed and the tab. */
const CONTROL = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]/;

type Refusal = Pick<Problem, 'code' | 'message'> & { hint: string };

export function hasControl(text: string): boolean {
  return CONTROL.test(text);
}

export function withoutControl(text: string): string {
  return text.replace(new RegExp(CONTROL, 'g'), '');
}

export const CONTROL_REFUSED: Refusal = {
  code: 'not-text',
  message: 'A control character stands in this text.',
  hint: 'Take it out, or write what it stands for.',
};

/** Names that every object of JavaScript has would be found wherever a name is looked up. */
export function refuseName(name: string): Refusal | undefined {
  if (!(name in Object.prototype)) return undefined;
  return {
    code: 'bad-name',
    message: `\`${name}\` can't be a name: programs find something under it in everything.`,
    hint: `Give it another name, such as \`my_${name}\`.`,
  };
}

/** The same refusals for data that was never a file. */
export function refuseData(node: Sourced): Problem[] {
  if (node.is === 'list') return node.items.flatMap(refuseData);
  if (node.is === 'map')
    return [...node.entries].flatMap(([key, { value }]) => [...refuseKey(key), ...refuseData(value)]);
  return typeof node.value === 'string' && hasControl(node.value) ? [told(CONTROL_REFUSED)] : [];
}

function refuseKey(key: string): Problem[] {
  const refused = hasControl(key) ? CONTROL_REFUSED : refuseName(key);
  return refused === undefined ? [] : [told(refused)];
}

function told({ code, message, hint }: Refusal): Problem {
  return problem(code, message, { hint });
}
