import { Presets, SingleBar } from 'cli-progress';
import type { Meter } from '../terminal.ts';

/** A bar on the error stream; nothing where that is no terminal. */
export function nodeMeter(total: number): Meter {
  const format = ' {bar} {percentage} %   {value} of {total}   {eta_formatted} left';
  const formatValue = (value: number, _options: unknown, what: string): string =>
    ['value', 'total'].includes(what) ? value.toLocaleString('en') : String(value);
  const bar = new SingleBar({ format, formatValue, stream: process.stderr, hideCursor: true }, Presets.shades_classic);
  bar.start(total, 0);
  return { at: (done) => bar.update(done), end: () => bar.stop() };
}
