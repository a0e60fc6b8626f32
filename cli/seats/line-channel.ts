/** Another program that is spoken to in lines: a process, or somebody at the other end of a connection. */
import { spawn } from 'node:child_process';
import { connect, createServer, type Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';

/** A line that came, or why none did. */
export type Heard = { line: string } | { late: true } | { gone: string };

export interface LineChannel {
  /** Sends a line; nothing where the other side is gone. */
  send(line: string): void;
  /** The next line. `gone`: no more will come. */
  next(milliseconds: number): Promise<Heard>;
  /** Whether a line has come or comes in this time. */
  hears(milliseconds: number): Promise<boolean>;
  close(): void;
}

/** What a bot may send before it is read: more is no bot. */
const LONGEST_LINE = 1_000_000;
const MOST_LINES = 1_000;
/** Milliseconds a process has to end by itself once nothing more is said to it, and a bot to connect. */
const FAREWELL = 1_000;
const ARRIVAL = 60_000;

/** A process, begun by a command of the shell. What it says of why it ended, it says on standard error. */
export function openProcess(command: string): LineChannel {
  const child = spawn(command, {
    shell: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  let said = '';
  child.stderr.on('data', (data) => (said = (said + String(data)).slice(-2000)));
  const end = (): void => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    if (process.platform === 'win32') child.kill();
    else endGroup(child.pid);
  };
  process.once('exit', end);
  let farewell: NodeJS.Timeout | undefined;
  const channel = overStreams(child.stdout, child.stdin, () => {
    child.stdin.end();
    farewell ??= setTimeout(end, FAREWELL);
  });
  child.on('error', (reason) => channel.leave(reason.message));
  child.on('close', (code, signal) => {
    clearTimeout(farewell);
    process.off('exit', end);
    const last =
      said
        .trim()
        .split('\n')
        .findLast((line) => line.trim() !== '') ?? '';
    const how = signal ? `was ended by ${signal}` : `has ended with code ${code}`;
    channel.leave(`the program ${how}${last === '' ? '' : ` (${last.trim().slice(0, 200)})`}`);
  });
  return channel;
}

/** The shell and what it began; all of it may be gone already. */
function endGroup(group: number | undefined): void {
  try {
    if (group !== undefined) process.kill(-group, 'SIGKILL');
  } catch {
    // Nothing is left of it.
  }
}

/** A program that listens there. */
export function openConnection({ hostname, port }: URL): Promise<LineChannel> {
  const socket = connect(Number(port), hostname);
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      resolve(overSocket(socket));
    });
  });
}

/** Listens there until the first one connects. */
export function awaitConnection({ hostname, port }: URL): Promise<LineChannel> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      server.close();
      reject(new Error(`nobody connected to ${hostname}:${port} within ${ARRIVAL / 1000} s`));
    }, ARRIVAL);
    server.once('error', (reason) => {
      clearTimeout(timer);
      reject(reason);
    });
    server.once('connection', (socket) => {
      clearTimeout(timer);
      server.close();
      resolve(overSocket(socket));
    });
    server.listen(Number(port), hostname);
  });
}

function overSocket(socket: Socket): LineChannel {
  const channel = overStreams(socket, socket, () => socket.end());
  socket.on('close', () => channel.leave('the connection was closed'));
  return channel;
}

/** Lines of two streams; `leave` says that nothing more will come, and why. */
export function overStreams(
  input: Readable,
  output: Writable,
  end: () => void,
): LineChannel & { leave(why: string): void } {
  const lines: string[] = [];
  let part = '';
  let gone: string | undefined;
  let wake: (() => void) | undefined;
  const leave = (why: string): void => {
    gone ??= why;
    wake?.();
  };
  input.setEncoding('utf8');
  input.on('data', (data: string) => {
    const pieces = (part + data).split('\n');
    part = pieces.pop()!;
    if (gone !== undefined) return;
    lines.push(...pieces.filter((line) => line.trim() !== ''));
    if (part.length > LONGEST_LINE || lines.length > MOST_LINES) {
      lines.length = 0;
      leave('it sent far more than was asked for');
      end();
    }
    wake?.();
  });
  input.on('error', (reason) => leave(reason.message));
  // Why nobody reads any more is said when the other side closes.
  output.on('error', () => undefined);
  const hears = async (milliseconds: number): Promise<boolean> => {
    const until = Date.now() + milliseconds;
    while (lines.length === 0) {
      const left = until - Date.now();
      if (gone !== undefined || left <= 0) return false;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    return true;
  };
  const next = async (milliseconds: number): Promise<Heard> => {
    if (await hears(milliseconds)) return { line: lines.shift()! };
    return gone === undefined ? { late: true } : { gone };
  };
  return {
    send: (line) => {
      if (gone === undefined && output.writable) output.write(`${line}\n`);
    },
    next,
    hears,
    close: end,
    leave,
  };
}
