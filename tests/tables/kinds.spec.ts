import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const kinds = readFileSync(join(root, 'docs', 'kinds.md'), 'utf8')

it('names a mechanism and a test of each kind, which exist', () => {
  const rows = kinds.split('\n').filter((line) => /^\| \d+\. /.test(line))
  expect(rows).toHaveLength(21)
  for (const row of rows) {
    const [kind, mechanism = '', , tests = ''] = row.split(' | ')
    const files = (cell: string) =>
      [...cell.matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map(([, file = '']) => file)
    expect(files(mechanism), kind).not.toEqual([])
    expect(files(tests), kind).not.toEqual([])
    for (const file of [...files(mechanism), ...files(tests)])
      expect(existsSync(join(root, file)), file).toBe(true)
  }
})
