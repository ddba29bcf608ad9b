import { expect, it } from 'vitest'
import { isStatic, pagePaths } from '../../src/routes/paths.ts'
import { sites } from '../hosting/whole-table.fixture.ts'
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
