/** The log of a person's game, and the file it is kept in. */
import { type Event, type Log, makeLog } from '../../core/index.ts';
import type { Terminal } from '../terminal.ts';

export interface Kept {
  log: Log;
  /** Adds what happened. */
  add(events: readonly Event[]): void;
  /** Leaves so many events. */
  cut(events: number): void;
  /** Sees to it that the game can be gone on with; says how. */
  save(): string;
}

const MOST_FILES = 1000;

/** Without a file the log is written when the person leaves, under a name made of this one. */
export function keepLog({ files }: Terminal, log: Log, file: string | undefined, name: string): Kept {
  const write = (to: string): string | undefined => files.write(to, makeLog(log));
  return {
    log,
    add: (events) => {
      log.events.push(...events);
      if (file) files.append(file, events.map((event) => `${JSON.stringify(event)}\n`).join(''));
    },
    cut: (events) => {
      log.events.length = events;
      if (file) write(file);
    },
    save: () => {
      const to = file ?? unusedFile(files, name);
      const no = file ? undefined : write(to);
      if (no) return `The game could not be kept in ${to}: ${no}`;
      return `The game is kept in ${to}; go on with:\n    tilewright play --resume ${to}`;
    },
  };
}

/** `riichi-7.log`, or with a number where that is taken. */
function unusedFile(files: Terminal['files'], name: string): string {
  const names = [`${name}.log`, ...Array.from({ length: MOST_FILES }, (_, i) => `${name}-${i + 2}.log`)];
  return names.find((file) => files.beginning(file, 1) === undefined) ?? names[0]!;
}
