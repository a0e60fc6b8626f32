import { type Browser, chromium } from 'playwright-core';

/** Starts Chromium without a window; it asks nobody else for anything. */
export function startChromium(executablePath: string): Promise<Browser> {
  const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  const alone = ['--disable-component-update', '--disable-sync'];
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath, headless: true, args: ['--headless', ...quiet, ...alone, ...root] });
}
