import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { loadEnv } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaultSeed } from '../../src/mocks/db.ts'
import { serviceStatus } from '../../src/mocks/seed/support/status.ts'
import { parseSite } from '../../src/site/env.ts'
import { contentLanguages, languages } from '../../src/site/languages.ts'
import { feedFaults } from '../feeds/faults.ts'
import { root } from '../shared-config.ts'
import { writeStatus } from './write.ts'

const site = parseSite(loadEnv('test', join(root, 'builds', 'com'), 'VITE_'), 'builds/com/.env')
const now = new Date('2026-04-15T12:00:00Z')
const url = 'https://status.example'
const known = () =>
  Object.fromEntries(
    contentLanguages.map((language) => [
      language,
      serviceStatus(defaultSeed, now.getTime(), true, language),
    ]),
  )

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'status-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Builds the page from what a source holds, as text or as JSON. */
async function build(source: unknown, at = now) {
  const file = join(folder, 'source.json')
  writeFileSync(file, typeof source === 'string' ? source : JSON.stringify(source))
  return writeStatus({ site, source: file, into: join(folder, 'out'), url, now: at })
}
const read = (name: string): string => readFileSync(join(folder, 'out', name), 'utf8')
const open = (name: string): Document => new JSDOM(read(name)).window.document
const textOf = (name: string): string =>
  (open(name).querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ')

describe('the status page of its own', () => {
  it('can be read without scripts in three languages, and loads no other file', async () => {
    expect((await build(known())).fault).toBeNull()
    for (const [language, words] of [
      ['en', ['Some systems are slow', 'Workers', 'Answers take longer than usual']],
      ['ru', ['Часть систем работает с перебоями', 'Исполнители', 'Ответы приходят дольше']],
      ['zh', ['部分服务比平时慢', '打码员', '答案比平时慢']],
    ] as const) {
      const file = language === 'en' ? 'index.html' : `${language}/index.html`
      const document = open(file)
      expect(document.documentElement.lang).toBe(languages[language].tag)
      expect(document.querySelectorAll('script, link[rel=stylesheet], img, iframe')).toHaveLength(0)
      for (const word of words) expect(textOf(file)).toContain(word)
      expect(document.querySelectorAll('.parts > li')).toHaveLength(7)
      // 90 days of each part, as pictures that say what they show.
      const days = [...document.querySelectorAll('.parts svg')]
      expect(days).toHaveLength(7)
      const drawn = [...(days[0]?.querySelectorAll('path') ?? [])]
        .map((path) => path.getAttribute('d'))
        .join('')
      expect(drawn.match(/M/g)).toHaveLength(90)
      expect(days[0]?.getAttribute('aria-label')).toMatch(/90/)
      for (const link of document.querySelectorAll('header a, footer a[href$="index.html"]')) {
        const target = new URL(link.getAttribute('href') ?? '', `file:///out/${file}`).pathname
        expect(readdirSync(join(folder, target, '..'))).toContain('index.html')
      }
    }
  })

  it('tells incidents step by step, and what is planned', async () => {
    await build(known())
    const document = open('index.html')
    const past = document.querySelector('#incident-inc-30')
    expect(
      [...(past?.querySelectorAll('ol b, ol strong') ?? [])].map((one) => one.textContent),
    ).toEqual(['resolved', 'cause found', 'investigating'])
    expect(past?.textContent).toMatch(
      /Started Apr 6, 2026, 12:00 PM UTC · Resolved Apr 6, 2026, 2:00/,
    )
    expect(document.querySelector('#planned-plan-8')?.textContent).toMatch(
      /Payouts pause for an hourApr 18, 2026, 12:00 PM UTC – Apr 18, 2026, 1:00 PM UTCPayouts/,
    )
  })

  it('keeps what the source no longer lists in the archive, and leaves it out of the first page', async () => {
    await build(known())
    const later = new Date('2026-09-01T00:00:00Z')
    const then = serviceStatus(defaultSeed, later.getTime(), false, 'en')
    const renamed = (then.incidents ?? []).map((one) => ({ ...one, id: `${one.id}-later` }))
    await build({ en: { ...then, incidents: renamed } }, later)
    expect(open('archive/index.html').querySelectorAll('article')).toHaveLength(2)
    expect(textOf('archive/index.html')).toMatch(/August 2026.*April 2026/)
    expect(textOf('index.html')).not.toContain('Apr 6')
    // What never ended and is gone from the source was taken back.
    expect(read('archive/index.html')).not.toContain('inc-31')
    // A language that the source lacks has the English texts, marked as such.
    expect(open('ru/index.html').querySelector('article h3')?.getAttribute('lang')).toBe('en')
  })

  it.each([
    ['broken', '{"en": {"overall": '],
    ['of another shape', { en: { overall: 'operational' } }],
    ['an error page', '<html>502</html>'],
  ])('says that nothing is known while its JSON is %s, above what was known', async (_, source) => {
    expect((await build(source)).fault?.message).toMatch(/^STATUS_SOURCE/)
    expect(textOf('index.html')).toMatch(
      /The current status isn’t known.*Apr 15, 2026, 12:00 PM UTC failed, and there is no earlier status/,
    )
    expect(textOf('zh/index.html')).toContain('当前状态未知')
    // Nothing known is not "no incidents", and what is not written is not linked.
    expect(textOf('archive/index.html')).toMatch(/there is no earlier status/)
    expect(textOf('archive/index.html')).not.toContain('No incidents')
    expect(read('index.html')).not.toMatch(/status\.json|feed\.en\.xml/)
    await build(known())
    const { fault } = await build(source, new Date('2026-04-15T13:00:00Z'))
    expect(fault).not.toBeNull()
    const text = textOf('index.html')
    expect(text).toMatch(
      /The current status isn’t known.*1:00 PM UTC failed.*as of Apr 15, 2026, 12:00 PM UTC/,
    )
    expect(text).not.toContain('Some systems are slow')
    // What was green before is not shown as if it were so now.
    expect(open('index.html').querySelectorAll('.parts .ok, .parts .warn')).toHaveLength(0)
    expect(text).toContain('Pingbacks were delivered late')
  })

  it('goes on where its own kept JSON is broken, and where the source is gone', async () => {
    await build(known())
    writeFileSync(join(folder, 'out', 'status.json'), '{')
    const { fault } = await writeStatus({
      site,
      source: 'http://127.0.0.1:1',
      into: join(folder, 'out'),
      url,
      now,
    })
    expect(fault?.message).toContain('does not answer')
    expect(textOf('index.html')).toContain('there is no earlier status')
  })

  it('shows hostile texts and unknown codes as texts', async () => {
    const evil = '<script>alert(1)</script>"><b onclick=x>'
    const { en } = known()
    await build({
      en: {
        ...en,
        overall: 'on_fire',
        components: [{ id: 'new_part', status: 'half_way', note: evil }],
        incidents: [
          {
            id: evil,
            title: evil,
            status: evil,
            components: [evil],
            startedAt: evil,
            resolvedAt: null,
            updates: [{ at: evil, status: evil, text: evil }],
          },
        ],
      },
    })
    for (const file of ['index.html', 'archive/index.html'])
      expect(open(file).querySelectorAll('script, [onclick]')).toHaveLength(0)
    expect(textOf('index.html')).toMatch(/on fire.*new part.*half way/)
  })

  it('has a valid feed in each language, which its head names', async () => {
    await build(known())
    for (const language of contentLanguages) {
      const feed = read(`feed.${language}.xml`)
      expect(feedFaults(feed, `${url}/feed.${language}.xml`)).toEqual([])
      expect(feed.match(/<item>/g)).toHaveLength(5)
      const file = language === 'en' ? 'index.html' : `${language}/index.html`
      const named = open(file).querySelector('link[type="application/rss+xml"]')
      expect(new URL(named?.getAttribute('href') ?? '', `${url}/${file}`).href).toBe(
        `${url}/feed.${language}.xml`,
      )
    }
    const before = read('feed.en.xml')
    await build(known(), new Date(now.getTime() + 60_000))
    expect(read('feed.en.xml')).toBe(before)
  })
})
