import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '@/lib/is-record.ts'
import { expect, it } from 'vitest'
import { calls } from '@/api/contract/index.ts'

const root = join(import.meta.dirname, '..', '..')
const paged = Object.entries(calls).flatMap(([name, { arg }]) =>
  'entries' in arg && isRecord(arg.entries) && 'perPage' in arg.entries ? [name] : [],
)

// A choice that is not offered cannot be made: useEveryPage() loads all pages.
it('fills no select with one page of a list', () => {
  expect(paged).toContain('proxyUsers')
  const hooks = new RegExp(`\\.use(?:${paged.join('|')})Query\\(`, 'i')
  const wrong = globSync('src/{areas,shared,app}/**/*.tsx', { cwd: root }).filter((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return /<(?:option|RadioCards|ChoiceField)\b/.test(text) && hooks.test(text)
  })
  expect(wrong).toEqual([])
})
