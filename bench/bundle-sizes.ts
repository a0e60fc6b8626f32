/**
 * How much a page loads: bundles for browsers of what was built, minified and gzipped, each with the most it may be; and what an
 * install takes on disk.
 *
 *     npm run sizes          prints the table; fails where something is larger than it may be
 */
import { execFileSync } from 'node:child_process';
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('../', import.meta.url));
/** Kilobytes are a thousand bytes, as size limits are told. */
const KILO = 1000;
/** Of a disk, as `du` tells it. */
const MEGA = 1024 * 1024;
/** Most megabytes of an install with sixteen games: 15.6, and 5 of the studio, which brings engine and packs once more, minified for browsers. */
const MOST_INSTALLED = 21.3;
/** Most kilobytes of the studio. */
const MOST_TYPING = 300;
const MOST_UNDERLINED = 940;
/** Disks give files whole blocks. */
const BLOCK = 4096;

interface Size {
  what: string;
  code: string;
  /** Most kilobytes. */
  most: number;
}

const ENGINE = "import { legal, newGame, play, view } from 'tilewright/core'; console.log(newGame, legal, play, view);";

/** Riichi alone takes 33 kB, 9 of them its texts in three languages; what plays and scores is 87. */
const sizes: Size[] = [
  {
    what: 'riichi compiled ahead of time, with the engine',
    code: `import rules from 'tilewright/packs/riichi'; ${ENGINE} console.log(rules);`,
    most: 97,
  },
  {
    what: "load, for one's own YAML",
    code: "import { load } from 'tilewright/loader'; console.log(load);",
    most: 228,
  },
  {
    what: 'load, with international to extend',
    code: `import { addPacks, load } from 'tilewright/loader'; import pack from 'tilewright/yaml/international';
      addPacks(pack); console.log(load);`,
    most: 246,
  },
];

/** Kilobytes of the bundle of a page, gzipped. */
async function kilobytes(code: string): Promise<number> {
  const folder = mkdtempSync(join(root, '.cache/sizes-'));
  try {
    const page = join(folder, 'page.js');
    writeFileSync(page, code);
    const bundle = await rolldown({ input: page, platform: 'browser', tsconfig: false, logLevel: 'silent' });
    const { output } = await bundle.generate({ format: 'esm', minify: true });
    const text = output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
    return gzipSync(text, { level: 9 }).length / KILO;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Bytes and bytes on disk of the package as it is installed into an empty folder, with all it depends on. */
function installed(): { bytes: number; onDisk: number } {
  const folder = mkdtempSync(join(tmpdir(), 'sizes-'));
  const npm = (args: string[], cwd: string): string => execFileSync('npm', args, { cwd, encoding: 'utf8' }).trim();
  try {
    const tarball = npm(['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], root);
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    npm(['install', '--silent', '--no-audit', '--no-fund', '--prefer-offline', `./${tarball}`], folder);
    const all = readdirSync(join(folder, 'node_modules'), { recursive: true, encoding: 'utf8' });
    const sizes = all.map((name) => lstatSync(join(folder, 'node_modules', name)).size);
    const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);
    return { bytes: sum(sizes), onDisk: sum(sizes.map((size) => Math.ceil(size / BLOCK) * BLOCK)) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function row(is: number, most: number, unit: string, what: string): void {
  if (is > most) process.exitCode = 1;
  console.log(`${is.toFixed(1).padStart(6)} ${unit} of ${most}  ${what}${is > most ? ': TOO LARGE' : ''}`);
}

/** Files of the studio that come with these: what they import at once. */
function withImports(folder: string, names: readonly string[]): Set<string> {
  const all = new Set(names);
  for (const name of all) {
    if (!name.endsWith('.js')) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    for (const [, other] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) all.add(`assets/${other}`);
  }
  return all;
}

/** Kilobytes of files, each gzipped by itself, as they are sent. */
function sent(folder: string, names: Iterable<string>): number {
  return (
    [...names].reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name)), { level: 9 }).length, 0) / KILO
  );
}

/** What the studio loads until one can type, and until the language server can answer. */
function studioSizes(): { typing: number; underlined: number } {
  const folder = join(root, 'dist/studio');
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const linked = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, name]) => name!);
  const typing = withImports(folder, ['index.html', ...linked]);
  const worker = readdirSync(join(folder, 'assets')).filter((name) => /^(worker|lsp-browser)-/.test(name));
  const server = withImports(
    folder,
    worker.map((name) => `assets/${name}`),
  );
  return { typing: sent(folder, typing), underlined: sent(folder, new Set([...typing, ...server])) };
}

for (const { what, code, most } of sizes) row(await kilobytes(code), most, 'kB', what);
const { typing, underlined } = studioSizes();
row(typing, MOST_TYPING, 'kB', 'the studio, until one can type');
row(underlined, MOST_UNDERLINED, 'kB', 'the studio, until the first mistake is underlined');
const { bytes, onDisk } = installed();
row(
  onDisk / MEGA,
  MOST_INSTALLED,
  'MB',
  `an install on disk, in blocks of 4 kB (${(bytes / MEGA).toFixed(1)} MB of bytes)`,
);
