/** Whatever was typed before: what the server says at the end is what a process says that has seen nothing but the last text. */
import type { Diagnostic } from 'vscode-languageserver';
import { expect, test, vi } from 'vitest';
import { seededRandom } from '../../core/index.ts';
import { makeChecks } from '../../lsp/server/check-scheduler.ts';
import { answerUnless } from '../../lsp/server/check-pack.ts';
import { builtInFile } from '../../loader/index.ts';
import { makeWorkspace } from '../../lsp/workspace.ts';
import { memoryPlatform } from './in-memory-pack.ts';

const SETTINGS = { dslOnly: false };
const random = seededRandom(707);
const below = (count: number): number => random.int(0, count - 1);

const HOUSE = `id: sunday
extends: riichi
name: { en: Sunday }
options: { kazoe: sanbaiman }
patterns:
  all_winds_paired:
    name: { en: All Winds Paired }
    group: yaku
    value: { han: 2 }
    when: has pair 1z, pair 2z and suits == 1
    examples:
      - 11223344556677z
      - not: 123m 456m 789m 123p 5z +5z
`;
const PARENT = `id: parent
extends: international
name: { en: Parent }
options: { minimum: 2 }
patterns:
  four_kongs: null
  mixed_suit: { value: { fan: 4 } }
  two_of_a_kind:
    name: { en: Two of a Kind }
    group: honours
    value: { fan: 1 }
    when: has pair 5z, pair 6z
`;
const SMALL = builtInFile('rulesets/sichuan-flowing/pack.yaml')!.text;
const FILES: Record<string, Record<string, string>> = {
  'a house pack': { '/house.yaml': HOUSE },
  'a house pack that another extends': {
    '/table/pack.yaml':
      'id: child\nextends: ../house.yaml\nname: { en: Child }\npatterns:\n  two_of_a_kind: { value: { fan: 2 } }\n',
    '/house.yaml': PARENT,
  },
  'a pack of several files': {
    '/flowing/pack.yaml': SMALL.replace(/^extends: .*$/m, 'extends: sichuan'),
    '/flowing/patterns.yaml': builtInFile('rulesets/sichuan-flowing/patterns.yaml')!.text,
  },
};
const CHARACTERS = ' 0123456789abcdefghijklmnopqrstuvwxyz_:,.[]{}()<>=+-*/#"\n';

/** The text with one character put in, taken out or replaced; digits by digits, so that much stays legal. */
function changed(text: string): string {
  const digits = [...text.matchAll(/\d/g)].map(({ index }) => index);
  const isDigit = below(4) > 0;
  const at = isDigit ? digits[below(digits.length)]! : below(text.length);
  const put = isDigit ? String(below(10)) : below(3) === 0 ? '' : CHARACTERS[below(CHARACTERS.length)]!;
  return text.slice(0, at) + put + text.slice(at + (isDigit || below(2) === 0 ? 1 : 0));
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A server with these files open, and what it has said of each. */
function started(files: Readonly<Record<string, string>>) {
  let running = 0;
  const platform = memoryPlatform();
  const workspace = makeWorkspace({
    ...platform,
    check: async (request, signal) => {
      running++;
      const answer = await answerUnless(signal, request, { ...platform, readFolder: () => [] });
      running--;
      return answer;
    },
  });
  const said = new Map<string, Diagnostic[]>();
  const checks = makeChecks(workspace, () => SETTINGS, {
    publish: (name, diagnostics) => void said.set(name, diagnostics),
    run: () => undefined,
    failed: (reason) => {
      throw reason;
    },
  });
  const type = (name: string, text: string): void => {
    workspace.open.set(name, text);
    checks.changed(name);
  };
  for (const [name, text] of Object.entries(files)) type(name, text);
  const settled = async (): Promise<void> => {
    do await pause(40);
    while (running > 0);
  };
  return { said, type, settled };
}

/** What is said of these files where nothing was ever read: every module is loaded anew. */
async function afresh(files: Readonly<Record<string, string>>): Promise<Map<string, Diagnostic[]>> {
  vi.resetModules();
  const { opened } = await import('./in-memory-pack.ts');
  const { diagnosticsOf } = await import('../../lsp/features/diagnostics.ts');
  const [root] = Object.keys(files) as [string];
  const { platform } = opened(files);
  const answer = (await platform.check({ pack: root, open: files, whole: true }))!;
  return diagnosticsOf(platform, SETTINGS, root, files[root]!, answer);
}

test.each(Object.keys(FILES))('%s, changed letter by letter', async (what) => {
  const files = { ...FILES[what]! };
  const server = started(files);
  const names = Object.keys(files);
  const codes: string[] = [];
  for (let round = 0; round < 3; round++) {
    for (let edit = 0; edit < 12; edit++) {
      const name = names[below(names.length)]!;
      const before = files[name]!;
      server.type(name, (files[name] = changed(before)));
      await pause(below(4) * 15);
      // What is typed wrongly is mostly taken back at once.
      if (below(6) > 0) server.type(name, (files[name] = before));
    }
    await server.settled();
    const fresh = await afresh(files);
    const [root] = names as [string];
    expect(server.said.get(root), JSON.stringify(files)).toEqual(fresh.get(root));
    codes.push(
      fresh
        .get(root)!
        .map(({ code }) => code)
        .join(' ') || 'nothing',
    );
    // A pack that no longer loads says little of what is behind that.
    if (fresh.get(root)!.some(({ severity }) => severity === 1)) Object.assign(files, FILES[what]!);
  }
  console.log(`${what}: ${codes.join(', ')}`);
});
