import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadEnv } from 'vite'
import { parseSite } from '../../src/site/env.ts'
import type { SiteId } from '../../src/site/sites.ts'
import { startHttp } from '../../src/mocks/http.ts'
import type { MockServer } from '../../src/mocks/http.ts'
import { redirectsFile } from '../hosting/static-host.ts'
import { root } from '../shared-config.ts'
import { sitemaps } from '../plugins/sitemap.ts'
import { feedWords } from './feed-words.ts'
import { feedFaults } from '../feeds/faults.ts'
import { feeds } from './feeds.ts'
import { articleEntries, articleJobs, articleMoves, listAnswers } from './pages.ts'
import { readArticles } from './source.ts'
import { withDocument } from './with-document.ts'

const file = join(root, 'tests', 'support', 'articles.json')
const siteOf = (id: SiteId) =>
  parseSite(loadEnv('test', join(root, 'builds', id), 'VITE_'), `builds/${id}/.env`)
const [com, ru, zh] = [siteOf('com'), siteOf('ru'), siteOf('zh')]
const plain = (html: string) => Promise.resolve({ html, headings: [] })

describe('the source of articles', () => {
  it('is a file: each site has what is meant for it, newest first, and what may be found', async () => {
    expect((await readArticles(com, file)).map(({ slug }) => slug)).toEqual([
      'one-library',
      'first-steps',
      'kak-zhdyot',
      'how-it-waits',
    ])
    expect((await readArticles(ru, file)).map(({ slug }) => slug)).toContain('only-on-ru')
    expect(await readArticles(com, '')).toEqual([])
  })

  it('stops the build where it is missing or wrong', async () => {
    await expect(readArticles(com, `${file}.none`)).rejects.toThrow('ENOENT')
    await expect(readArticles(com, join(root, 'package.json'))).rejects.toThrow('ARTICLES_SOURCE')
    await expect(readArticles(com, 'http://127.0.0.1:1')).rejects.toThrow()
  })

  it.each(['..', '.', '', 'a/b', '..\\a'])(
    'stops the build at the slug "%s", which is no part of a path',
    async (slug) => {
      const { articles, ...rest } = JSON.parse(readFileSync(file, 'utf8'))
      const folder = mkdtempSync(join(tmpdir(), 'articles-'))
      const wrong = join(folder, 'articles.json')
      writeFileSync(wrong, JSON.stringify({ ...rest, articles: [{ ...articles[0], slug }] }))
      await expect(readArticles(com, wrong)).rejects.toThrow('slug')
      rmSync(folder, { recursive: true })
    },
  )

  describe('as a backend', () => {
    let server: MockServer
    beforeAll(async () => {
      server = await startHttp({ port: 0 })
    })
    afterAll(() => server.close())

    it('is read page by page, each article whole', async () => {
      const found = await readArticles(com, server.url)
      const blog = found.filter(({ kind, language }) => kind === 'blog' && language === 'en')
      expect(blog.length).toBeGreaterThan(20)
      expect(new Set(found.map(({ slug }) => slug)).size).toBe(found.length)
      expect(found.every(({ bodyHtml }) => (bodyHtml ?? '').length > 200)).toBe(true)
      expect(
        found.some(
          ({ hostnames }) => Array.isArray(hostnames) && hostnames.includes('ru.glyphwork.example'),
        ),
      ).toBe(false)
    }, 60_000)
  })
})

