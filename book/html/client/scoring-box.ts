/** The scoring box: every change of its form is scored at once. */
import type { Circumstances, PackModule } from '../../../loader/index.ts';
import { answerBox, fieldOf, type Fields, handWith, handWithout } from '../box/box-answer.ts';
import type { Box } from '../box/box-data.ts';
import type { PageData } from '../page-data.ts';

/** What the box works with in the page. */
interface Desk {
  box: Box;
  form: HTMLFormElement;
  hand: HTMLInputElement;
  shown: HTMLElement;
  result: HTMLElement;
}

/** Brings the box to life with the module of the pack. */
export function startBox({ score, rules }: { score: PackModule['score']; rules: PackModule['default'] }): void {
  const form = document.querySelector<HTMLFormElement>('#box');
  const data = document.querySelector('#page-data')?.textContent;
  const hand = document.querySelector<HTMLInputElement>('#box-hand');
  const shown = document.querySelector<HTMLElement>('#box-shown');
  const result = document.querySelector<HTMLElement>('#box-result');
  if (!form || !data || !hand || !shown || !result) return;
  const box: Box = { ...(JSON.parse(data) as PageData), score, rules, pack: rules.pack };
  const desk = { box, form, hand, shown, result };
  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => update(desk));
  form.addEventListener('click', (event) => onClick(desk, event));
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('.score-this');
    if (button) fill(desk, button.dataset['hand']!, JSON.parse(button.dataset['how']!) as Circumstances);
  });
  update(desk);
}

/** Everything that depends on the form. */
function update(desk: Desk): void {
  const { box, form, shown, result } = desk;
  const from = form.elements.namedItem('from') as HTMLSelectElement;
  from.disabled = fieldOf(fieldsOf(form), 'by') === 'draw';
  if (from.value === fieldOf(fieldsOf(form), 'seat'))
    from.value = String((Number(from.value) % box.rules.seats.count) + 1);
  const answer = answerBox(box, fieldsOf(form));
  shown.innerHTML = answer.shown;
  result.innerHTML = answer.result;
  for (const link of result.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'))
    if (!document.getElementById(link.hash.slice(1))) link.replaceWith(...link.childNodes);
  // Tiles that cannot be added say so, and keep the focus.
  for (const button of form.querySelectorAll<HTMLElement>('[data-tile]'))
    button.setAttribute('aria-disabled', String(answer.unfit.includes(button.dataset['tile']!)));
}

function fieldsOf(form: HTMLFormElement): Fields {
  return [...new FormData(form)].map(([name, value]) => [name, String(value)]);
}

/** A hand of the book with its circumstances. */
function fill(desk: Desk, text: string, how: Circumstances): void {
  const { form, hand } = desk;
  form.reset();
  hand.value = [text, how.bonus ?? ''].join(' ').trim();
  const seat = Number(how.seat ?? 0);
  const next = (seat + 1) % desk.box.rules.seats.count;
  setField(form, 'by', how.by ?? 'discard');
  setField(form, 'seat', String(seat));
  setField(form, 'from', String(how.from ?? next));
  setField(form, 'round', String(how.round ?? 1));
  setField(form, 'responsible', String(how.responsible ?? ''));
  for (const check of form.querySelectorAll<HTMLInputElement>('[name=with]'))
    check.checked = !!how.with?.includes(check.value);
  const named = { counter: how.counters, pot: how.deposits, list: how.lists };
  for (const [kind, values] of Object.entries(named))
    for (const [name, value] of Object.entries(values ?? {})) setField(form, `${kind}:${name}`, String(value));
  update(desk);
  location.hash = '#score';
  hand.focus();
}

/** A field that the form does not have asks for nothing that matters. */
function setField(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof RadioNodeList || field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
    field.value = value;
}

function onClick(desk: Desk, { target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null;
  const tile = button?.dataset['tile'];
  if (button?.id === 'box-clear') {
    desk.form.reset();
    update(desk);
    desk.hand.focus();
  }
  if (button && desk.shown.contains(button)) takeOut(desk, button);
  if (tile !== undefined && button?.getAttribute('aria-disabled') !== 'true') addTile(desk, tile);
}

function addTile(desk: Desk, id: string): void {
  const fields = fieldsOf(desk.form);
  const into = fieldOf(fields, 'into');
  if (into.startsWith('list:')) {
    const list = desk.form.elements.namedItem(into) as HTMLInputElement;
    list.value = `${list.value} ${id}`.trim();
  } else desk.hand.value = handWith(desk.box, fields, id) ?? desk.hand.value;
  update(desk);
}

/** A click on a part of the hand takes it out. */
function takeOut(desk: Desk, button: HTMLElement): void {
  const place = [...desk.shown.querySelectorAll('button')].indexOf(button as HTMLButtonElement);
  desk.hand.value = handWithout(desk.box, fieldsOf(desk.form), place) ?? desk.hand.value;
  update(desk);
  desk.hand.focus();
}
