/** The hand in the box becomes an example of the pack at a click. */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { showRight } from '../page/layout.ts';
import { project, setText } from '../page/project.ts';
import { fill, words } from '../text/index.ts';
import { engine } from '../worker/engine-client.ts';
import type { PatternName } from '../worker/score.ts';
import { entered, told } from './score-hand.ts';

/** The pattern somebody chose; the first that counts where nobody did, or where it is gone. */
const chosen = signal('');
const withWorth = signal(false);
/** What came of the last click, and for which hand. */
const outcome = signal<{ isKept: boolean; text: string; of: string } | undefined>(undefined);

export function Keep({ patterns }: { patterns: readonly PatternName[] }): JSX.Element {
  const table = words.value;
  const counted = told.value?.counted ?? [];
  const has = patterns.filter(({ id }) => counted.includes(id));
  const hasNot = patterns.filter(({ id }) => !counted.includes(id));
  const wanted = patterns.find(({ id }) => id === chosen.value) ?? has[0] ?? patterns[0];
  const isEmpty = entered.value.hand.trim() === '';
  const last = outcome.value?.of === JSON.stringify(entered.value) ? outcome.value : undefined;
  if (wanted === undefined) return <section />;
  return (
    <section aria-labelledby="keep-title">
      <h2 id="keep-title">{table.keepTitle}</h2>
      <div class="line">
        <label for="keep-pattern">{table.keepPattern}</label>
        <select id="keep-pattern" value={wanted.id} onChange={(event) => (chosen.value = event.currentTarget.value)}>
          {has.length > 0 && <Patterns label={table.keepCounted} list={has} />}
          <Patterns label={table.keepOthers} list={hasNot} />
        </select>
        <label>
          <input type="checkbox" checked={withWorth.value} onChange={(event) => (withWorth.value = event.currentTarget.checked)} />{' '}
          {table.keepWorth}
        </label>
        <button type="button" disabled={isEmpty} onClick={() => void keep(wanted.id)}>
          {fill(counted.includes(wanted.id) ? table.keep : table.keepNot, { name: wanted.name })}
        </button>
      </div>
      <div role="status">
        {last !== undefined && !last.isKept && <pre class="said">{last.text}</pre>}
        {last?.isKept === true && (
          <p>
            {last.text}{' '}
            <button type="button" onClick={() => showRight('tests')}>
              {table.keepTests}
            </button>
          </p>
        )}
      </div>
    </section>
  );
}

function Patterns({ label, list }: { label: string; list: readonly PatternName[] }): JSX.Element {
  return (
    <optgroup label={label}>
      {list.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}

async function keep(pattern: string): Promise<void> {
  const [now, hand] = [project.peek(), entered.peek()];
  const kept = await engine().keepExample(now, hand, pattern, withWorth.peek());
  if (project.peek() !== now) return;
  if (kept.ok) setText(kept.file, kept.text);
  const text = kept.ok ? fill(words.peek().kept, { file: kept.file }) : kept.said;
  outcome.value = { isKept: kept.ok, text, of: JSON.stringify(hand) };
}
