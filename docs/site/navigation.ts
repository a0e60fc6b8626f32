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

/** Built-in packs as the navigation names them. */
const PACKS: readonly [text: string, id: string][] = [
  ['International Mahjong', 'international'],
  ['Cantonese', 'cantonese'],
  ['Ari Ari', 'ari-ari'],
  ['Riichi', 'riichi'],
  ['Sanma', 'sanma'],
  ['Sichuan', 'sichuan'],
  ['Blood Flowing', 'sichuan-flowing'],
  ['Classical', 'classical'],
  ['American', 'american'],
  ['Chinese Official', 'mcr'],
  ['Hong Kong', 'hong-kong'],
  ['Twelve-Tile', 'twelve-tile'],
  ['Zung Jung', 'zung-jung'],
  ['Shanghai', 'shanghai'],
  ['Japanese Modern', 'japanese-modern'],
  ['Taiwanese', 'taiwanese'],
];

/** Where the rules of each pack come from. */
const SOURCES: Entry = {
  text: 'Sources',
  collapsed: true,
  items: [page('All packs', 'sources/index.html'), ...PACKS.map(([text, id]) => page(text, `sources/${id}.html`))],
};

/** Tests of rule books, clause by clause. */
const ARTICLES: Entry = {
  text: 'Rule books, article by article',
  collapsed: true,
  items: [
    ...PACKS.map(([text, id]) => page(text, `articles-${id}.html`)),
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
  return [...GUIDES, STUDIES, COOKBOOK, REFERENCE, apiEntry(modules), SOURCES, ARTICLES, PROJECT];
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
