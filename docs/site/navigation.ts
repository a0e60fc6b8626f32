/** What stands in the navigation beside every page; pages are named by their place on the site. */

/** A line of the navigation: a page, or a list of pages under a title. */
export interface Entry {
  text: string;
  link?: string;
  target?: string;
  items?: Entry[];
  collapsed?: boolean;
}

const page = (text: string, place: string): Entry => ({ text, link: `/${place}` });

const GUIDES: Entry[] = [
  {
    text: 'Play',
    items: [
      page('Play and score', 'guide/play.html'),
      page('The studio', 'guide/studio.html'),
      page('Your table’s rules', 'guide/your-tables-rules.html'),
      page('What a rule does', 'guide/simulate.html'),
      page('Simulate on many machines', 'scale.html'),
      page('Rule books', 'rule-books.html'),
    ],
  },
  {
    text: 'Write rules',
    items: [
      page('Write a pack', 'guide/write-rules.html'),
      page('From a rule sheet to a game', 'guide/a-new-game.html'),
      page('In VS Code', 'guide/vs-code.html'),
      page('A repository for a pack', 'guide/pack-repository.html'),
    ],
  },
  {
    text: 'Embed',
    items: [
      page('First steps', 'guide/embed.html'),
      page('Writing a client', 'clients.html'),
      page('Other bots at the table', 'bots.html'),
      page('Examples', 'examples/index.html'),
      page('House tables', 'examples/houses/readme.html'),
    ],
  },
];

const STUDIES: Entry = {
  text: 'Studies',
  items: [
    page('Does it help to play first?', 'studies/first-mover.html'),
    page('The minimum in Hong Kong', 'studies/minimum-in-hong-kong.html'),
  ],
};

const COOKBOOK: Entry = {
  text: 'Cookbook',
  items: [
    page('Persist a table', 'cookbook/persist-a-table.html'),
    page('Use it in a browser', 'cookbook/in-a-browser.html'),
    page('Verify a log', 'cookbook/verify-a-log.html'),
    page('Embed a rule book', 'cookbook/embed-a-rule-book.html'),
  ],
};

const REFERENCE: Entry = {
  text: 'Reference',
  items: [
    page('Commands', 'commands.html'),
    page('Pack format', 'pack-format.html'),
    page('Rule language', 'language.html'),
    page('Steps and predicates', 'effects.html'),
    page('Mechanics', 'mechanics.html'),
    page('Scenarios', 'scenarios.html'),
    page('Coverage', 'coverage.html'),
    page('Differences of packs', 'diff.html'),
    page('Logs', 'logs.html'),
    page('The shuffle', 'shuffle.html'),
    page('Problems', 'problems/index.html'),
    page('Sources', 'sources.html'),
    page('Glossary', 'glossary.html'),
    page('Performance', 'performance.html'),
  ],
};

const PROJECT: Entry = {
  text: 'Project',
  collapsed: true,
  items: [
    page('Architecture', 'architecture.html'),
    page('Contributing', 'contributing.html'),
    page('Security', 'security.html'),
    page('Changelog', 'changelog.html'),
  ],
};

/** Tests of rule books, clause by clause. */
const ARTICLES: Entry = {
  text: 'Rule books, article by article',
  collapsed: true,
  items: [
    page('International Mahjong', 'articles-international.html'),
    page('Cantonese', 'articles-cantonese.html'),
    page('Ari Ari', 'articles-ari-ari.html'),
    page('Riichi', 'articles-riichi.html'),
    page('Sanma', 'articles-sanma.html'),
    page('Sichuan', 'articles-sichuan.html'),
    page('Blood Flowing', 'articles-sichuan-flowing.html'),
    page('Classical', 'articles-classical.html'),
    page('American', 'articles-american.html'),
    page('Chinese Official', 'articles-mcr.html'),
    page('Hong Kong', 'articles-hong-kong.html'),
    page('Twelve-Tile', 'articles-twelve-tile.html'),
    page('Zung Jung', 'articles-zung-jung.html'),
    page('Shanghai', 'articles-shanghai.html'),
    page('Japanese Modern', 'articles-japanese-modern.html'),
    page('Taiwanese', 'articles-taiwanese.html'),
    page('Scores that differ', 'differences.html'),
  ],
};

/** The modules of the API, by the pages typedoc has written. */
function apiEntry(modules: readonly string[]): Entry {
  return {
    text: 'API',
    collapsed: true,
    items: [page('All modules', 'api/index.html'), ...modules.map((name) => page(name, `api/${name}.html`))],
  };
}

/** The list beside every page. */
export function sidebar(modules: readonly string[]): Entry[] {
  return [...GUIDES, STUDIES, COOKBOOK, REFERENCE, apiEntry(modules), ARTICLES, PROJECT];
}

/** The line above every page. */
export function topLine(version: string): Entry[] {
  return [
    { text: 'Guides', items: GUIDES },
    page('Cookbook', 'cookbook/persist-a-table.html'),
    { text: 'Reference', items: REFERENCE.items! },
    page('API', 'api/index.html'),
    page('Rule books', 'rule-books.html'),
    // No page of VitePress: the browser opens it anew.
    { ...page('Studio', 'studio/index.html'), target: '_self' },
    { text: version, items: PROJECT.items! },
  ];
}

/** Places of all pages that stand in a list. */
export function listed(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ link, items = [] }) => [...(link === undefined ? [] : [link.slice(1)]), ...listed(items)]);
}
