/** Data as the text of a file with a checksum, so that what was cut off or edited is not taken for whole. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { problem, refused, type Result } from '../core/index.ts';

/** What a file keeps; `type` stands first in it. */
interface Kept {
  type: string;
  version: number;
}

/** The text of a file. */
export function checkedText(kept: Kept): string {
  return `${JSON.stringify({ ...kept, checksum: checksumOf(kept) })}\n`;
}

/** What is to be read: its type and version, how people call it, the problem where it is none, and the command that writes it. */
interface Wanted extends Kept {
  what: string;
  code: string;
  command: string;
}

/** Reads such a text. `file`: what problems call it. */
export function readCheckedText<Read extends Kept>(text: string, wanted: Wanted, file = 'This file'): Result<Read> {
  const { type, version, what, code, command } = wanted;
  const { checksum, ...kept } = objectIn(text);
  // One that was cut off is known by how it begins.
  const isOne =
    kept['type'] === type ? kept['version'] === version : text.startsWith(`{"type":${JSON.stringify(type)}`);
  if (!isOne)
    return refused([
      problem(code, `${file} keeps no ${what}.`, { hint: `Name a file that \`${command} --keep\` has written.` }),
    ]);
  if (checksum !== checksumOf(kept))
    return refused([
      problem(code, `${file} is damaged, or was changed by hand; its sums are not to be relied on.`, {
        hint: 'Name a copy of it that nobody has changed, or begin anew without --resume.',
      }),
    ]);
  return { ok: true, value: kept as unknown as Read, problems: [] };
}

function objectIn(text: string): Record<string, unknown> {
  try {
    return { ...(JSON.parse(text) as object) } as Record<string, unknown>;
  } catch {
    return {};
  }
}

function checksumOf(kept: object): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(kept))));
}
