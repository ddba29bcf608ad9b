import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listRoutes } from '../../builds/list.ts'
import { calls } from '@/api/contract/index.ts'
import { keysOf } from '@/lib/object.ts'
import { expand, findPage, isStatic, pagePaths } from '@/routes/paths.ts'
import { areas, pages, redirects, rows } from '@/routes/table/index.ts'
import { samplePages } from '../support/pages.ts'
import { lines } from '../support/routes.ts'

const root = join(import.meta.dirname, '..', '..')
const listed = new Map(
  lines.map((line) => [
    line.path,
    [line.area, line.path, line.guard, line.langs.join(','), line.index ? 'yes' : 'no'].join('\t'),
  ]),
)

describe('the route table', () => {
  it('says of every row what the specification says of its path', () => {
    const built = listRoutes()
    expect(built.length).toBeGreaterThanOrEqual(10)
    expect(built).toEqual(built.map((line) => listed.get(line.split('\t')[1] ?? '')))
  })

  it('begins no calls for a page but such as read, and are in the contract', () => {
    const reads = new Set(
      Object.values(calls).flatMap(({ method, path }) => (method === 'GET' ? [path] : [])),
    )
    const first = pages.flatMap(({ row }) => row.first?.calls ?? [])
    expect(first.length).toBeGreaterThan(2)
    expect(first.filter((path) => !reads.has(path))).toEqual([])
  })

  it('is printed by npm run routes', () => {
    const printed = execFileSync(process.execPath, ['builds/list.ts', 'routes'], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(printed).toBe(`${listRoutes().join('\n')}\n`)
  })

  it('refuses to list what it does not know', () => {
    expect(() =>
      execFileSync(process.execPath, ['builds/list.ts', 'rutes'], { cwd: root, stdio: 'pipe' }),
    ).toThrow(/npm run routes, or npm run endpoints/)
  })

  it('has no id and no path twice, though rows of different areas are merged', () => {
    const ids = Object.values(areas).flatMap((table) => Object.keys(table))
    expect(keysOf(rows).toSorted()).toEqual(ids.toSorted())
    const paths = pagePaths.map(({ path }) => path)
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  })

  it('has parents that exist, and a closed set for every parameter that it names', () => {
    for (const { id, row } of pages) {
      if (row.parent) expect(keysOf(rows), `parent of ${id}`).toContain(row.parent)
      for (const name of Object.keys(row.slugs ?? {}))
        expect(row.path, `slugs of ${id}`).toContain(`{${name}}`)
    }
  })

  it('names the file of every page, and no page stands in src/areas that no row names', () => {
    const files = globSync('**/*Page.tsx', { cwd: join(root, 'src', 'areas') }).map((file) =>
      file.slice(0, -'.tsx'.length),
    )
    const named = pages.flatMap(({ row }) => [row.page, ...(row.member ? [row.member.page] : [])])
    expect([...new Set(named)].toSorted()).toEqual(files.toSorted())
  })

  it('lists pages that only exist for people who are known, and redirects, as not to be indexed', () => {
    for (const { id, row } of pages)
      if (row.guard !== 'public' && row.guard !== 'guest') expect(row.index, id).toBe(false)
    for (const row of redirects) expect(row.index, row.path).toBe(false)
  })
})

it.each(samplePages)('$address is an address of $id', ({ id, address }) => {
  const { pathname } = new URL(address, 'https://glyphwork.example')
  expect(findPage(pathname)?.id ?? 'notFound').toBe(id)
})

describe('paths', () => {
  it('fills closed sets in, whole segments and parts of them', () => {
    expect(
      expand({ path: '/x/{product}-bot', slugs: { product: ['windows', 'android'] } }),
    ).toEqual([
      { path: '/x/windows-bot', slugs: { product: 'windows' } },
      { path: '/x/android-bot', slugs: { product: 'android' } },
    ])
    expect(
      expand({ path: '/a/{b}/{c}', slugs: { b: ['1', '2'], c: ['3', '4'] } }).map(
        ({ path }) => path,
      ),
    ).toEqual(['/a/1/3', '/a/1/4', '/a/2/3', '/a/2/4'])
    expect(expand({ path: '/blog/{slug}' })).toEqual([{ path: '/blog/{slug}', slugs: {} }])
  })

  it('knows what is an address and what is a pattern', () => {
    expect(isStatic('/pricing')).toBe(true)
    expect(isStatic('/blog/{slug}')).toBe(false)
    expect(isStatic('*')).toBe(false)
  })

  it('finds the page of an address, with or without a trailing slash, and no other', () => {
    expect(findPage('/pricing')?.id).toBe('pricing')
    expect(findPage('/pricing/')?.id).toBe('pricing')
    expect(findPage('/')?.id).toBe('home')
    for (const path of [
      '/Pricing',
      '/pricing/x',
      '//pricing',
      '/nonsense',
      '*',
      '',
      '/main',
      '/*',
      '/{slug}',
    ])
      expect(findPage(path), path).toBeUndefined()
  })
})
