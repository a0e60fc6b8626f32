/** A line of the table: some work, done by us and by others. */
import type { Sides } from './measure-time.ts';

/** What a side costs, in the unit of the row; or why it could not be measured. */
export type Figures = Record<string, number | string>;

/** How much time there is. */
export interface Pace {
  quick: boolean;
  /** Fresh processes. */
  rounds: number;
  milliseconds: number;
}

export interface Row {
  id: string;
  /** What is done. */
  work: string;
  /** What figures are: microseconds for one of these, or a unit of its own. */
  unit: string;
  /** By name; ours are those that marks name first. */
  sides?: Sides;
  /** How many times as long it is measured: where a unit is long. */
  patience?: number;
  /** Where the work is no loop in a process. */
  figures?: (pace: Pace) => Figures;
  marks: readonly Mark[];
  /** Whether all say the same. */
  agreement?: (pace: Pace) => string | Promise<string>;
}

/** A ratio, and what it should be. */
export interface Mark {
  ours: string;
  /** Beside the fastest of these; none: the figure itself is what counts. */
  beside: readonly string[];
  /** `speed`: how many times as fast, more is better. `cost`: how many times as dear, less is better. `more`: how much more. */
  is: 'speed' | 'cost' | 'more';
  /** What it must be, and what we hope for. */
  floor?: number;
  goal?: number;
}

/** A mark with its figures. */
export interface Verdict {
  row: Row;
  mark: Mark;
  ours: number;
  /** The side it was compared with. */
  peer?: string;
  theirs?: number;
  ratio: number;
  agreement?: string;
}

/** What the figures say of each mark; a text where a side is missing. */
export function verdicts(row: Row, figures: Figures, agreement?: string): (Verdict | string)[] {
  return row.marks.map((mark, at) => {
    const ours = figures[mark.ours];
    if (typeof ours !== 'number') return `${row.work}: ${ours ?? 'not measured'}`;
    const said = at === 0 && agreement !== undefined ? { agreement } : {};
    if (mark.beside.length === 0) return { row, mark, ours, ratio: ours, ...said };
    const others = mark.beside.map((name) => ({ name, cost: figures[name] }));
    const missing = others.find(({ cost }) => typeof cost !== 'number');
    if (missing) return `${row.work}: ${missing.cost ?? 'not measured'}`;
    const [best] = others.sort((a, b) => Number(a.cost) - Number(b.cost));
    const theirs = Number(best!.cost);
    const ratio = mark.is === 'speed' ? theirs / ours : mark.is === 'cost' ? ours / theirs : ours - theirs;
    return { row, mark, ours, peer: best!.name, theirs, ratio, ...said };
  });
}

/** Runs of the same code differ by so much on a machine that does other things too. */
const TOLERANCE = 1.05;

/** Whether a floor is kept: it is missed by more than 5 %. Undefined where there is none. */
export function keepsFloor(verdict: Pick<Verdict, 'mark' | 'ratio'>): boolean | undefined {
  const { is, floor } = verdict.mark;
  return floor === undefined ? undefined : reaches(verdict, is === 'speed' ? floor / TOLERANCE : floor * TOLERANCE);
}

/** Whether this ratio is reached; undefined where none is wanted. */
export function reaches(
  { mark, ratio }: Pick<Verdict, 'mark' | 'ratio'>,
  wanted: number | undefined,
): boolean | undefined {
  if (wanted === undefined) return undefined;
  return mark.is === 'speed' ? ratio >= wanted : ratio <= wanted;
}
