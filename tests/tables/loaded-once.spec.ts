import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const sources = globSync('src/areas/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.spec.'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
const areaOf = (file: string): string => file.split('/').slice(0, 3).join('/')
/** The calls that pages' loaders start, by area: other pages start none of them. */
const loaded = new Set(
  sources
    .filter(({ file }) => file.endsWith('Page.tsx'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/endpoints\s*\.(\w+)\s*\.initiate/g)].map(
        ([, name = '']) => `${areaOf(file)} ${name}`,
      ),
    ),
)

// A hook that asks again on mounting repeats the call that its page's loader has just made.
it('asks no call again that the page’s loader has just made', () => {
  expect(loaded.size).toBeGreaterThan(30)
  const twice = sources.flatMap(({ file, text }) => {
    const shared = /const (\w+) = \{[^}]*refetchOnMountOrArgChange: true/.exec(text)?.[1]
    return [...text.matchAll(/\.use(\w+?)(?:Infinite)?Query\(([^]{0,300})/g)].flatMap(
      ([, name = '', rest = '']) => {
        const options = rest.split(/\n\n|\n {2}(?:const|return)\b/)[0] ?? ''
        const again =
          options.includes('refetchOnMountOrArgChange: true') ||
          (shared !== undefined && new RegExp(`\\b${shared}\\b`).test(options))
        const call = name.charAt(0).toLowerCase() + name.slice(1)
        return again && loaded.has(`${areaOf(file)} ${call}`) ? [`${file}: ${call}`] : []
      },
    )
  })
  expect(twice).toEqual([])
})
