/** Which format a text is in. */
import { recordLine } from './record-as-json-line.ts';
import type { Format } from './log-format.ts';
import { mjai } from './mjai/read-mjai.ts';
import { tenhou6 } from './tenhou6/read-tenhou6.ts';

/** All formats that read into a game record. */
export const FORMATS: readonly Format[] = [recordLine, mjai, tenhou6];

/** The format of a text: `log` is our own (see `parseLog`); undefined if it is none of them. */
export function detect(text: string): Format | 'log' | undefined {
  if (/^\s*\{\s*"type"\s*:\s*"log"/.test(text)) return 'log';
  return FORMATS.find((format) => format.recognises(text));
}
