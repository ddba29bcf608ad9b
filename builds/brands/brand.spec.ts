import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pictureKinds } from '../../src/routes/social.ts'
import { contentLanguages } from '../../src/site/languages.ts'
import { site } from '../../src/site/site.ts'
import { onSite } from '../../tests/support/on-site.ts'
import { feedWords } from '../articles/feed-words.ts'
import { feeds } from '../articles/feeds.ts'
import { readArticles } from '../articles/source.ts'
import { errorPages } from '../hosting/error-pages.ts'
import { manifestsOf, tokenRule } from '../plugins/brand.ts'
import { securityTxt } from '../plugins/security-txt.ts'
import { readContent, root } from '../shared-config.ts'
import { readBrand } from './brand.ts'

// A second brand beside the first, which is named nowhere outside its folder.
const first = /glyphwork/i
let folder = ''
const brand = {
  name: 'Tidepool',
  mails: { office: 'hello@tidepool.example', security: 'cert@tidepool.example' },
  colours: { theme: '#fff4e0', background: '#fffaf2' },
  tokens: { '--blue': 'light-dark(#7a2e00, #ffb98a)' },
}
const logo =
  '<svg viewBox="0 0 26 26"><circle cx="13" cy="13" r="9" stroke-width="2" stroke="currentColor"/></svg>'

function write(name: string, text: string): void {
  mkdirSync(join(folder, 'tidepool', name, '..'), { recursive: true })
  writeFileSync(join(folder, 'tidepool', name), text)
}
const read = () => readBrand('Tidepool', folder)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'))
  write('brand.json', JSON.stringify(brand))
  write('logo.svg', logo)
  for (const name of [
    'favicon.svg',
    'favicon.ico',
    'apple-touch-icon.png',
    'icon-192.png',
    'icon-512.png',
    'social/site-en.png',
  ])
    write(`public/${name}`, name)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('has preview pictures of today’s name and words: else run `npm run social`', () => {
  const { name } = readBrand('Glyphwork')
  const words = (language: string): Record<string, string> =>
    JSON.parse(readFileSync(join(root, 'locales', language, 'common.json'), 'utf8')).social
  const shown = contentLanguages.flatMap((language) =>
    pictureKinds.map((kind) => [`${kind}-${language}`, [name, words(language)[kind]]]),
  )
  const drawn = readFileSync(join(import.meta.dirname, 'glyphwork', 'social.json'), 'utf8')
  expect(JSON.parse(drawn)).toEqual(Object.fromEntries(shown))
})

describe('a folder', () => {
  it('is a brand, by its name', () => {
    expect(read()).toMatchObject({
      name: 'Tidepool',
      publicDir: join(folder, 'tidepool', 'public'),
      logo: {
        viewBox: '0 0 26 26',
        shapes: [{ tag: 'circle', attributes: { cx: '13', strokeWidth: '2' } }],
      },
    })
    expect(readBrand('Glyphwork').logo.shapes).toHaveLength(3)
    expect(() => readBrand('Other', folder)).toThrow(
      'VITE_BRAND is "Other"; allowed: the name in a brand.json of builds/brands (Tidepool)',
    )
  })

  it.each<[said: RegExp, name: string, text: string | null]>([
    [/public\/icon-512\.png is missing/, 'public/icon-512.png', null],
    [
      /theme must be a colour/,
      'brand.json',
      JSON.stringify({ ...brand, colours: { ...brand.colours, theme: 'red' } }),
    ],
    [/brand\.json is no JSON/, 'brand.json', '{'],
    [
      /must be a value of CSS/,
      'brand.json',
      JSON.stringify({ ...brand, tokens: { '--blue': 'red;}' } }),
    ],
    [
      /mails\.office must be a mail address/,
      'brand.json',
      JSON.stringify({ ...brand, mails: { ...brand.mails, office: 'hello' } }),
    ],
    [/Invalid key|colors/, 'brand.json', JSON.stringify({ ...brand, colors: {} })],
    [/logo\.svg has <script>/, 'logo.svg', '<svg viewBox="0 0 1 1"><script>x</script></svg>'],
    [
      /logo\.svg has the attribute style/,
      'logo.svg',
      '<svg viewBox="0 0 1 1"><path style="x"/></svg>',
    ],
    [/logo\.svg draws nothing/, 'logo.svg', '<svg viewBox="0 0 1 1"></svg>'],
    [/logo\.svg has no viewBox/, 'logo.svg', '<svg><path d="M0 0"/></svg>'],
  ])('is refused by name: %s', (said, name, text) => {
    if (text === null) rmSync(join(folder, 'tidepool', name))
    else write(name, text)
    expect(read).toThrow(said)
  })
})

