import { Feed } from 'feed'
import { languages } from '../../src/site/languages.ts'
import type { Language } from '../../src/site/languages.ts'

/** One entry of a feed. */
export interface FeedEntry {
  title: string
  /** Stays the same for as long as the entry exists, and is no other's. */
  id: string
  link: string
  text: string
  date: Date
  author?: string | undefined
  categories?: readonly string[] | undefined
}

interface FeedFacts {
  title: string
  description: string
  language: Language
  /** The page that shows the same. */
  link: string
  /** Its own address. */
  self: string
  brand: string
  updated: Date
  entries: readonly FeedEntry[]
}

/**
 * A feed as RSS 2.0. It has no date of its own making, so that two builds of the same entries are
 * identical.
 */
export function makeFeed(facts: FeedFacts): string {
  const { title, description, language, link, self, brand, updated, entries } = facts
  const feed = new Feed({
    title,
    description,
    id: link,
    link,
    language: languages[language].tag,
    updated,
    copyright: brand,
    generator: brand,
    feedLinks: { rss: self },
  })
  for (const { text, author, categories = [], ...entry } of entries)
    feed.addItem({
      ...entry,
      ...(text && { description: text }),
      // An author of RSS is an email address; a name has the element of Dublin Core.
      ...(author && { extensions: [{ name: 'dc:creator', objects: { _text: author } }] }),
      category: categories.map((name) => ({ name })),
    })
  return feed
    .rss2()
    .replace('<rss version="2.0"', '<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"')
}
