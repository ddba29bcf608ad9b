import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { siteIds } from '../../src/site/sites.ts'
import { sites } from '../hosting/whole-table.fixture.ts'
import { readSources } from '../settings/sources.ts'
import { root } from '../shared-config.ts'
import { prerenderOnly } from './only.ts'

// A build of one page per site, with a renderer that writes what it was given.
const renderer = `
export const prepareBody = async () => ({ html: '<p>The body.</p>', headings: [] })
export const render = async (url, language, served) => ({
  head: '<title>' + url + '</title>',
  body: (served?.name ?? '') + JSON.stringify(served?.answers ?? []) + (served?.html ?? ''),
  lang: language, data: null, words: {}, cache: {},
})
`
const template =
  '<!doctype html><html lang="en"><head></head><body><!--lost--><div id="lost"></div><!--/lost--><div id="root"></div></body></html>'
let work = ''
const at = (...parts: string[]): string => join(work, ...parts)
const read = (name: string): Promise<string> => readFile(at(name), 'utf8').catch(() => 'missing')

async function write(name: string, text: string): Promise<void> {
  await mkdir(dirname(at(name)), { recursive: true })
  await writeFile(at(name), text)
}

beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'only-'))
  await write(
    'articles.json',
    await readFile(join(root, 'tests', 'support', 'articles.json'), 'utf8'),
  )
  for (const id of siteIds) {
    await write(`dist/${id}/pricing/index.html`, template)
    await write(`dist/${id}/assets/a-1.js`, '')
    await write(`dist/${id}/blog/index.html`, 'old')
    await write(`dist/${id}/feeds/blog.en.xml`, 'old')
    await write(`maps/${id}/render/template.html`, template)
    await write(`maps/${id}/render/manifest.json`, '{}')
    await write(`maps/${id}/render/pages.json`, '{}')
    await write(`maps/${id}/render/server/entry-server.js`, renderer)
    await write(`maps/${id}/render/server/package.json`, '{"type":"module"}')
  }
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(work, { recursive: true, force: true })
})

/** As a person runs it; a test's own variables would change the sites. */
function run(args: readonly string[], source = at('articles.json')) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^VITE|^NODE_ENV$|^CI$|_SOURCE$/.test(name)),
  )
  const place = ['--dist', at('dist'), '--maps', at('maps'), ...args]
  return spawnSync('npm', ['run', '--silent', 'prerender', '--', ...place], {
    cwd: root,
    env: { ...env, ...(source && { ARTICLES_SOURCE: source }) },
    encoding: 'utf8',
  })
}

/** The same for the first site, without a process. */
async function here(only: readonly string[]) {
  vi.stubEnv('ARTICLES_SOURCE', at('articles.json'))
  const [site] = sites
  if (!site) throw new Error('There is no site.')
  const sources = await readSources(site)
  return prerenderOnly({ site, sources, dist: at('dist/com'), maps: at('maps/com'), only })
}

it('renders an article into a build, with its lists, sitemap, feeds and what to purge', async () => {
  // The translation comes with it, because each document names the other as its alternate.
  const { stdout, stderr, status } = run(['--only', '/blog/how-it-waits/'])
  expect([stderr, status]).toEqual(['', 0])
  const page = await read('dist/com/blog/how-it-waits/index.html')
  expect(page).toContain('<title>/blog/how-it-waits</title>')
  expect(page).toContain('How it waits')
  expect(existsSync(at('dist/com/blog/how-it-waits/index.html.br'))).toBe(true)
  expect(await read('dist/com/blog/index.html')).toContain('"slug":"how-it-waits"')
  expect(await read('dist/com/sitemap.xml')).toContain(
    '<loc>https://glyphwork.example/blog/how-it-waits</loc>',
  )
  expect(await read('dist/com/feeds/blog.en.xml')).toContain('/blog/how-it-waits')
  // What the build has no feed of, its heads do not name.
  expect(await read('dist/com/feeds/tutorial.en.xml')).toBe('missing')
  expect(await read('dist/com/_redirects')).toContain('/blog/:slug /blog/:slug/ 200')
  expect(await read('dist/ru/ru/blog/kak-zhdyot/index.html')).toContain('<html lang="ru">')
  // The other articles are not asked for, and no sitemap names what has no document.
  expect(await read('dist/com/sitemap.xml')).not.toContain('/h/first-steps</loc>')
  expect(await read('dist/com/h/first-steps/index.html')).toBe('missing')
  for (const line of [
    'com: /blog/how-it-waits',
    'ru: /ru/blog/kak-zhdyot',
    'com: purge https://glyphwork.example/blog/how-it-waits',
    'com: purge https://glyphwork.example/blog',
    'com: purge https://glyphwork.example/sitemap.xml',
    'com: purge https://glyphwork.example/feeds/blog.en.xml',
  ])
    expect(stdout.split('\n')).toContain(line)
  // The same again has nothing to purge, and the address of another site names it too.
  expect(await here(['/ru/blog/kak-zhdyot'])).toMatchObject({ rendered: ['/blog/how-it-waits'] })
  expect(await here(['/blog/how-it-waits'])).toEqual({
    rendered: ['/blog/how-it-waits'],
    removed: [],
    purge: [],
  })
}, 60_000)

it('leads from the former address of an article, whose file goes', async () => {
  const given: { articles: { slug: string }[] } = JSON.parse(await read('articles.json'))
  const articles = given.articles.map((one) =>
    one.slug === 'how-it-waits' ? { ...one, formerSlugs: ['how-it-waited'] } : one,
  )
  await write('dist/com/blog/how-it-waited/index.html', template)
  const before = await read('articles.json')
  await write('articles.json', JSON.stringify({ ...given, articles }))
  expect(await here(['/blog/how-it-waits'])).toMatchObject({ removed: ['/blog/how-it-waited'] })
  await write('articles.json', before)
  expect(existsSync(at('dist/com/blog/how-it-waited'))).toBe(false)
  expect(await read('dist/com/_redirects')).toContain(
    '/blog/how-it-waited /blog/how-it-waits 301\n',
  )
  expect(await read('dist/hosting/nginx/com.conf')).toMatch(
    /rewrite "\^\/blog\/how-it-waited\/\*\\z" \/blog\/how-it-waits permanent;/,
  )
}, 60_000)

it('deletes an article that is gone, and nothing that is a page of the table', async () => {
  await write('dist/com/blog/gone/index.html', template)
  await write('dist/com/blog/gone/index.html.br', '')
  expect(await here(['/blog/gone'])).toMatchObject({
    removed: ['/blog/gone'],
    purge: expect.arrayContaining(['/blog', '/blog/gone']),
  })
  expect(existsSync(at('dist/com/blog/gone'))).toBe(false)
  const others = ['/pricing', '/blog/../pricing', '/blog/none']
  const refused = run([...others.flatMap((url) => ['--only', url]), 'com'])
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringContaining(`${others.join(', ')}: no article of ARTICLES_SOURCE`),
  ])
  expect(existsSync(at('dist/com/pricing/index.html'))).toBe(true)
}, 60_000)

it('says what it needs', async () => {
  expect(run(['--only', '/blog/x'], '').stderr).toContain('ARTICLES_SOURCE is not set')
  await rm(at('dist/zh'), { recursive: true })
  expect(run(['--only', '/blog/x']).stderr).toMatch(/^\S+zh: no build with its maps\. Run npm run/)
  await rm(at('maps/com/render'), { recursive: true })
  await expect(here(['/blog/how-it-waits'])).rejects.toThrow('npm run build:com')
}, 60_000)
