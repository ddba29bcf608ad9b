import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const kinds = readFileSync(join(root, 'docs', 'kinds.md'), 'utf8')

it.each([
  ['Kinds of faults', 22],
  ['The world outside', 15],
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
