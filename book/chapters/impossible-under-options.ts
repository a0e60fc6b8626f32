/** What cannot come about under the options of the book, with the options that would let it. */
import { type PlaceName, freeNames } from '../../dsl/index.ts';
import { fill, joined, type Line } from '../make-blocks.ts';
import { linkTo, type Making } from '../chapter-context.ts';
import type { Written } from '../rule-sentences.ts';

/** `Only where the table agrees on it, by the option Flowers.` */
export function notNow(making: Making, written: Written, place: PlaceName): Line {
  const { texts } = making;
  const options = optionsIn(making, written, place);
  return options.length === 0 ? fill(texts.never, {}) : fill(texts.notNow, { options });
}

/** The options that an expression asks, each linked. */
export function optionsIn(making: Making, written: Written, place: PlaceName): Line {
  const names = freeNames(making.read(written, place).tree).flatMap(({ is, name }) => (is === 'option' ? [name] : []));
  const options = [...new Set(names)].map((id): Line => [linkTo(making, 'options', id)]);
  return joined(options, making.texts.comma);
}
