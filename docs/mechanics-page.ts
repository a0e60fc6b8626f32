/** The page of mechanics: what systems ask for, how a pack says it, and what no pack can say yet. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** One way to say a mechanic: a pack, and a script that shows it. */
export interface Way {
  says: string;
  pack: string;
  /** More chapters, for the script alone; the page leaves them out. */
  setup?: string;
  mode?: 'checked' | 'free';
  hands?: Record<number, string>;
  wall?: string;
  tail?: string;
  players?: number[];
  play?: unknown[];
  deals?: unknown[];
}

/** A capability by its id. */
export interface Mechanic {
  id: string;
  is: string;
  ways: Way[];
  /** What of it cannot be said. */
  lacks?: string;
}

/** Every row, in order. */
export function mechanics(): Mechanic[] {
  return parse(readFileSync(new URL('./mechanics.yaml', import.meta.url), 'utf8')) as Mechanic[];
}

/** The rows as Markdown. */
export function mechanicsPage(): string {
  const all = mechanics();
  const lacking = all.filter(({ lacks }) => lacks !== undefined);
  const rest = lacking.map(({ id, lacks }) => `- ${id}: ${lacks}`);
  return [...all.map(section), '## Limits', rest.join('\n')].join('\n\n');
}

function section({ id, is, ways, lacks }: Mechanic): string {
  const shown = ways.map((way) => `${way.says} (${shownBy(way)}):\n\n\`\`\`yaml\n${way.pack.trimEnd()}\n\`\`\``);
  return [`## ${id}: ${is}`, ...shown, ...(lacks === undefined ? [] : [`Limit: ${lacks}`])].join('\n\n');
}

/** A script checks the result; without one the pack plays a random game. */
function shownBy({ play, deals }: Way): string {
  return play === undefined && deals === undefined ? 'random game' : 'scripted game';
}
