/** What a page may do: run the scripts and the style that stand in it, and nothing else. */
import { sha256 } from '@noble/hashes/sha2.js';

export interface Policy {
  scripts: readonly string[];
  styles: readonly string[];
  /** Whether the page listens to the server it came from. */
  listens: boolean;
  /** Whether it loads scripts of the site it is part of. */
  loads?: boolean;
}

/** As the content of a policy element; text cannot be made code, and nothing is fetched. */
export function policyOf({ scripts, styles, listens, loads = false }: Policy): string {
  const sources = (texts: readonly string[]): string =>
    texts.length > 0 ? [...new Set(texts.map(hashSource))].join(' ') : "'none'";
  return [
    "default-src 'none'",
    `script-src ${loads ? "'self'" : sources(scripts)}`,
    `style-src ${sources(styles)}`,
    ...(listens ? ["connect-src 'self'"] : []),
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** How a policy names a text that stands in the page itself. */
function hashSource(text: string): string {
  const bytes = sha256(new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...bytes))}'`;
}
