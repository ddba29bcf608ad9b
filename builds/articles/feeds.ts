import { Feed } from 'feed'
import {
  articleKinds,
  articlePages,
  articlePath,
  feedPath,
  writtenIn,
} from '../../src/routes/articles.ts'
import { href } from '../../src/routes/href.ts'
import { canonicalUrl } from '../../src/routes/language.ts'
import { languages } from '../../src/site/languages.ts'
import type { Site } from '../../src/site/sites.ts'
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
      const feed = new Feed({
        ...words(kind, language),
        id: list,
        link: list,
        language: languages[language].tag,
        updated: new Date(dated.toSorted().at(-1) ?? 0),
        copyright: site.brand,
        generator: site.brand,
        feedLinks: { rss: `https://${site.canonicalHost}${feedPath(kind, language)}` },
      })
      for (const { slug, title, excerpt, author, publishedAt, updatedAt, tags } of all) {
        const link = canonicalUrl(articlePath(kind, slug), language, site.hosts)
        feed.addItem({
          title,
          id: link,
          link,
          ...(excerpt && { description: excerpt }),
          ...(author && { author: [{ name: author.name }] }),
          date: new Date(publishedAt ?? updatedAt ?? 0),
          category: tags.map((name) => ({ name })),
        })
      }
      found[feedPath(kind, language)] = feed.rss2()
    }
  }
  return found
}
