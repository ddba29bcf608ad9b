// Over 250 lines: the steps from a build to its files, in order.
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Plugin } from 'vite'
import type { Rendered } from '../../src/entry-server.tsx'
import { decodePart } from '../../src/lib/decode-part.ts'
import { isOpenRow } from '../../src/routes/guards.ts'
import { localise, pageLanguage } from '../../src/routes/language.ts'
import { isStatic, pagePaths } from '../../src/routes/paths.ts'
import { rows } from '../../src/routes/table/index.ts'
import type { PageRow } from '../../src/routes/types.ts'
import type { Language } from '../../src/site/languages.ts'
import { contentLanguages } from '../../src/site/languages.ts'
import type { Site } from '../../src/site/sites.ts'
import { root, sharedConfig, versionOf } from '../shared-config.ts'
import { feeds } from '../articles/feeds.ts'
import { feedWords } from '../articles/feed-words.ts'
import { articleEntries, articleJobs, articleMoves, listAnswers } from '../articles/pages.ts'
import { faqAnswers, faqEntries, faqJobs } from '../faq/pages.ts'
import { catalogueAnswers, programEntries, programJobs } from '../catalogue/pages.ts'
import { pricesAt } from '../prices/pages.ts'
import { withDocument } from '../articles/with-document.ts'
import { frameFiles } from '../demo-frames/frames.ts'
import { apiFilesOf } from '../docs/api-files.ts'
import { searchFiles } from '../docs/search-files.ts'
import { markdownFiles } from '../docs/markdown.ts'
import { docsAnswers, docsEntries, docsJobs, docsPaths } from '../docs/pages.ts'
import { siteStatusFeeds } from '../status/feed.ts'
import { errorPages } from '../hosting/error-pages.ts'
import { finish } from '../hosting/finish.ts'
import type { Sources } from '../settings/sources.ts'
import { asPrivateShell, asShell, withLostMessage } from './lost.ts'
import { pageList, readAssets } from './page-assets.ts'
import type { PageAssets } from './page-assets.ts'
import { readBrand } from '../brands/brand.ts'
import { securityTxt } from './security-txt.ts'
import { robots, sitemaps } from './sitemap.ts'
import type { Job, ServedPage } from '../job.ts'

/** The languages in which a page has a file on a site (ARCHITECTURE.md section 5). */
function languagesOf(row: PageRow, site: Site): Language[] {
  return site.prefixPolicy === 'prefixed'
    ? contentLanguages.filter((language) => row.langs.includes(language))
    : [pageLanguage(row, site.defaultLanguage)]
}

/** Every prerendered file: the indexable pages with a single address, and the not-found page. */
export function jobs(site: Site): Job[] {
  const pages = pagePaths.filter(({ row, path }) => row.index && isStatic(path) && isOpenRow(row))
  const files = pages.flatMap(({ id, row, path }) =>
    languagesOf(row, site).map((language): Job => {
      const url = localise(path, language, site.prefixPolicy)
      return { id, row, url, language, file: join(url, 'index.html') }
    }),
  )
  const notFound = pagePaths.find(({ id }) => id === 'notFound')
  const missing = notFound ? languagesOf(notFound.row, site) : []
  return [
    ...files,
    ...missing.map((language): Job => {
      const base = localise('/', language, site.prefixPolicy)
      return {
        id: 'notFound',

        row: notFound?.row ?? unreachable(),
        url: join(base, 'not-found'),
        language,
        file: join(base, '404.html'),
      }
    }),
  ]
}

function unreachable(): never {
  throw new Error('The route table has no notFound row.')
}

/** JSON that an HTML parser cannot take for markup. */
const inert = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Names the file that src/app/page-scripts.ts reads. */
const listName = (file: string): string => `<meta name="page-list" content="/${file}" />`

