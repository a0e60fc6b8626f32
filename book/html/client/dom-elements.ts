/** Elements made of names and texts: what a pack wrote stays text. */
import type { Names } from '../../../core/index.ts';
import { nameForms } from '../name-forms.ts';

type Child = Node | string;

/** An element with what is in it. */
export function make(tag: string, attributes: Readonly<Record<string, string>>, ...children: Child[]): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** A name that changes with the language chosen. */
export function makeName(names: Names, languages: readonly string[]): Node {
  const forms = nameForms(names.en, names, languages);
  if (forms.length < 2) return document.createTextNode(forms[0]?.text ?? names.en);
  const spans = forms.map(({ text, language, shownIn }) =>
    make('span', { class: shownIn.map((shown) => `in-${shown}`).join(' '), lang: language }, text),
  );
  return make('span', { class: 'name' }, ...spans);
}

/** The picture of a tile. */
export function makeTile(id: string): SVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '0 0 600 800');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(space, 'use');
  use.setAttribute('href', `#tile-${id}`);
  svg.append(use);
  return svg;
}

/** `{has} tiles` with what is given. */
export function fillIn(text: string, given: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, key: string) => String(given[key] ?? ''));
}

/** A sentence around elements. */
export function fillWith(text: string, given: Readonly<Record<string, Node>>): Child[] {
  return text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 ? (given[part] ?? '') : part));
}
