import { expect, it } from 'vitest'
import { alternates, canonicalUrl } from '../../src/routes/language.ts'
import { isStatic, pagePaths } from '../../src/routes/paths.ts'
import { sites } from '../hosting/whole-table.fixture.ts'
import { parseChanges } from './last-changes.ts'
import { robots, sitemaps } from './sitemap.ts'

const locs = (text = ''): string[] =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc)
const language = { com: 'en', zh: 'zh', ru: 'ru' } as const

it.each(sites)('$id: lists the pages that may be indexed in the language it owns', (site) => {
  const pages = pagePaths.filter(
    ({ row, path }) => row.index && isStatic(path) && row.langs.includes(language[site.id]),
  )
  const found = locs(sitemaps(site)['sitemap.xml'])
  const prefix = site.id === 'ru' ? '/ru' : ''
  expect(found.toSorted()).toEqual(
    pages
      .map(
        ({ path }) => `https://${site.canonicalHost}${prefix}${prefix && path === '/' ? '' : path}`,
      )
      .toSorted(),
  )
  for (const path of ['/enterpage', '/auth/logout', '/profile'])
    expect(
      found.some((loc) => loc.endsWith(path)),
      path,
    ).toBe(false)
})

it.each(sites)('$id: names the sisters of each page in every language that it has', (site) => {
  const text = sitemaps(site)['sitemap.xml'] ?? ''
  for (const { row, path } of pagePaths.filter(
    (page) => page.row.index && isStatic(page.path) && page.row.langs.includes(language[site.id]),
  )) {
    const url = `<loc>${canonicalUrl(path, language[site.id], site.hosts)}</loc>`
    const entry = text.split('<url>').find((one) => one.startsWith(url)) ?? ''
    expect(
      [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, hreflang, href]) => ({
        hreflang,
        href,
      })),
      path,
    ).toEqual(alternates(row, path, site.hosts))
  }
})

it('splits at what the protocol takes', () => {
  const [site] = sites
  if (!site) throw new Error('There is no site.')
  const own = locs(sitemaps(site)['sitemap.xml']).length
  const more = (count: number) =>
    Array.from({ length: count }, () => ({ loc: 'https://a.example/', links: [] }))
  const parts = (count: number) => Object.keys(sitemaps(site, undefined, more(count - own))).length
  expect([parts(50_000), parts(50_001)]).toEqual([1, 3])
})

it.each(sites)('$id: splits what is too much for one file, and loses nothing', (site) => {
  const whole = locs(sitemaps(site)['sitemap.xml'])
  const { 'sitemap.xml': index, ...parts } = sitemaps(site, 20)
  expect(Object.keys(parts).length).toBe(Math.ceil(whole.length / 20))
  expect(locs(index)).toEqual(
    Object.keys(parts).map((name) => `https://${site.canonicalHost}/${name}`),
  )
  expect(Object.values(parts).flatMap((part) => locs(part))).toEqual(whole)
  expect(Object.keys(sitemaps(site, whole.length))).toEqual(['sitemap.xml'])
  for (const part of Object.values(parts)) expect(locs(part).length).toBeLessThanOrEqual(20)
})

it.each(sites)('$id: lets crawlers read everything', (site) => {
  const lines = robots(site).split('\n')
  expect(lines.filter((line) => /^(?:User-agent|Disallow|Sitemap)/.test(line))).toEqual([
    'User-agent: *',
    'Disallow:',
    'User-agent: Yandex',
    'Disallow:',
    `Sitemap: https://${site.canonicalHost}/sitemap.xml`,
  ])
  expect(lines).toContainEqual(expect.stringMatching(/^Clean-param: from&utm_source&.* \/$/))
})

it('says when each page last changed, by the newest commit of its words or files', () => {
  const log = [
    '>2026-03-02\n',
    'locales/ru/pricing.json\n',
    '>2026-03-01\n',
    'src/areas/public/pricing/PricingPage.tsx',
    'locales/en/pricing.json\n',
    '>2026-02-01\n',
    'src/areas/public/pricing/columns.tsx',
    'locales/en/captchaNames.json',
  ].join('\n')
  const days = sites.map(
    (site) =>
      /<url><loc>[^<]*\/pricing<\/loc>(?:<lastmod>([^<]*))?/.exec(
        sitemaps(site, undefined, [], parseChanges(log))['sitemap.xml'] ?? '',
      )?.[1],
  )
  const expected = { com: '2026-03-01', zh: '2026-03-01', ru: '2026-03-02' }
  expect(days).toEqual(sites.map(({ id }) => expected[id]))
})

it('knows the day of most pages from the repository', () => {
  for (const site of sites) {
    const text = sitemaps(site)['sitemap.xml'] ?? ''
    expect(text.match(/<lastmod>\d{4}-\d\d-\d\d</g)?.length).toBe(locs(text).length)
  }
})