function fill(
  template: string,
  id: string,
  { head, body, lang, data, words, cache }: Rendered,
  { css, scripts, fonts }: PageAssets,
  { list, sheets }: Making['assets'],
  served?: ServedPage,
): string {
  const entry = /[ ]*<script type="module"[^>]*><\/script>\n/.exec(template)?.[0] ?? ''
  const links = [
    ...fonts.map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`,
    ),
    // A page is read before it is used: src/main.tsx loads these scripts after the first paint.
    entry.trim().replace('<script', '<script fetchpriority="low"'),
    `<script type="application/json" id="page-scripts">${inert(scripts.map((file) => `/${file}`))}</script>`,
    listName(list.file),
    ...(data === null
      ? []
      : [`<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`]),
  ]
  // With its styles a document is drawn once it has arrived. They come last, because some readers of
  // links look at the first 32 kB alone. The disabled link loads nothing: it tells Vite's loader that
  // the page has the sheet.
  const styles = css.map(
    (file) =>
      `<style data-sheet>${sheets.get(file) ?? ''}</style><link rel="stylesheet" href="/${file}" disabled />`,
  )
  const known = served
    ? `\n    <script type="application/json" id="page-data">${inert({ name: served.name, cache })}</script>`
    : ''
  // The replacements are functions, because text may contain the patterns that replace()
  // interprets.
  return template
    .replace(entry, '')
    .replace(/<html lang="[^"]*">/, () => `<html lang="${lang}">`)
    .replace(
      '</head>',
      () =>
        `${links.map((link) => `  ${link}\n  `).join('')}  ${head}\n${styles.map((style) => `    ${style}\n`).join('')}  </head>`,
    )
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root" data-page="${id}">${body}</div>\n    <script type="application/json" id="page-words">${inert(words)}</script>${known}`,
    )
}

/** A shell has nothing to read, so its scripts load with it. */
const withStart = (
  template: string,
  { start: { css, scripts }, list }: Pick<Making['assets'], 'start' | 'list'>,
) =>
  template.replace('</head>', () =>
    [
      ...css.map((file) => `  <link rel="stylesheet" href="/${file}" />\n  `),
      ...scripts.map((file) => `  <link rel="modulepreload" href="/${file}" />\n  `),
      `  ${listName(list.file)}\n  `,
      `  <link rel="preload" href="/${list.file}" as="fetch" crossorigin />\n  `,
      '</head>',
    ].join(''),
  )

function servedAt(
  { id, language, url }: Job,
  lists: ReturnType<typeof listAnswers>,
): ServedPage | undefined {
  const known = lists.get(`${id} ${language}`)
  return known && { ...known, path: url }
}

type Entry = typeof import('../../src/entry-server.tsx')

interface Making {
  entry: Entry
  template: string
  assets: Awaited<ReturnType<typeof readAssets>>
  /** The output folder. */
  out: string
  site: Site
}

/** Renders pages one after another and writes their files. */
export async function writePages(
  list: readonly Job[],
  { entry, template, assets, out, site }: Making,
): Promise<void> {
  for (const job of list) {
    const rendered = await entry
      .render(job.url, job.language, job.served ?? null)
      .catch((error: unknown) => {
        throw new Error(`${job.url} (${job.language}) could not be prerendered.`, { cause: error })
      })
    const file = join(out, job.file)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(
      file,
      fill(
        withLostMessage(template, job.language, site),
        job.id,
        rendered,
        assets.ofPage(job.row, job.language),
        assets,
        job.served,
      ),
    )
  }
}

/** Loads a renderer that a site's build has written. */
export async function loadEntry(server: string): Promise<Entry> {
  const entry: Entry = await import(pathToFileURL(join(server, 'entry-server.js')).href)
  return entry
}

/**
 * What renders further pages into a build later (`npm run prerender`), kept with its source maps: the
 * renderer, the document without a page, and the lists of chunks.
 */
export const kitOf = (maps: string): { server: string; template: string; lists: string } => ({
  server: join(maps, 'render', 'server'),
  template: join(maps, 'render', 'template.html'),
  lists: join(maps, 'render'),
})

/** Every page of a site whose content the sources know, and of the table. */
export async function pagesOf(
  site: Site,
  { articles, docs, faq, catalogue, prices }: Sources,
  entry: Entry,
): Promise<{ table: Job[]; written: Job[] }> {
  const lists = new Map([...listAnswers(articles), ...docsAnswers(docs), ...faqAnswers(faq)])
  for (const language of rows.software.langs) {
    const first = catalogueAnswers(catalogue, language)
    if (first) lists.set(`software ${language}`, first)
  }
  const table = jobs(site).map((job) => ({
    ...job,
    served: servedAt(job, lists) ?? pricesAt(job, prices),
  }))
  const written = await withDocument(`https://${site.canonicalHost}`, async () => [
    ...(await articleJobs(site, articles, entry.prepareBody)),
    ...(await docsJobs(site, docs, entry.prepareBody)),
    ...(await programJobs(site, catalogue, entry.prepareBody)),
  ])
  return { table, written: [...written, ...faqJobs(site, faq)] }
}

