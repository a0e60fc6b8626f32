import pc from 'picocolors';

/** Colours, or none: piped output and NO_COLOR get plain text. */
export interface Paint {
  dim(text: string): string;
  bold(text: string): string;
  good(text: string): string;
  bad(text: string): string;
  /** Text in the colour of a suit, by its place in the tile set. */
  suit(index: number, text: string): string;
}

export function makePaint(colours: boolean): Paint {
  const c = pc.createColors(colours);
  const suits = [c.red, c.cyan, c.green, c.yellow, c.magenta, c.blue];
  return {
    dim: c.dim,
    bold: c.bold,
    good: c.green,
    bad: c.red,
    suit: (index, text) => suits[index % suits.length]!(text),
  };
}

/** Whether a stream that may be a terminal wants colours. */
export function wantsColours(isTerminal: boolean, env: Record<string, string | undefined>): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0';
  return isTerminal && env.TERM !== 'dumb';
}
