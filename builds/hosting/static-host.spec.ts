import { describe, expect, it } from 'vitest'
import { redirects as builtRedirects } from '../../src/routes/table/index.ts'
import { isStatic, pagePaths } from '../../src/routes/paths.ts'
import { payloads } from '../../tests/support/redirect-payloads.ts'
import { contentSecurityPolicy } from './policy.ts'
import { headersFile, LimitError, ruleLimits, redirectsFile } from './static-host.ts'
import { hashes, sites, wholeRedirects, wholeTable } from './whole-table.fixture.ts'

/** Matches a rule as Cloudflare Pages does. */
const matcher = (rule: string): RegExp =>
  new RegExp(
    `^${rule
      .replaceAll(/[.+?^$()|[\]\\]/g, '\\$&')
      .replaceAll('*', '(?<splat>.*)')
      .replaceAll(/:[A-Za-z]\w*/g, '[^/]+')}$`,
  )

function parse(text: string) {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([from = '', to = '', status = '']) => ({ from, to, status: Number(status) }))
  const first = lines.findIndex(({ from }) => /[:*]/.test(from))
  const fixed = new Map(lines.slice(0, first).map((line) => [line.from, line]))
  const dynamic = lines.slice(first).map((line) => ({ ...line, matches: matcher(line.from) }))
  const find = (path: string) =>
    fixed.get(path) ?? dynamic.find(({ matches }) => matches.test(path))
  return {
    lines,
    fixed,
    dynamic,
    find,
    /** Where a path leads, with its own parts in the place of the rule's placeholders. */
    follow(path: string): { to: string; status: number } | undefined {
      const rule = find(path)
      if (!rule) return undefined
      const parts = path.split('/')
      const to = rule.from
        .split('/')
        .reduce((text, part, at) => (part ? text.replace(part, parts[at] ?? '') : text), rule.to)
      return { to: rule.from.includes(':') ? to : rule.to, status: rule.status }
    },
  }
}

/**
 * The headers of a path. Cloudflare merges the matching rules and `!` removes a header; on Netlify
 * the last rule wins.
 */
function headersOf(text: string, host: 'cloudflare' | 'netlify') {
  const blocks = text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n')
      return { path, matches: matcher(path), lines: lines.map((line) => line.trim()) }
    })
  const of = (path: string): Map<string, string> => {
    const found = new Map<string, string>()
    for (const line of blocks
      .filter(({ matches }) => matches.test(path))
      .flatMap(({ lines }) => lines)) {
      if (line.startsWith('! ')) {
        if (host === 'cloudflare') found.delete(line.slice(2))
        continue
      }
      const at = line.indexOf(': ')
      const [name, value] = [line.slice(0, at), line.slice(at + 2)]
      const before = host === 'cloudflare' ? found.get(name) : undefined
      found.set(name, before === undefined ? value : `${before}, ${value}`)
    }
    return found
  }
  return { blocks, of }
}

const placeholders = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')
const fill = (path: string): string => path.replaceAll(/\{\w+\}/g, 'Abc-1')
const known = wholeTable.filter(({ path }) => path !== '*')

