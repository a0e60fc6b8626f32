/** Shows a book anew when its server says that it changed. */

/** Listens at an address of the server the page came from; one that went away and came back has another page. */
export function startNews(address: string): void {
  const news = new EventSource(address);
  let wasLost = false;
  news.addEventListener('changed', () => location.reload());
  news.addEventListener('error', () => (wasLost = true));
  news.addEventListener('open', () => wasLost && location.reload());
}
