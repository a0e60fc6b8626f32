/** Why a pattern counts in the hand, or does not: the parts of its condition, each with what was found. */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Why } from 'tilewright/loader';
import { fill, words } from '../text/index.ts';
import { engine } from '../worker/engine-client.ts';
import { fields } from './score-panel.tsx';

const asked = signal('');
const answer = signal<{ ok: true; why: Why } | { ok: false; said: string } | undefined>(undefined);

interface WhyProps {
  patterns: readonly { id: string; name: string; also: readonly string[] }[];
}

export function WhyPattern({ patterns }: WhyProps): JSX.Element {
  const w = words.value;
  const ask = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (asked.value !== '') answer.value = await engine().whyPattern(fields.value, asked.value);
  };
  return (
    <form class="why" onSubmit={(event) => void ask(event)}>
      <div class="row">
        <label>
          {w.whyPattern}{' '}
          <input type="text" list="pattern-names" value={asked.value} onInput={({ currentTarget }) => (asked.value = currentTarget.value)} />
        </label>
        <datalist id="pattern-names">
          {[...new Set(patterns.flatMap(({ name, also }) => [name, ...also]))].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <button type="submit">{w.askWhy}</button>
      </div>
      <div role="status">
        {answer.value && (answer.value.ok ? <Answer why={answer.value.why} patterns={patterns} /> : <pre class="said">{answer.value.said}</pre>)}
      </div>
    </form>
  );
}

function Answer({ why: { pattern, answer: found, parts }, patterns }: { why: Why } & WhyProps): JSX.Element {
  const w = words.value;
  const name = patterns.find(({ id }) => id === pattern)?.name ?? pattern;
  const text = { counted: w.counts, untrue: w.conditionFails, 'no win': w.noWin, 'other reading': w.otherReading }[found.is as string] ?? w.otherCounts;
  return (
    <>
      <p>
        <b>{fill(text, { name })}</b>
      </p>
      <ul class="parts">
        {parts.map(({ text: part, holds, found: number }, at) => (
          <li key={at} class={holds ? 'holds' : 'fails'}>
            {holds ? '✓' : '✗'} <code>{part}</code>
            {number && ` (${number.text === part ? '' : `${number.text}: `}${number.value})`}
          </li>
        ))}
      </ul>
    </>
  );
}
