/** Examples and scenarios with their results, run anew while the pack is written. */
import './tests-panel.css';
import { signal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { goTo } from '../editor/cursor.ts';
import { type Project, project } from '../page/project.ts';
import { fill, words } from '../text/index.ts';
import { engine } from '../worker/engine-client.ts';
import type { TestProblem, TestRow, TestsBegun } from '../worker/tests.ts';

/** A run as far as it has come. */
type Running = TestsBegun & { rows: readonly TestRow[] };

const shown = signal<Running | undefined>(undefined);
/** Typing is one change. */
const PAUSE = 700;

export default function TestsPanel(): JSX.Element {
  useRuns();
  const running = shown.value;
  if (running === undefined) return <p class="loading">{words.value.loading}</p>;
  if (!running.ok) return <pre class="said">{running.said}</pre>;
  const { rows, all, problems, unreadable } = running;
  const isDone = rows.length >= all;
  return (
    <div class="tests">
      <p class="counts" role="status">
        {isDone ? countsText(rows) : fill(words.value.testsRunning, { done: rows.length, all })}
      </p>
      <progress hidden={isDone} max={all} value={rows.length} aria-label={words.value.tests} />
      {problems.length > 0 && <h2>{words.value.testsWritten}</h2>}
      <Problems list={problems} kind="failed" />
      <h2>{words.value.testsOwn}</h2>
      <Own rows={rows.filter(({ isOwn }) => isOwn)} />
      <Inherited rows={rows.filter(({ isOwn }) => !isOwn)} unreadable={unreadable} />
    </div>
  );
}

/** Runs all tests now, and after each change of the project; a run that is out of date is given up. */
function useRuns(): void {
  const wanted = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useSignalEffect(() => {
    const now = project.value;
    wanted.current += 1;
    const mine = wanted.current;
    clearTimeout(timer.current);
    const isWanted = (): boolean => wanted.current === mine;
    timer.current = setTimeout(() => void run(now, isWanted), shown.peek() === undefined ? 0 : PAUSE);
  });
  useEffect(
    () => () => {
      wanted.current += 1;
      clearTimeout(timer.current);
    },
    [],
  );
}

async function run(now: Project, isWanted: () => boolean): Promise<void> {
  const begun = await engine().startTests(now);
  if (!isWanted()) return;
  const rows: TestRow[] = [];
  shown.value = { ...begun, rows };
  while (begun.ok && rows.length < begun.all) {
    const more = await engine().runTests(begun.run);
    if (!isWanted() || more.length === 0) return;
    rows.push(...more);
    shown.value = { ...begun, rows: [...rows] };
  }
}

function countsText(rows: readonly TestRow[]): string {
  const count = (kind: TestRow['verdict']): number => rows.filter(({ verdict }) => kindOf(verdict) === kind).length;
  const [failed, changed] = [count('failed'), count('changed')];
  const table = words.value;
  if (failed + changed === 0) return fill(table.testsAllPassed, { n: rows.length });
  return [
    fill(table.testsPassed, { n: count('passed') }),
    fill(table.testsFailed, { n: failed }),
    ...(changed > 0 ? [fill(table.testsChanged, { n: changed })] : []),
  ].join(', ');
}

function kindOf(verdict: TestRow['verdict']): 'passed' | 'failed' | 'changed' {
  return verdict === 'changed before' ? 'changed' : verdict;
}

function Own({ rows }: { rows: readonly TestRow[] }): JSX.Element {
  if (rows.length === 0) return <p class="hint">{words.value.testsNone}</p>;
  const failedFirst = rows.toSorted((a, b) => Number(a.verdict === 'passed') - Number(b.verdict === 'passed'));
  return (
    <ul>
      {failedFirst.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </ul>
  );
}

/** Folded; those that came out otherwise are listed, the others counted. */
function Inherited({ rows, unreadable }: { rows: readonly TestRow[]; unreadable: readonly TestProblem[] }): JSX.Element | null {
  if (rows.length + unreadable.length === 0) return null;
  const table = words.value;
  const changed = rows.filter(({ verdict }) => verdict !== 'passed');
  const counts = [
    fill(table.testsPassed, { n: rows.length - changed.length }),
    ...(changed.length > 0 ? [fill(table.testsChanged, { n: changed.length })] : []),
    ...(unreadable.length > 0 ? [fill(table.testsUnreadable, { n: unreadable.length })] : []),
  ];
  return (
    <details>
      <summary>
        {table.testsInherited}: {counts.join(', ')}
      </summary>
      <p class="hint">{table.testsInheritedHint}</p>
      <ul>
        {changed.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      {unreadable.length > 0 && <p class="hint">{table.testsUnreadableHint}</p>}
      <Problems list={unreadable} kind="unreadable" />
    </details>
  );
}

/** How to correct a test is said of own ones alone: nobody corrects those of another pack. */
function Row({ row: { title, verdict, problems, isOwn } }: { row: TestRow }): JSX.Element {
  const said = {
    passed: words.value.testsPassedOne,
    failed: words.value.testsFailedOne,
    changed: words.value.testsChangedOne,
    'changed before': words.value.testsChangedBefore,
  };
  return (
    <li class={kindOf(verdict)}>
      <span class="verdict">{said[verdict]}</span> {title}
      {problems.map((problem, index) => (
        <Said key={index} problem={isOwn ? problem : { message: problem.message }} />
      ))}
    </li>
  );
}

function Problems({ list, kind }: { list: readonly TestProblem[]; kind: string }): JSX.Element {
  return (
    <ul>
      {list.map((problem, index) => (
        <li key={index} class={kind}>
          <Said problem={problem} />
        </li>
      ))}
    </ul>
  );
}

/** What came instead, and the way to its line where that is a line of the project. */
function Said({ problem: { message, hint, file, line } }: { problem: TestProblem }): JSX.Element {
  const isHere = file !== undefined && line !== undefined && Object.hasOwn(project.value.files, file);
  return (
    <p>
      {message} {hint !== undefined && <span class="hint">{hint} </span>}
      {isHere && (
        <button type="button" class="go" onClick={() => goTo({ file, line })}>
          {fill(words.value.testsGo, { file, n: line })}
        </button>
      )}
    </p>
  );
}
