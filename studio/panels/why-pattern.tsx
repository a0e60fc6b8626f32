/** Why a hand has a pattern, or has it not. */
import type { JSX } from 'preact';
import { fill, words } from '../text/index.ts';
import type { PatternName, WhyTold } from '../worker/score.ts';
import { asked, told } from './score-hand.ts';

export function WhyPattern({ patterns }: { patterns: readonly PatternName[] }): JSX.Element {
  const table = words.value;
  const why = told.value?.why;
  return (
    <section aria-labelledby="why-title">
      <h2 id="why-title">{table.whyTitle}</h2>
      <div class="line">
        <label for="why-pattern">{table.whyPattern}</label>
        <input
          id="why-pattern"
          type="text"
          list="why-patterns"
          autocomplete="off"
          value={asked.value}
          placeholder={table.whyHint}
          onInput={(event) => (asked.value = event.currentTarget.value)}
        />
        <datalist id="why-patterns">
          {patterns.map(({ id, name, names }) => (
            <option key={id} value={name}>
              {names.join(', ')}
            </option>
          ))}
        </datalist>
      </div>
      <div role="status">{why !== undefined && ('said' in why ? <p class="hint">{why.said}</p> : <Answer why={why} />)}</div>
    </section>
  );
}

function Answer({ why }: { why: WhyTold }): JSX.Element {
  const table = words.value;
  const { name, is, by = '', isPaid, reading, parts } = why;
  const texts: Record<WhyTold['is'], string> = {
    counted: isPaid ? table.whyCounted : table.whyNoMinimum,
    untrue: table.whyUntrue,
    absorbed: table.whyAbsorbed,
    taken: table.whyTaken,
    'not joined': table.whyNotJoined,
    'not needed': table.whyNotNeeded,
    'not best': table.whyNotBest,
    'set aside': table.whySetAside,
    'not alone': table.whyNotAlone,
    'other reading': table.whyOtherReading,
    'no win': table.whyNoWin,
  };
  return (
    <>
      <p class={isPaid ? 'verdict paid' : 'verdict'}>{fill(texts[is], { name, by })}</p>
      {reading !== undefined && <p class="hint">{fill(table.whyReading, { reading })}</p>}
      <ul>
        {parts.map(({ text, of, holds, found }, index) => (
          <li key={index} class={holds ? 'holds' : ''}>
            {holds ? table.whyHolds : table.whyHoldsNot}: <code>{text}</code>
            {of !== undefined && ` (${of})`}
            {found !== undefined && <span class="hint"> {found.text === text ? found.value : `${found.text}: ${found.value}`}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
