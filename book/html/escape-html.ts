/** Texts of packs inside a page: what they say, never what they would do. */

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text between tags or within a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);
}

/** A script that no text in it can end: in texts and patterns of JavaScript `\x3C` is `<`. */
export function escapeScript(text: string): string {
  return text.replace(/<(?=\/?script|!--)/gi, '\\x3C');
}

/** Data for scripts, as JSON that stays within its element. */
export function escapeJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
