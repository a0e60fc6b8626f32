/** When the engine begins to compile functions for speed. */
import { setFlagsFromString } from 'node:v8';

/** Bytes of bytecode that a function runs between two looks at it: twenty times as many as V8 has by itself. */
const BUDGET = 20 * 66 * 1024;

/**
 * Lets V8 optimize only what runs for long. A command that ends within seconds otherwise spends half of its processor time on
 * optimizing functions that are then hardly called (rows of `bench/time-commands.ts`).
 */
export function optimizeLate(): void {
  setFlagsFromString(`--interrupt-budget=${BUDGET}`);
}