describe('what a build makes of them', () => {
  it('are files in the languages that a site has addresses for', async () => {
    const files = async (site: typeof com) =>
      (await articleJobs(site, await readArticles(site, file), plain)).map((job) => [
        job.file,
        job.language,
      ])
    expect(await files(com)).toEqual([
      ['/software/blog/one-library/index.html', 'en'],
      ['/h/first-steps/index.html', 'en'],
      ['/blog/how-it-waits/index.html', 'en'],
    ])
    expect(await files(zh)).toEqual(await files(com))
    expect(await files(ru)).toContainEqual(['/ru/blog/kak-zhdyot/index.html', 'ru'])
  })

  it('begin the lists, without bodies', async () => {
    const lists = listAnswers(await readArticles(com, file))
    expect([...lists.keys()].toSorted()).toEqual([
      'blog en',
      'blog ru',
      'softwareArticles en',
      'supportTutorials en',
      'tutorials en',
    ])
    expect(lists.get('blog en')?.answers).toMatchObject([
      {
        endpoint: 'articleList',
        arg: { kind: 'blog', language: 'en' },
        data: { pages: [{ totalCount: 1, articles: [{ slug: 'how-it-waits' }] }], pageParams: [0] },
      },
    ])
    expect(JSON.stringify([...lists.values()])).not.toContain('bodyHtml')
  })

  it('stand in the sitemap of the site that owns their language, once, with their twins', async () => {
    const map =
      sitemaps(com, undefined, articleEntries(com, await readArticles(com, file)))['sitemap.xml'] ??
      ''
    expect(map.match(/<loc>[^<]*how-it-waits<\/loc>/g)).toHaveLength(1)
    expect(map).toContain('hreflang="ru" href="https://ru.glyphwork.example/ru/blog/kak-zhdyot"')
    expect(map).toContain('hreflang="x-default" href="https://glyphwork.example/blog/how-it-waits"')
    expect(map).not.toContain('<loc>https://ru.glyphwork.example/ru/blog/kak-zhdyot')
    expect(articleEntries(ru, await readArticles(ru, file)).map(({ loc }) => loc)).toEqual([
      'https://ru.glyphwork.example/ru/blog/kak-zhdyot',
    ])
    expect(articleEntries(zh, await readArticles(zh, file))).toEqual([])
  })

  it('share a rule on static hosts, however many they are', () => {
    const many = Array.from({ length: 5000 }, (_, index) => `/blog/a-${index}`)
    const lines = redirectsFile(com, undefined, undefined, many).split('\n')
    expect(lines).toContain('/blog/:slug /blog/:slug/ 200')
    expect(lines).not.toContain('/blog/:slug /200 200')
    expect(lines.length).toBeLessThan(1000)
  })

  it('lead from the addresses that they had before, which no other article has taken', async () => {
    const articles = (await readArticles(ru, file)).map((article) =>
      article.slug === 'how-it-waits'
        ? { ...article, formerSlugs: ['how-it-waited', '..'] }
        : article.slug === 'kak-zhdyot'
          ? { ...article, formerSlugs: ['kak-zhdal', 'only-on-ru'] }
          : article,
    )
    const taken = articles.find(({ slug }) => slug === 'only-on-ru')
    expect(taken?.kind).toBe('blog')
    const moved = articleMoves(ru, articles)
    expect(moved.map(({ path, to, langs }) => [path, to, ...langs])).toEqual([
      ['/blog/kak-zhdal', '/blog/kak-zhdyot', 'ru'],
      ...(taken?.language === 'ru' ? [] : [['/blog/only-on-ru', '/blog/kak-zhdyot', 'ru']]),
      ['/blog/how-it-waited', '/blog/how-it-waits', 'en'],
    ])
    expect(redirectsFile(ru, undefined, moved).split('\n')).toEqual(
      expect.arrayContaining([
        '/blog/how-it-waited /blog/how-it-waits 301',
        '/ru/blog/kak-zhdal /ru/blog/kak-zhdyot 301',
      ]),
    )
    expect(articleMoves(com, articles).map(({ path }) => path)).toEqual(['/blog/how-it-waited'])
  })

  it('are told by feeds, the same for the same articles', async () => {
    const articles = await readArticles(com, file)
    const made = feeds(com, articles, await feedWords(com.brand))
    expect(Object.keys(made)).toEqual([
      '/feeds/blog.en.xml',
      '/feeds/blog.ru.xml',
      '/feeds/tutorial.en.xml',
      '/feeds/tutorial.ru.xml',
      '/feeds/software.en.xml',
      '/feeds/software.ru.xml',
    ])
    for (const [path, feed] of Object.entries(made))
      expect(feedFaults(feed, `https://${com.canonicalHost}${path}`), path).toEqual([])
    const blog = made['/feeds/blog.en.xml'] ?? ''
    expect(blog).toContain('<link>https://glyphwork.example/blog/how-it-waits</link>')
    expect(blog).toContain('<language>en</language>')
    expect(blog).toContain('Sat, 11 Apr 2026 08:00:00 GMT')
    expect(made['/feeds/blog.ru.xml']).toContain('https://ru.glyphwork.example/ru/blog/kak-zhdyot')
    expect(feeds(com, articles, await feedWords(com.brand))).toEqual(made)
  })
})

describe('a prerendered article', () => {
  it('has its body, sanitised, its head, its data and its name', async () => {
    const { prepareBody, render } = await import('../../src/entry-server.tsx')
    const jobs = await withDocument(`https://${com.canonicalHost}`, async () =>
      articleJobs(com, await readArticles(com, file), prepareBody),
    )
    expect(typeof document).toBe('undefined')
    const job = jobs.find(({ url }) => url === '/blog/how-it-waits')
    const { body, head, data, lang } = await render('/blog/how-it-waits', 'en', job?.served ?? null)
    expect(lang).toBe('en')
    expect(body).toContain('<h1 class="title">How it waits</h1>')
    expect(body).toContain(
      '<h2 id="user-content-one">One</h2><p>A <a>link</a> and <a href="/pricing">prices</a>.</p>',
    )
    expect(body).toContain('<h2 id="user-content-two-three">')
    expect(body).toContain('href="#user-content-two-three-2"')
    expect(body).toContain('<span aria-current="page">How it waits</span>')
    expect(body).not.toMatch(/pwned|onerror|iframe|javascript:/)
    expect(head).toContain(
      '<link rel="canonical" href="https://glyphwork.example/blog/how-it-waits"/>',
    )
    expect(head).toContain('href="https://ru.glyphwork.example/ru/blog/kak-zhdyot"')
    expect(head).toContain('<meta property="og:type" content="article"/>')
    const graph: { '@graph': Record<string, unknown>[] } = JSON.parse(data ?? '')
    expect(graph['@graph'].map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'Article'])
    expect(graph['@graph'][1]).toMatchObject({
      headline: 'How it waits',
      datePublished: '2026-04-11T08:00:00.000Z',
    })
    // The document holds the body only once.
    expect(JSON.stringify(job?.served?.answers)).not.toContain('Before.')
  }, 60_000)

  it('is listed by a prerendered list', async () => {
    const { render } = await import('../../src/entry-server.tsx')
    const served = listAnswers(await readArticles(com, file)).get('blog en')
    const { body } = await render('/blog', 'en', served ? { ...served, path: '/blog' } : null)
    expect(body).toContain('href="/blog/how-it-waits"')
    const { body: alone } = await render('/blog', 'en')
    expect(alone).toContain('<h1 class="title">What we’ve learned and changed</h1>')
  }, 60_000)
})
