/** Everything that a sentence is made with, put together. */
import type { PlaceName } from '../../dsl/index.ts';
import { clauseSaid } from './conditions/condition.ts';
import { conjunctionOf } from './conditions/conjunction.ts';
import type { SayContext, Speaker } from './saying-context.ts';
import { numberSaid } from './number.ts';

/** What an expression stands in, made ready to be said. */
export function speakerOf(context: SayContext, place: PlaceName): Speaker {
  return { ...context, place, terms: new Map(), clause: clauseSaid, number: numberSaid, conjunction: conjunctionOf };
}
