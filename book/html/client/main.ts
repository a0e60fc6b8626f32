/** What runs in a page; `npm run build` makes one script of it, `page` with these functions. */
export { liveBox, startBox } from './scoring-box.ts';
export { startPage } from './start-page.ts';
export { startNews } from './live-reload.ts';
