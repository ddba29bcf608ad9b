import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { articlePath, listPages } from '../../src/routes/articles.ts'
import { localise, splitLanguage } from '../../src/routes/language.ts'
import { findPage } from '../../src/routes/paths.ts'
import type { Site } from '../../src/site/sites.ts'
import { articleMoves } from './pages.ts'
import { isSlug } from './source.ts'
import { docsPaths } from '../docs/pages.ts'
import { compressFile } from '../hosting/compress.ts'
import { writeHosts } from '../hosting/finish.ts'
import { readAssets } from '../plugins/page-assets.ts'
import { kitOf, listFilesOf, loadEntry, pagesOf, writePages } from '../plugins/prerender.ts'
import { purgeList } from '../release/purge.ts'
import { measureFiles } from '../release/manifest.ts'
import type { Sources } from '../settings/sources.ts'

export interface Only {
  site: Site
  sources: Sources
  /** The built site. */
  dist: string
  /** Its source maps, with what renders further pages. */
  maps: string
  /** The addresses to render, each as one of the sites has it. Their translations are rendered too. */
  only: readonly string[]
}

export interface Rendered {
  rendered: string[]
  /** Addresses whose article is gone from the source, or is at another address now. */
  removed: string[]
  purge: string[]
}

/** Whether an address is one of many of its row: a page of the table itself is never deleted. */
const isOfArticle = (url: string): boolean =>
  url.split('/').slice(1).every(isSlug) &&
  (findPage(splitLanguage(url).path)?.path.includes('{') ?? false)

/**
 * The paths of the pages to render, without a language: each document names those of the other
 * languages as its alternates, which must have files too.
 */
function pathsOf(only: readonly string[], { articles }: Sources): ReadonlySet<string> {
  const asked = new Set(only.map((url) => splitLanguage(url).path))
  const translated = articles
    .filter(({ kind, slug }) => asked.has(articlePath(kind, slug)))
    .flatMap(({ kind, translations }) => translations.map(({ slug }) => articlePath(kind, slug)))
  return new Set([...asked, ...translated])
}

const listing = new Set<string>([...Object.values(listPages).flat(), 'software'])

/**
 * Renders single articles into a site that is built, with the lists, the sitemap, the feeds and the
 * hosts' rules that name them. A page whose article is gone from the source is deleted.
 */
export async function prerenderOnly({ site, sources, dist, maps, only }: Only): Promise<Rendered> {
  const kit = kitOf(maps)
  if (!existsSync(kit.template))
    throw new Error(
      `${maps} has nothing that renders: build the site again (npm run build:${site.id}).`,
    )
  const entry = await loadEntry(kit.server)
  const assets = await readAssets(dist, kit.lists)
  const { table, written } = await pagesOf(site, sources, entry)
  const paths = pathsOf(only, sources)
  const chosen = written.filter(({ url }) => paths.has(splitLanguage(url).path))
  const rendered = chosen.map(({ url }) => url)
  const known = new Set(written.map(({ url }) => url))
  const hasFile = (url: string): boolean => existsSync(join(dist, url, 'index.html'))
  const moved = articleMoves(site, sources.articles)
  const removed = [
    ...only.filter((url) => !known.has(url) && isOfArticle(url) && hasFile(url)),
    // Some hosts serve a file before they look at their redirects.
    ...moved
      .map(({ path, langs: [language] }) => localise(path, language, site.prefixPolicy))
      .filter((url) => !only.includes(url) && hasFile(url)),
  ]
  if (chosen.length === 0 && removed.length === 0) return { rendered: [], removed: [], purge: [] }
  // The pages of a list are rendered even where the source has emptied it.
  const lists = table.filter(({ id, served }) => served !== undefined || listing.has(id))
  const made = await listFilesOf(
    site,
    sources,
    (url) => rendered.includes(url) || existsSync(join(dist, url, 'index.html')),
  )
  // A build without a source names no feed, so it gets none that nobody would find.
  const files = Object.fromEntries(
    Object.entries(made).filter(
      ([name]) => !/^\/?feeds\//.test(name) || existsSync(join(dist, name)),
    ),
  )
  const names = [
    ...[...chosen, ...lists].map(({ file }) => file),
    ...removed.map((url) => join(url, 'index.html')),
    ...Object.keys(files),
  ].map((name) => name.replace(/^\//, ''))
  const existing = (): string[] => names.filter((name) => existsSync(join(dist, name)))
  const before = await measureFiles(dist, existing())
  await writePages([...chosen, ...lists], {
    entry,
    template: await readFile(kit.template, 'utf8'),
    assets,
    out: dist,
    site,
  })
  for (const url of removed) await rm(join(dist, url), { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true })
    await writeFile(join(dist, name), text)
  }
  for (const name of existing()) await compressFile(join(dist, name))
  await writeHosts({
    distDir: dist,
    site,
    articles: written.filter(({ file }) => existsSync(join(dist, file))).map(({ url }) => url),
    closed: docsPaths(sources.docs),
    moved,
  })
  const purge = purgeList(await measureFiles(dist, existing()), before, site.prefixPolicy)
  return { rendered, removed, purge }
}