/**
 * The files that list what the sources know: the sitemap and the feeds.
 * @param hasFile whether an article's address has a document: the sitemap lists no other
 */
export async function listFilesOf(
  site: Site,
  { articles, docs, faq, catalogue, status }: Sources,
  hasFile: (url: string) => boolean = () => true,
): Promise<Record<string, string>> {
  const entries = [
    ...articleEntries(site, articles),
    ...docsEntries(site, docs),
    ...faqEntries(site, faq),
    ...programEntries(site, catalogue),
  ]
  return {
    ...sitemaps(
      site,
      undefined,
      entries.filter(({ loc }) => {
        const { pathname } = new URL(loc)
        return hasFile(decodePart(pathname) ?? pathname)
      }),
    ),
    // Heads name the feeds wherever there is a source, even one without articles.
    ...(process.env['ARTICLES_SOURCE'] && feeds(site, articles, await feedWords(site.brand))),
    ...(status && siteStatusFeeds(site, status)),
  }
}

/** Moves the source maps out of what is deployed. */
async function moveMaps(dist: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  const files = await readdir(dist, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.map'))) {
    await mkdir(dirname(join(to, file)), { recursive: true })
    await rename(join(dist, file), join(to, file))
  }
}

/**
 * Completes a client build: prerenders every page that the build knows from the route tree, writes
 * the app shell, the sitemap, robots.txt and the host's files, and compresses all of them.
 */
export function prerender(site: Site, sources: Sources): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const dist = join(root, 'dist', site.id)
        if (!existsSync(join(dist, 'index.html'))) return
        const maps = join(root, 'dist-maps', site.id)
        await moveMaps(dist, maps)
        const server = join(root, '.cache', 'server', site.id)
        const shared = sharedConfig(site)
        await build({
          ...shared,
          configFile: false,
          logLevel: 'warn',
          build: {
            ssr: join(root, 'src', 'entry-server.tsx'),
            outDir: server,
            emptyOutDir: true,
            copyPublicDir: false,
            minify: false,
            reportCompressedSize: false,
          },
        })
        const entry = await loadEntry(server)
        const template = await readFile(join(dist, 'index.html'), 'utf8')
        const assets = await readAssets(dist)
        await rm(join(dist, 'index.html'))
        await writeFile(join(dist, assets.list.file), assets.list.text)
        const shell = withStart(template, assets)
        await writeFile(join(dist, '200.html'), asShell(shell, site))
        await writeFile(join(dist, 'private.html'), asPrivateShell(shell, site))
        const { table, written } = await pagesOf(site, sources, entry)
        await writePages([...table, ...written], { entry, template, assets, out: dist, site })
        const files = {
          ...(await listFilesOf(site, sources)),
          ...markdownFiles(site, sources.docs),
          ...apiFilesOf(site, sources.docs),
          ...searchFiles(sources.docs),
          ...(await frameFiles(site)),
          'robots.txt': robots(site),
          ...errorPages(site),
          healthz: 'ok\n',
          ...securityTxt(site, readBrand(site.brand).mails.security),
          'version.json': `${JSON.stringify(versionOf(site.id))}\n`,
        }
        for (const [name, text] of Object.entries(files)) {
          await mkdir(dirname(join(dist, name)), { recursive: true })
          await writeFile(join(dist, name), text)
        }
        // The tests read which chunk holds a page.
        const kit = kitOf(maps)
        await mkdir(kit.lists, { recursive: true })
        await cp(server, kit.server, { recursive: true })
        await writeFile(kit.template, template)
        await rename(join(dist, '.vite', 'manifest.json'), join(kit.lists, 'manifest.json'))
        await cp(join(dist, pageList), join(kit.lists, 'pages.json'))
        await rename(join(dist, pageList), join(maps, 'pages.json'))
        await rm(join(dist, '.vite'), { recursive: true })
        await finish({
          distDir: dist,
          site,
          articles: written.map(({ url }) => url),
          closed: docsPaths(sources.docs),
          moved: articleMoves(site, sources.articles),
        })
      },
    },
  }
}
