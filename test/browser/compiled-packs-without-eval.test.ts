/** Written modules in a browser whose page forbids making code from text. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as engine from '../../core/index.ts';
import { packExamples, packs, score } from '../../loader/index.ts';
import { randomGame } from '../kit/games/random-game.ts';
import { rulesOf } from '../kit/load-rules.ts';
import { chromiumPath } from '../../cli/print-pdf.ts';
import { startChromium } from './start-chromium.ts';

const path = chromiumPath();
const needed = process.env.CI === 'true';
/** Only the import map stands in the page itself; it says what a bundler takes from package.json. */
const POLICY = "default-src 'none'; script-src 'self' 'nonce-map'";
const IMPORT_MAP = JSON.stringify({ imports: { '#pack-runtime': '/pack-runtime.js' } });
const PAGE = `<!doctype html><script type="importmap" nonce="map">${IMPORT_MAP}</script><script type="module" src="/page.js"></script>`;
/** As `npm run build` made it. */
const dist = new URL('../../dist/', import.meta.url);
const ids = packs().map(({ id }) => id);
/** What is played of riichi. */
const SEED = 9;
const DEALS = 3;
const CIRCUMSTANCES = [{ by: 'draw' }, { seat: 1, from: 3 }] as const;

if (path === undefined && !needed)
  console.log('No chromium on the path and no CHROMIUM_PATH: modules are not tried in a browser.');

/** Hands of the examples of a pack that stand under its own options. */
function handsOf(id: string): string[] {
  const own = packExamples(id).filter(({ options }) => Object.keys(options).length === 0);
  return [...new Set(own.map(({ hand }) => hand))];
}

/** The script of the page: scores all hands, and says whether text could be made code. */
function pageScript(): string {
  return [
    "import * as engine from '/core.js';",
    ...ids.map((id, at) => `import * as pack${at} from '/packs/${id}.js';`),
    `const hands = ${JSON.stringify(ids.map(handsOf))};`,
    `const circumstances = ${JSON.stringify(CIRCUMSTANCES)};`,
    `const packs = [${ids.map((_, at) => `pack${at}`).join(', ')}];`,
    'const answers = packs.map((pack, at) => hands[at].flatMap((hand) => circumstances.map((how) => pack.score(hand, how))));',
    'let text = "runs";',
    'try { new Function("return 1")(); } catch (error) { text = error.name; }',
    `const game = (${randomGame})(engine, packs[${ids.indexOf('riichi')}].default, ${SEED}, ${DEALS});`,
    'globalThis.result = { answers: JSON.stringify(answers), text, game };',
    'document.title = "done";',
  ].join('\n');
}

function answer(address: string): { type: string; text: string } | undefined {
  if (address === '/') return { type: 'text/html', text: PAGE };
  if (address === '/page.js') return { type: 'text/javascript', text: pageScript() };
  if (!/^\/(?:packs\/|vendor\/)?[\w-]+\.js$/.test(address)) return undefined;
  return { type: 'text/javascript', text: readFileSync(new URL(`.${address}`, dist), 'utf8') };
}

describe.runIf(path !== undefined || needed)('in Chromium under a policy without unsafe-eval', () => {
  let server: Server;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const found = answer(request.url ?? '/');
      response.writeHead(found ? 200 : 404, {
        'content-type': found?.type ?? 'text/plain',
        'content-security-policy': POLICY,
      });
      response.end(found?.text);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test('every built-in pack scores its examples, and riichi plays, as they do here', async () => {
    expect(path, 'set CHROMIUM_PATH, or install chromium').toBeDefined();
    const browser = await startChromium(path!);
    try {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
      await expect.poll(() => page.title(), { timeout: 30_000 }).toBe('done');
      expect(errors).toEqual([]);
      const { answers, text, game } = (await page.evaluate('globalThis.result')) as {
        answers: string;
        text: string;
        game: string[];
      };
      expect(text).toBe('EvalError');
      const here = ids.map((id) =>
        handsOf(id).flatMap((hand) => CIRCUMSTANCES.map((how) => score(rulesOf(id), hand, how))),
      );
      expect(JSON.parse(answers)).toEqual(JSON.parse(JSON.stringify(here)));
      expect(game.length).toBeGreaterThan(100);
      expect(game).toEqual(randomGame(engine, rulesOf('riichi'), SEED, DEALS));
      console.log(`${here.flat().length} hands of ${ids.length} packs`);
    } finally {
      await browser.close();
    }
  });
});
