/** Names that change with the language chosen on the page: every form stands in it, and the style shows one. */
import type { Names } from '../../core/index.ts';
import { escapeHtml } from './escape-html.ts';

/** A form of a name and the languages that show it. */
export interface NameForm {
  text: string;
  /** Whose form it is. */
  language: string;
  shownIn: string[];
}

/** The forms of a name in these languages; one that lacks its own shows the English form, or `text`. */
export function nameForms(text: string, names: Readonly<Names>, languages: readonly string[]): NameForm[] {
  const forms = new Map<string, NameForm>();
  for (const language of languages) {
    const has = Object.hasOwn(names, language);
    const form = (has ? names[language] : names['en']) ?? text;
    const known = forms.get(form);
    if (known) known.shownIn.push(language);
    else forms.set(form, { text: form, language: has ? language : 'en', shownIn: [language] });
  }
  return [...forms.values()];
}

/** A name as it stands in the page. */
export function drawName(text: string, names: Readonly<Names>, languages: readonly string[]): string {
  const forms = nameForms(text, names, languages);
  if (forms.length < 2) return escapeHtml(forms[0]?.text ?? text);
  const spans = forms.map(
    ({ text: form, language, shownIn }) =>
      `<span class="${shownIn.map((shown) => `in-${shown}`).join(' ')}" lang="${language}">${escapeHtml(form)}</span>`,
  );
  return `<span class="name">${spans.join('')}</span>`;
}

/** The style that shows the form of the language whose class the page has. */
export function nameStyle(languages: readonly string[]): string {
  const shown = languages.map((language) => `.names-${language} .name>.in-${language}`);
  return `.name>*{display:none}${shown.join(',')}{display:inline}`;
}

/** What a language calls itself; what is no language keeps its code. */
export function languageName(language: string): string {
  try {
    return new Intl.DisplayNames([language, 'en'], { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
