import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

it('says in the first line why a file has over 250 lines', () => {
  const files = globSync('{src,builds,tests}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(?:spec\.tsx?|d\.ts)$/.test(file),
  )
  expect(files.length).toBeGreaterThan(1000)
  const silent = files.filter((file) => {
    const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n')
    return lines.length > 250 && !/^\/[/*] ?(?:\* )?Over 250 lines: /.test(lines[0] ?? '')
  })
  expect(silent).toEqual([])
})
