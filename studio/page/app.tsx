/** The page: a bar, the rules on the left, and beside them whatever is wanted of them. */
import type { ComponentType, JSX } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { Bar } from '../bar/bar.tsx';
import { openChosen } from '../bar/disk.ts';
import { position } from '../share/shared-position.ts';
import { ProblemsPanel } from '../panels/problems-panel.tsx';
import { WritePanel } from '../panels/write-panel.tsx';
import { words } from '../text/index.ts';
import { LEFT, left, RIGHT, right, type RightPanel, showLeft, showRight, side } from './layout.ts';

const panels: Record<Exclude<RightPanel, 'problems'>, ComponentType> = {
  book: lazy(() => import('../panels/book-panel.tsx')),
  score: lazy(() => import('../panels/score-panel.tsx')),
  tests: lazy(() => import('../panels/tests-panel.tsx')),
  play: lazy(() => import('../play/play-panel.tsx')),
  replay: lazy(() => import('../replay/replay-panel.tsx')),
};
const ChoosePanel = lazy(() => import('../panels/choose-panel.tsx'));

/** Rules are opened, anything else is taken for the log of a game. */
async function dropped(event: DragEvent): Promise<void> {
  const files = [...(event.dataTransfer?.files ?? [])];
  if (files.length === 0) return;
  event.preventDefault();
  const rules = files.filter(({ name }) => /\.ya?ml$/i.test(name));
  if (rules.length > 0) await openChosen(rules);
  else {
    position.value = { log: await files[0]!.text(), step: 0 };
    showRight('replay');
  }
}

export function App(): JSX.Element {
  return (
    <div class={`studio show-${side.value}`} onDragOver={(event) => event.preventDefault()} onDrop={(event) => void dropped(event)}>
      <Bar />
      <section class="side left" aria-label={words.value.rules}>
        <Tabs list={LEFT} chosen={left.value} onChoose={showLeft} />
        <div class="panel" hidden={left.value !== 'write'}>
          <WritePanel />
        </div>
        {left.value === 'choose' && (
          <div class="panel">
            <Suspense fallback={<p class="loading">{words.value.loading}</p>}>
              <ChoosePanel />
            </Suspense>
          </div>
        )}
      </section>
      <section class="side right" aria-label={words.value.panels}>
        <Tabs list={RIGHT} chosen={right.value} onChoose={showRight} />
        <div class="panel">
          <RightSide />
        </div>
      </section>
    </div>
  );
}

function RightSide(): JSX.Element {
  if (right.value === 'problems') return <ProblemsPanel />;
  const Panel = panels[right.value];
  return (
    <Suspense fallback={<p class="loading">{words.value.loading}</p>}>
      <Panel />
    </Suspense>
  );
}

interface TabsProps<T extends string> {
  list: readonly T[];
  chosen: T;
  onChoose(panel: T): void;
}

function Tabs<T extends keyof typeof words.value>({ list, chosen, onChoose }: TabsProps<T>): JSX.Element {
  return (
    <nav class="tabs">
      {list.map((panel) => (
        <button key={panel} type="button" aria-current={panel === chosen ? 'page' : undefined} onClick={() => onChoose(panel)}>
          {words.value[panel]}
        </button>
      ))}
    </nav>
  );
}
