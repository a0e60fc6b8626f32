/** The colour of a stroke on the face of a tile, by what it is and how far down it stands (0 to 1). */
export function toneOf(tile: string, height: number): 'ink' | 'red' | 'green' | 'blue' {
  const suit = tile.slice(-1);
  if (suit === 'm') return height > 0.5 ? 'red' : 'ink';
  if (suit === 's') return tile === '1s' ? 'red' : 'green';
  if (suit === 'p') return 'blue';
  if (tile === '6z' || tile === 'j') return 'green';
  if (tile === '7z' || suit === 'f') return 'red';
  return tile === '5z' ? 'blue' : 'ink';
}
