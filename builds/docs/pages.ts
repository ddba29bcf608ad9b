import { join } from 'node:path'
import { docsCalls } from '../../src/api/contract/docs.ts'
import type { DocsArticle, DocsIndex } from '../../src/api/contract/docs.ts'
import { knownAnswer } from '../../src/api/contract/known.ts'
import type { KnownAnswer } from '../../src/api/contract/known.ts'
import { href } from '../../src/routes/href.ts'
import { canonicalUrl, localise } from '../../src/routes/language.ts'
import { rows } from '../../src/routes/table/index.ts'
import { contentLanguages, languages } from '../../src/site/languages.ts'
import { keyPlace } from '../../src/task-api/curl.ts'
import type { Language } from '../../src/site/languages.ts'
import { siteOfLanguage } from '../../src/site/sites.ts'
import type { Site } from '../../src/site/sites.ts'
import type { Prepare } from '../articles/pages.ts'
import type { ClosedPaths } from '../hosting/nginx-maps.ts'
import type { SitemapEntry } from '../plugins/sitemap.ts'
import { isCurrent } from './source.ts'
import type { KnownDocs } from './source.ts'
import type { Job, ServedPage } from '../job.ts'

export const docsPath = (slug: string): string =>
  href({ id: 'apiDocsArticle', params: { slug } }, { language: 'en', prefixPolicy: 'none' })

export const docsVersionPath = (slug: string, version: string): string =>
  href(
    { id: 'apiDocsVersion', params: { slug, version } },
    { language: 'en', prefixPolicy: 'none' },
  )

/** The paths of all articles and of their versions; the host answers 404 for any other. */
export const docsPaths = (docs: readonly KnownDocs[]): ClosedPaths => {
  const articles = docs.flatMap((known) => known.articles)
  return {
    [rows.apiDocsArticle.path]: articles.map(({ slug }) => docsPath(slug)),
    [rows.apiDocsVersion.path]: articles.flatMap(({ slug, versions }) =>
      versions.map((version) => docsVersionPath(slug, version)),
    ),
  }
}

/**
 * Returns the languages that have files on a site: all if paths have a language, else only the
 * site's own.
 */
const languagesOn = (site: Site): readonly Language[] =>
  site.prefixPolicy === 'prefixed' ? contentLanguages : [site.defaultLanguage]

const knownIndex = (language: Language, index: DocsIndex): KnownAnswer =>
  knownAnswer(docsCalls, 'docsIndex', { language }, index)

/** The tree of articles, for the start page of the documentation. */
export const docsAnswers = (docs: readonly KnownDocs[]): Map<string, ServedPage> =>
  new Map(
    docs.map(({ language, index }) => [
      `apiDocs ${language}`,
      { path: '', answers: [knownIndex(language, index)] },
    ]),
  )

/**
 * Returns the files of the articles on a site. Older versions have files too, so that they can be
 * read without a backend.
 */
export async function docsJobs(
  site: Site,
  docs: readonly KnownDocs[],
  prepare: Prepare,
): Promise<Job[]> {
  const jobs: Job[] = []
  for (const { language, index, articles, older } of docs) {
    if (!languagesOn(site).includes(language)) continue
    for (const article of [...articles, ...older]) {
      const { slug, version, bodyHtml } = article
      const [id, path, arg] = isCurrent(article)
        ? (['apiDocsArticle', docsPath(slug), { slug, language }] as const)
        : (['apiDocsVersion', docsVersionPath(slug, version), { slug, language, version }] as const)
      const url = localise(path, language, site.prefixPolicy)
      const { html } = await prepare(bodyHtml)
      // The document contains the body, so the cache has only what the button above it needs.
      const kept = bodyHtml.includes(keyPlace) ? keyPlace : ''
      jobs.push({
        id,
        row: rows[id],
        url,
        language,
        file: join(url, 'index.html'),
        served: {
          path: url,
          name: article.title,
          answers: [
            knownAnswer(docsCalls, 'docsArticle', arg, { ...article, bodyHtml: kept }),
            knownIndex(language, index),
          ],
          html,
        },
      })
    }
  }
  return jobs
}

/**
 * The sitemap entries of articles whose canonical address is on this site, with their alternates.
 */
export function docsEntries(site: Site, docs: readonly KnownDocs[]): SitemapEntry[] {
  const linksOf = ({ slug, languages: all }: DocsArticle) => {
    const links = contentLanguages
      .filter((language) => all.includes(language))
      .map((language) => ({
        hreflang: languages[language].tag,
        href: canonicalUrl(docsPath(slug), language, site.hosts),
      }))
    const usual = links.find(({ hreflang }) => hreflang === 'en') ?? links[0]
    return [...links, ...(usual ? [{ hreflang: 'x-default', href: usual.href }] : [])]
  }
  return docs
    .filter(({ language }) => siteOfLanguage[language] === site.id)
    .flatMap(({ language, articles }) =>
      articles.map((article) => ({
        loc: canonicalUrl(docsPath(article.slug), language, site.hosts),
        links: linksOf(article),
        lastmod: article.updatedAt,
      })),
    )
}
