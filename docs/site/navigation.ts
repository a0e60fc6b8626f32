/** What stands in the navigation beside every page, by who reads it. */

/** A line of the navigation. */
export interface Entry {
  title: string;
  /** The path of its page on the site. */
  path: string;
}

/** Pages for one sort of reader. */
export interface Shelf {
  title: string;
  entries: readonly Entry[];
}

const SHELVES: readonly Shelf[] = [
  {
    title: 'If you play',
    entries: [
      { title: 'Your table’s rules', path: 'guide/your-tables-rules.html' },
      { title: 'Rule books', path: 'books/index.html' },
    ],
  },
  {
    title: 'If you write rules',
    entries: [
      { title: 'The pack format', path: 'pack-format.html' },
      { title: 'The rule language', path: 'language.html' },
      { title: 'Steps and predicates', path: 'effects.html' },
      { title: 'Mechanics', path: 'mechanics.html' },
      { title: 'Scenarios', path: 'scenarios.html' },
      { title: 'What tests exercise', path: 'coverage.html' },
      { title: 'Differences of packs', path: 'diff.html' },
      { title: 'Problems', path: 'problems/index.html' },
      { title: 'In VS Code', path: 'vscode/index.html' },
      { title: 'A repository for a pack', path: 'templates/pack-repository/index.html' },
    ],
  },
  {
    title: 'If you program',
    entries: [
      { title: 'First steps', path: 'readme.html' },
      { title: 'The API', path: 'api/index.html' },
      { title: 'Examples', path: 'examples/index.html' },
      { title: 'Writing a client', path: 'clients.html' },
      { title: 'The shuffle', path: 'shuffle.html' },
      { title: 'Logs of other programs', path: 'logs.html' },
      { title: 'Glossary', path: 'glossary.html' },
    ],
  },
  {
    title: 'The project',
    entries: [
      { title: 'Architecture', path: 'architecture.html' },
      { title: 'Contributing', path: 'contributing.html' },
      { title: 'Changelog', path: 'changelog.html' },
    ],
  },
  {
    title: 'Rule books, article by article',
    entries: [
      { title: 'International Mahjong', path: 'articles-international.html' },
      { title: 'Cantonese', path: 'articles-cantonese.html' },
      { title: 'Ari Ari', path: 'articles-ari-ari.html' },
      { title: 'Riichi', path: 'articles-riichi.html' },
      { title: 'Sanma', path: 'articles-sanma.html' },
      { title: 'Sichuan', path: 'articles-sichuan.html' },
      { title: 'Blood Flowing', path: 'articles-sichuan-flowing.html' },
      { title: 'Scores that differ', path: 'differences.html' },
    ],
  },
];

/** The shelves; pages that stand on none have one of their own. */
export function shelvesWith(pages: readonly Entry[]): readonly Shelf[] {
  const shelved = new Set(SHELVES.flatMap(({ entries }) => entries.map(({ path }) => path)));
  const rest = pages.filter(({ path }) => !shelved.has(path) && path !== 'index.html');
  return rest.length === 0 ? SHELVES : [...SHELVES, { title: 'More', entries: rest }];
}
