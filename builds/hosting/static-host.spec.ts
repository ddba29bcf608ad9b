import { describe, expect, it } from 'vitest'
import { redirects as builtRedirects } from '../../src/routes/table/index.ts'
import { isStatic, pagePaths } from '../../src/routes/paths.ts'
import { payloads } from '../../tests/support/redirect-payloads.ts'
import { overlap } from './header-rules.ts'
import { contentSecurityPolicy } from './policy.ts'
import { headersFile, limits, redirectsFile } from './static-host.ts'
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
  return {
    lines,
    fixed,
    dynamic,
    find: (path: string) => fixed.get(path) ?? dynamic.find(({ matches }) => matches.test(path)),
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

const fill = (path: string): string => path.replaceAll(/\{\w+\}/g, 'Abc-1')
const known = wholeTable.filter(({ path }) => path !== '*')

describe.each(sites)('$id, the whole table', (site) => {
  const own = site.prefixPolicy === 'prefixed'
  const prefixes = own ? ['', '/ru', '/zh'] : ['']
  const redirectsText = redirectsFile(site, wholeTable, wholeRedirects)
  const headersText = headersFile(site, hashes, wholeTable)
  const rules = parse(redirectsText)

  it('stays below what Cloudflare Pages reads', () => {
    expect(rules.fixed.size).toBeLessThanOrEqual(limits.fixed)
    expect(rules.dynamic.length).toBeLessThanOrEqual(limits.dynamic)
    expect(headersOf(headersText, 'cloudflare').blocks.length).toBeLessThanOrEqual(limits.headers)
    for (const line of redirectsText.split('\n')) expect(line.length).toBeLessThanOrEqual(1000)
    for (const line of headersText.split('\n')) expect(line.length).toBeLessThanOrEqual(limits.line)
    expect(new Set(rules.lines.map(({ from }) => from)).size).toBe(rules.lines.length)
    for (const { status, to } of rules.lines) {
      expect([200, 301, 302]).toContain(status)
      // A placeholder matches one segment and cannot name a host; a splat could.
      expect(to).toMatch(/^\/(?:$|[^/\\:*][^*]*$)/)
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
        if (url === '/') expect(rules.find(url)).toBeUndefined()
        else
          expect(rules.find(url), url).toMatchObject({ to: file ? `${url}/` : '/200', status: 200 })
        if (file && url !== '/')
          expect(rules.find(`${url}/`), `${url}/`).toMatchObject({ to: url, status: 301 })
      }
    }
  })

  it('moves what moves in one step, and lets nothing lead elsewhere', () => {
    expect(rules.find('/main')).toMatchObject({ to: '/', status: 301 })
    expect(rules.find('/main/')).toMatchObject({ to: '/', status: 301 })
    expect(rules.find('/en/main')).toMatchObject({ to: '/', status: 302 })
    expect(rules.find('/faq')).toMatchObject({ to: '/play-and-earn/faq', status: 301 })
    if (own) {
      expect(rules.find('/ru/main')).toMatchObject({ to: '/ru', status: 301 })
      expect(rules.find('/ru/faq')).toMatchObject({ to: '/ru/play-and-earn/faq', status: 301 })
      expect(rules.find('/zh/faq')).toMatchObject({ to: '/200', status: 200 })
    }
    expect(rules.find('/.well-known/change-password')).toMatchObject({
      to: '/profile/edit_password',
      status: 302,
    })
    expect(rules.find('/en')).toMatchObject({ to: '/', status: 302 })
    expect(rules.find('/en/pricing')).toMatchObject({ to: '/pricing', status: 302 })
    expect(rules.find('/en/blog/x')).toMatchObject({ to: '/blog/:part2', status: 302 })
    for (const { path } of known.filter(({ path: one }) => one.includes('{')))
      expect(rules.find(`/en${fill(path)}`), path).toMatchObject({
        to: expect.stringMatching(
          new RegExp(`^/${path.split('/')[1]}(?:/:part\\d){${path.split('/').length - 2}}$`),
        ),
        status: 302,
      })
    expect(rules.find('/de/nonsense')).toMatchObject({ to: '/200', status: 200 })
    for (const payload of payloads.flatMap((text) => [text, `/en/${text}`, `/en${text}`])) {
      const to = rules.find(payload)?.to ?? '/'
      expect(new URL(to, 'https://here.example').origin, payload).toBe('https://here.example')
    }
    for (const path of ['/nonsense', '/pricing/x', '/Pricing', '/lang/cobol', '/assets/none.js'])
      expect(rules.find(path), path).toBeUndefined()
  })

  it.each(['cloudflare', 'netlify'] as const)(
    'serves the headers of each path as %s reads them',
    (host) => {
      const { of } = headersOf(headersText, host)
      for (const { path, row } of known) {
        for (const prefix of prefixes) {
          const url = prefix + (path === '/' && prefix ? '' : fill(path)) || '/'
          const found = of(url)
          if (row.index) expect(found.get('X-Robots-Tag') ?? 'all', url).toBe('all')
          else expect(found.get('X-Robots-Tag'), url).toMatch(/noindex$/)
          if (path.includes('{hash}')) expect(found.get('Referrer-Policy'), url).toBe('no-referrer')
          expect(found.get('Cache-Control')).toBe(
            site.id === 'zh' ? 'no-cache, no-transform' : 'no-cache',
          )
          expect(found.get('Content-Security-Policy')).toBe(contentSecurityPolicy(site, hashes))
        }
      }
      expect(of('/assets/a.js').get('Cache-Control')).toBe(
        `public, max-age=31536000, immutable${site.id === 'zh' ? ', no-transform' : ''}`,
      )
      expect(of('/version.json').get('Cache-Control')).toBe(
        site.id === 'zh' ? 'no-cache, no-transform' : 'no-cache',
      )
      expect(of('/pricing').get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
      for (const path of ['/200', '/404']) expect(of(path).get('X-Robots-Tag')).toBe('noindex')
    },
  )

  it('gives the frames of the demos their own policy, with and without a slash, and indexes none', () => {
    const frames = { '/demo-frame/geetest': "default-src 'none'; script-src https://v.example" }
    for (const host of ['cloudflare', 'netlify'] as const) {
      const { of } = headersOf(headersFile(site, hashes, wholeTable, frames), host)
      for (const url of ['/demo-frame/geetest', '/demo-frame/geetest/']) {
        expect(of(url).get('Content-Security-Policy')).toBe(frames['/demo-frame/geetest'])
        expect(of(url).get('X-Robots-Tag')).toBe('noindex')
      }
      expect(of('/demo/geetest').get('Content-Security-Policy')).toContain("frame-src 'self'")
    }
  })

  it('is right for the rows built so far, too', () => {
    expect(redirectsFile(site)).toBe(redirectsFile(site, pagePaths, builtRedirects))
    expect(headersFile(site, hashes)).toContain(
      '/enterpage\n  ! X-Robots-Tag\n  X-Robots-Tag: noindex\n',
    )
    expect(headersFile(site, hashes)).toContain('\n/de/*\n  X-Robots-Tag: noindex\n')
  })
})

it('says which limit a table has outgrown, for such hosts only skip what is above it', () => {
  const [com] = sites
  if (!com) throw new Error('A site is expected.')
  const row = {
    page: 'area/feature/PrivatePage',
    langs: ['en'],
    index: false,
    guard: 'user',
    layout: 'public',
  } as const
  const many = Array.from({ length: 120 }, (_, at) => `/private-${at}-x`).map((path) => ({
    path,
    row: { ...row, path },
  }))
  expect(() => headersFile(com, hashes, many)).toThrow(
    /com: \d+ header rules, and Cloudflare Pages reads 100/,
  )
  expect(
    overlap('/pay*', '/payment-policy') && overlap('/x/*', '/x') && !overlap('/x/y', '/x'),
  ).toBe(true)
})
