import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findPage } from '../../src/routes/paths.ts'

const root = join(import.meta.dirname, '..', '..')
const kinds = readFileSync(join(root, 'docs', 'kinds.md'), 'utf8')

it.each([
  ['Kinds of faults', 24],
  ['The world outside', 16],
])('names a mechanism and a test of each kind, which exist: %s', (title, count) => {
  const part = kinds.split(/^#+ /m).find((text) => text.startsWith(title)) ?? ''
  const rows = part.split('\n').filter((line) => /^\| \d+\. /.test(line))
  expect(rows.map((row) => Number.parseInt(row.slice(2), 10))).toEqual(
    Array.from({ length: count }, (_, at) => at + 1),
  )
  for (const row of rows) {
    const cells = row.split(' | ')
    const [kind, mechanism = ''] = cells
    const tests = cells.at(-1) ?? ''
    const files = (cell: string) =>
      [...cell.matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map(([, file = '']) => file)
    expect(files(mechanism), kind).not.toEqual([])
    expect(files(tests), kind).not.toEqual([])
    for (const file of [...files(mechanism), ...files(tests)])
      expect(existsSync(join(root, file)), file).toBe(true)
  }
})

it('names a page or a document and a test of each feature, which exist', () => {
  const isPage = (path: string): boolean => findPage(path.replaceAll(/\{\w+\}/g, '1')) !== undefined
  const rows = readFileSync(join(root, 'docs', 'features.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!Feature)[^|-]/.test(line))
    .map((line) => line.split(' | '))
  expect(rows.length).toBeGreaterThan(20)
  for (const [feature, , , where = '', test = ''] of rows) {
    const [, place = ''] = /`(.+)`/.exec(where) ?? []
    const [, file = ''] = /`(.+)`/.exec(test) ?? []
    expect(place.startsWith('/') ? isPage(place) : existsSync(join(root, place)), feature).toBe(
      true,
    )
    expect(file && existsSync(join(root, file)), feature).toBe(true)
  }
})
