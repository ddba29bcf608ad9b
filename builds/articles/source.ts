import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { Article, articlesCalls } from '../../src/api/contract/articles.ts'
import { articleKinds, writtenIn } from '../../src/routes/articles.ts'
import type { ArticleKind } from '../../src/routes/articles.ts'
import type { Site } from '../../src/site/sites.ts'

/** An article that the build knows. */
export type Known = v.InferOutput<typeof Article> & { kind: ArticleKind }

const Dump = v.looseObject({
  articles: v.array(v.looseObject({ kind: v.optional(v.picklist(articleKinds), 'blog'), hostnames: v.optional(v.array(v.string()), []) })),
})

const calls = {
  blog: { list: articlesCalls.articles, one: articlesCalls.article },
  tutorial: { list: articlesCalls.tutorials, one: articlesCalls.tutorial },
  software: { list: articlesCalls.softwareArticles, one: articlesCalls.softwareArticle },
} as const satisfies Record<ArticleKind, unknown>

/** @throws where the value is of another shape, with the place where it came from */
function parse<Schema extends v.GenericSchema>(schema: Schema, value: unknown, from: string): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Error(`ARTICLES_SOURCE: ${from}: ${issue ? `${v.getDotPath(issue) ?? ''} ${issue.message}` : 'not readable'}`)
}

/** A file: what the lists of the API answer, all of it in one, each article whole and with its `kind`. */
async function fromFile(file: string, site: Site): Promise<Known[]> {
  const { articles } = parse(Dump, JSON.parse(await readFile(file, 'utf8')), file)
  return articles
    .filter(({ hostnames }) => hostnames.length === 0 || hostnames.includes(site.canonicalHost))
    .map((one, index) => ({ ...parse(Article, one, `${file}, article ${index}`), kind: one.kind }))
}

async function ask(url: URL): Promise<unknown> {
  const response = await fetch(url, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(30_000) })
  if (!response.ok) throw new Error(`ARTICLES_SOURCE: ${url.href} answered ${response.status}.`)
  return response.json()
}

/** The origin of a backend: its lists, page by page, and each article of them. */
async function fromBackend(origin: string, site: Site): Promise<Known[]> {
  const found: Known[] = []
  for (const kind of articleKinds) {
    for (const language of writtenIn) {
      const seen = new Set<string>()
      for (let page = 0; ; page += 1) {
        const url = new URL(calls[kind].list.path, origin)
        url.search = new URLSearchParams({
          page: String(page),
          language,
          hostname: site.canonicalHost,
          ...(kind === 'software' && { sorting: 'new' }),
        }).toString()
        const { articles, totalCount } = parse(calls[kind].list.res, await ask(url), url.href)
        const fresh = articles.filter(({ slug }) => !seen.has(slug))
        for (const { slug } of fresh) {
          seen.add(slug)
          const one = new URL(calls[kind].one.path.replace('{slug}', encodeURIComponent(slug)), origin)
          found.push({ ...parse(Article, await ask(one), one.href), kind })
        }
        if (fresh.length === 0 || seen.size >= totalCount) break
      }
    }
  }
  return found
}

/**
 * The articles that a build is given by ARTICLES_SOURCE, newest first: the path of a JSON file, or the http(s) origin of a backend. None without it.
 * @throws where the source can't be had or read: a build that was to have articles does not quietly lack them
 */
export async function readArticles(site: Site, source = process.env['ARTICLES_SOURCE']): Promise<Known[]> {
  if (!source) return []
  const all = await (/^https?:\/\//.test(source) ? fromBackend(source, site) : fromFile(source, site))
  return all
    .filter(({ language, seo }) => writtenIn.some((known) => known === language) && seo?.noindex !== true)
    .toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '') || a.slug.localeCompare(b.slug))
}
