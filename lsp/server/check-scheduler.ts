/** Which packs are checked when, and what came of it. */
import type { Diagnostic } from 'vscode-languageserver';
import { hasErrors } from '../../core/index.ts';
import { diagnosticsOf } from '../features/diagnostics.ts';
import type { CheckAnswer, Result } from './platform.ts';
import type { Settings } from './server-settings.ts';
import { homeOf, textOf, usersOf, type Workspace } from '../workspace.ts';

export interface Checks {
  /** A text was opened or changed: the packs it is part of are checked once nothing more is typed. */
  changed(name: string): void;
  /** Nothing of a text is told any more. */
  closed(name: string): void;
  /** Examples and scenarios of the packs that a file is part of. */
  resultsIn(name: string): readonly Result[];
}

/** What is done with answers. */
export interface Told {
  publish(name: string, diagnostics: Diagnostic[]): void;
  /** Examples were run. */
  run(): void;
  failed(reason: unknown): void;
}

/** What is known of one pack. */
interface State {
  /** Rises with each change, so that answers about older texts are not told. */
  version: number;
  /** Did not load when last looked at. */
  isWrong: boolean;
  answer?: CheckAnswer;
  diagnostics: Map<string, Diagnostic[]>;
}

/** Long enough that quick typing is one change; what is asked for meanwhile waits for the answer before it. */
const PAUSE = 80;

export function makeChecks(workspace: Workspace, settings: () => Settings, told: Told): Checks {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const states = new Map<string, State>();
  const guarded = (work: () => Promise<void>): Promise<void> => work().catch(told.failed);
  const ask = (root: string, whole: boolean): Promise<CheckAnswer> =>
    workspace.platform.check({ pack: root, open: Object.fromEntries(workspace.open), whole });

  /** Errors at once; examples, scenarios and warnings when there are none. */
  const quick = lane(async (root) => {
    const state = states.get(root);
    if (state === undefined) return;
    const { version } = state;
    const answer = await ask(root, false);
    if (state.version !== version) return;
    const wasWrong = state.isWrong;
    state.isWrong = hasErrors(answer.problems);
    if (state.isWrong || wasWrong) keep(root, state, answer);
    if (!state.isWrong) void guarded(() => whole(root));
  });
  const whole = lane(async (root) => {
    const state = states.get(root);
    if (state === undefined) return;
    const { version } = state;
    const answer = await ask(root, true);
    if (state.version === version) keep(root, state, answer);
  });

  const keep = (root: string, state: State, answer: CheckAnswer): void => {
    if (!isWanted(workspace, root, answer)) return;
    const before = [...state.diagnostics.keys()];
    state.diagnostics = diagnosticsOf(workspace.platform, settings(), root, textOf(workspace, root), answer);
    state.answer = answer;
    tell([...before, ...state.diagnostics.keys()]);
    told.run();
  };

  /** A file may be told of by several packs. */
  const tell = (names: Iterable<string>): void => {
    for (const name of new Set(names))
      told.publish(name, once([...states.values()].flatMap(({ diagnostics }) => diagnostics.get(name) ?? [])));
  };

  const start = (name: string): void => {
    timers.delete(name);
    for (const root of rootsOf(workspace, name)) {
      const state = states.get(root) ?? { version: 0, isWrong: false, diagnostics: new Map() };
      states.set(root, state);
      state.version++;
      void guarded(() => quick(root));
    }
  };

  return {
    changed: (name) => {
      clearTimeout(timers.get(name));
      timers.set(
        name,
        setTimeout(() => void guarded(async () => start(name)), PAUSE),
      );
    },
    closed: (name) => {
      clearTimeout(timers.get(name));
      timers.delete(name);
      const gone = [...states].filter(([root, { answer }]) => !answer || !isWanted(workspace, root, answer));
      for (const [root, state] of gone) {
        state.version++;
        states.delete(root);
      }
      tell([name, ...gone.flatMap(([, { diagnostics }]) => [...diagnostics.keys()])]);
    },
    resultsIn: (name) => [...states.values()].find(({ answer }) => answer?.files.includes(name))?.answer?.results ?? [],
  };
}

/** Work on a pack that is never done twice at once: what is asked for meanwhile is done once more afterwards. */
function lane(work: (root: string) => Promise<void>): (root: string) => Promise<void> {
  const running = new Set<string>();
  const again = new Set<string>();
  return async (root) => {
    if (running.has(root)) {
      again.add(root);
      return;
    }
    running.add(root);
    try {
      do {
        again.delete(root);
        await work(root);
      } while (again.has(root));
    } finally {
      running.delete(root);
    }
  };
}

function isWanted({ open }: Workspace, root: string, { files }: CheckAnswer): boolean {
  return open.has(root) || files.some((name) => open.has(name));
}

/** The pack a file is part of, and others that are open. */
function rootsOf(workspace: Workspace, name: string): string[] {
  const open = usersOf(workspace, name).filter(({ root }) => workspace.open.has(root));
  return [...new Set([homeOf(workspace, name).root, ...open.map(({ root }) => root)])];
}

function once(all: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return all.filter(({ code, range, message }) => {
    const id = JSON.stringify([code, range, message]);
    return !seen.has(id) && seen.add(id);
  });
}
