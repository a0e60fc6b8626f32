/** Ways to falsify one line of a log. */
import type { Event } from '../../../core/index.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The value with one of its parts changed, once for each part. */
export function falsified(value: Json): Json[] {
  if (typeof value === 'number') return [value + 1];
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'string') return [otherText(value)];
  if (value === null) return [0];
  if (Array.isArray(value)) {
    const shorter = value.length > 0 ? [value.slice(1)] : [['1m']];
    return [...shorter, ...value.flatMap((one, i) => falsified(one).map((other) => value.toSpliced(i, 1, other)))];
  }
  const fields = Object.entries(value);
  const fewer = fields.map(([key]) => Object.fromEntries(fields.filter(([other]) => other !== key)));
  return [...fewer, ...fields.flatMap(([key, one]) => falsified(one).map((other) => ({ ...value, [key]: other })))];
}

/** Another tile for a tile, another word for a word. */
function otherText(text: string): string {
  const [, rank, suit] = /^([1-9])([a-z])$/.exec(text) ?? [];
  return rank === undefined ? `${text}x` : `${rank === '1' ? 2 : Number(rank) - 1}${suit}`;
}

/** The events with one line falsified, left out, doubled, or changed for the next one. */
export function tampered(events: readonly Event[], at: number): Event[][] {
  const event = events[at]!;
  const changed = (falsified(event as unknown as Json) as unknown as Event[]).map((other) =>
    events.toSpliced(at, 1, other),
  );
  const moved = [events.toSpliced(at, 1, event, event)];
  if (at + 1 < events.length) moved.push(events.toSpliced(at, 1), events.toSpliced(at, 2, events[at + 1]!, event));
  return [...changed, ...moved];
}
