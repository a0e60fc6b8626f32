/** Which packs are checked when, and what came of it. */
import type { Diagnostic } from 'vscode-languageserver';
import { diagnosticsOf } from './features/diagnostics.ts';
import type { CheckAnswer, Result } from './platform.ts';
import type { Settings } from './settings.ts';
import { homeOf, textOf, usersOf, type Workspace } from './workspace.ts';

export interface Checks {
  /** A text was opened or changed: the packs it is part of are checked once nothing more is typed. */
  changed(name: string): void;
  /** Nothing of a text is told any more. */
  closed(name: string): void;
  /** Examples and scenarios of the packs that a file is part of. */
  resultsIn(name: string): readonly Result[];
  /** Whether nothing is waiting to be checked. */
  idle(): boolean;
}

/** Long enough that a word is typed to its end. */
const PAUSE = 200;

export function makeChecks(
  workspace: Workspace,
  settings: () => Settings,
  publish: (name: string, diagnostics: Diagnostic[]) => void,
  done: () => void,
  failed: (reason: unknown) => void,
): Checks {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const running = new Set<string>();
  const again = new Set<string>();
  const answers = new Map<string, CheckAnswer>();
  const told = new Map<string, Map<string, Diagnostic[]>>();

  const tell = (names: Iterable<string>): void => {
    for (const name of new Set(names)) {
      const seen = new Set<string>();
      const all = [...told.values()].flatMap((byName) => byName.get(name) ?? []);
      publish(
        name,
        all.filter(({ code, range, message }) => {
          const id = JSON.stringify([code, range, message]);
          return !seen.has(id) && seen.add(id);
        }),
      );
    }
  };

  const check = async (root: string): Promise<void> => {
    if (running.has(root)) {
      again.add(root);
      return;
    }
    running.add(root);
    const open = Object.fromEntries(workspace.open);
    try {
      const answer = await workspace.platform.check({ pack: root, open });
      if (!again.has(root)) keep(root, answer);
    } catch (reason) {
      failed(reason);
    } finally {
      running.delete(root);
      if (again.delete(root)) void check(root);
    }
  };

  const keep = (root: string, answer: CheckAnswer): void => {
    if (!isWanted(root, answer)) return;
    const before = told.get(root)?.keys() ?? [];
    const byName = diagnosticsOf(workspace.platform, settings(), root, textOf(workspace, root), answer);
    answers.set(root, answer);
    told.set(root, byName);
    tell([...before, ...byName.keys()]);
    done();
  };

  const isWanted = (root: string, { files }: CheckAnswer): boolean =>
    workspace.open.has(root) || files.some((name) => workspace.open.has(name));

  const rootsOf = (name: string): string[] => {
    const open = usersOf(workspace, name).filter(({ root }) => workspace.open.has(root));
    return [...new Set([homeOf(workspace, name).root, ...open.map(({ root }) => root)])];
  };

  return {
    changed: (name) => {
      clearTimeout(timers.get(name));
      const start = (): void => {
        timers.delete(name);
        try {
          for (const root of rootsOf(name)) void check(root);
        } catch (reason) {
          failed(reason);
        }
      };
      timers.set(name, setTimeout(start, PAUSE));
    },
    closed: (name) => {
      clearTimeout(timers.get(name));
      timers.delete(name);
      const gone = [...answers].filter(([root, answer]) => !isWanted(root, answer)).map(([root]) => root);
      const names = gone.flatMap((root) => [...(told.get(root)?.keys() ?? [])]);
      for (const root of gone) {
        answers.delete(root);
        told.delete(root);
      }
      tell([name, ...names]);
    },
    resultsIn: (name) => [...answers.values()].find(({ files }) => files.includes(name))?.results ?? [],
    idle: () => timers.size === 0 && running.size === 0,
  };
}
