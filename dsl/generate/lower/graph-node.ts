/** A node of the graph: what it does, of which others, and when its value is known. */
export interface Node {
  id: number;
  op: Op;
  of: readonly Node[];
  /** Constants: the value (truths are 0 and 1). Shifts: the distance. */
  value: number;
  /** Inputs: what is read. */
  input?: string;
  level: Level;
  /** Masks: bits that may be set. */
  may: number;
}

export type Op =
  | 'constant'
  | 'input'
  // masks
  | 'and'
  | 'or'
  | 'not'
  | 'left'
  | 'right'
  | 'spread' // all bits where a truth holds
  // truths
  | 'some' // a mask has a bit
  | 'both'
  | 'either'
  | 'flip'
  | 'equal'
  | 'less'
  // numbers
  | 'bits' // how many bits a mask has
  | 'add'
  | 'subtract'
  | 'multiply'
  | 'divide'
  | 'min'
  | 'max'
  | 'floor'
  | 'ceil'
  | 'choose';
export type Level = 0 | 1 | 2 | 3 | 4;
