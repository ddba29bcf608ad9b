import * as v from 'valibot'
import { DocsArticle, docsCalls, DocsIndex } from '../../src/api/contract/docs.ts'
import { docsAnswer, docsOf, indexOf } from '../../src/mocks/seed/docs.ts'
import { contentLanguages } from '../../src/site/languages.ts'
import type { Language } from '../../src/site/languages.ts'
import type { Site } from '../../src/site/sites.ts'
import { askJson, isOrigin, parseFrom, readJson } from '../settings/source.ts'

/** The documentation of a language at build time. */
export interface KnownDocs {
  language: Language
  index: DocsIndex
  /** Each article at its current version. */
  articles: DocsArticle[]
  /** The articles at their older versions. */
  older: DocsArticle[]
}

type Source = Omit<KnownDocs, 'older'>

export const isCurrent = ({ version, versions }: DocsArticle): boolean =>
  version === (versions[0] ?? '')

const Dump = v.array(
  v.looseObject({
    language: v.picklist(contentLanguages),
    index: DocsIndex,
    articles: v.array(DocsArticle),
  }),
)

const setting = 'DOCS_SOURCE'

const parse = <Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  from: string,
): v.InferOutput<Schema> => parseFrom(setting, schema, value, from)

/** The repository's own articles. */
function own(site: Site): Source[] {
  return contentLanguages.map((language) => {
    const source = docsOf(language)
    return {
      language,
      index: v.parse(DocsIndex, indexOf(source)),
      articles: source.articles.map((article) =>
        v.parse(DocsArticle, docsAnswer(article, `api.${site.canonicalHost}`)),
      ),
    }
  })
}

/** Reads a backend by its origin: the tree of each language, then each article in all versions. */
async function fromBackend(origin: string, site: Site): Promise<Source[]> {
  const found: Source[] = []
  for (const language of contentLanguages) {
    const query = new URLSearchParams({ language, hostname: site.canonicalHost }).toString()
    const at = (path: string): URL => new URL(`${path}?${query}`, origin)
    const tree = at(docsCalls.docsIndex.path)
    const index = parse(DocsIndex, await askJson(setting, tree), tree.href)
    const articles: DocsArticle[] = []
    for (const { slug } of index.groups.flatMap(({ items }) => items)) {
      const one = at(docsCalls.docsArticle.path.replace('{slug}', encodeURIComponent(slug)))
      const current = parse(DocsArticle, await askJson(setting, one), one.href)
      articles.push(current)
      for (const version of current.versions.slice(1)) {
        one.searchParams.set('version', version)
        articles.push(parse(DocsArticle, await askJson(setting, one), one.href))
      }
    }
    found.push({ language, index, articles })
  }
  return found
}

/** A slug or a version must be one path segment: `..` would overwrite another page's file. */
const isSlug = (slug: string): boolean => /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/.test(slug)

/**
 * The articles of the API documentation of the source in DOCS_SOURCE: the path of a JSON file (a
 * list of languages, each with `language`, `index` and `articles` as the API answers them), the
 * http(s) origin of a backend, or, without the variable, the repository's own.
 * @throws where the source cannot be loaded or read, because a build must not silently omit its
 *   articles
 */
export async function readDocs(
  site: Site,
  source = process.env['DOCS_SOURCE'],
): Promise<KnownDocs[]> {
  const all = !source
    ? own(site)
    : isOrigin(setting, source)
      ? await fromBackend(source, site)
      : parse(Dump, await readJson(setting, source), source)
  const wrong = all
    .flatMap(({ articles }) => articles.flatMap(({ slug, versions }) => [slug, ...versions]))
    .find((segment) => !isSlug(segment))
  if (wrong !== undefined)
    throw new Error(`DOCS_SOURCE: ${JSON.stringify(wrong)} is no part of a path.`)
  return all.map((docs) => {
    // A backend answers a missing translation in another language, which has its own file.
    const written = docs.articles.filter(({ language }) => language === docs.language)
    return {
      ...docs,
      articles: written.filter(isCurrent),
      older: written.filter((article) => !isCurrent(article)),
    }
  })
}
