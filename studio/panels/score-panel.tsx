/** A hand put together by clicking or typing, scored by the rules on the left; why and why not; kept as an example. */
import { signal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { project, setText } from '../page/project.ts';
import { addExample } from '../editor/add-example.ts';
import { fill, language, words } from '../text/index.ts';
import { engine } from '../worker/engine-client.ts';
import type { FormAnswer } from '../worker/score.ts';
import './score-panel.css';
import { WhyPattern } from './why-pattern.tsx';

export type Fields = [name: string, value: string][];

const form = signal<FormAnswer | undefined>(undefined);
/** The form as it is filled in; kept when the rules change. */
export const fields = signal<Fields>([]);
const PAUSE = 400;

export default function ScorePanel(): JSX.Element {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useSignalEffect(() => {
    const [now, spoken] = [project.value, language.value];
    clearTimeout(timer.current);
    const make = async (): Promise<void> => {
      form.value = await engine().scoreForm(now, spoken);
    };
    timer.current = setTimeout(() => void make(), form.peek() === undefined ? 0 : PAUSE);
  });
  const made = form.value;
  if (made === undefined) return <p class="loading">{words.value.loading}</p>;
  if (!made.ok) return <pre class="said">{made.said}</pre>;
  return (
    <div class="score">
      <Box html={made.html} style={made.style} />
      <Keep patterns={made.patterns} />
      <WhyPattern patterns={made.patterns} />
    </div>
  );
}

/** The box of the book, in a tree of its own so that its style is not the page's. The worker answers for it. */
function Box({ html, style }: { html: string; style: string }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = place.current!.shadowRoot ?? place.current!.attachShadow({ mode: 'open' });
    // The form is made by our own code, which escapes what packs say.
    root.innerHTML = `<style>${style.replaceAll(':root', ':host')}</style>${html}`;
    const box = root.querySelector('form')!;
    box.hidden = false;
    fillForm(box, fields.peek());
    const update = (): void => void show(root, box);
    box.addEventListener('input', update);
    box.addEventListener('submit', (event) => event.preventDefault());
    box.addEventListener('click', (event) => void onClick(root, box, event));
    update();
  }, [html, style]);
  return <div class="box-host" ref={place} />;
}

function fieldsOf(box: HTMLFormElement): Fields {
  return [...new FormData(box)].map(([name, value]) => [name, String(value)]);
}

function fillForm(box: HTMLFormElement, kept: Fields): void {
  if (kept.length === 0) return;
  for (const check of box.querySelectorAll<HTMLInputElement>('[name=with]'))
    check.checked = kept.some(([name, value]) => name === 'with' && value === check.value);
  for (const [name, value] of kept) {
    const field = box.elements.namedItem(name);
    if (name !== 'with' && (field instanceof RadioNodeList || field instanceof HTMLInputElement || field instanceof HTMLSelectElement))
      field.value = value;
  }
}

async function show(root: ShadowRoot, box: HTMLFormElement): Promise<void> {
  const [from, seat] = ['from', 'seat'].map((name) => box.elements.namedItem(name) as HTMLSelectElement);
  // Nobody discards to oneself.
  if (from!.value === seat!.value) from!.value = String((Number(seat!.value) + 1) % from!.options.length);
  const asked = fieldsOf(box);
  fields.value = asked;
  const { shown, unfit, result } = await engine().scoreFields(asked);
  if (fields.value !== asked) return;
  root.querySelector('#box-shown')!.innerHTML = shown;
  root.querySelector('#box-result')!.innerHTML = result;
  for (const button of box.querySelectorAll<HTMLElement>('[data-tile]'))
    button.setAttribute('aria-disabled', String(unfit.includes(button.dataset['tile']!)));
}

async function onClick(root: ShadowRoot, box: HTMLFormElement, { target }: MouseEvent): Promise<void> {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button) return;
  const hand = box.elements.namedItem('hand') as HTMLInputElement;
  const shown = root.querySelector('#box-shown')!;
  const tile = button.dataset['tile'];
  if (button.id === 'box-clear') box.reset();
  else if (shown.contains(button)) {
    const remove = [...shown.querySelectorAll('button')].indexOf(button);
    hand.value = (await engine().changeHand(fieldsOf(box), { remove })) ?? hand.value;
  } else if (tile !== undefined && button.getAttribute('aria-disabled') !== 'true') await add(box, hand, tile);
  await show(root, box);
}

async function add(box: HTMLFormElement, hand: HTMLInputElement, tile: string): Promise<void> {
  const into = String(new FormData(box).get('into'));
  if (into.startsWith('list:')) {
    const list = box.elements.namedItem(into) as HTMLInputElement;
    list.value = `${list.value} ${tile}`.trim();
  } else hand.value = (await engine().changeHand(fieldsOf(box), { add: tile })) ?? hand.value;
}

const kept = signal('');

/** One click writes the hand under `examples` of a pattern. */
function Keep({ patterns }: { patterns: readonly { id: string; name: string }[] }): JSX.Element {
  const chosen = useRef<HTMLSelectElement>(null);
  const w = words.value;
  const keep = async (): Promise<void> => {
    const pattern = chosen.current!.value;
    const answer = await engine().whyPattern(fields.value, pattern);
    if (!answer.ok) {
      kept.value = answer.said;
      return;
    }
    const has = answer.why.answer.is === 'counted';
    const example = await engine().exampleOf(fields.value);
    const { entry, files } = project.value;
    const file = Object.keys(files).find((name) => new RegExp(`^  ${pattern}:`, 'm').test(files[name]!)) ?? entry;
    setText(file, addExample(files[file]!, pattern, has ? example : notExample(example)));
    kept.value = fill(has ? w.keptExample : w.keptCounterExample, { file });
  };
  return (
    <div class="keep row">
      <label>
        {w.exampleOf}{' '}
        <select ref={chosen}>
          {patterns.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => void keep()}>
        {w.keepExample}
      </button>
      <span role="status">{kept.value}</span>
    </div>
  );
}

/** The same hand as one that does not have the pattern. */
function notExample(example: string): string {
  return example.startsWith('{ hand: ') ? example.replace('{ hand: ', '{ not: ') : `not: ${example}`;
}
