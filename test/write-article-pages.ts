/** Writes the pages of the documentation that list the articles, one for each pack that has them. */
import { writeFileSync } from 'node:fs';
import { articlesPage, packsWithArticles, readArticles } from './kit/rule-book-articles.ts';
import { rulesOf } from './kit/load-rules.ts';

for (const pack of packsWithArticles()) {
  const { name, pack: flattened } = rulesOf(pack);
  writeFileSync(`docs/articles-${pack}.md`, articlesPage(pack, name.en, readArticles(pack).articles, flattened));
}
