/** Settings of VitePress. What depends on the pages is worked out before, by ../main.ts, and read here. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type DefaultTheme, defineConfig } from 'vitepress';
import { slugOf } from '../heading-anchors.ts';
import type { SiteFacts } from '../site-facts.ts';

const root = new URL('../../../', import.meta.url);
const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
const facts = json('docs/site/.cache/facts.json') as SiteFacts;
const rules = json('vscode/syntaxes/tilewright.tmLanguage.json') as {
  scopeName: string;
  patterns: [];
  repository: Record<string, never>;
};
const { base, repository } = facts;

export default defineConfig({
  title: 'Tilewright',
  description: 'A toolkit for the rules of mahjong',
  lang: 'en',
  base,
  srcDir: fileURLToPath(new URL('docs/site/.cache/pages', root)),
  outDir: fileURLToPath(new URL('site', root)),
  cacheDir: fileURLToPath(new URL('docs/site/.cache/vitepress', root)),
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: `${base}sign.svg` }]],
  // Books and the studio are written beside the pages; main.ts follows all links of the finished site, these among them.
  ignoreDeadLinks: [/\/(books|studio)\//],
  transformPageData: (page) => {
    // Pages that are written anew by every build have nothing to edit.
    const filePath = facts.sources[page.relativePath];
    return filePath === undefined ? { frontmatter: { ...page.frontmatter, editLink: false } } : { filePath };
  },
  vite: { build: { chunkSizeWarningLimit: 4000 } },
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-default' },
    // Sentences of rules inside YAML are coloured by the grammar of the editor extension.
    languages: [{ ...rules, name: 'tilewright', injectTo: ['source.yaml'] }],
    anchor: { slugify: slugOf },
  },
  themeConfig: {
    logo: '/sign.svg',
    nav: facts.nav as DefaultTheme.NavItem[],
    sidebar: facts.sidebar,
    outline: [2, 3],
    search: { provider: 'local' },
    externalLinkIcon: true,
    notFound: {
      title: 'Page not found',
      quote: 'The page may have moved. Search for it, or begin at the front page.',
      linkText: 'Front page',
    },
    ...(repository !== null && {
      editLink: { pattern: `${repository}/edit/main/:path`, text: 'Edit this page' },
      socialLinks: [{ icon: 'github', link: repository }],
    }),
    footer: { message: `Tilewright ${facts.version}, MIT licence` },
  },
});
