import { join } from 'node:path'
import { faqCalls } from '../../src/api/contract/faq.ts'
import { knownAnswer } from '../../src/api/contract/known.ts'
import { answerPath } from '../../src/routes/faq.ts'
import { canonicalUrl, localise } from '../../src/routes/language.ts'
import { rows } from '../../src/routes/table/index.ts'
import type { PageId } from '../../src/routes/table/index.ts'
import { contentLanguages, languages } from '../../src/site/languages.ts'
import { siteOfLanguage } from '../../src/site/sites.ts'
import type { Site } from '../../src/site/sites.ts'
import type { SitemapEntry } from '../plugins/sitemap.ts'
import type { KnownFaq } from './source.ts'
import type { Job, ServedPage } from '../job.ts'

/** The pages that show a whole section. */
const pagesOf: Readonly<Record<string, readonly PageId[]>> = {
  customer: ['faqCustomer'],
  developer: ['faqDeveloper'],
  worker: ['faqWorker', 'workerFaq'],
}

/** The first data of the section pages, by page and language. */
export function faqAnswers(known: readonly KnownFaq[]): Map<string, ServedPage> {
  const found = new Map<string, ServedPage>()
  for (const { language, sections, lists } of known) {
    found.set(`support ${language}`, {
      path: '',
      answers: [knownAnswer(faqCalls, 'faqSections', { language }, sections)],
    })
    for (const { section, list } of lists)
      for (const id of pagesOf[section] ?? [])
        if (list.records.length > 0)
          found.set(`${id} ${language}`, {
            path: '',
            answers: [knownAnswer(faqCalls, 'faq', { section, language }, list)],
          })
  }
  return found
}

/** The pages of single answers on a site, each in the languages that it is written in. */
export const faqJobs = (site: Site, known: readonly KnownFaq[]): Job[] =>
  known
    .filter(({ language }) => site.prefixPolicy === 'prefixed' || language === site.defaultLanguage)
    .flatMap(({ language, answers }) =>
      answers.map((answer): Job => {
        const url = localise(answerPath(answer.id), language, site.prefixPolicy)
        return {
          id: 'faqAnswer',
          row: rows.faqAnswer,
          url,
          language,
          file: join(url, 'index.html'),
          served: {
            path: url,
            name: answer.question,
            answers: [knownAnswer(faqCalls, 'faqAnswer', { id: answer.id, language }, answer)],
          },
        }
      }),
    )

/** The sitemap entries of answers whose canonical address is on this site. */
export const faqEntries = (site: Site, known: readonly KnownFaq[]): SitemapEntry[] =>
  known
    .filter(({ language }) => siteOfLanguage[language] === site.id)
    .flatMap(({ language, answers }) =>
      answers.map(({ id, languages: own, updatedAt }) => {
        const path = answerPath(id)
        const written = contentLanguages.filter((one) => own.includes(one))
        const links = written.map((one) => ({
          hreflang: languages[one].tag,
          href: canonicalUrl(path, one, site.hosts),
        }))
        const usual = canonicalUrl(path, written.includes('en') ? 'en' : language, site.hosts)
        return {
          loc: canonicalUrl(path, language, site.hosts),
          links: [...links, { hreflang: 'x-default', href: usual }],
          lastmod: updatedAt,
        }
      }),
    )
