/** The shipped server, asked by a real client over standard input and output. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type {
  CodeAction,
  CodeLens,
  CompletionItem,
  Diagnostic,
  Hover,
  Location,
  WorkspaceEdit,
} from 'vscode-languageserver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Problem, seededRandom } from '../../core/index.ts';
import { answerUnless } from '../../lsp/server/check-pack.ts';
import { builtInIds } from '../../loader/index.ts';
import { disk } from '../../lsp/server/check-thread.ts';
import { ask, type Client, close, type Document, edit, open, startClient, textIn } from './editor-client.ts';

const rulesets = fileURLToPath(new URL('../../rulesets/', import.meta.url));
const broken = fileURLToPath(new URL('../loader/broken/', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'tilewright-lsp-'));

let client: Client;
beforeAll(async () => {
  client = await startClient({ folder: scratch });
});
afterAll(async () => {
  expect(await client.stop()).toBe(0);
  rmSync(scratch, { recursive: true });
});

/** Opens a file and waits for what is told of it. */
async function opened(path: string, text?: string): Promise<{ document: Document; diagnostics: Diagnostic[] }> {
  const told = client.told(pathToFileURL(path).href);
  const document = await open(client, path, text);
  return { document, diagnostics: await told };
}

async function changed(document: Document, from: string, to: string): Promise<Diagnostic[]> {
  const at = document.text.indexOf(from);
  const told = client.told(document.uri);
  await edit(client, document, at, at + from.length, to);
  return told;
}

function write(name: string, text: string): string {
  const path = join(scratch, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  return path;
}

/** What the terminal says, as an editor would show it. */
function shown({ severity, code, message, hint, place }: Problem): string {
  return `${severity} ${code} ${place?.line}:${place?.column}-${place?.endLine}:${place?.endColumn} ${message}\n${hint}`;
}

function told({ severity, code, message, range: { start, end } }: Diagnostic): string {
  const place = `${start.line + 1}:${start.character + 1}-${end.line + 1}:${end.character + 1}`;
  return `${severity === 1 ? 'error' : 'warning'} ${code} ${place} ${message}`;
}

describe('shipped packs', () => {
  const packs = builtInIds().map((id) => join(rulesets, id));

  test.each(packs)('%s: no file of it has a diagnostic', async (folder) => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
    const all = await Promise.all(files.map((name) => opened(join(folder, name))));
    const documents = all.map(({ document }) => document);
    for (const { document, diagnostics } of all) expect(diagnostics.map(told), document.uri).toEqual([]);
    for (const document of documents) await close(client, document);
  });
});

describe('broken packs', () => {
  const files = readdirSync(broken).filter((name) => name.endsWith('.yaml'));
  /** Parts of a pack that is told of as a whole, and told alone only what is wrong with their form. */
  const parts = ['conflict-a.yaml', 'conflict-b.yaml'];

  test.each(files.filter((name) => !parts.includes(name)))('%s: the same text as in the terminal', async (name) => {
    const path = join(broken, name);
    const { problems } = (await answerUnless(undefined, { pack: path, open: {}, whole: true }, disk))!;
    const { document, diagnostics } = await opened(path);
    const own = problems.filter(({ place }) => place?.file === path).map(shown);
    expect(
      diagnostics
        .filter((each) => own.includes(told(each)))
        .map(told)
        .sort(),
    ).toEqual([...own].sort());
    // what stands in the parent is told at `extends`, with the place beside it
    const inherited = diagnostics.filter((each) => !own.includes(told(each)));
    const elsewhere = problems.filter(({ place }) => place?.file.startsWith('rulesets/') || place === undefined);
    const messages = new Set(elsewhere.map(({ message, hint }) => `${message}\n${hint}`));
    expect(inherited.map(({ message }) => message).sort()).toEqual([...messages].sort());
    for (const each of inherited) expect(each.relatedInformation?.length).toBeGreaterThan(0);
    await close(client, document);
  });
});

const HOUSE = 'id: own\nname: { en: Own }\nextends: international\n';

