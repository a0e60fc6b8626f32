import { spawn } from 'node:child_process';

/** Opens an address in the browser of the system, where there is one; nothing is said where there is none. */
export function openInBrowser(address: string): void {
  const [command, ...args] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[process.platform as string] ?? [
    'xdg-open',
  ];
  const child = spawn(command!, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
