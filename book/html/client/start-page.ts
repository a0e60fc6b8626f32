/** Search, names and tables of a page. */
import { startNames } from './name-language.ts';
import { startSearch } from './page-search.ts';

/** Begins when the page has been read. */
export function startPage(): void {
  document.documentElement.classList.add('alive');
  foldContents();
  startNames();
  startSearch();
  letWideScroll();
  addEventListener('resize', letWideScroll);
}

/** The contents stand at the side where there is room, and are opened where there is none. */
function foldContents(): void {
  const contents = document.querySelector<HTMLDetailsElement>('.toc details');
  if (contents && matchMedia('(max-width: 64rem)').matches) contents.open = false;
}

/** What is wider than the page can be scrolled by keyboard too. */
function letWideScroll(): void {
  for (const wide of document.querySelectorAll('.wide')) {
    if (wide.scrollWidth > wide.clientWidth) wide.setAttribute('tabindex', '0');
    else wide.removeAttribute('tabindex');
  }
}
