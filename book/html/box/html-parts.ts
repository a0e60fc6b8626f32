/** Parts of a page made of names and texts: what a pack wrote stays text. */
import type { Names } from '../../../core/index.ts';
import { escapeHtml } from '../escape-html.ts';
import { drawName } from '../name-forms.ts';

/** Markup that is drawn already; a plain text beside it is escaped when it becomes part of other markup. */
export interface Html {
  html: string;
}

export type Child = Html | string;

/** An element with what is in it. */
export function make(tag: string, attributes: Readonly<Record<string, string>>, ...children: Child[]): Html {
  const said = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return { html: `<${tag}${said.join('')}>${join(children)}</${tag}>` };
}

/** Parts one after another, as markup. */
export function join(children: readonly Child[]): string {
  return children.map((child) => (typeof child === 'string' ? escapeHtml(child) : child.html)).join('');
}

/** A name that changes with the language chosen. */
export function makeName(names: Names, languages: readonly string[]): Html {
  return { html: drawName(names.en, names, languages) };
}

/** The picture of a tile. */
export function makeTile(id: string): Html {
  return { html: `<svg viewBox="0 0 600 800" aria-hidden="true"><use href="#tile-${id}"/></svg>` };
}

/** `{has} tiles` with what is given. */
export function fillIn(text: string, given: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, key: string) => String(given[key] ?? ''));
}

/** A sentence around parts. */
export function fillWith(text: string, given: Readonly<Record<string, Html>>): Child[] {
  return text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 ? (given[part] ?? '') : part));
}
