/** Text as HTML shows it, and back. */
import MarkdownIt from 'markdown-it';

/** Between tags, and in attributes within double quotes. */
export const { escapeHtml } = new MarkdownIt().utils;

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** What the text of a page says. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => SIGNS[name]!);
}
