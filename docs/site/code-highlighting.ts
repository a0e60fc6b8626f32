/** Code in colours, by the grammars editors use; sentences of rules by our own, the one the editor extension brings. */
import {
  bundledLanguages,
  bundledThemes,
  codeToTokensWithThemes,
  createOnigurumaEngine,
  createShikiInternal,
  loadBuiltinWasm,
} from '@gerrit0/mini-shiki';
import { escapeHtml } from './unescape-html.ts';

/** A grammar as editors read it. */
export interface Grammar {
  scopeName: string;
  patterns: object[];
  repository: Record<string, object>;
}

/** Draws code, and knows the style sheet of what it has drawn. */
export interface Highlighter {
  highlight(code: string, language: string): string;
  style(): string;
}

/** What pages call a language, and the grammar for it. */
const LANGUAGES: Readonly<Record<string, keyof typeof bundledLanguages>> = {
  yaml: 'yaml',
  ts: 'typescript',
  js: 'typescript',
  sh: 'sh',
  console: 'console',
  json: 'json',
};

const THEMES = { light: 'github-light-high-contrast', dark: 'github-dark-default' } as const;

/** `rules` is the grammar of rule sentences inside YAML. */
export async function makeHighlighter(rules: Grammar): Promise<Highlighter> {
  await loadBuiltinWasm();
  const ours = { ...rules, name: 'tilewright', injectTo: ['source.yaml'] };
  const shiki = await createShikiInternal({
    engine: await createOnigurumaEngine(),
    langs: [...[...new Set(Object.values(LANGUAGES))].map((name) => bundledLanguages[name]), ours],
    themes: Object.values(THEMES).map((name) => bundledThemes[name]),
  });
  const colours = new Map<string, string>();
  const classOf = (rule: string): string => {
    if (!colours.has(rule)) colours.set(rule, `k${colours.size}`);
    return colours.get(rule)!;
  };
  return {
    highlight: (code, language) => {
      const lang = LANGUAGES[language];
      if (lang === undefined) return escapeHtml(code);
      const lines = codeToTokensWithThemes(shiki, code, { lang, themes: THEMES });
      const drawn = lines.map((line) =>
        line
          .map(({ content, variants }) => {
            const [light, dark] = [variants['light']?.color, variants['dark']?.color];
            if (light === undefined || dark === undefined || content.trim() === '') return escapeHtml(content);
            return `<span class="${classOf(`${light} ${dark}`)}">${escapeHtml(content)}</span>`;
          })
          .join(''),
      );
      return drawn.join('\n');
    },
    style: () => styleOf(colours),
  };
}

function styleOf(colours: ReadonlyMap<string, string>): string {
  const rules = [...colours].map(([colour, name]) => ({ name, both: colour.split(' ') }));
  const sheet = (at: number): string => rules.map(({ name, both }) => `.${name}{color:${both[at]}}`).join('');
  return `${sheet(0)}\n@media screen and (prefers-color-scheme:dark){${sheet(1)}}\n`;
}
