/** Search over the headings of the book and what stands below each. */

interface Entry {
  anchor: string;
  heading: HTMLElement;
  /** All forms of its name. */
  title: string;
  body: string;
}

const MOST_SHOWN = 12;

/** Brings the field to life; `/` goes there, arrows walk through what was found. */
export function startSearch(): void {
  const field = document.querySelector<HTMLInputElement>('#search');
  const list = document.querySelector<HTMLElement>('#found');
  if (!field || !list) return;
  let entries: Entry[] | undefined;
  const show = (): void =>
    showFound(list, field.value.trim() === '' ? undefined : find((entries ??= collect()), field.value));
  field.addEventListener('input', show);
  field.addEventListener('focus', show);
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  list.addEventListener('click', () => showFound(list, undefined));
  document.addEventListener('keydown', (event) => onKey(event, field, list));
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !list.contains(target) && target !== field) showFound(list, undefined);
  });
}

function onKey(event: KeyboardEvent, field: HTMLInputElement, list: HTMLElement): void {
  const { activeElement: at } = document;
  if (event.key === '/' && !(at instanceof HTMLInputElement && at.type === 'text') && at !== field) {
    event.preventDefault();
    field.focus();
    field.select();
    return;
  }
  if (at !== field && !list.contains(at)) return;
  if (event.key === 'Escape') {
    showFound(list, undefined);
    field.focus();
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const stops = [field, ...list.querySelectorAll('a')];
  stops[stops.indexOf(at as HTMLAnchorElement) + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
}

/** Every heading that can be linked to. */
function collect(): Entry[] {
  const headings = [...document.querySelectorAll<HTMLElement>('main :is(h2, h3, h4)[id]')];
  return headings.map((heading) => ({
    anchor: heading.id,
    heading,
    title: fold(`${heading.textContent} ${heading.id.replace(/[-_]/g, ' ')}`).replace(/^(\d[\d.]*) (.*)$/s, '$2 $1'),
    body: fold(textBelow(heading)),
  }));
}

function textBelow(heading: HTMLElement): string {
  let text = '';
  for (let next = heading.nextElementSibling; next && !/^H[1-4]$/.test(next.tagName); next = next.nextElementSibling)
    text += ` ${next.textContent}`;
  return text;
}

/** Without case and accents. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** The same without spaces and signs: `sanshokudoujun`, `san-ankou`. */
function joined(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Names that begin so first, then names that have it, then texts that have all of its words. */
function find(entries: readonly Entry[], wanted: string): Entry[] {
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  const whole = joined(wanted);
  const rank = ({ title, body }: Entry): number => {
    if (words.every((word) => title.includes(word))) return title.startsWith(words[0]!) ? 3 : 2;
    if (whole !== '' && joined(title).includes(whole)) return 2;
    return words.every((word) => title.includes(word) || body.includes(word)) ? 1 : 0;
  };
  return entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((found) => found.rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, MOST_SHOWN)
    .map(({ entry }) => entry);
}

function showFound(list: HTMLElement, found: readonly Entry[] | undefined): void {
  list.hidden = found === undefined;
  if (found === undefined) return list.replaceChildren();
  const items = found.map(({ anchor, heading }) => {
    const link = document.createElement('a');
    link.href = `#${encodeURIComponent(anchor)}`;
    link.append(...[...heading.childNodes].map((node) => node.cloneNode(true)));
    for (const inner of link.querySelectorAll('a')) inner.replaceWith(...inner.childNodes);
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
  if (items.length > 0) return list.replaceChildren(...items);
  const none = document.createElement('li');
  none.textContent = list.dataset['none'] ?? '';
  list.replaceChildren(none);
}
