/** What cannot come about under the options of the book, with the options that would let it. */
import { type PlaceName, freeNames } from '../../dsl/index.ts';
import { otherChoices } from '../find/index.ts';
import { fill, joined, type Line } from '../make-blocks.ts';
import { isBonusNoun } from '../say/index.ts';
import { linkTo, type Making } from '../chapter-context.ts';
import type { Written } from '../rule-sentences.ts';

/** `Only where the table agrees on it, by the option Flowers.` */
export function notNow(making: Making, written: Written, place: PlaceName): Line {
  const { texts } = making;
  const options = optionsIn(making, written, place);
  return options.length === 0 ? fill(texts.never, {}) : fill(texts.notNow, { options });
}

/** The options that an expression asks, those of which one is enough to let it hold before all; of bonus tiles, those that add them. */
export function optionsIn(making: Making, written: Written, place: PlaceName): Line {
  const { pack } = making;
  const asked = asksBonus(making, written, place) ? bonusOptions(making) : asksOptions(making, written, place);
  const [, shape = ''] = /\bshape is (\w+)/.exec(String(written)) ?? [];
  const when = asked.length === 0 ? pack.shapes[shape]?.when : undefined;
  if (when !== undefined) return optionsIn(making, when, 'shape');
  const all = [...new Set(asked)];
  const lets = (id: string): boolean =>
    otherChoices(making.rules, id).some((others) => !making.isNever(written, place, others));
  const enough = all.filter(lets);
  const options = (enough.length > 0 ? enough : all).map((id): Line => [linkTo(making, 'options', id)]);
  return joined(options, making.texts.listComma, making.texts.listAnd);
}

function asksOptions({ read }: Making, written: Written, place: PlaceName): string[] {
  return freeNames(read(written, place).tree).flatMap(({ is, name }) => (is === 'option' ? [name] : []));
}

function asksBonus({ hasBonus, read }: Making, written: Written, place: PlaceName): boolean {
  return !hasBonus && freeNames(read(written, place).tree).some(({ is, name }) => is === 'noun' && isBonusNoun(name));
}

function bonusOptions({ pack }: Making): string[] {
  const copies = Object.values(pack.tiles.suits).flatMap((suit) => (suit.bonus ? [String(suit.copies)] : []));
  return copies.flatMap((written) => written.match(/\w+/g) ?? []).filter((name) => Object.hasOwn(pack.options, name));
}
