import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { DocsArticle, docsCalls, DocsIndex } from '../../src/api/contract/docs.ts'
import { answerOf, docsOf, indexOf } from '../../src/mocks/seed/docs.ts'
import { contentLanguages } from '../../src/site/languages.ts'
import type { Language } from '../../src/site/languages.ts'
import type { Site } from '../../src/site/sites.ts'

/** The documentation of a language at build time: its tree, and each article at its first version. */
export interface KnownDocs {
  language: Language
  index: DocsIndex
  articles: DocsArticle[]
}

const Dump = v.array(
  v.looseObject({
    language: v.picklist(contentLanguages),
    index: DocsIndex,
    articles: v.array(DocsArticle),
  }),
)

/** @throws where the value has another shape, with the place it came from */
function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  from: string,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Error(
    `DOCS_SOURCE: ${from}: ${issue ? `${v.getDotPath(issue) ?? ''} ${issue.message}` : 'not readable'}`,
  )
}

/** The repository's own articles. */
function own(site: Site): KnownDocs[] {
  return contentLanguages.map((language) => {
    const source = docsOf(language)
    const current = source.articles.filter(
      ({ version, versions }) => version === (versions[0] ?? ''),
    )
    return {
      language,
      index: v.parse(DocsIndex, indexOf(source)),
      articles: current.map((article) =>
        v.parse(DocsArticle, answerOf(article, `api.${site.canonicalHost}`)),
      ),
    }
  })
}

async function ask(url: URL): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(30_000),
  })
  if (!response.ok) throw new Error(`DOCS_SOURCE: ${url.href} answered ${response.status}.`)
  return response.json()
}

/** Reads a backend by its origin: the tree of each language, then each article. */
async function fromBackend(origin: string, site: Site): Promise<KnownDocs[]> {
  const found: KnownDocs[] = []
  for (const language of contentLanguages) {
    const query = new URLSearchParams({ language, hostname: site.canonicalHost }).toString()
    const at = (path: string): URL => new URL(`${path}?${query}`, origin)
    const tree = at(docsCalls.docsIndex.path)
    const index = parse(DocsIndex, await ask(tree), tree.href)
    const articles: DocsArticle[] = []
    for (const { slug } of index.groups.flatMap(({ items }) => items)) {
      const one = at(docsCalls.docsArticle.path.replace('{slug}', encodeURIComponent(slug)))
      articles.push(parse(DocsArticle, await ask(one), one.href))
    }
    found.push({ language, index, articles })
  }
  return found
}

/** The slug must be one path segment: `..` would overwrite another page's file. */
const isSlug = (slug: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)

/**
 * The articles of the API documentation of the source in DOCS_SOURCE: the path of a JSON file (a list of languages, each with
 * `language`, `index` and `articles` as the API answers them), the http(s) origin of a backend, or, without the variable, the
 * repository's own.
 * @throws where the source cannot be loaded or read, because a build must not silently omit its articles
 */
export async function readDocs(
  site: Site,
  source = process.env['DOCS_SOURCE'],
): Promise<KnownDocs[]> {
  const all = !source
    ? own(site)
    : /^https?:\/\//.test(source)
      ? await fromBackend(source, site)
      : parse(Dump, JSON.parse(await readFile(source, 'utf8')), source)
  const wrong = all.flatMap(({ articles }) => articles).find(({ slug }) => !isSlug(slug))
  if (wrong)
    throw new Error(`DOCS_SOURCE: the slug ${JSON.stringify(wrong.slug)} is no part of a path.`)
  // An article that a language lacks is answered in another one; it has a file only in its own.
  return all.map((docs) => ({
    ...docs,
    articles: docs.articles.filter(({ language }) => language === docs.language),
  }))
}
