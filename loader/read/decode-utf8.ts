import { problem, refused, type Result } from '../../core/index.ts';

/** Bytes a pack file may have. The largest rule books need about a twentieth of it. */
export const LARGEST = 1_000_000;

/** The text of a file, or why it is none. `most`: bytes it may have. */
export function decode(content: Uint8Array | string, file: string, most = LARGEST): Result<string> {
  if (content.length > most) {
    const hint = 'Rules that several packs share may stand in files of their own, named under `use`.';
    // How much more is not known: who reads stops here.
    const message = `The file has more than ${most / 1_000_000} MB, the most for a pack file.`;
    return refused([problem('too-large', message, { ...at(file), hint })]);
  }
  const text = typeof content === 'string' ? content.replace(/^\uFEFF/, '') : utf8(content);
  const strange = text === undefined ? 0 : text.search(/[\0-\x08\x0e-\x1f\x7f\uFFFE\uFFFF]/);
  if (text !== undefined && strange < 0) return { ok: true, value: text, problems: [] };
  const hint = 'Save it as plain text in UTF-8.';
  return refused([problem('not-text', 'The file is not a text that can be read.', { ...at(file), hint })]);
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function at(file: string): {
  place: { file: string; line: number; column: number; endLine: number; endColumn: number };
} {
  return { place: { file, line: 1, column: 1, endLine: 1, endColumn: 1 } };
}
