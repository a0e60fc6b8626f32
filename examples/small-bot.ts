/** A bot of twenty lines: keeps pairs and neighbours, wins where it can, claims nothing. */
import type { Action, Player, View } from 'tilewright';

/** How many tiles of the hand this one could make a set with. */
function company(tile: string, { hand }: View): number {
  const near = hand.filter(
    (other) => other.at(-1) === tile.at(-1) && Math.abs(Number(other[0]) - Number(tile[0])) <= 1,
  );
  return near.length;
}

/** Answers with a win, a pass, or the discard that is missed least. */
export const smallBot: Player = (view) => {
  const [first, ...others] = view.legal;
  if (first === undefined) throw new RangeError('this seat is not asked');
  const wanted = [first, ...others].find(({ move }) => move === 'win' || move === 'pass');
  if (wanted !== undefined) return wanted;
  const missed = ({ tiles: [tile] }: Action): number => (tile === undefined ? Infinity : company(tile, view));
  return others.reduce((best, action) => (missed(action) < missed(best) ? action : best), first);
};
