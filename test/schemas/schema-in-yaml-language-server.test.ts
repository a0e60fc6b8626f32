/** The YAML server that editors bring, with nothing of ours but the schema line: what the form of a file is, it knows. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CompletionList, Diagnostic, Hover } from 'vscode-languageserver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkPack, makeSource, problemsOfForm } from '../../loader/index.ts';
import { ask, type Client, close, type Document, open, startClient } from '../lsp/editor-client.ts';

const manifest = createRequire(import.meta.url).resolve('yaml-language-server/package.json');
const server = join(dirname(manifest), 'bin', 'yaml-language-server');
const schema = fileURLToPath(new URL('../../schemas/pack.schema.json', import.meta.url));
const broken = fileURLToPath(new URL('../loader/broken/', import.meta.url));
const MODELINE = `# yaml-language-server: $schema=${schema}\n`;

let client: Client;
beforeAll(async () => {
  client = await startClient({ command: [server, '--stdio'] });
});
afterAll(() => client.stop());

/** Opens a text with the schema line before it; diagnostics with our own line numbers. */
async function opened(name: string, text: string): Promise<{ document: Document; diagnostics: Diagnostic[] }> {
  const uri = `file:///packs/${name}`;
  const told = client.told(uri);
  const document = await open(client, uri, MODELINE + text, 'yaml');
  return { document, diagnostics: await told };
}

/** The keys of a text that a schema says something of, wherever they stand. */
const files = readdirSync(broken).filter((name) => name.endsWith('.yaml'));
/** What a schema can tell: keys that are not there, values of the wrong sort or none of the few. */
const CODES = ['unknown-key', 'wrong-type', 'not-one-of', 'bad-name', 'out-of-range', 'wrong-count'];
const withForm = files.filter((name) => {
  const found = problemsOfForm(makeSource(name, readFileSync(join(broken, name), 'utf8')));
  return found.some(({ code }) => CODES.includes(code));
});

describe('broken packs', () => {
  test('some of them are broken in their form', () => {
    expect(withForm.length).toBeGreaterThan(5);
  });

  test.each(withForm)('%s: every problem of form is told on its line', async (name) => {
    const text = readFileSync(join(broken, name), 'utf8');
    const problems = problemsOfForm(makeSource(name, text)).filter(({ code }) => CODES.includes(code));
    const { document, diagnostics } = await opened(name, text);
    const lines = diagnostics.map(({ range }) => range.start.line);
    for (const { place, message } of problems) expect(lines, message).toContain(place!.line);
    await close(client, document);
  });
});

describe('a house pack', () => {
  const text = 'id: own\nname: { en: Own }\nextends: cantonese\npatterns:\n  mine:\n    group: parts\n    \n';

  test('has nothing wrong with its form', async () => {
    const { document, diagnostics } = await opened('fine.yaml', text.trimEnd());
    expect(checkPack(text).problems.filter(({ code }) => code === 'unknown-key')).toEqual([]);
    expect(diagnostics.map(({ message }) => message)).toEqual([]);
    await close(client, document);
  });

  test('keys are completed with their sentences', async () => {
    const { document } = await opened('keys.yaml', text);
    const answer = await ask<CompletionList>(client, 'completion', document, document.text.length - 1);
    const labels = answer.items.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['when', 'value', 'name', 'absorbs', 'examples']));
    expect(JSON.stringify(answer.items.find(({ label }) => label === 'when'))).toContain(
      'A condition, or the number of times',
    );
    await close(client, document);
  });

  test('chapters are completed', async () => {
    const { document } = await opened('chapters.yaml', 'id: own\n\n');
    const answer = await ask<CompletionList>(client, 'completion', document, document.text.length - 1);
    const labels = answer.items.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['patterns', 'options', 'settle', 'sequence', 'extends']));
    await close(client, document);
  });

  test('values of a few are completed', async () => {
    const { document } = await opened('values.yaml', 'deal:\n  last: \n');
    const answer = await ask<CompletionList>(client, 'completion', document, document.text.length - 1);
    expect(answer.items.map(({ label }) => label)).toEqual(expect.arrayContaining(['leap', 'single', 'none']));
    await close(client, document);
  });

  test('a key says what it is', async () => {
    const { document } = await opened('hover.yaml', text);
    const told = await ask<Hover>(client, 'hover', document, document.text.indexOf('group'));
    expect(JSON.stringify(told)).toContain('The group of the pattern');
    await close(client, document);
  });
});
