/**
 * A list with one thing for each seat. Engines take lists that `map` makes for another sort once they have compiled it, and throw away what
 * they compiled for the lists made before: seconds into a run the whole table would become slow again.
 */
export function bySeat<T>(count: number, make: (seat: number) => T): T[] {
  const all: T[] = [];
  for (let seat = 0; seat < count; seat++) all.push(make(seat));
  return all;
}
