import {
  articleKinds,
  articlePages,
  articlePath,
  feedPath,
  writtenIn,
} from '../../src/routes/articles.ts'
import { href } from '../../src/routes/href.ts'
import { canonicalUrl } from '../../src/routes/language.ts'
import type { Site } from '../../src/site/sites.ts'
import { makeFeed } from '../feeds/feed.ts'
import type { Known } from './source.ts'

/** The number of entries of a feed. */
const newest = 50

interface Words {
  title: string
  description: string
}

/**
 * The feeds of a site by file path: one for each kind and language that has articles. Dates come
 * from the articles, so that two builds of the same articles are identical.
 * @param words the title and description of a list
 */
export function feeds(
  site: Site,
  articles: readonly Known[],
  words: (kind: Known['kind'], language: (typeof writtenIn)[number]) => Words,
): Record<string, string> {
  const found: Record<string, string> = {}
  for (const kind of articleKinds) {
    for (const language of writtenIn) {
      const all = articles
        .filter((article) => article.kind === kind && article.language === language)
        .slice(0, newest)
      const dated = all
        .flatMap(({ publishedAt, updatedAt }) => [publishedAt, updatedAt])
        .filter((date) => date !== null)
      const list = canonicalUrl(
        href({ id: articlePages[kind].list }, { language: 'en', prefixPolicy: 'none' }),
        language,
        site.hosts,
      )
      found[feedPath(kind, language)] = makeFeed({
        ...words(kind, language),
        language,
        link: list,
        self: `https://${site.canonicalHost}${feedPath(kind, language)}`,
        brand: site.brand,
        updated: new Date(dated.toSorted().at(-1) ?? 0),
        entries: all.map(({ slug, title, excerpt, author, publishedAt, updatedAt, tags }) => {
          const link = canonicalUrl(articlePath(kind, slug), language, site.hosts)
          return {
            title,
            id: link,
            link,
            text: excerpt ?? '',
            author: author?.name,
            date: new Date(publishedAt ?? updatedAt ?? 0),
            categories: tags,
          }
        }),
      })
    }
  }
  return found
}
