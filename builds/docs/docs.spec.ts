import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, loadEnv } from 'vite'
import { describe, expect, it, vi } from 'vitest'
import { startHttp } from '../../src/mocks/http.ts'
import { docsOf } from '../../src/mocks/seed/docs.ts'
import { codeLanguages } from '../../src/routes/slugs/code-languages.ts'
import { parseSite } from '../../src/site/env.ts'
import { contentLanguages } from '../../src/site/languages.ts'
import type { SiteId } from '../../src/site/sites.ts'
import { typeSlugs } from '../../src/task-api/captcha-types.ts'
import { apiErrors } from '../../src/task-api/errors.ts'
import { methodIds, apiMethod } from '../../src/task-api/methods.ts'
import { requestOf } from '../../src/task-api/request-of.ts'
import { writeSamples } from '../../src/task-api/samples.ts'
import { docsSource } from '../plugins/docs-source.ts'
import { root } from '../shared-config.ts'
import { createReader } from '../../tests/support/parse-code.ts'
import { apiFilesOf } from './api-files.ts'
import { markdownFiles } from './markdown.ts'
import { docsAnswers, docsEntries, docsJobs } from './pages.ts'
import { readDocs } from './source.ts'
import { typeArticle } from '../../src/routes/docs.ts'

const siteOf = (id: SiteId) =>
  parseSite(loadEnv('test', join(root, 'builds', id), 'VITE_'), `builds/${id}/.env`)
const [com, ru, zh] = [siteOf('com'), siteOf('ru'), siteOf('zh')]
const printed = { cwd: root, maxBuffer: 10_000_000 }
const maker = join(root, 'src', 'mocks', 'seed', 'docs', 'make.ts')
const plain = (html: string) => Promise.resolve({ html, headings: [] })

describe("the repository's source", () => {
  it.each(contentLanguages)('in %s has every method, every type and every code', (language) => {
    const { articles } = docsOf(language)
    const slugs = articles.map(({ slug }) => slug)
    for (const slug of typeSlugs) expect(slugs).toContain(typeArticle(slug))
    const names = articles.map(({ title }) => title)
    for (const id of methodIds) {
      const { name, product } = apiMethod(id)
      if (product === 'v2' || product === 'classic')
        expect(
          names.filter((title) => /(?:: |：)([^：:]+)$/.exec(title)?.[1] === name).length,
          id,
        ).toBeGreaterThan(0)
    }
    const reference = articles.find(({ slug }) => slug === 'error-codes')
    for (const { docsSlug } of apiErrors) expect(reference?.bodyHtml).toContain(`id="${docsSlug}"`)
  })

  it('is the same in every language, but for its words', () => {
    const shape = (language: (typeof contentLanguages)[number]) =>
      docsOf(language).articles.map(({ slug, version, group, toc, method }) => [
        slug,
        version,
        group,
        toc.map(({ id }) => id),
        method?.request.map(({ name }) => name),
      ])
    expect(shape('ru')).toEqual(shape('en'))
    expect(shape('zh')).toEqual(shape('en'))
  })

  it('leads only to articles that there are, and fills every place', () => {
    for (const language of contentLanguages) {
      const { articles } = docsOf(language)
      const slugs = new Set(articles.map(({ slug }) => slug))
      for (const { slug, bodyHtml, title, description } of articles) {
        expect(bodyHtml, slug).not.toMatch(/\{\{|undefined|\[object/)
        expect(title.length, slug).toBeLessThanOrEqual(60)
        expect(description.length, slug).toBeGreaterThan(language === 'zh' ? 12 : 30)
        for (const [, to = ''] of bodyHtml.matchAll(/href="\/api-docs\/([^"#]+)/g))
          expect(slugs, `${slug} links to ${to}`).toContain(to)
      }
    }
  })
})

describe('what a build makes of it', () => {
  it('are files in the languages that a site has addresses for, and the tree', async () => {
    const files = async (site: typeof com) =>
      (await docsJobs(site, await readDocs(site), plain)).map(({ file }) => file)
    expect(await files(com)).toContain('/api-docs/quick-start/index.html')
    expect(await files(com)).toContain('/api-docs/recaptcha-v2/v1/index.html')
    expect(await files(zh)).toHaveLength((await files(com)).length)
    expect(await files(ru)).toContain('/zh/api-docs/error-codes/index.html')
    expect([...docsAnswers(await readDocs(com)).keys()]).toEqual(
      contentLanguages.map((language) => `apiDocs ${language}`),
    )
  })

  it('say without their text whether a key has a place in it, for the button above', async () => {
    const jobs = await docsJobs(com, await readDocs(com), plain)
    const bodyOf = (slug: string) =>
      jobs
        .find(({ url }) => url === `/api-docs/${slug}`)
        ?.served?.answers?.find(({ endpoint }) => endpoint === 'docsArticle')?.data
    expect(bodyOf('quick-start')).toMatchObject({ bodyHtml: 'YOUR_API_KEY' })
    expect(bodyOf('limits')).toMatchObject({ bodyHtml: '' })
  })

  it("name the API's host of their site, as the backend does when the page asks anew", async () => {
    const server = await startHttp({ port: 0 })
    try {
      for (const site of [com, ru, zh]) {
        const { canonicalHost, defaultLanguage: language } = site
        const url = `https://api.${canonicalHost}/createTask`
        const file = (await readDocs(site))
          .find((docs) => docs.language === language)
          ?.articles.find(({ slug }) => slug === 'recaptcha-v2')
        expect(file?.method).toMatchObject({ url, sample: { url } })
        const query = new URLSearchParams({ language, hostname: canonicalHost }).toString()
        const answer = await fetch(`${server.url}/api/v1/api-docs/recaptcha-v2?${query}`)
        expect(await answer.json()).toMatchObject({ method: { url, sample: { url } } })
      }
    } finally {
      await server.close()
    }
  })

  it('stand once in the sitemap of the site that owns their language', async () => {
    const entries = docsEntries(com, await readDocs(com))
    expect(new Set(entries.map(({ loc }) => loc)).size).toBe(entries.length)
    expect(entries.map(({ loc }) => loc)).toContain('https://glyphwork.example/api-docs/limits')
    expect(entries[0]?.links.map(({ hreflang }) => hreflang)).toEqual([
      'en',
      'ru',
      'zh-CN',
      'x-default',
    ])
  })

  it('have Markdown beside them, which llms.txt lists', async () => {
    const files = markdownFiles(com, await readDocs(com))
    const article = files['/markdown/api-docs/create-task.en.md'] ?? ''
    expect(article).toContain('| `clientKey` (required) | string |')
    expect(article).toContain('https://api.glyphwork.example/createTask')
    const listed = Array.from(
      (files['llms.txt'] ?? '').matchAll(/\]\(https:\/\/glyphwork\.example([^)]+)\)/g),
      ([, path = '']) => path,
    )
    expect(files['/markdown/api-docs/recaptcha-v2/v1.ru.md']).toContain(
      'https://ru.glyphwork.example/ru/api-docs/recaptcha-v2/v1',
    )
    expect(listed.length).toBeGreaterThan(70)
    const all = Object.keys({ ...files, ...apiFilesOf(com, []) })
    for (const path of listed) expect(all).toContain(path)
    expect(listed).toContain('/api-docs/openapi.en.json')
    expect(listed).toContain('/api-docs/postman.en.json')
  })

  it('stops where the source is missing or wrong', async () => {
    await expect(readDocs(com, join(root, 'nothing.json'))).rejects.toThrow('ENOENT')
    await expect(readDocs(com, join(root, 'package.json'))).rejects.toThrow('DOCS_SOURCE')
    await expect(readDocs(com, 'http://127.0.0.1:1')).rejects.toThrow()
  })
})

describe('npm run docs', () => {
  it('prints the articles as DOCS_SOURCE reads them', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'glyphwork-docs-')), 'docs.json')
    writeFileSync(file, execFileSync(process.execPath, ['builds/docs/print.ts'], printed))
    expect(await readDocs(com, file)).toEqual(await readDocs(com, ''))
  })
})