describe.each(sites)('$id, the whole table', (site) => {
  const own = site.prefixPolicy === 'prefixed'
  const prefixes = own ? ['', '/ru', '/zh'] : ['']
  const articles = prefixes.flatMap((prefix) =>
    Array.from({ length: 300 }, (_, at) => `${prefix}/blog/article-${at}`),
  )
  const frames = { '/demo-frame/geetest': "default-src 'none'; script-src https://v.example" }
  const files = [...Object.keys(frames), ...articles, '/api-docs/limits', '/api-docs/limits/2']
  const redirectsText = redirectsFile(site, wholeTable, wholeRedirects, files)
  const links = '</assets/f.woff2>; rel=preload; as=font; crossorigin'
  const headersText = headersFile(site, hashes, wholeTable, frames, links)
  const rules = parse(redirectsText)

  it('leaves a third of what Cloudflare Pages reads, with 300 articles in each language', () => {
    const most = (limit: number): number => Math.floor((limit * 2) / 3)
    expect(rules.fixed.size).toBeLessThanOrEqual(most(ruleLimits.fixed))
    expect(rules.dynamic.length).toBeLessThanOrEqual(most(ruleLimits.dynamic))
    expect(headersOf(headersText, 'cloudflare').blocks.length).toBeLessThanOrEqual(
      most(ruleLimits.headers),
    )
    for (const line of redirectsText.split('\n')) expect(line.length).toBeLessThanOrEqual(1000)
    for (const line of headersText.split('\n'))
      expect(line.length).toBeLessThanOrEqual(ruleLimits.line)
    expect(new Set(rules.lines.map(({ from }) => from)).size).toBe(rules.lines.length)
    for (const { status, to } of rules.lines) {
      expect([200, 301, 302]).toContain(status)
      // A placeholder matches one segment and cannot name a host; a splat could.
      expect(to).toMatch(/^\/(?:$|[^/\\*][^*]*$)/)
    }
  })

  it('answers every known path: a page by its file, another by the shell, and never by a file of another page', () => {
    for (const { path, row } of known) {
      for (const prefix of prefixes) {
        const url = prefix + (path === '/' && prefix ? '' : fill(path))
        const file =
          row.index &&
          isStatic(path) &&
          row.guard !== 'user' &&
          (!own || row.langs.some((language) => language === (prefix.slice(1) || 'en')))
        const shell = row.index ? '/200' : '/private'
        const isWritten = files.some((one) => matcher(placeholders(prefix + path)).test(one))
        const to = file ? `${url}/` : isWritten ? `${placeholders(prefix + path)}/` : shell
        if (url === '/') expect(rules.find(url)).toBeUndefined()
        else expect(rules.find(url), url).toMatchObject({ to, status: 200 })
        if (file && url !== '/')
          expect(rules.follow(`${url}/`), `${url}/`).toEqual({ to: url, status: 301 })
      }
    }
  })

  it('moves what moves in one step, and lets nothing lead elsewhere', () => {
    expect(rules.find('/main')).toMatchObject({ to: '/', status: 301 })
    expect(rules.find('/main/')).toMatchObject({ to: '/', status: 301 })
    expect(rules.find('/en/main')).toMatchObject({ to: '/', status: 302 })
    expect(rules.find('/en/main/')).toMatchObject({ to: '/', status: 302 })
    expect(rules.find('/faq')).toMatchObject({ to: '/play-and-earn/faq', status: 301 })
    if (own) {
      expect(rules.find('/ru/main')).toMatchObject({ to: '/ru', status: 301 })
      expect(rules.find('/ru/faq')).toMatchObject({ to: '/ru/play-and-earn/faq', status: 301 })
      expect(rules.find('/zh/faq')).toMatchObject({ to: '/private', status: 200 })
    }
    expect(rules.find('/.well-known/change-password')).toMatchObject({
      to: '/profile/edit_password',
      status: 302,
    })
    expect(rules.find('/en')).toMatchObject({ to: '/', status: 302 })
    expect(rules.find('/en/')).toMatchObject({ to: '/', status: 302 })
    for (const path of [
      ...known.map((one) => fill(one.path)),
      '/nonsense',
      '/pricing/nonsense/x',
    ].filter((one) => one !== '/'))
      expect(rules.follow(`/en${path}`)).toEqual({ to: path, status: 302 })
    expect(rules.find('/en/pricing/')).toMatchObject({ to: '/pricing', status: 302 })
    expect(rules.find('/en/enterpage/')).toMatchObject({ to: '/enterpage', status: 302 })
    expect(rules.find('/de/nonsense')).toMatchObject({ to: '/private', status: 200 })
    for (const payload of payloads.flatMap((text) => [text, `/en/${text}`, `/en${text}`])) {
      // These hosts match the path of a parsed address.
      const { pathname } = new URL(`https://here.example/${payload.replace(/^\//, '')}`)
      const to = rules.follow(pathname)?.to ?? '/'
      expect(new URL(to, 'https://here.example').origin, payload).toBe('https://here.example')
    }
    for (const path of ['/nonsense', '/pricing/x', '/Pricing', '/lang/cobol', '/assets/none.js'])
      expect(rules.find(path), path).toBeUndefined()
  })

  it.each(['cloudflare', 'netlify'] as const)(
    'serves the headers of each path as %s reads them',
    (host) => {
      const { of } = headersOf(headersText, host)
      for (const { path } of known) {
        for (const prefix of prefixes) {
          const url = prefix + (path === '/' && prefix ? '' : fill(path)) || '/'
          const found = of(url)
          // A private address is answered by the shell that says noindex itself.
          expect(found.has('X-Robots-Tag'), url).toBe(false)
          if (path.includes('{hash}')) expect(found.get('Referrer-Policy'), url).toBe('no-referrer')
          expect(found.get('Cache-Control')).toBe(
            site.id === 'zh' ? 'no-cache, no-transform' : 'no-cache',
          )
          expect(found.get('Content-Security-Policy')).toBe(contentSecurityPolicy(site, hashes))
          expect(found.get('Link')).toBe(links)
        }
      }
      if (host === 'cloudflare')
        for (const url of ['/assets/a.js', '/demo-frame/geetest'])
          expect(of(url).has('Link'), url).toBe(false)
      expect(of('/assets/a.js').get('Cache-Control')).toBe(
        `public, max-age=31536000, immutable${site.id === 'zh' ? ', no-transform' : ''}`,
      )
      expect(of('/version.json').get('Cache-Control')).toBe(
        site.id === 'zh' ? 'no-cache, no-transform' : 'no-cache',
      )
      expect(of('/pricing').get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
      for (const path of ['/200', '/private', '/404'])
        expect(of(path).get('X-Robots-Tag')).toBe('noindex')
    },
  )

  it('gives the frames of the demos their own policy, with and without a slash, and indexes none', () => {
    for (const host of ['cloudflare', 'netlify'] as const) {
      const { of } = headersOf(headersText, host)
      for (const url of ['/demo-frame/geetest', '/demo-frame/geetest/']) {
        expect(of(url).get('Content-Security-Policy')).toBe(frames['/demo-frame/geetest'])
        expect(of(url).get('X-Robots-Tag')).toBe('noindex')
      }
      expect(of('/demo/geetest').get('Content-Security-Policy')).toContain("frame-src 'self'")
    }
  })

  it('is right for the rows built so far, too', () => {
    expect(redirectsFile(site)).toBe(redirectsFile(site, pagePaths, builtRedirects))
  })

  it('serves an article by its file, and one without a file by the not-found page', () => {
    for (const prefix of prefixes)
      expect(rules.find(`${prefix}/blog/article-1`)).toMatchObject({
        to: `${prefix}/blog/:slug/`,
        status: 200,
      })
    expect(rules.find('/demo-frame/geetest')).toMatchObject({ to: '/demo-frame/geetest/' })
    const none = parse(redirectsFile(site, wholeTable, wholeRedirects))
    expect(none.find('/blog/article-1')).toMatchObject({ to: '/200', status: 200 })
  })
})

it('says which limit a table has outgrown, for such hosts only skip what is above it', () => {
  const [com] = sites
  if (!com) throw new Error('A site is expected.')
  const row = {
    page: 'area/feature/ItsPage',
    langs: ['en'],
    index: true,
    guard: 'public',
    layout: 'public',
  } as const
  const many = Array.from({ length: 120 }, (_, at) => ({
    path: `/open-${at}/{slug}`,
    row: { ...row, path: `/open-${at}/{slug}` },
  }))
  const write = () => redirectsFile(com, many)
  expect(write).toThrow(/com: \d+ redirects with a placeholder, and Cloudflare Pages reads 100/)
  expect(write).toThrow(LimitError)
})
