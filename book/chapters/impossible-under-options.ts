/** What cannot come about under the options of the book, with the options that would let it. */
import { type PlaceName, freeNames } from '../../dsl/index.ts';
import { fill, joined, type Line } from '../make-blocks.ts';
import { linkTo, type Making } from '../chapter-context.ts';
import type { Written } from '../rule-sentences.ts';

/** `Only where the table agrees on it, by the option Flowers.` */
export function notNow(making: Making, written: Written, place: PlaceName): Line {
  const { texts } = making;
  const names = freeNames(making.read(written, place).tree).flatMap(({ is, name }) => (is === 'option' ? [name] : []));
  const options = [...new Set(names)].map((id): Line => [linkTo(making, 'options', id)]);
  if (options.length === 0) return fill(texts.never, {});
  return fill(texts.notNow, { options: joined(options, texts.comma) });
}
