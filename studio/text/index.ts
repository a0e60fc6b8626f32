/** The words of the page in the language its reader chose. */
import { computed, effect, signal } from '@preact/signals';
import { en, type Words } from './en.ts';
import { ja } from './ja.ts';
import { zh } from './zh.ts';

export type { Words } from './en.ts';
export const LANGUAGES = { en: 'English', zh: '中文', ja: '日本語' } as const;
export type Language = keyof typeof LANGUAGES;

const KEPT = 'tilewright-language-1';

export const language = signal<Language>(chosenBefore());
const tables: Record<Language, Words> = { en, zh, ja };
export const words = computed(() => tables[language.value]);

/** What a pack calls something, in the language of the page where it says so. */
export function inLanguage(names: Readonly<Record<string, string>>): string {
  return names[language.value] ?? names['en'] ?? '';
}

/** A text with its places filled: `{n} problems`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** What the reader chose before, or what the browser prefers. */
function chosenBefore(): Language {
  const wanted = [localStorage.getItem(KEPT), ...navigator.languages].map((each) => each?.split('-')[0]);
  return (wanted.find((each) => each !== undefined && each in LANGUAGES) as Language | undefined) ?? 'en';
}

effect(() => {
  document.documentElement.lang = language.value;
  localStorage.setItem(KEPT, language.value);
});
