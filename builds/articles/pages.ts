import { join } from 'node:path'
import { articlesCalls } from '../../src/api/contract/articles.ts'
import { knownAnswer, knownList } from '../../src/api/contract/known.ts'
import {
  articleKinds,
  articlePages,
  articlePath,
  listPages,
  writtenIn,
} from '../../src/routes/articles.ts'
import { canonicalUrl, localise } from '../../src/routes/language.ts'
import { rows } from '../../src/routes/table/index.ts'
import { languages } from '../../src/site/languages.ts'
import { siteOfLanguage } from '../../src/site/sites.ts'
import type { RedirectRow } from '../../src/routes/types.ts'
import type { Site } from '../../src/site/sites.ts'
import type { SitemapEntry } from '../plugins/sitemap.ts'
import { isSlug } from './source.ts'
import type { Known } from './source.ts'
import type { Job, ServedPage } from '../job.ts'

/** The page size of the backend's lists (contract.md 4.0.3). */
const perPage = 20

/**
 * Renders a body for a page: sanitised HTML with ids on its headings, and the list of the headings.
 */
export type Prepare = (html: string) => Promise<{ html: string; headings: unknown[] }>

type Written = (typeof writtenIn)[number]
const languageOf = (article: Known): Written => (article.language === 'ru' ? 'ru' : 'en')

/** The contract's rows of each kind, which the endpoints `articleList` and `articleBySlug` join. */
const rowsOf = {
  blog: { list: 'articles', one: 'article' },
  tutorial: { list: 'tutorials', one: 'tutorial' },
  software: { list: 'softwareArticles', one: 'softwareArticle' },
} as const

/** A list item is an article without the fields that only its page shows. */
function itemOf({
  bodyHtml: _,
  translations: __,
  relatedArticles: ___,
  previous: ____,
  next: _____,
  seo: ______,
  ...item
}: Known) {
  return item
}

/**
 * The first page of each list, as the backend would answer it. The catalogue starts with the most
 * read articles.
 */
export function listAnswers(articles: readonly Known[]): Map<string, ServedPage> {
  const found = new Map<string, ServedPage>()
  for (const kind of articleKinds) {
    for (const language of writtenIn) {
      const all = articles.filter(
        (article) => article.kind === kind && languageOf(article) === language,
      )
      const sorted =
        kind === 'software' ? all.toSorted((a, b) => (b.views ?? 0) - (a.views ?? 0)) : all
      const answer = {
        articles: sorted.slice(0, perPage).map((article) => itemOf(article)),
        totalCount: all.length,
      }
      if (all.length > 0)
        for (const id of listPages[kind])
          found.set(`${id} ${language}`, {
            path: '',
            answers: [
              {
                ...knownList(
                  articlesCalls,
                  rowsOf[kind].list,
                  { kind, language, ...(kind === 'software' && { sorting: 'popular' }) },
                  answer,
                  0,
                ),
                endpoint: 'articleList',
              },
            ],
          })
    }
  }
  return found
}

/**
 * The files of articles on a site. Each article is rendered in its own language where the site has
 * an address for it.
 */
export async function articleJobs(
  site: Site,
  articles: readonly Known[],
  prepare: Prepare,
): Promise<Job[]> {
  const own = articles.filter(
    (article) => site.prefixPolicy === 'prefixed' || languageOf(article) === 'en',
  )
  const jobs: Job[] = []
  for (const article of own) {
    const id = articlePages[article.kind].page
    const language = languageOf(article)
    const url = localise(articlePath(article.kind, article.slug), language, site.prefixPolicy)
    const { html } = await prepare(article.bodyHtml ?? '')
    const { kind, ...answer } = article
    const { slug } = answer
    jobs.push({
      id,
      row: rows[id],
      url,
      language,
      file: join(url, 'index.html'),
      // The page itself contains the body, so it is not repeated here.
      served: {
        path: url,
        name: article.title,
        answers: [
          {
            ...knownAnswer(articlesCalls, rowsOf[kind].one, { slug }, { ...answer, bodyHtml: '' }),
            endpoint: 'articleBySlug',
            arg: { kind, slug },
          },
        ],
        html,
      },
    })
  }
  return jobs
}

/**
 * The addresses that articles had before, each leading to the present one. An address that another
 * article has taken since leads nowhere else.
 */
export function articleMoves(site: Site, articles: readonly Known[]): RedirectRow[] {
  const taken = new Set(
    articles.map(({ kind, slug, language }) => `${language} ${articlePath(kind, slug)}`),
  )
  return articles
    .filter((article) => site.prefixPolicy === 'prefixed' || languageOf(article) === 'en')
    .flatMap((article) =>
      article.formerSlugs
        .filter(isSlug)
        .map((slug) => articlePath(article.kind, slug))
        .filter((path) => !taken.has(`${article.language} ${path}`))
        .map((path): RedirectRow => ({
          path,
          to: articlePath(article.kind, article.slug),
          status: 301,
          guard: 'redirect',
          langs: [languageOf(article)],
          index: false,
        })),
    )
}

/**
 * The sitemap entries of articles whose canonical address is on this site, with their alternates.
 */
export function articleEntries(site: Site, articles: readonly Known[]): SitemapEntry[] {
  return articles
    .filter((article) => siteOfLanguage[languageOf(article)] === site.id && !article.seo?.canonical)
    .map((article) => {
      const twins = [
        { language: article.language, slug: article.slug },
        ...article.translations,
      ].filter(({ language }) => writtenIn.some((known) => known === language))
      const links = twins.map(({ language, slug }) => {
        const known = language === 'ru' ? 'ru' : 'en'
        return {
          hreflang: languages[known].tag,
          href: canonicalUrl(articlePath(article.kind, slug), known, site.hosts),
        }
      })
      const usual = links.find(({ hreflang }) => hreflang === 'en') ?? links[0]
      return {
        loc: canonicalUrl(articlePath(article.kind, article.slug), languageOf(article), site.hosts),
        links: [...links, ...(usual ? [{ hreflang: 'x-default', href: usual.href }] : [])],
        lastmod: article.updatedAt ?? article.publishedAt,
      }
    })
}
