/** What pages do by themselves: contents stand open where there is room, and headings can be searched. */

/** Title, what it belongs to, and where it is, as `search-index.ts` writes them. */
type Line = readonly [title: string, of: string, path: string];

const MOST = 30;
const wide = matchMedia('(min-width: 64rem)');
const lists = [...document.querySelectorAll<HTMLDetailsElement>('details.shelves, details.contents')];
const settle = (): void => lists.forEach((list) => (list.open = wide.matches));
settle();
wide.addEventListener('change', settle);

const input = document.querySelector<HTMLInputElement>('.bar input')!;
const found = input.nextElementSibling as HTMLUListElement;
let loading: Promise<readonly Line[]> | undefined;

/** The index is a script, so that pages opened as files find it too. */
function index(): Promise<readonly Line[]> {
  loading ??= new Promise((done) => {
    const script = document.createElement('script');
    script.src = input.dataset['index']!;
    script.addEventListener('load', () => done((window as unknown as { searchIndex: readonly Line[] }).searchIndex));
    document.head.append(script);
  });
  return loading;
}

/** Every word must begin a word of the line; the earlier in the title, the better. */
function rank([title, of]: Line, words: readonly string[]): number | undefined {
  const text = ` ${title} ${of}`.toLowerCase().replaceAll(/[-_./]/g, ' ');
  const places = words.map((word) => text.indexOf(` ${word}`));
  if (!places.includes(-1)) return Math.max(...places) + title.length / 100;
  // What some write in one word and others in two
  const isApart = text.split(' ').some((_, at, all) => all.slice(at).join('').startsWith(words.join('')));
  return isApart ? text.length : undefined;
}

async function search(): Promise<void> {
  const words = input.value
    .toLowerCase()
    .replaceAll(/[-_./]/g, ' ')
    .split(' ')
    .filter(Boolean);
  const lines = words.length === 0 ? [] : await index();
  const ranked = lines.flatMap((line) => {
    const at = rank(line, words);
    return at === undefined ? [] : [{ line, at }];
  });
  ranked.sort((a, b) => a.at - b.at);
  found.replaceChildren(...ranked.slice(0, MOST).map(({ line }) => draw(line)));
  if (words.length > 0 && ranked.length === 0) found.append(item('Nothing has such a name.'));
  found.hidden = words.length === 0;
}

function draw([title, of, path]: Line): HTMLLIElement {
  const link = document.createElement('a');
  link.href = input.dataset['root']! + path;
  const where = document.createElement('small');
  where.textContent = of;
  link.append(title, ' ', where);
  return item(link);
}

function item(of: Node | string): HTMLLIElement {
  const line = document.createElement('li');
  line.append(of);
  return line;
}

/** Arrows walk from the field through what was found. */
function walk(event: KeyboardEvent): void {
  if (event.key === 'Escape') {
    found.hidden = true;
    input.focus();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [input, ...found.querySelectorAll('a')];
  const next = stops[stops.indexOf(document.activeElement as HTMLInputElement) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

input.addEventListener('focus', () => void index());
input.addEventListener('input', () => void search());
input.form!.addEventListener('keydown', walk);
input.form!.addEventListener('submit', (event) => {
  event.preventDefault();
  found.querySelector('a')?.click();
});
document.addEventListener('click', ({ target }) => {
  if (!input.form!.contains(target as Node)) found.hidden = true;
  else if (input.value !== '') found.hidden = false;
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || (event.target as Element).closest('input, textarea, select') !== null) return;
  event.preventDefault();
  input.focus();
});
