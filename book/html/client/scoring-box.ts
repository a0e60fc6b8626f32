/** The scoring box: every change of its form is scored at once. */
import type { Circumstances, PackModule } from '../../../loader/index.ts';
import { fillIn, make, makeTile } from './dom-elements.ts';
import { type Into, type Part, partsOf, readHand, withoutPart, withTile } from './hand-editor.ts';
import type { PageData } from '../page-data.ts';
import type { Box } from './scoring-box-data.ts';
import { drawProblems, drawScore } from './score-result.ts';

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
  const { box, form, hand } = desk;
  const by = fieldOf(form, 'by');
  const from = form.elements.namedItem('from') as HTMLSelectElement;
  from.disabled = by === 'draw';
  if (from.value === fieldOf(form, 'seat')) from.value = String((Number(from.value) % box.rules.seats.count) + 1);
  showHand(desk);
  showPalette(desk);
  desk.result.replaceChildren(...answer(box, hand.value, circumstancesOf(desk)));
}

function answer(box: Box, text: string, how: Circumstances): Node[] {
  if (text.trim() === '') return [make('p', { class: 'hint' }, box.words.empty)];
  const scored = box.score(text, how);
  if (scored.ok) return drawScore(box, scored.value);
  return drawProblems(box, scored.problems, readHand(text, box.rules.tiles));
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
  if (tile !== undefined && button?.getAttribute('aria-disabled') !== 'true') addTile(desk, tile);
}

function addTile(desk: Desk, id: string): void {
  const into = fieldOf(desk.form, 'into');
  if (into.startsWith('list:')) {
    const list = desk.form.elements.namedItem(into) as HTMLInputElement;
    list.value = `${list.value} ${id}`.trim();
  } else {
    const changed = textWith(desk, id);
    if (changed !== undefined) desk.hand.value = changed;
  }
  update(desk);
}

function textWith({ box, form, hand }: Desk, id: string): string | undefined {
  const into = fieldOf(form, 'into') as Into;
  return withTile(box.rules, hand.value, box.rules.tiles.byId[id]!, into);
}

/** Tiles that cannot be added say so, and keep the focus. */
function showPalette(desk: Desk): void {
  const isList = fieldOf(desk.form, 'into').startsWith('list:');
  for (const button of desk.form.querySelectorAll<HTMLElement>('[data-tile]')) {
    const fits = isList || textWith(desk, button.dataset['tile']!) !== undefined;
    button.setAttribute('aria-disabled', String(!fits));
  }
}

/** The hand as it is read; a click takes a part out. */
function showHand(desk: Desk): void {
  const { box, hand, shown } = desk;
  const read = readHand(hand.value, box.rules.tiles);
  const groups = read ? partsOf(read, box.rules.tiles) : [];
  const drawn = groups.map((parts) => {
    const buttons = parts.map((part) => {
      const button = partButton(box, part);
      button.addEventListener('click', () => takeOut(desk, withoutPart(read!, part, box.rules.tiles)));
      return button;
    });
    return make('span', { class: `group ${parts[0]!.is}` }, ...buttons);
  });
  shown.replaceChildren(...drawn);
}

function takeOut(desk: Desk, text: string): void {
  desk.hand.value = text;
  update(desk);
  desk.hand.focus();
}

function partButton(box: Box, part: Part): HTMLElement {
  const { words, tiles, rules } = box;
  const list = part.is === 'meld' ? part.meld.tiles : [part.tile];
  const ids = list.map((tile) => rules.tiles.tiles[tile]!.id);
  const hides = part.is === 'meld' && part.meld.type === 'kong' && !part.meld.claimed;
  const faces = ids.map((id, index) => makeTile(hides && (index === 0 || index === ids.length - 1) ? 'back' : id));
  const text = part.is === 'meld' ? words.takeOutMeld : words.takeOut;
  const label = fillIn(text, { a: ids.map((id) => tiles[id] ?? id).join(', ') });
  return make('button', { type: 'button', 'aria-label': label, title: label }, ...faces);
}
