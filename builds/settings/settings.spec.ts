import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseSite } from '../../src/site/env.ts'
import { canonicalUrl } from '../../src/routes/language.ts'
import { contentLanguages } from '../../src/site/languages.ts'
import { prefixPolicies, siteIds } from '../../src/site/sites.ts'
import type { SiteId } from '../../src/site/sites.ts'
import { jobs } from '../plugins/prerender.ts'
import { root } from '../shared-config.ts'
import { describeSite } from './describe.ts'
import { readSettings } from './settings.ts'
import { readSources } from './sources.ts'

let builds = ''
const now = new Date('2026-11-28T12:00:00Z')

beforeEach(() => {
  // Vite takes the environment before the files, and a test's environment has the settings of com.
  for (const name of Object.keys(process.env))
    if (name.startsWith('VITE_')) vi.stubEnv(name, undefined)
  vi.stubEnv('GIT_COMMIT', undefined)
  builds = mkdtempSync(join(tmpdir(), 'settings-'))
  for (const id of siteIds)
    cpSync(join(root, 'builds', id, '.env'), join(builds, id, '.env'), { recursive: true })
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(builds, { recursive: true, force: true })
})

function change(id: SiteId, key: string, value: string): void {
  const file = join(builds, id, '.env')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, `${text.replace(new RegExp(`^${key}=.*\n`, 'm'), '')}${key}=${value}\n`)
}
function says(id: SiteId): string {
  try {
    readSettings(id, { builds, now })
    return 'right'
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

it('takes the three sites as they are', () => {
  expect(siteIds.map(says)).toEqual(['right', 'right', 'right'])
})

describe('languages and prefixes', () => {
  const combinations = siteIds.flatMap((id) =>
    contentLanguages.flatMap((language) =>
      prefixPolicies.map((policy) => [id, language, policy] as const),
    ),
  )

  it.each(combinations)('%s in %s with %s is right or refused by name', (id, language, policy) => {
    change(id, 'VITE_DEFAULT_LANGUAGE', language)
    change(id, 'VITE_LANGUAGE_PREFIX', policy)
    const said = says(id)
    if (said !== 'right') {
      expect(said).toMatch(
        new RegExp(`^builds/${id}/.env: VITE_(?:DEFAULT_LANGUAGE|LANGUAGE_PREFIX) is "`),
      )
      return
    }
    const site = readSettings(id, { builds, now })
    // Right means that a page in the site's own language stands at its canonical address.
    const own = jobs(site).filter(
      (job) =>
        job.id !== 'notFound' &&
        canonicalUrl(job.row.path, job.language, site.hosts) ===
          `https://${site.canonicalHost}${job.url}`,
    )
    expect(own.length).toBeGreaterThan(30)
  })
})

it.each([
  ['VITE_BRAND', 'Other'],
  ['VITE_HOST_RU', 'other.example'],
  ['VITE_LANGUAGE_NOTICE_HOST', ''],
])('refuses a site whose %s differs from its sisters', (key, value) => {
  change('com', key, value)
  expect(says('com')).toContain(
    `builds/com/.env: ${key} is "${value}"; allowed: the same as in builds/zh/.env (`,
  )
  expect(says('zh')).toContain(`builds/zh/.env: ${key} is `)
})

it('takes an API of the own domain alone, also below co.uk', () => {
  for (const id of siteIds) change(id, 'VITE_HOST_COM', 'glyphwork.co.uk')
  change('com', 'VITE_CANONICAL_HOST', 'glyphwork.co.uk')
  change('com', 'VITE_API_ORIGIN', 'https://api.glyphwork.co.uk')
  expect(says('com')).toBe('right')
  change('com', 'VITE_API_ORIGIN', 'https://api.other.co.uk')
  expect(says('com')).toContain('allowed: a host below glyphwork.co.uk, as its cookies need it')
})

it('refuses what is no setting, another site, a past expiry, and a commit that is none', () => {
  change('com', 'VITE_REPORTS_URL', 'https://reports.example')
  expect(says('com')).toContain(
    'builds/com/.env: VITE_REPORTS_URL is no setting; allowed: VITE_SITE, ',
  )
  change('zh', 'VITE_SITE', 'com')
  expect(says('zh')).toContain('builds/zh/.env: VITE_SITE is "com"; allowed: zh.')
  change('ru', 'VITE_SECURITY_EXPIRES', '2026-11-28T11:59:59Z')
  expect(says('ru')).toContain(
    'builds/ru/.env: VITE_SECURITY_EXPIRES is "2026-11-28T11:59:59Z", which is past',
  )
  vi.stubEnv('GIT_COMMIT', 'main')
  expect(says('ru')).toContain('GIT_COMMIT is "main"')
})

it('refuses what would have no effect: a key twice, a line that is none, a mode without a file', () => {
  const file = join(builds, 'com', '.env')
  writeFileSync(file, `${readFileSync(file, 'utf8')}VITE_MEDIA_HOST=m.example\nVITE_STATUS_URL x\n`)
  expect(says('com')).toBe(
    'builds/com/.env: VITE_MEDIA_HOST is there twice.\nbuilds/com/.env: a line is no setting; allowed: NAME=value, # a comment.',
  )
  expect(() => readSettings('zh', { builds, now, mode: 'staging' })).toThrow('.env.staging')
  writeFileSync(join(builds, 'ru', '.env.staging'), 'VITE_REPORT_SAMPLE=2\n')
  expect(() => readSettings('ru', { builds, now, mode: 'staging' })).toThrow(
    /^builds\/ru\/\.env\.staging: VITE_REPORT_SAMPLE is "2"/,
  )
})

it('says how a host name in other letters is written', () => {
  for (const id of siteIds) change(id, 'VITE_HOST_COM', 'глиф.example')
  change('com', 'VITE_CANONICAL_HOST', 'глиф.example')
  expect(says('com')).toContain('VITE_CANONICAL_HOST is "глиф.example"; allowed: a host name')
  expect(says('com')).toContain('as xn--')
  for (const id of siteIds) change(id, 'VITE_HOST_COM', 'xn--c1akj0b.example')
  change('com', 'VITE_CANONICAL_HOST', 'xn--c1akj0b.example')
  expect(says('com')).toBe('right')
})

it('refuses a variable of the environment that is no setting', () => {
  vi.stubEnv('VITE_USER_NODE_ENV', 'production')
  expect(says('com')).toBe('right')
  vi.stubEnv('VITE_REPORTS_URL', 'https://reports.example')
  vi.stubEnv('VITE_REPORT_SAMPLE', '2')
  expect(says('com')).toMatch(
    /The environment: VITE_REPORTS_URL is no setting; allowed: [^]*The environment: VITE_REPORT_SAMPLE is "2"/,
  )
})

it('names the file of content that is no JSON', () => {
  writeFileSync(join(builds, 'com', 'company.json'), '{ name: 1 }')
  expect(says('com')).toMatch(/^content: builds\/com\/company\.json is no JSON/)
})

describe('the sources', () => {
  const com = () => readSettings('com', { builds, now })
  it.each(['ARTICLES_SOURCE', 'PRICES_SOURCE', 'DOCS_SOURCE', 'FAQ_SOURCE', 'STATUS_SOURCE'])(
    'are refused by the name of %s where they are missing, no JSON, of another shape, or silent',
    async (name) => {
      const plain = join(builds, 'plain.txt')
      writeFileSync(plain, 'text')
      const list = join(builds, 'list.json')
      writeFileSync(list, '[1]')
      for (const source of [
        join(builds, 'none.json'),
        plain,
        list,
        'http://127.0.0.1:1',
        'https://api.example/v1',
      ]) {
        vi.stubEnv(name, source)
        // One line for each call that failed, each with the name.
        await expect(readSources(com()), source).rejects.toThrow(
          new RegExp(`^${name}\\b[^\\n]*(?:\\n${name}\\b[^\\n]*)*$`),
        )
      }
    },
  )

  it('are named together where several are wrong', async () => {
    vi.stubEnv('PRICES_SOURCE', 'none.json')
    vi.stubEnv('FAQ_SOURCE', 'none.json')
    await expect(readSources(com())).rejects.toThrow(/FAQ_SOURCE[^\n]*\nPRICES_SOURCE/)
  })

  it('are described with everything else that a site will be', async () => {
    vi.stubEnv('PRICES_SOURCE', join(root, 'tests', 'support', 'prices.json'))
    vi.stubEnv('ARTICLES_SOURCE', join(root, 'tests', 'support', 'articles.json'))
    const site = parseSite({ ...process.env, VITE_SITE: 'ru', ...readRu() }, 'builds/ru/.env')
    const said = describeSite(site, await readSources(site), now).join('\n')
    expect(said).toMatch(/^ru\n/)
    for (const line of [
      /address +https:\/\/ru\.glyphwork\.example\//,
      /languages +English at \/pricing, Russian at \/ru\/pricing, Chinese at \/zh\/pricing/,
      /canonical, English +https:\/\/glyphwork\.example\/pricing/,
      /canonical, Chinese +https:\/\/cn\.glyphwork\.example\/pricing/,
      /prices +as of \d{4}-.* from .*prices\.json/,
      /articles +\d+ articles, \d+ programs from .*articles\.json/,
      /security\.txt +mailto:.*\(337 days\)/,
    ])
      expect(said).toMatch(line)
  })
})

const readRu = () =>
  Object.fromEntries(
    readFileSync(join(root, 'builds', 'ru', '.env'), 'utf8')
      .split('\n')
      .flatMap((line) => (line.startsWith('VITE_') ? [line.split('=', 2)] : [])),
  )
