/** Packs spoilt at random. The soak takes 20,000 (`npm run soak -- mutants`) and goes on where it was interrupted. */
import { expect, test } from 'vitest';
import { COMMANDS, commandFaults } from '../kit/mutants/mutants-through-commands.ts';
import { faultsOf, mutant, TOOLS, type Tools } from '../kit/mutants/mutant-packs.ts';

const MUTANTS = 200;
/** Files share the memory of a process here; the soak measures it. */
const HERE: Tools = { ...TOOLS, bytes: () => 0 };

test(`of ${MUTANTS} mutants none makes load, format or compile throw or take long`, () => {
  for (let seed = 1; seed <= MUTANTS; seed++) expect(faultsOf(mutant(seed), HERE), `mutant ${seed}`).toEqual([]);
}, 600_000);

const PLANTED = { code: 'planted', severity: 'error', message: 'Planted.' } as const;

test('faults that are planted are noticed', () => {
  let now = 0;
  let used = 0;
  const isSpoilt = (text: string): boolean => text.length % 3 === 0;
  const planted: Tools = {
    load: (text) => {
      if (text === 'id: b\n\n') return { ok: false, problems: [{ ...PLANTED, hint: 'Write `[object Object]`.' }] };
      if (isSpoilt(text)) throw new RangeError('planted');
      return { ok: true };
    },
    format: (text) => {
      now += isSpoilt(text) ? 6 : 1;
      return { ok: true };
    },
    compile: (text) => {
      used = isSpoilt(text) ? 600e6 : 100e6;
    },
    seconds: () => now,
    bytes: () => used,
  };
  expect(faultsOf('id: a\n\n', planted)).toEqual([]);
  expect(faultsOf('id: b\n\n', planted)).toEqual(['load prints Planted. Write `[object Object]`.']);
  expect(faultsOf('id: a\n', planted)).toEqual([
    expect.stringMatching(/^load throws RangeError: planted/),
    'format takes 6.0 seconds',
    'compile needs 600 MB',
  ]);
});

test('of three mutants none makes a command throw, and what is refused is refused in time', async () => {
  for (let seed = 1; seed <= 3; seed++)
    expect(await commandFaults(mutant(seed), undefined, HERE), `mutant ${seed}`).toEqual([]);
}, 120_000);

test('faults of commands that are planted are noticed', async () => {
  let now = 0;
  const measured = { seconds: () => now, bytes: () => 0 };
  const ended: string[] = [];
  const faults = await commandFaults(
    'id: a',
    (what) => ended.push(what),
    measured,
    (terminal, [name]) => {
      if (name === 'check') throw new RangeError('planted');
      if (name === 'fmt') now += 6;
      if (name === 'test') return Promise.resolve(1);
      terminal.err('Refused.');
      return Promise.resolve(name === 'fmt' ? 1 : 0);
    },
  );
  expect(faults).toEqual([
    expect.stringMatching(/^check mutant.yaml throws RangeError: planted/),
    'fmt --check mutant.yaml refuses after 6.0 seconds',
    'test mutant.yaml --coverage ends with 1 and says nothing',
  ]);
  expect(ended).toHaveLength(COMMANDS.length);
});
