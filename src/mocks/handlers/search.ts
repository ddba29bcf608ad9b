import type { searchCalls, SearchGroup } from '../../api/contract/search.ts'
import { docsOf } from '../seed/docs.ts'
import { searchFaq } from '../seed/faq.ts'
import { taskTypes } from '../seed/types.ts'
import { selectArticles } from './articles.ts'
import { searchDocs } from './docs.ts'
import { isShown } from './software.ts'
import type { Handlers } from './types.ts'

/** The number of results of each group. */
const most = 5

export const searchHandlers: Handlers<typeof searchCalls> = {
  search: {
    access: 'public',
    samples: [
      { text: 'recaptcha', language: 'en' },
      { text: 'баланс', language: 'ru', hostname: 'ru.glyphwork.example' },
    ],
    run: ({ arg: { text, language, hostname }, db, now }) => {
      const wanted = text.toLowerCase()
      const written = language === 'zh' ? 'en' : language
      const articles = (kind: 'blog' | 'tutorial') =>
        selectArticles(db, kind, now, { language: written, hostname, text }).map(
          ({ text: { slug, title } }) => ({ slug, title, language: written }),
        )
      const found: Record<SearchGroup, { slug: string; title: string; language?: string }[]> = {
        docs: searchDocs(docsOf(language), text)
          .map(({ slug, title }) => ({ slug, title }))
          .filter(({ slug }, at, all) => all.findIndex((one) => one.slug === slug) === at),
        types: taskTypes
          .filter(({ slug, type, title }) =>
            [slug, type, title].some((one) => one.toLowerCase().includes(wanted)),
          )
          .map(({ slug, title }) => ({ slug, title })),
        faq: searchFaq(text, language).map(({ id, question, language: spoken }) => ({
          slug: id,
          title: question,
          language: spoken,
        })),
        blog: articles('blog'),
        tutorials: articles('tutorial'),
        software: db.software.programs
          .filter(isShown)
          .flatMap(({ slug, published }) =>
            published &&
            [published.title, published.tagline].some((one) => one.toLowerCase().includes(wanted))
              ? [{ slug, title: published.title }]
              : [],
          ),
      }
      return {
        groups: Object.entries(found)
          .filter(([, items]) => items.length > 0)
          .map(([id, items]) => ({ id, items: items.slice(0, most) })),
      }
    },
  },
}
