/** What runs in a page; `npm run build` makes one script of it, `page` with these functions. */
export { startBox } from './box.ts';
export { startPage } from './page.ts';
export { startNews } from './live-reload.ts';
