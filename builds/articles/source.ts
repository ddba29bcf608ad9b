import * as v from 'valibot'
import { Article, articlesCalls } from '../../src/api/contract/articles.ts'
import { articleKinds, writtenIn } from '../../src/routes/articles.ts'
import type { ArticleKind } from '../../src/routes/articles.ts'
import type { Site } from '../../src/site/sites.ts'
import { askJson, isOrigin, parseFrom, readJson } from '../settings/source.ts'

/** An article that is known at build time. */
export type Known = v.InferOutput<typeof Article> & { kind: ArticleKind }

const Dump = v.looseObject({
  articles: v.array(
    v.looseObject({
      kind: v.optional(v.picklist(articleKinds), 'blog'),
      hostnames: v.optional(v.array(v.string()), []),
    }),
  ),
})

const calls = {
  blog: { list: articlesCalls.articles, one: articlesCalls.article },
  tutorial: { list: articlesCalls.tutorials, one: articlesCalls.tutorial },
  software: { list: articlesCalls.softwareArticles, one: articlesCalls.softwareArticle },
} as const satisfies Record<ArticleKind, unknown>

const setting = 'ARTICLES_SOURCE'

/** @throws where the value has another shape, with the place it came from */
export const parse = <Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  from: string,
): v.InferOutput<Schema> => parseFrom(setting, schema, value, from)

export const fetchJson = (url: URL, headers?: Record<string, string>): Promise<unknown> =>
  askJson(setting, url, headers)

/** Reads a file: the answers of the lists in one, each article complete and with its `kind`. */
async function fromFile(file: string, site: Site): Promise<Known[]> {
  const { articles } = parse(Dump, await readJson(setting, file), file)
  return articles
    .filter(({ hostnames }) => hostnames.length === 0 || hostnames.includes(site.canonicalHost))
    .map((one, index) => ({ ...parse(Article, one, `${file}, article ${index}`), kind: one.kind }))
}

/** Reads a backend by its origin: the lists page by page, and each of their articles. */
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
        const { articles, totalCount } = parse(calls[kind].list.res, await fetchJson(url), url.href)
        const fresh = articles.filter(({ slug }) => !seen.has(slug))
        for (const { slug } of fresh) {
          seen.add(slug)
          const one = new URL(
            calls[kind].one.path.replace('{slug}', encodeURIComponent(slug)),
            origin,
          )
          found.push({ ...parse(Article, await fetchJson(one), one.href), kind })
        }
        if (fresh.length === 0 || seen.size >= totalCount) break
      }
    }
  }
  return found
}

/** The slug must be one path segment: `..` would overwrite another page's file. */
export const isSlug = (slug: string): boolean => !/^\.{0,2}$|[/\\\p{Cc}]/u.test(slug)

/**
 * The articles of the source in ARTICLES_SOURCE, newest first: the path of a JSON file or the
 * http(s) origin of a backend. Without the variable there are none.
 * @throws where the source cannot be loaded or read, because a build must not silently omit its
 * articles
 */
export async function readArticles(
  site: Site,
  source = process.env['ARTICLES_SOURCE'],
): Promise<Known[]> {
  if (!source) return []
  const all = await (isOrigin(setting, source) ? fromBackend(source, site) : fromFile(source, site))
  const wrong = all.find(({ slug }) => !isSlug(slug))
  if (wrong)
    throw new Error(`ARTICLES_SOURCE: the slug ${JSON.stringify(wrong.slug)} is no part of a path.`)
  return all
    .filter(
      ({ language, seo }) => writtenIn.some((known) => known === language) && seo?.noindex !== true,
    )
    .toSorted(
      (a, b) =>
        (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '') || a.slug.localeCompare(b.slug),
    )
}
