import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** Where Chromium is: as CHROMIUM_PATH says, or on the path. */
export function chromiumPath(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  return PATH.split(delimiter)
    .map((folder) => join(folder, 'chromium'))
    .find(existsSync);
}

/** Starts it without a window; it asks nobody else for anything. */
export function startChromium(executablePath: string): Promise<Browser> {
  const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  const alone = ['--disable-component-update', '--disable-sync'];
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath, headless: true, args: ['--headless', ...quiet, ...alone, ...root] });
}