it('is refused while a picture is still that of the brand it was copied from', () => {
  cpSync(join(folder, 'tidepool'), join(folder, 'reef'), { recursive: true })
  writeFileSync(join(folder, 'reef', 'brand.json'), JSON.stringify({ ...brand, name: 'Reef' }))
  expect(() => readBrand('Reef', folder)).toThrow(
    'builds/brands/reef/public/favicon.svg is that of Tidepool.',
  )
  expect(() => readBrand('Reef', folder, ['social'])).toThrow('reef/public/social/site-en.png is')
  expect(() => readBrand('Reef', folder, [])).toThrow('reef/logo.svg is that of Tidepool.')
})

describe('what a build makes of it', () => {
  it('are manifests of its name and colours', () => {
    const manifests = manifestsOf(read())
    expect(JSON.parse(manifests['manifest.webmanifest'] ?? '')).toMatchObject({
      name: 'Tidepool',
      theme_color: '#fff4e0',
    })
    expect(JSON.parse(manifests['worker.webmanifest'] ?? '')).toMatchObject({
      name: 'Tidepool: work',
      start_url: '/cabinet',
    })
    expect(JSON.stringify(manifests)).not.toMatch(first)
  })

  it('are its colours after the usual ones, and no token that does not exist', () => {
    expect(tokenRule(brand)).toBe(
      '@layer tokens{@media not (forced-colors: active){:root{--blue:light-dark(#7a2e00, #ffb98a);}}}\n',
    )
    expect(tokenRule({ name: 'Glyphwork', tokens: {} })).toBe('')
    expect(() => tokenRule({ name: 'Tidepool', tokens: { '--bleu': 'red' } })).toThrow(
      '--bleu, which is no token',
    )
    // The build adds the rule to the file that imports tokens.css first.
    expect(readFileSync(join(root, 'src', 'styles', 'index.css'), 'utf8')).toMatch(/tokens\.css/)
  })

  it('are feeds, pages of the host and pages of the app without the first one', async () => {
    const hosts = { com: 'tidepool.example', zh: 'cn.tidepool.example', ru: 'ru.tidepool.example' }
    onSite('com', { brand: 'Tidepool', canonicalHost: hosts.com, hosts })
    const articles = (
      await readArticles(site, join(root, 'tests', 'support', 'articles.json'))
    ).map((one) => ({ ...one, author: null }))
    const made = feeds(site, articles, await feedWords(site.brand))
    const { security } = read().mails
    const { '.well-known/security.txt': contact } = securityTxt(site, security)
    expect(contact).toContain('Contact: mailto:cert@tidepool.example\n')
    expect(made['/feeds/blog.en.xml']).toContain('<title>Tidepool blog</title>')
    expect(made['/feeds/blog.ru.xml']).toContain('<title>Блог Tidepool</title>')
    const { render } = await import('../../src/entry-server.tsx')
    const pages = []
    for (const url of ['/', '/about', '/pricing', '/blog']) {
      const { head, body, data } = await render(url, 'en', null)
      expect(head).toContain('tidepool.example')
      pages.push(head, body, data)
    }
    expect(JSON.stringify([made, errorPages(site), pages, contact])).not.toMatch(first)
  }, 60_000)
})

it('gives its address to the company of a site', () => {
  mkdirSync(join(folder, 'com'))
  const company = { name: 'Tidepool Ltd', address: '1 Quay', registration: '7' }
  writeFileSync(join(folder, 'com', 'company.json'), JSON.stringify(company))
  expect(readContent('com', read(), folder).company).toEqual({
    ...company,
    email: 'hello@tidepool.example',
  })
})

it('is the only thing that says who the first company is', () => {
  const files = globSync(
    [
      'src/**/*.{ts,tsx,css,json}',
      'locales/**/*.json',
      'index.html',
      'builds/plugins/*.ts',
      'builds/hosting/*.ts',
    ],
    { cwd: root },
  ).filter(
    (file) =>
      !/\.spec\.|\.fixture\.|\.d\.ts$|^src\/app\/dev\//.test(file) &&
      // Of the mock backend only the documentation and the answers are in a build.
      (!file.startsWith('src/mocks/') || /^src\/mocks\/seed\/(?:docs\/|faq)/.test(file)),
  )
  expect(files.length).toBeGreaterThan(1000)
  const naming = files.filter((file) =>
    first.test(
      readFileSync(join(root, file), 'utf8')
        // Comments are in no page.
        .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''),
    ),
  )
  expect(naming).toEqual([])
})