describe('on the development server', () => {
  it('the page gets the articles in place of the module that reads files', async () => {
    const server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [docsSource()],
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
    })
    try {
      const served = await server.transformRequest('/src/mocks/seed/docs/make.ts')
      expect(served?.code).not.toContain('node:fs')
      const page = await import(`data:text/javascript,${encodeURIComponent(served?.code ?? '')}`)
      for (const language of contentLanguages)
        expect(page.makeDocs(language)).toEqual(docsOf(language))
      const words = join(root, 'locales', 'en', 'landing.json')
      server.watcher.emit('change', words)
      await vi.waitFor(() =>
        expect(server.moduleGraph.getModuleById(maker)?.transformResult).toBeNull(),
      )
    } finally {
      await server.close()
    }
  })
})

describe('samples', () => {
  it('are JSON where they say so, and code that the grammar of its language reads', async () => {
    const reader = await createReader()
    let read = 0
    for (const { articles } of await readDocs(com)) {
      for (const { slug, method } of articles) {
        for (const { json } of method?.responses ?? []) JSON.parse(json)
        const code = method?.sample ? writeSamples(requestOf(method.sample)) : method?.samples
        for (const [language, text] of Object.entries(code ?? {})) {
          // No grammar reads the shells of Windows.
          if (language.startsWith('curl-')) continue
          expect(reader.faultOf(language, text), `${slug} ${language}`).toBeNull()
          read += 1
        }
      }
    }
    expect(read).toBeGreaterThan(500)
  })

  it('of a delivery are in every language but curl, which receives nothing', () => {
    const { method } = docsOf('en').articles.find(({ slug }) => slug === 'callbacks') ?? {}
    expect(Object.keys(method?.samples ?? {}).toSorted()).toEqual(codeLanguages.toSorted())
  })

  it('name no place that was left unfilled', () => {
    for (const language of contentLanguages)
      expect(JSON.stringify(docsOf(language))).not.toMatch(/\{(?:id|itemId|slug)\}/)
  })
})
