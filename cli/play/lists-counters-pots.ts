/** What lies on the table beside hands and rivers: tiles turned up, counters, pots; by the names of the pack. */
import { amount } from '../draw/number-text.ts';
import { type Scene, thingName } from '../draw/drawing-context.ts';
import { tilesText } from '../draw/tiles.ts';

/** `dora indicators 3p 5z`; lists without a tile are not told. */
export function listsText(scene: Scene, lists: Readonly<Record<string, readonly string[]>>): string {
  return joined(
    Object.entries(lists)
      .filter(([, tiles]) => tiles.length > 0)
      .map(([list, tiles]) => `${thingName(scene, list)} ${tilesText(scene, tiles)}`),
  );
}

/** `counters 2`; what is nought is not told. */
export function countersText(scene: Scene, counters: Readonly<Record<string, number>>): string {
  return joined(
    Object.entries(counters)
      .filter(([, value]) => value !== 0)
      .map(([counter, value]) => `${thingName(scene, counter)} ${amount(value)}`),
  );
}

/** `riichi stakes 1,000`; empty pots are not told. */
export function potsText(scene: Scene, pots: Readonly<Record<string, number>>): string {
  return countersText(scene, pots);
}

/** What there is to tell, in one line. */
export function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}
