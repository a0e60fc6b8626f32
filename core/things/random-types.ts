/** A stream of chance. The same seed gives the same stream on every machine. */
export interface Random {
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  /** Where the stream stands, for `resumedRandom`. */
  state(): RandomState;
}

/** Where a stream stands: that of a deal, or four 32-bit integers, the state of xoroshiro128+. */
export type RandomState = DealStream | readonly number[];

/** Where the stream of a deal stands: 16-bit numbers drawn so far. Deal 0 is what is drawn before the first deal. Never shown to players. */
export interface DealStream {
  /** SHA-256 of the 15 bytes `tilewright seed` and, after them, the text of the seed in UTF-8; in lower-case hexadecimal digits. docs/shuffle.md says more. */
  key: string;
  deal: number;
  drawn: number;
}
