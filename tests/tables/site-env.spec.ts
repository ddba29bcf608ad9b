import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parseSite } from '@/site/env.ts'
import { siteIds } from '@/site/sites.ts'

const root = join(import.meta.dirname, '..', '..')
// Vite's loadEnv would not do: it prefers the environment to the file, and a test's environment has
// the settings of com.
const read = (id: string) => parseEnv(readFileSync(join(root, 'builds', id, '.env'), 'utf8'))
const com = read('com')

describe.each(siteIds)('builds/%s/.env', (id) => {
  it('is right', () => {
    const site = parseSite(read(id), `builds/${id}/.env`)
    expect(site.id).toBe(id)
    expect(site.canonicalHost).toBe(site.hosts[id])
  })
})

it('gives the three sites the same sister hosts, brand and API, and what differs as decided', () => {
  const sites = siteIds.map((id) => parseSite(read(id), id))
  const [first] = sites
  for (const site of sites)
    expect(site).toMatchObject({
      hosts: first?.hosts,
      brand: first?.brand,
      languageNoticeHost: first?.languageNoticeHost,
    })
  expect(sites.map(({ prefixPolicy, defaultLanguage }) => [prefixPolicy, defaultLanguage])).toEqual(
    [
      ['none', 'en'],
      ['none', 'zh'],
      ['prefixed', 'en'],
    ],
  )
  expect(new Set(Object.values(first?.hosts ?? {})).size).toBe(3)
})

describe('a wrong value', () => {
  const says = (changes: Record<string, string | undefined>): string => {
    try {
      parseSite({ ...com, ...changes }, 'builds/com/.env')
    } catch (error) {
      return error instanceof Error ? error.message : ''
    }
    return 'passed'
  }

  it.each([
    ['VITE_SITE', 'de', 'com, zh, ru'],
    ['VITE_BRAND', '', '1 to 40 characters'],
    ['VITE_BRAND', ' x', '1 to 40 characters'],
    ['VITE_BRAND', 'x'.repeat(41), '1 to 40 characters'],
    ['VITE_CANONICAL_HOST', 'https://glyphwork.example', 'host name'],
    ['VITE_CANONICAL_HOST', 'glyphwork.example:443', 'host name'],
    ['VITE_CANONICAL_HOST', 'Glyphwork.example', 'host name'],
    ['VITE_CANONICAL_HOST', 'glyphwork.example/x', 'host name'],
    ['VITE_CANONICAL_HOST', '-glyphwork.example', 'host name'],
    ['VITE_CANONICAL_HOST', `${'a'.repeat(64)}.example`, 'host name'],
    ['VITE_LANGUAGE_PREFIX', 'yes', 'none, prefixed'],
    ['VITE_DEFAULT_LANGUAGE', 'de', 'en, ru, zh'],
    ['VITE_API_ORIGIN', 'api.example.com', 'an origin such as'],
    ['VITE_API_ORIGIN', 'https://api.example.com/v1', 'an origin such as'],
    ['VITE_API_ORIGIN', 'https://api.example.com/', 'an origin such as'],
    ['VITE_API_ORIGIN', 'javascript:alert(1)', 'an origin such as'],
    ['VITE_API_ORIGIN', 'http://api.example.com', 'http only on this machine'],
    ['VITE_API_ORIGIN', 'https://api.example.com:99999', 'an origin such as'],
    ['VITE_API_ORIGIN', 'https://api.example.com:443', 'an origin such as'],
    ['VITE_API_ORIGIN', 'https://glyphwork.example', 'empty, which means the own host'],
    ['VITE_API_ORIGIN', 'https://api.other.example', 'a host below glyphwork.example'],
    ['VITE_MEDIA_HOST', 'https://media.example.com', 'empty, or a host name'],
    ['VITE_REPORT_URL', 'http://reports.example.com/', 'empty, or an https address'],
    ['VITE_REPORT_URL', 'https://reports.example.com/?key=1', 'empty, or an https address'],
    ['VITE_REPORT_URL', 'https://.../reports', 'empty, or an https address'],
    ['VITE_REPORT_URL', 'https://glyphwork.example/reports', "neither a site's nor the API's"],
    ['VITE_STATUS_URL', 'status.example.com', 'empty, or an https address'],
    ['VITE_STATUS_URL', 'https://status.example.com/', 'without a slash'],
    ['VITE_STATUS_URL', 'https://ru.glyphwork.example/status', "neither a site's nor the API's"],
    ['VITE_REPORT_SAMPLE', '10', 'a number from 0 to 1'],
    ['VITE_REPORT_SAMPLE', '', 'a number from 0 to 1'],
    ['VITE_SECURITY_EXPIRES', '2027-02-30T00:00:00Z', 'empty, or a time in UTC'],
    ['VITE_SECURITY_EXPIRES', '2027-13-01T00:00:00Z', 'empty, or a time in UTC'],
    ['VITE_HOST_ZH', '', 'host name'],
    ['VITE_HOST_ZH', 'glyphwork.example', 'another host than VITE_HOST_COM'],
    ['VITE_HOST_RU', 'cn.glyphwork.example', 'another host than VITE_HOST_ZH'],
    ['VITE_LANGUAGE_PREFIX', 'prefixed', '"none" on com'],
    ['VITE_DEFAULT_LANGUAGE', 'ru', 'of ru are at ru.glyphwork.example'],
    ['VITE_DEFAULT_LANGUAGE', 'zh', 'of zh are at cn.glyphwork.example'],
    ['VITE_LANGUAGE_NOTICE_HOST', 'x', 'empty, or a host name'],
    ['VITE_LANGUAGE_NOTICE_HOST', 'other.example', 'one of the three sites'],
  ])('%s=%s names file, key, value and what is allowed', (key, value, allowed) => {
    const message = says({ [key]: value })
    expect(message).toContain(`builds/com/.env: ${key} is ${JSON.stringify(value)}; allowed: `)
    expect(message).toContain(allowed)
  })

  it('is named where it is missing', () => {
    for (const key of Object.keys(com))
      expect(says({ [key]: undefined })).toContain(`builds/com/.env: ${key} is missing; allowed: `)
  })

  it('is named together with every other one', () => {
    expect(says({ VITE_SITE: 'x', VITE_BRAND: '', VITE_HOST_RU: '?' }).split('\n')).toHaveLength(3)
  })

  it('includes a canonical host that is not the site’s own among the sisters', () => {
    expect(says({ VITE_HOST_COM: 'other.example' })).toContain(
      'VITE_HOST_COM is "other.example"; allowed: the same as VITE_CANONICAL_HOST ("glyphwork.example")',
    )
  })

  it('may be empty where nothing is asked for', () => {
    expect(says({ VITE_API_ORIGIN: '', VITE_MEDIA_HOST: '', VITE_LANGUAGE_NOTICE_HOST: '' })).toBe(
      'passed',
    )
    expect(
      says({
        VITE_API_ORIGIN: 'https://api.glyphwork.example',
        VITE_MEDIA_HOST: 'media.example.com',
      }),
    ).toBe('passed')
    expect(says({ VITE_API_ORIGIN: 'http://127.0.0.1:5199' })).toBe('passed')
    expect(says({ VITE_SECURITY_EXPIRES: '' })).toBe('passed')
    expect(says({ VITE_REPORT_URL: 'https://reports.example.com/site' })).toBe('passed')
  })
})
