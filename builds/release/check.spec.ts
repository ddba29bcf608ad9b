import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../shared-config.ts'
import { alternates, canonicalUrl } from '../../src/routes/language.ts'
import { rows } from '../../src/routes/table/index.ts'
import { siteIds } from '../../src/site/sites.ts'
import { sites as known } from '../hosting/whole-table.fixture.ts'
import { documentBound, startBound } from '../../tests/browser/bounds.ts'
import { wrongSites } from './check.ts'

// One page on three sites with one fault at a time. tests/browser asks the same checks of the builds.
const [com, zh, ru] = known
if (!com || !zh || !ru) throw new Error('There are three sites.')
const sites = { com, zh, ru }
let dist = ''

const script = 'var inline=1'
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const tags = { en: 'en', ru: 'ru', zh: 'zh-CN' } as const

function page(language: 'en' | 'ru' | 'zh', body = ''): string {
  const { path } = rows.pricing
  const links = alternates(rows.pricing, path, com?.hosts ?? { com: '', zh: '', ru: '' })
  return `<!doctype html><html lang="${tags[language]}"><head><title>Prices</title>
<meta name="description" content="${'Sixty characters of a description, as people read them. '.repeat(language === 'zh' ? 1 : 2)}">
<link rel="canonical" href="${canonicalUrl(path, language, com?.hosts ?? { com: '', zh: '', ru: '' })}">
${links.map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${href}">`).join('')}
<script>${script}</script></head><body><h1>Prices</h1><a href="/pricing#there">x</a><i id="there"></i>${body}</body></html>`
}

async function write(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(dist, name)), { recursive: true })
  await writeFile(join(dist, name), text)
}

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'check-'))
  await write('com/pricing/index.html', page('en'))
  await write('zh/pricing/index.html', page('zh'))
  await write('ru/pricing/index.html', page('en'))
  await write('ru/ru/pricing/index.html', page('ru'))
  for (const id of siteIds) {
    await write(`${id}/_headers`, hash)
    await write(`hosting/nginx/${id}.conf`, hash)
    await write(`${id}/version.json`, JSON.stringify({ build: 'one', commit: null }))
  }
})
afterEach(() => rm(dist, { recursive: true, force: true }))

it('finds nothing wrong with what is right', async () => {
  expect(await wrongSites(dist, sites)).toEqual([])
})

describe('finds', () => {
  it.each<[fault: string, change: (html: string) => string, said: RegExp]>([
    [
      'a second title',
      (html) => html.replace('<title>', '<title>A</title><title>'),
      /2 × head > title/,
    ],
    [
      'a long title',
      (html) => html.replace('Prices', 'P'.repeat(61)),
      /title is 61 characters wide/,
    ],
    [
      'no description',
      (html) => html.replace(/<meta name="desc[^>]*>/, ''),
      /0 × meta\[name=description\]/,
    ],
    [
      'a short description',
      (html) => html.replace(/content="[^"]*"/, 'content="x"'),
      /description has 1 char/,
    ],
    [
      'noindex',
      (html) => html.replace('<h1>', '<meta name="robots" content="noindex"><h1>'),
      /speaks to robots/,
    ],
    ['a link to no page', (html) => html.replace('/pricing#', '/prizing#'), /\/prizing is no page/],
    ['a link to a moved page', (html) => html.replace('/pricing#', '/main#'), /\/main is no page/],
    [
      'a fragment of nothing',
      (html) => html.replace('id="there"', ''),
      /nothing has the id of \/pricing#there/,
    ],
    [
      'a link without https',
      (html) => html.replace('/pricing#', 'http://x.example/#'),
      /http:\/\/x\.example/,
    ],
    [
      'a canonical elsewhere',
      (html) => html.replace('href="https://glyph', 'href="https://other'),
      /canonical address is https:\/\/other/,
    ],
    ['another alternate', (html) => html.replace('hreflang="ru"', 'hreflang="uk"'), /names \[/],
    [
      'an inline script that no host allows',
      (html) => html.replace(script, 'evil()'),
      /nginx does not allow[^]*_headers does not allow/,
    ],
    [
      'the mock backend',
      (html) => html.replace('</body>', 'mockServiceWorker</body>'),
      /carries the mock backend/,
    ],
    [
      'a document above its share',
      (html) =>
        html.replace('</body>', `${'x'.repeat(documentBound('pricing/index.html') + 1)}</body>`),
      /above \d+/,
    ],
  ])('%s', async (_, change, said) => {
    await write('com/pricing/index.html', change(page('en')))
    expect((await wrongSites(dist, sites)).join('\n')).toMatch(said)
  })

  it('no fault in a short text of an editor', async () => {
    const { path } = rows.pricing
    const article = page('en')
      .replaceAll(`${path}"`, '/blog/short"')
      .replace(/(name="description" content=)"[^"]*"/, '$1"Short."')
    await write('com/blog/short/index.html', article)
    expect((await wrongSites(dist, sites)).join('\n')).not.toMatch(
      /blog\/short.*(?:description|title)/,
    )
  })

  it('a start above its share', async () => {
    await write('com/assets/big-1.js', 'x'.repeat(startBound('pricing/index.html').bytes + 1))
    await write(
      'com/pricing/index.html',
      page('en').replace('</head>', '<script src="/assets/big-1.js"></script></head>'),
    )
    expect((await wrongSites(dist, sites)).join('\n')).toMatch(/pricing\/index\.html: \d+ B in 1/)
  })

  it('a language without its file', async () => {
    await rm(join(dist, 'zh/pricing'), { recursive: true })
    expect((await wrongSites(dist, sites)).join('\n')).toMatch(/no file at https:\/\/cn\.glyph/)
  })
})

/** As a person runs it; a test's own variables would change the sites. */
function run(command: string, args: readonly string[]) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^VITE|^NODE_ENV$|^CI$/.test(name)),
  )
  return spawnSync(command, [...args], { cwd: root, env, encoding: 'utf8' })
}

it('is asked by npm run release, whose release goes out and back', async () => {
  const [into, www] = [join(dist, 'releases'), join(dist, 'www')]
  const place = ['--built', '--dist', dist, '--maps', join(dist, 'com'), '--into', into]
  const release = () => run('npm', ['run', '--silent', 'release', '--', ...place])
  const first = release()
  expect(first.stderr).toBe('')
  expect(first.stdout).toMatch(/^release +[0-9a-f]{12}\ncommit +unknown\n/)
  const go = ['--', '--into', into, '--www', www]
  const out = run('npm', ['run', '--silent', 'roll-out', ...go])
  expect(out.stdout).toMatch(/^com: nothing -> [0-9a-f]{12}; to purge: \d+, in .*nginx -s reload/)
  await write('com/robots.txt', 'more')
  expect(release().status).toBe(0)
  expect(run('npm', ['run', '--silent', 'roll-out', ...go, 'com']).stdout).toMatch(
    /^com: [0-9a-f]{12} -> [0-9a-f]{12}; to purge: 1, in .*purge\.com\.txt\n$/,
  )
  expect(run('npm', ['run', '--silent', 'roll-back', ...go, 'com']).stdout).toMatch(/^com: /)
  const refused = run('npm', ['run', '--silent', 'roll-back', ...go, 'ru'])
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringContaining('no release before'),
  ])
  await write('com/pricing/index.html', page('en').replace('<h1>', '<h2>'))
  const wrong = release()
  expect(wrong.status).toBe(1)
  expect(wrong.stderr).toContain('com/pricing/index.html: 0 × h1, and not one')
})
