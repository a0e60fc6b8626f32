/** Which packs are checked when, and what came of it. */
import type { Diagnostic } from 'vscode-languageserver';
import { hasErrors, type Problem } from '../../core/index.ts';
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
  /** The last answer that was told. */
  answer?: CheckAnswer;
  /** What a whole check last found, and the lines it stands in, to tell again once no error hides it. */
  found: { problem: Problem; line: string }[];
  /** Ends the whole check that is under way. */
  stop?: AbortController;
  diagnostics: Map<string, Diagnostic[]>;
}

/** Long enough that what an editor changes at once is one change; what is asked for meanwhile waits for the answer before it. */
const PAUSE = 10;

export function makeChecks(workspace: Workspace, settings: () => Settings, told: Told): Checks {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const states = new Map<string, State>();
  const guarded = (work: () => Promise<void>): Promise<void> => work().catch(told.failed);
  const ask = (root: string, whole: boolean, signal?: AbortSignal): Promise<CheckAnswer | undefined> =>
    workspace.platform.check({ pack: root, open: Object.fromEntries(workspace.open), whole }, signal);

  /** Errors at once; examples, scenarios and warnings when there are none. */
  const quick = lane(async (root) => {
    const state = states.get(root);
    if (state === undefined) return;
    const { version } = state;
    const answer = await ask(root, false);
    if (answer === undefined || state.version !== version) return;
    const wasWrong = state.isWrong;
    state.isWrong = hasErrors(answer.problems);
    if (state.isWrong) keep(root, state, answer);
    else {
      if (wasWrong) keep(root, state, withFound(workspace, state, answer));
      void guarded(() => whole(root));
    }
  });
  const whole = lane(async (root) => {
    const state = states.get(root);
    if (state === undefined || state.isWrong) return;
    const { version } = state;
    state.stop = new AbortController();
    const answer = await ask(root, true, state.stop.signal);
    if (answer === undefined || state.version !== version) return;
    keep(root, state, answer);
    state.found = answer.problems.map((problem) => ({ problem, line: lineOf(workspace, problem) }));
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
      const state: State = states.get(root) ?? { version: 0, isWrong: false, found: [], diagnostics: new Map() };
      states.set(root, state);
      state.version++;
      state.stop?.abort();
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
        state.stop?.abort();
        states.delete(root);
      }
      tell([name, ...gone.flatMap(([, { diagnostics }]) => [...diagnostics.keys()])]);
    },
    resultsIn: (name) => [...states.values()].find(({ answer }) => answer?.files.includes(name))?.answer?.results ?? [],
  };
}

/**
 * When an error is put right, what it hid is told again with the next words, not seconds later: as far as it stands in lines
 * that are as they were, until the whole check knows better.
 */
function withFound(workspace: Workspace, { found }: State, answer: CheckAnswer): CheckAnswer {
  const ids = new Set(answer.problems.map((problem) => JSON.stringify(problem)));
  const hidden = found.filter(({ problem, line }) => line === lineOf(workspace, problem));
  const again = hidden.map(({ problem }) => problem).filter((problem) => !ids.has(JSON.stringify(problem)));
  return { ...answer, problems: [...answer.problems, ...again] };
}

/** The line a problem stands in, as it is now. */
function lineOf({ open }: Workspace, { place }: Problem): string {
  return (place && open.get(place.file)?.split('\n')[place.line - 1]) ?? '';
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
