/** The scoring box: every change of its form is answered at once, by the module of the pack or by whoever else knows the rules. */
import type { Circumstances, PackModule } from '../../../loader/index.ts';
import { answerBox, type BoxAnswer, type BoxInput } from '../box/answer.ts';
import type { Box } from '../box/scoring-box-data.ts';
import type { PageData } from '../page-data.ts';

/** Answers the form, at once or later. */
export type Ask = (input: BoxInput) => BoxAnswer | Promise<BoxAnswer>;

type Clicked = Pick<BoxInput, 'add' | 'takeOut'>;

/** What the box works with in the page. */
interface Desk {
  ask: Ask;
  /** What is to be asked when the answer to the last question has come; nothing while no answer is awaited. */
  next?: Clicked[] | undefined;
  form: HTMLFormElement;
  hand: HTMLInputElement;
  shown: HTMLElement;
  result: HTMLElement;
}

/** Brings the box to life with the module of the pack. */
export function startBox({ score, rules }: { score: PackModule['score']; rules: PackModule['default'] }): void {
  const data = document.querySelector('#page-data')?.textContent;
  if (!data) return;
  const hasPlace = (id: string): boolean => document.getElementById(id) !== null;
  const box: Box = { ...(JSON.parse(data) as PageData), score, rules, pack: rules.pack, hasPlace };
  liveBox((input) => answerBox(box, input));
}

/** Brings the box to life; `fill` puts a hand into it, `update` asks anew. */
export function liveBox(ask: Ask): { fill(text: string, how: Circumstances): void; update(): void } | undefined {
  const form = document.querySelector<HTMLFormElement>('#box');
  const hand = document.querySelector<HTMLInputElement>('#box-hand');
  const shown = document.querySelector<HTMLElement>('#box-shown');
  const result = document.querySelector<HTMLElement>('#box-result');
  if (!form || !hand || !shown || !result) return undefined;
  const desk: Desk = { ask, form, hand, shown, result };
  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => update(desk));
  form.addEventListener('click', (event) => onClick(desk, event));
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('.score-this');
    if (!button) return;
    fill(desk, button.dataset['hand']!, JSON.parse(button.dataset['how']!) as Circumstances);
    location.hash = '#score';
    hand.focus();
  });
  update(desk);
  return { fill: (text, how) => fill(desk, text, how), update: () => update(desk) };
}

/** Everything that depends on the form, with what was clicked: each click finds the hand that the one before has left. */
function update(desk: Desk, clicked: Clicked = {}): void {
  if (desk.next) return void desk.next.push(clicked);
  const { form, hand, ask } = desk;
  const by = fieldOf(form, 'by');
  const from = form.elements.namedItem('from') as HTMLSelectElement;
  from.disabled = by === 'draw';
  if (from.value === fieldOf(form, 'seat')) from.value = String((Number(from.value) + 1) % from.options.length);
  const input = { hand: hand.value, into: fieldOf(form, 'into'), how: circumstancesOf(desk), ...clicked };
  const answer = ask(input);
  // A promise may come from the page around this one, which has a class of its own for them.
  if (!('then' in answer)) return show(desk, input, answer);
  desk.next = [];
  void answer.then((told) => {
    const [first, ...others] = desk.next!;
    desk.next = undefined;
    show(desk, input, told);
    if (first) update(desk, first);
    for (const each of others) update(desk, each);
  });
}

/** Tiles that cannot be added say so, and keep the focus. */
function show({ form, hand, shown, result }: Desk, asked: BoxInput, answer: BoxAnswer): void {
  if (answer.hand !== asked.hand) hand.value = answer.hand;
  shown.innerHTML = answer.shown;
  result.innerHTML = answer.result;
  for (const button of form.querySelectorAll<HTMLElement>('[data-tile]'))
    button.setAttribute('aria-disabled', String(answer.blocked.includes(button.dataset['tile']!)));
}

function fieldOf(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '');
}

/** The form as circumstances of a hand. */
function circumstancesOf({ form }: Desk): Circumstances {
  const given = new FormData(form);
  const all = [...given.entries()].map(([name, value]) => [name, String(value)] as const);
  const named = (kind: string): [string, string][] =>
    all.flatMap(([name, value]) => (name.startsWith(`${kind}:`) ? [[name.slice(kind.length + 1), value]] : []));
  const numbers = (kind: string): Record<string, number> =>
    Object.fromEntries(named(kind).map(([name, value]) => [name, Number(value)]));
  const by = given.get('by') === 'draw' ? 'draw' : 'discard';
  const responsible = fieldOf(form, 'responsible');
  return {
    by,
    seat: Number(fieldOf(form, 'seat')),
    round: fieldOf(form, 'round'),
    ...(by === 'discard' && { from: Number(fieldOf(form, 'from')) }),
    with: given.getAll('with').map(String),
    counters: numbers('counter'),
    deposits: numbers('pot'),
    lists: Object.fromEntries(named('list')),
    ...(responsible !== '' && { responsible: Number(responsible) }),
  };
}

/** A hand of the book with its circumstances. */
function fill(desk: Desk, text: string, how: Circumstances): void {
  const { form, hand } = desk;
  form.reset();
  hand.value = [text, how.bonus ?? ''].join(' ').trim();
  const seat = Number(how.seat ?? 0);
  const seats = (form.elements.namedItem('seat') as HTMLSelectElement).options.length;
  setField(form, 'by', how.by ?? 'discard');
  setField(form, 'seat', String(seat));
  setField(form, 'from', String(how.from ?? (seat + 1) % seats));
  setField(form, 'round', String(how.round ?? 1));
  setField(form, 'responsible', String(how.responsible ?? ''));
  for (const check of form.querySelectorAll<HTMLInputElement>('[name=with]'))
    check.checked = !!how.with?.includes(check.value);
  const named = { counter: how.counters, pot: how.deposits, list: how.lists };
  for (const [kind, values] of Object.entries(named))
    for (const [name, value] of Object.entries(values ?? {})) setField(form, `${kind}:${name}`, String(value));
  update(desk);
}

/** A field that the form does not have asks for nothing that matters. */
function setField(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof RadioNodeList || field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
    field.value = value;
}

function onClick(desk: Desk, { target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null;
  const { tile, part } = button?.dataset ?? {};
  if (button?.id === 'box-clear') {
    desk.form.reset();
    update(desk);
    desk.hand.focus();
  }
  if (tile !== undefined && button?.getAttribute('aria-disabled') !== 'true') addTile(desk, tile);
  if (part !== undefined) {
    update(desk, { takeOut: Number(part) });
    desk.hand.focus();
  }
}

function addTile(desk: Desk, id: string): void {
  const into = fieldOf(desk.form, 'into');
  if (!into.startsWith('list:')) return update(desk, { add: id });
  const list = desk.form.elements.namedItem(into) as HTMLInputElement;
  list.value = `${list.value} ${id}`.trim();
  update(desk);
}
