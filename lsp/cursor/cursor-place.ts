export interface Cursor {
  /** To the value that is being written; of a key, to the map it will stand in. */
  path: (string | number)[];
  at: 'key' | 'value';
  /** Where the key or value begins, behind a quote. */
  start: number;
  /** What of it stands before the cursor. */
  typed: string;
  /** Inside braces or brackets. */
  flow: boolean;
  /** Columns before the line of the key. */
  indent: number;
}
