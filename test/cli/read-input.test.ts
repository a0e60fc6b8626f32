/** What has no end, or far more than a command can want, is refused at once and with a reason. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeFiles } from '../../cli/node/node-files.ts';
import { run } from '../../cli/command-line.ts';
import { MOST_BYTES, readInput, Unreadable } from '../../cli/read-input.ts';
import { paperTerminal } from '../kit/fake-terminal.ts';

let folder: string;
let large: string;
let pipe: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'unreadable-'));
  large = join(folder, 'large.log');
  pipe = join(folder, 'pipe');
  writeFileSync(large, '');
  truncateSync(large, 300_000_000);
  spawnSync('mkfifo', [pipe]);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Standard input without an end; gives how much of it was taken. */
function endless(): { input: AsyncIterable<Uint8Array>; taken: () => number } {
  let taken = 0;
  const part = new Uint8Array(65_536).fill(0x20);
  async function* parts(): AsyncGenerator<Uint8Array> {
    for (;;) {
      taken += part.length;
      // A reader that forgot the limit ends here, not with all memory gone.
      if (taken > 2 * MOST_BYTES) throw new Error('read on');
      yield part;
    }
  }
  return { input: parts(), taken: () => taken };
}

async function type(...args: string[]) {
  const paper = paperTerminal();
  const { input, taken } = endless();
  const { read, beginning } = nodeFiles;
  const files = { ...paper.files, read, beginning };
  const code = await run({ ...paper, files, input: (most) => readInput(input, most) }, args, '0.0.0');
  return { code, told: paper.errors.join('\n'), taken: taken() };
}

describe('standard input without an end', () => {
  it.each([
    ['check', '-'],
    ['fmt', '-'],
    ['score', '-', '19m'],
  ])('is no pack: %s %s', async (...args) => {
    const { code, told, taken } = await type(...args);
    expect(told).toMatch(/^error: Standard input has more than the 1 MB .*\[too-large\][\s\S]*Give one pack/);
    expect(code).toBe(2);
    expect(taken).toBeLessThan(1_200_000);
  });

  it.each([
    ['score', 'riichi', '-'],
    ['score', 'riichi', '--jsonl'],
    ['waits', 'riichi', '-'],
    ['replay', 'riichi', '-'],
  ])('holds no hands and no log: %s %s %s', async (...args) => {
    const { code, told, taken } = await type(...args);
    expect(told).toMatch(/^error: Standard input has more than the 64 MB .*\[too-large\][\s\S]*Divide it/);
    expect(code).toBe(2);
    expect(taken).toBeLessThan(64_200_000);
  });
});

describe('files', () => {
  it.each(['replay', 'score --jsonl', 'play --resume', 'count --resume'])('that are too large: %s', async (typed) => {
    const [command = '', flag] = typed.split(' ');
    const { code, told } = await type(command, 'riichi', ...(flag === undefined ? [] : [flag]), large);
    expect(told).toMatch(/large\.log has 300 MB; 64 MB are read at most\. \[too-large\]/);
    expect(code).toBe(2);
  });

  it.each(['replay', 'score --jsonl', 'play --resume', 'count --resume'])('that are none: %s', async (typed) => {
    const [command = '', flag] = typed.split(' ');
    for (const path of [pipe, '/dev/zero']) {
      const { code, told } = await type(command, 'riichi', ...(flag === undefined ? [] : [flag]), path);
      expect(told).toContain(`${path} is a pipe or a device, not a file. [missing-file]`);
      expect(told).toContain('Write the content to a file.');
      expect(code).toBe(2);
    }
  });

  it('begin as they do, however large they are', () => {
    expect(nodeFiles.beginning(large, 3)).toEqual(new Uint8Array(3));
    expect(nodeFiles.beginning(pipe, 3)).toEqual(new Uint8Array());
    expect(nodeFiles.beginning(folder, 3)).toBeUndefined();
    expect(nodeFiles.beginning(join(folder, 'none'), 3)).toBeUndefined();
    expect(() => nodeFiles.read(large)).toThrow(Unreadable);
  });
});