describe('while somebody writes', () => {
  test('what is wrong appears and goes', async () => {
    const path = write('own/pack.yaml', '');
    const { document, diagnostics } = await opened(
      path,
      `${HOUSE}patterns:\n  all_pungs: { when: every set is triplet }\n`,
    );
    expect(diagnostics).toEqual([]);
    const after = await changed(document, 'triplet', 'triplt');
    expect(after.map(({ code, range }) => [code, textIn(document.text, range)])).toEqual([['unknown-word', 'triplt']]);
    const [file, line] = after[0]!.codeDescription!.href.split('#L');
    expect(readFileSync(fileURLToPath(file!), 'utf8').split('\n')[Number(line) - 1]).toBe('# unknown-word');
    expect(await changed(document, 'triplt', 'triplet')).toEqual([]);
    await close(client, document);
  });

  test('in a file that the pack uses, also when it is not saved', async () => {
    const rules = write('two/rules.yaml', 'patterns:\n  all_pungs: { when: every set is triplet }\n');
    const path = write('two/pack.yaml', `${HOUSE}use: [./rules.yaml]\n`);
    const pack = await opened(path);
    expect(pack.diagnostics).toEqual([]);
    const part = await opened(rules);
    expect(part.diagnostics).toEqual([]);
    const found = await changed(part.document, 'every set', 'evry set');
    expect(found.map(({ code }) => code)).toEqual(['unknown-word']);
    expect(client.diagnostics.get(pack.document.uri)).toEqual([]);
    await close(client, pack.document);
    await close(client, part.document);
  });

  test('in a rule file alone, for the pack on disk that uses it', async () => {
    const rules = write(
      'three/rules.yaml',
      'patterns:\n  mine: { name: { en: M }, group: structure, value: { fan: 1 }, when: evry set is chow }\n',
    );
    write('three/pack.yaml', `${HOUSE}use: [./rules.yaml]\n`);
    await client.connection.sendNotification('workspace/didChangeWatchedFiles', { changes: [] });
    const { document, diagnostics } = await opened(rules);
    expect(diagnostics.map(({ code }) => code)).toEqual(['unknown-word']);
    await close(client, document);
  });

  test('two files that disagree: both places', async () => {
    const { document } = await opened(join(broken, 'conflict.yaml'));
    const uri = pathToFileURL(join(broken, 'conflict-b.yaml')).href;
    await expect
      .poll(() => client.diagnostics.get(uri))
      .toMatchObject([
        {
          code: 'conflict',
          relatedInformation: [
            { message: 'says something else', location: { uri: expect.stringContaining('conflict-a.yaml') } },
          ],
        },
      ]);
    await close(client, document);
    await expect.poll(() => client.diagnostics.get(uri)).toEqual([]);
  });

  test('YAML of others is left alone', async () => {
    const document = await open(
      client,
      write('compose.yaml', 'services:\n  web: { image: nginx }\n'),
      undefined,
      'yaml',
    );
    expect(await ask(client, 'completion', document, 3)).toBeNull();
    expect(await ask(client, 'hover', document, 3)).toBeNull();
    await close(client, document);
    expect(client.diagnostics.has(document.uri)).toBe(false);
  });
});

