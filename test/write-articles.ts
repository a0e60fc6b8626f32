/** Writes the page of the documentation that lists the articles. */
import { writeFileSync } from 'node:fs';
import { articlesPage, readArticles } from './kit/articles.ts';
import { rulesOf } from './kit/rules.ts';

for (const pack of ['international']) {
  const { name, pack: flattened } = rulesOf(pack);
  writeFileSync(`docs/articles-${pack}.md`, articlesPage(name.en, readArticles(pack), flattened));
}
