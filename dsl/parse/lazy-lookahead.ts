import { type ILookaheadStrategy, LLkLookaheadStrategy } from 'chevrotain';

type Choosing = Parameters<ILookaheadStrategy['buildLookaheadForAlternation']>[0];
type Trying = Parameters<ILookaheadStrategy['buildLookaheadForOptional']>[0];

/**
 * The library's own way to tell from the next word how to go on, found out for a place of the grammar when a text first comes there:
 * a parser is mostly made for an expression or two, which come to few places.
 */
export class LookaheadWhenAsked extends LLkLookaheadStrategy {
  override buildLookaheadForAlternation(
    place: Choosing,
  ): ReturnType<ILookaheadStrategy['buildLookaheadForAlternation']> {
    return whenAsked(() => super.buildLookaheadForAlternation(place));
  }

  override buildLookaheadForOptional(place: Trying): ReturnType<ILookaheadStrategy['buildLookaheadForOptional']> {
    return whenAsked(() => super.buildLookaheadForOptional(place));
  }
}

/** A method of the parser that is made when it is called first. */
function whenAsked<Given extends unknown[], Found>(make: () => (...given: Given) => Found): (...given: Given) => Found {
  let made: ((...given: Given) => Found) | undefined;
  return function (this: unknown, ...given) {
    return (made ??= make()).apply(this, given);
  };
}
