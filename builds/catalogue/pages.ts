import { join } from 'node:path'
import { knownAnswer, knownList } from '../../src/api/contract/known.ts'
import { softwareCalls } from '../../src/api/contract/software.ts'
import { alternates, canonicalUrl, localise } from '../../src/routes/language.ts'
import { programPath } from '../../src/routes/software.ts'
import { rows } from '../../src/routes/table/index.ts'
import type { Language } from '../../src/site/languages.ts'
import { siteOfLanguage } from '../../src/site/sites.ts'
import type { Site } from '../../src/site/sites.ts'
import type { Prepare } from '../articles/pages.ts'
import type { SitemapEntry } from '../plugins/sitemap.ts'
import type { CatalogueSource } from './source.ts'
import type { Job, ServedPage } from '../job.ts'

/** The number of programs on the first page, as in the contract. */
const perPage = 12
const row = rows.softwareProgram

const categoriesAnswer = (categories: CatalogueSource['categories'], language: Language) =>
  knownAnswer(
    softwareCalls,
    'softwareCategories',
    { language },
    { records: categories[language] ?? [] },
  )

/** The first page of the catalogue, as the backend would answer it; undefined for an empty one. */
export function catalogueAnswers(
  { categories, programs }: CatalogueSource,
  language: Language,
): ServedPage | undefined {
  if (programs.length === 0) return undefined
  const records = programs
    .slice(0, perPage)
    .map((item) => ({ ...item, description: '', versions: [] }))
  const list = { records, totalCount: programs.length }
  return {
    path: '',
    answers: [
      knownList(softwareCalls, 'software', { sorting: 'relevant' }, list, 0),
      categoriesAnswer(categories, language),
    ],
  }
}

/** The files of programs on a site, in each language that the site has an address for. */
export async function programJobs(
  site: Site,
  { categories, programs }: CatalogueSource,
  prepare: Prepare,
): Promise<Job[]> {
  const languages = site.prefixPolicy === 'prefixed' ? row.langs : (['en'] as const)
  const jobs: Job[] = []
  for (const program of programs) {
    const { html } = await prepare(program.description ?? '')
    for (const language of languages) {
      const url = localise(programPath(program.slug), language, site.prefixPolicy)
      jobs.push({
        id: 'softwareProgram',
        row,
        url,
        language,
        file: join(url, 'index.html'),
        // The page itself contains the description, so it is not repeated here.
        served: {
          path: url,
          name: program.title,
          answers: [
            knownAnswer(
              softwareCalls,
              'softwareBySlug',
              { slug: program.slug },
              { ...program, description: '' },
            ),
            categoriesAnswer(categories, language),
          ],
          html,
        },
      })
    }
  }
  return jobs
}

/** The sitemap entries of programs whose canonical address is on this site. */
export const programEntries = (site: Site, { programs }: CatalogueSource): SitemapEntry[] =>
  programs.flatMap(({ slug, updatedAt }) =>
    row.langs
      .filter((language) => siteOfLanguage[language] === site.id)
      .map((language) => ({
        loc: canonicalUrl(programPath(slug), language, site.hosts),
        links: alternates(row, programPath(slug), site.hosts),
        lastmod: updatedAt,
      })),
  )
