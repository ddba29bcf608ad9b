import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '@/lib/is-record.ts'
import { expect, it } from 'vitest'
import { calls } from '@/api/contract/index.ts'

const root = join(import.meta.dirname, '..', '..')
const paged = Object.entries(calls).flatMap(([name, { arg }]) =>
  'entries' in arg && isRecord(arg.entries) && 'perPage' in arg.entries ? [name] : [],
)
const hooks = new RegExp(`\\.use(?:${paged.join('|')})Query\\(`, 'i')
const readers = globSync('src/{areas,shared,app,session}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.spec.'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  .filter(({ text }) => hooks.test(text))

/** What shows one page of a list, and leads to the others. */
const turns = /<(?:List|PartedList|PartedTable)\b|\buseListQuery\(/
/** Files that need no other page, and why. */
const onePage: Readonly<Record<string, string>> = {
  'src/areas/affiliate/earnings/LatestPayouts.tsx': 'The latest ones, with a link to all.',
  'src/areas/profile/documents/DocumentsPage.tsx': 'Whether the list has loaded.',
  'src/areas/profile/overview/Security.tsx': 'The latest sign-in.',
  'src/areas/support/ticket/use-thread.ts': 'It asks for each page of a thread.',
}

// A choice that is not offered cannot be made: useEveryPage() loads all pages.
it('fills no select with one page of a list', () => {
  expect(paged).toContain('proxyUsers')
  const wrong = readers.filter(({ text }) => /<(?:option|RadioCards|ChoiceField)\b/.test(text))
  expect(wrong.map(({ file }) => file)).toEqual([])
})

// What is chosen may be drawn by another file.
it('reads one page only where the others are within reach', () => {
  const others = readers.filter(({ text }) => !turns.test(text)).map(({ file }) => file)
  expect(others.toSorted()).toEqual(Object.keys(onePage))
})
