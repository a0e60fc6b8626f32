/** The words of the page in the language its reader chose. */
import { computed, signal } from '@preact/signals';
import { en } from './en.ts';

export type Words = { readonly [K in keyof typeof en]: string };
export const LANGUAGES = { en: 'English' } as const;
export type Language = keyof typeof LANGUAGES;

export const language = signal<Language>('en');
const tables: Record<Language, Words> = { en };
export const words = computed(() => tables[language.value]);

/** What a pack calls something, in the language of the page where it says so. */
export function inLanguage(names: Readonly<Record<string, string>>): string {
  return names[language.value] ?? names['en'] ?? '';
}

/** A text with its places filled: `{n} problems`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
