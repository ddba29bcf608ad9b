import * as v from 'valibot'
import { SoftwareCategory, softwareCalls, SoftwareItem } from '../../src/api/contract/software.ts'
import { rows } from '../../src/routes/table/index.ts'
import type { Language } from '../../src/site/languages.ts'
import { fetchJson, isSlug, parse } from '../articles/source.ts'
import { isOrigin, readJson } from '../settings/source.ts'

const languages = rows.software.langs

/** The catalogue at build time, in the order of its first page. */
export interface CatalogueSource {
  /** By the language of their titles. */
  categories: Partial<Record<Language, SoftwareCategory[]>>
  programs: SoftwareItem[]
}

const File = v.looseObject({
  categories: v.optional(v.array(SoftwareCategory), []),
  software: v.optional(v.array(SoftwareItem), []),
})

/** Reads a backend by its origin: the list page by page, and each of its programs. */
async function fromBackend(origin: string): Promise<CatalogueSource> {
  const { softwareCategories, software, softwareBySlug } = softwareCalls
  const at = new URL(softwareCategories.path, origin)
  const categories: CatalogueSource['categories'] = {}
  for (const language of languages) {
    const answer = await fetchJson(at, { 'accept-language': language })
    categories[language] = parse(softwareCategories.res, answer, at.href).records
  }
  const programs = new Map<string, SoftwareItem>()
  for (let page = 0; ; page += 1) {
    const url = new URL(software.path, origin)
    url.search = new URLSearchParams({ page: String(page), sorting: 'relevant' }).toString()
    const { records, totalCount } = parse(software.res, await fetchJson(url), url.href)
    const fresh = records.filter(({ slug }) => !programs.has(slug))
    for (const { slug } of fresh) {
      const one = new URL(softwareBySlug.path.replace('{slug}', encodeURIComponent(slug)), origin)
      programs.set(slug, parse(SoftwareItem, await fetchJson(one), one.href))
    }
    if (fresh.length === 0 || programs.size >= totalCount) break
  }
  return { categories, programs: [...programs.values()] }
}

/**
 * The catalogue of the source in ARTICLES_SOURCE: `software` and `categories` of a JSON file, or
 * a backend's lists. Without the variable it is empty.
 * @throws where the source cannot be loaded or read
 */
export async function readCatalogue(
  source = process.env['ARTICLES_SOURCE'],
): Promise<CatalogueSource> {
  if (!source) return { categories: {}, programs: [] }
  if (isOrigin('ARTICLES_SOURCE', source)) return checked(await fromBackend(source))
  const { categories, software } = parse(File, await readJson('ARTICLES_SOURCE', source), source)
  return checked({
    categories: Object.fromEntries(languages.map((language) => [language, categories])),
    programs: software,
  })
}

function checked(catalogue: CatalogueSource): CatalogueSource {
  const wrong = catalogue.programs.find(({ slug }) => !isSlug(slug))
  if (wrong)
    throw new Error(`ARTICLES_SOURCE: the slug ${JSON.stringify(wrong.slug)} is no part of a path.`)
  return catalogue
}
