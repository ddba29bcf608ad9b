import { mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { siteIds } from '../../src/site/sites.ts'
import { sites as known } from '../hosting/whole-table.fixture.ts'
import { makeRelease } from './make.ts'
import { purgeList } from './purge.ts'
import { rollBack, rollOut } from './roll.ts'

// Three sites of a few files, as a build writes them.
const [com, zh, ru] = known
if (!com || !zh || !ru) throw new Error('There are three sites.')
const sites = { com, zh, ru }
const day = (number: number) => new Date(Date.UTC(2026, 10, number))
let work = ''
const at = (...parts: string[]) => join(work, ...parts)

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(at(name)), { recursive: true })
    await writeFile(at(name), text)
  }
}

/** Builds the sites anew: `text` is what their pages say, and names their asset. */
async function build(text: string): Promise<void> {
  await rm(at('dist'), { recursive: true, force: true })
  for (const id of siteIds)
    await write({
      [`dist/${id}/index.html`]: `<script src="/assets/app-${text}.js">`,
      [`dist/${id}/index.html.br`]: text,
      [`dist/${id}/200.html`]: text,
      [`dist/${id}/404.html`]: text,
      [`dist/${id}/pricing/index.html`]: text,
      [`dist/${id}/about/index.html`]: 'the same',
      [`dist/${id}/assets/app-${text}.js`]: text,
      [`dist/${id}/assets/app-${text}.js.br`]: text,
      [`dist/${id}/robots.txt`]: 'the same',
      [`dist/${id}/version.json`]: JSON.stringify({ site: id, build: text, commit: 'abcdef0' }),
      [`dist/hosting/nginx/${id}.conf`]: 'the same',
    })
  await write({ 'dist/hosting/nginx/default.conf': 'the same' })
}

const make = (now: Date) =>
  makeRelease({ dist: at('dist'), into: at('releases'), sites, keepDays: 30, now })
const served = (id: keyof typeof sites, name: string): Promise<string> =>
  readFile(at('www', sites[id].canonicalHost, name), 'utf8').catch(() => 'missing')

beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'release-'))
})
afterEach(() => rm(work, { recursive: true, force: true }))

