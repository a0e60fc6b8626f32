/** When the engine begins to compile functions for speed. */
import { setFlagsFromString } from 'node:v8';

/** Twenty times as long as V8 waits by itself; it counts bytes of bytecode that a function runs, since version 12 its calls. */
const WAITS = { bytes: 20 * 66 * 1024, calls: 20 * 3000 };

/**
 * Lets V8 optimize only what runs for long. A command that ends within seconds otherwise spends half of its processor time on
 * optimizing functions that are then hardly called (rows of `bench/time-commands.ts`).
 */
export function optimizeLate(): void {
  const isByCalls = Number.parseInt(process.versions.v8, 10) >= 12;
  setFlagsFromString(
    isByCalls ? `--invocation-count-for-turbofan=${WAITS.calls}` : `--interrupt-budget=${WAITS.bytes}`,
  );
}
