/** Programs of the cookbook have the right types, and print what the page says; they import the package as it was built. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumPath } from '../../cli/print-pdf.ts';
import { startChromium } from '../browser/start-chromium.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, 'docs/cookbook');
const pages = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const blocksIn = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, block]) => block!);

/** Each program, and what the page says it prints. */
const programs = pages.flatMap(({ name, text }) =>
  [...text.matchAll(/^```ts\n(.*?)^```$(?:\s+It prints\s+^```text\n(.*?)^```$)?/gms)].map(
    ([, program, prints], at): [string, string, string] => [`${name}, ${at + 1}`, program!, prints ?? ''],
  ),
);

/** Within the package, so that programs find it by its name. */
let work: string;
beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  work = mkdtempSync(join(root, '.cache/cookbook-'));
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

test.each(programs)('%s prints what it says', async (name, program, prints) => {
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  const file = join(work, `${name.replace(/\W+/g, '-')}.mjs`);
  writeFileSync(file, ts.transpileModule(program, { compilerOptions: options }).outputText);
  const { stdout } = await promisify(execFile)(process.execPath, [file], { cwd: work, encoding: 'utf8' });
  expect(stdout).toBe(prints);
});

const chromium = chromiumPath();
const needed = process.env.CI === 'true';

test.runIf(chromium !== undefined || needed)('the page without a bundler runs under its policy', async () => {
  const { text } = pages.find(({ name }) => name === 'in-a-browser.md')!;
  const [html] = blocksIn(text, 'html');
  const policy = /^Content-Security-Policy: (.*)$/m.exec(text)![1]!;
  const server: Server = createServer((request, response) => {
    const script = /^\/tilewright\/([\w/-]+\.js)$/.exec(request.url!)?.[1];
    response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', script === undefined ? 'text/html' : 'text/javascript');
    response.end(script === undefined ? `<!doctype html>${html}` : readFileSync(join(root, 'dist', script)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await startChromium(chromium!);
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
    await expect.poll(() => page.title(), { timeout: 30_000 }).toMatch(/^1[34]$/);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    server.close();
  }
});

test('sizes in the cookbook are those of the guide for clients', () => {
  const clients = readFileSync(join(root, 'docs/clients.md'), 'utf8');
  const sizes = [...readFileSync(join(folder, 'in-a-browser.md'), 'utf8').matchAll(/\d+ kB/g)].map(([size]) => size);
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.filter((size) => !clients.includes(size))).toEqual([]);
});