describe('answers', () => {
  const text = `${HOUSE}patterns:\n  mine:\n    name: { en: Mine }\n    group: state\n    value: { fan: 1 }\n    when: every set is chow\n    absorbs: [all_pung]\n    examples:\n      - 123m 456m 789m 123p 5p +5p\n      - 111m 222m 333m 444p 5p +5p\n`;
  let document: Document;
  let diagnostics: Diagnostic[];
  beforeAll(async () => ({ document, diagnostics } = await opened(write('answers/pack.yaml', ''), text)));
  afterAll(() => close(client, document));
  const at = (part: string): number => document.text.indexOf(part);

  test('completion', async () => {
    const items = await ask<CompletionItem[]>(client, 'completion', document, at('every'));
    expect(items.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['every', 'suits', 'minimum', 'last_of_wall']),
    );
  });

  test('hover', async () => {
    const told = await ask<Hover>(client, 'hover', document, at('123m'));
    expect(JSON.stringify(told.contents)).toContain('🀇');
  });

  test('definition in a built-in pack is a file that can be opened', async () => {
    const [found] = await ask<Location[]>(client, 'definition', document, at('state'));
    expect(textIn(readFileSync(fileURLToPath(found!.uri), 'utf8'), found!.range)).toBe('state');
  });

  test('references and rename', async () => {
    const found = await ask<Location[]>(client, 'references', document, at('mine:'), {
      context: { includeDeclaration: true },
    });
    expect(found).toHaveLength(1);
    const edits = await ask<WorkspaceEdit>(client, 'rename', document, at('mine:'), { newName: 'ours' });
    expect(Object.values(edits.changes!).flat()).toMatchObject([{ newText: 'ours' }]);
    await expect(ask(client, 'rename', document, at('state'), { newName: 'ours' })).rejects.toThrow(/built-in pack/);
  });

  test('a quick fix writes what the problem suggests', async () => {
    const wrong = diagnostics.find(({ code }) => code === 'unknown-pattern')!;
    const actions = await client.connection.sendRequest<CodeAction[]>('textDocument/codeAction', {
      textDocument: { uri: document.uri },
      range: wrong.range,
      context: { diagnostics },
    });
    expect(actions).toMatchObject([{ title: 'Write `all_pungs`', kind: 'quickfix', isPreferred: true }]);
    expect(actions[0]!.edit!.changes![document.uri]).toEqual([{ range: wrong.range, newText: 'all_pungs' }]);
  });

  test('once nothing but examples is wrong, each says what came', async () => {
    await changed(document, 'all_pung]', 'all_pungs]');
    await expect
      .poll(() => client.diagnostics.get(document.uri)?.map(({ code }) => code), { timeout: 30_000 })
      .toContain('example-fails');
    const lenses = await client.connection.sendRequest<CodeLens[]>('textDocument/codeLens', {
      textDocument: { uri: document.uri },
    });
    expect(lenses.map(({ range, command }) => [textIn(document.text, range), command?.title])).toEqual([
      ['123m 456m 789m 123p 5p +5p', '✓ ok'],
      [
        '111m 222m 333m 444p 5p +5p',
        expect.stringMatching(/^✗ This hand should have `mine`, but what counts is all_concealed_pungs/),
      ],
    ]);
  });
});

test('a scenario in a file of its own says how it comes out', async () => {
  const lines = [
    'title: A hand below the minimum does not win.',
    'source: house',
    'hands: { 1: 147m 258p 369s 1356z, 3: 12p 345p 678m 999m 55s, 4: 147m 258s 369s 1247z }',
    'wall: 9s 3p',
    'play:',
    '  - 1 discard 9s',
    '  - { do: 2 discard 3p, offered: 3 sheung, not offered: 3 win }',
  ];
  write('played/pack.yaml', HOUSE.replace('international', 'cantonese'));
  const document = await open(client, write('played/scenarios/minimum.yaml', `${lines.join('\n')}\n`));
  const lens = async (): Promise<(string | undefined)[]> => {
    const params = { textDocument: { uri: document.uri } };
    const list = await client.connection.sendRequest<CodeLens[]>('textDocument/codeLens', params);
    return list.map(({ command }) => command?.title);
  };
  await expect.poll(lens, { timeout: 30_000 }).toEqual(['✓ ok']);
  const at = document.text.indexOf('3 sheung');
  await edit(client, document, at, at + 8, '3 win');
  await expect.poll(lens, { timeout: 30_000 }).toEqual([expect.stringMatching(/^✗ .*win/)]);
  await close(client, document);
});

test('whatever is typed and asked, it goes on', async () => {
  const { document } = await opened(
    write('random/pack.yaml', ''),
    readFileSync(join(rulesets, 'american/pack.yaml'), 'utf8').replace(
      './card.yaml',
      join(rulesets, 'american/card.yaml'),
    ),
  );
  const random = seededRandom(7);
  const pieces = ['{', '[', ': ', '"', '\n', '\n  ', '- ', '#', 'when: ', '平', '|', '\r\n'];
  const methods = ['completion', 'hover', 'definition', 'prepareRename'];
  for (let step = 0; step < 120; step++) {
    const start = random.int(0, document.text.length);
    const end = Math.min(document.text.length, start + random.int(0, 5));
    await edit(client, document, start, end, pieces[random.int(0, pieces.length - 1)]!);
    const answer = ask(client, methods[step % methods.length]!, document, random.int(0, document.text.length));
    await answer.catch((reason: Error) =>
      expect(reason.message).toMatch(/Nothing that the pack|belongs to|values of an option|word of the language/),
    );
  }
  const whole = client.told(document.uri);
  await edit(client, document, 0, document.text.length, HOUSE);
  await expect.poll(() => client.diagnostics.get(document.uri), { timeout: 30_000 }).toEqual([]);
  await whole;
  await close(client, document);
});