describe('a release', () => {
  it('is named by its content, and says what it contains', async () => {
    await build('one')
    const { folder, manifest, previous } = await make(day(1))
    expect(folder).toBe(at('releases', manifest.release))
    expect(previous).toBeNull()
    expect(manifest).toMatchObject({
      release: expect.stringMatching(/^[0-9a-f]{12}$/),
      commit: 'abcdef0',
      sites: {
        com: {
          host: 'glyphwork.example',
          build: 'one',
          kept: [],
          files: {
            'assets/app-one.js': { size: 3, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
          },
        },
      },
      hosting: { 'nginx/com.conf': { size: 8 } },
    })
    const mode = (await stat(join(folder, 'sites/com/index.html'))).mode
    expect(mode & 0o222).toBe(0)
    // The same again is the same release.
    expect((await make(day(2))).manifest).toEqual(manifest)
    expect((await readdir(at('releases'))).toSorted()).toEqual(
      [manifest.release, 'history.json', 'purge'].toSorted(),
    )
  })

  it('keeps the assets of earlier ones beside its own for as long as was said after their last day', async () => {
    await build('one')
    await make(day(1))
    await build('two')
    await make(day(2))
    await build('three')
    const third = await make(new Date(day(2).getTime() + 40 * 86_400_000))
    const assets = (await readdir(join(third.folder, 'sites/com/assets'))).toSorted()
    // The second one was live until today, the first until 40 days ago.
    expect(assets).toEqual(
      ['three', 'two'].flatMap((text) => [`app-${text}.js`, `app-${text}.js.br`]),
    )
    expect(third.manifest.sites.com.kept).toContain('assets/app-two.js')
    expect(Object.keys(third.manifest.sites.com.files)).not.toContain('assets/app-two.js')
    // Deleted by its age, the third is no release before any more.
    await rm(third.folder, { recursive: true })
    await build('four')
    const second = (await make(day(3))).previous
    expect(third.previous).toBe(second)
  })

  it('lists what changed under names that stay, and what the shell answers', async () => {
    await build('one')
    const first = await make(day(1))
    expect(first.purge.com).toEqual(expect.arrayContaining(['/', '/about', '/robots.txt']))
    await build('two')
    await rm(at('dist/com/about'), { recursive: true })
    const { purge, manifest } = await make(day(2))
    expect(purge.com).toEqual(
      expect.arrayContaining(['/', '/about', '/pricing', '/version.json', '/blog/*', '/enterpage']),
    )
    for (const url of purge.com) expect(url).not.toMatch(/assets|\.br$|robots|404|200/)
    expect(purge.zh).not.toContain('/about')
    expect(purge.ru).toContain('/ru/blog/*')
    expect(await readFile(at('releases/purge', `${manifest.release}.com.txt`), 'utf8')).toBe(
      purge.com.map((url) => `${url}\n`).join(''),
    )
  })

  it('is none of sites that are not built, or not of one commit', async () => {
    await build('one')
    await write({ 'dist/zh/version.json': '{"build":"one","commit":"0000000"}' })
    await expect(make(day(1))).rejects.toThrow('different commits (abcdef0, 0000000, abcdef0)')
    await rm(at('dist/zh'), { recursive: true })
    await expect(make(day(1))).rejects.toThrow('zh is not built')
  })

  it('purges no page of the shell while the shell is the same', () => {
    const file = { sha256: 'a', size: 1 }
    expect(
      purgeList(
        { '200.html': file, 'pricing/index.html': { sha256: 'b', size: 1 } },
        { '200.html': file, 'pricing/index.html': file },
      ),
    ).toEqual(['/pricing'])
  })
})

describe('on a host', () => {
  async function two() {
    await build('one')
    const first = await make(day(1))
    await build('two')
    const second = await make(day(2))
    return { first, second }
  }

  it('rolls out site by site, and back, with the assets of both for open tabs', async () => {
    const { first, second } = await two()
    const all = await rollOut(first.folder, at('www'))
    expect(all.map(({ id, from }) => [id, from])).toEqual([
      ['com', null],
      ['zh', null],
      ['ru', null],
    ])
    expect(await served('com', '200.html')).toBe('one')
    expect(all.every(({ isReloadNeeded }, index) => isReloadNeeded || index > 0)).toBe(true)

    // A stage: one site.
    const [stage, ...others] = await rollOut(second.folder, at('www'), ['zh'])
    expect(others).toEqual([])
    expect(stage).toMatchObject({
      id: 'zh',
      from: first.manifest.release,
      to: second.manifest.release,
      isReloadNeeded: false,
    })
    expect(stage?.purge).toContain('/pricing')
    expect(stage?.purge).not.toContain('/about')
    expect(await served('zh', '200.html')).toBe('two')
    expect(await served('com', '200.html')).toBe('one')

    await rollOut(second.folder, at('www'))
    expect(await served('com', '200.html')).toBe('two')
    expect(await served('com', 'assets/app-one.js')).toBe('one')

    const hosts = com.hosts
    const back = await rollBack(at('www'), hosts, ['com'])
    expect(back).toMatchObject([{ id: 'com', to: first.manifest.release }])
    expect(await served('com', '200.html')).toBe('one')
    // Tabs of the newer build work on.
    expect(await served('com', 'assets/app-two.js')).toBe('two')
    expect(await served('ru', '200.html')).toBe('two')
    await rollBack(at('www'), hosts, ['com'])
    expect(await served('com', '200.html')).toBe('two')

    // One site is back already when all follow: it does not go forward again.
    await rollBack(at('www'), hosts, ['ru'])
    const rest = await rollBack(at('www'), hosts)
    expect(rest.map(({ id, from, to }) => [id, from === to])).toEqual([
      ['com', false],
      ['zh', false],
      ['ru', true],
    ])
    const live = () => Promise.all(siteIds.map((id) => served(id, '200.html')))
    expect(await live()).toEqual(['one', 'one', 'one'])
    await rollBack(at('www'), hosts)
    expect(await live()).toEqual(['two', 'two', 'two'])
    await rollBack(at('www'), hosts, ['zh'])
    await rollOut(second.folder, at('www'))
    expect(await live()).toEqual(['two', 'two', 'two'])
    await rollBack(at('www'), hosts)
    expect(await live()).toEqual(['one', 'one', 'one'])
  })

  it('says that nginx has to reload where its configuration changed', async () => {
    const { first } = await two()
    await rollOut(first.folder, at('www'))
    await write({ 'dist/hosting/nginx/ru.conf': 'another policy' })
    const next = await make(day(3))
    const rolled = await rollOut(next.folder, at('www'))
    expect(rolled.filter(({ isReloadNeeded }) => isReloadNeeded).map(({ id }) => id)).toEqual([
      'ru',
    ])
    expect(await readFile(at('www/nginx/ru.conf'), 'utf8')).toBe('another policy')
  })

  it('swaps nothing where a file is missing or changed, and goes back to nothing', async () => {
    const { first, second } = await two()
    await rollOut(first.folder, at('www'))
    await rm(join(second.folder, 'sites/ru/pricing'), { recursive: true })
    await expect(rollOut(second.folder, at('www'))).rejects.toThrow(
      'ru/pricing/index.html is missing',
    )
    expect(await readlink(at('www', com.canonicalHost))).toContain(first.manifest.release)
    await expect(rollBack(at('www'), com.hosts)).rejects.toThrow('has no release before it')
    await expect(rollOut(at('dist'), at('www'))).rejects.toThrow('is no release')
    // A site that somebody has copied onto the host by hand.
    await write({ [`old/${ru.canonicalHost}/index.html`]: 'copied' })
    await expect(rollOut(first.folder, at('old'))).rejects.toThrow('is no link')
    expect(await readdir(at('old'))).toEqual([ru.canonicalHost, 'releases'].toSorted())
  })
})
