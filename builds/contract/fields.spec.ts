import { describe, expect, it } from 'vitest'
import { isRecord } from '../../src/lib/is-record.ts'
import { isAbout } from './describe.ts'
import { makeExamples } from './examples.ts'
import { contractFields } from './fields/index.ts'
import { oneOf } from './fields/types.ts'
import type { Described } from './fields/types.ts'

const areas: Readonly<Record<string, Readonly<Record<string, { about: string; res?: unknown }>>>> =
  contractFields
const rows = Object.values(areas).flatMap((area) => Object.entries(area))

/** The values that a line names, if it names all of them: two or more, and none as an example. */
function namedBy(line: unknown): Set<string> | undefined {
  const text = isAbout(line) ? (typeof line === 'string' ? line : line.about) : ''
  if (/such as|Whether|Of `/.test(text)) return undefined
  const values = [...text.matchAll(/`([a-z][a-z0-9_]*)`/g)].map(([, value = '']) => value)
  return values.length > 1 ? new Set(values) : undefined
}

/** Every value of an answer that its line does not name. */
function strays(value: unknown, lines: unknown, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => strays(one, lines, place))
  const [about, inner]: unknown[] = Array.isArray(lines) ? lines : [lines, lines]
  if (isRecord(value)) {
    // The line of an object, or the lines of a part without a line of its own.
    const own = isRecord(inner) ? inner : {}
    const all = Object.entries(value)
    const isDictionary = all.length > 0 && all.every(([name]) => own[name] === undefined)
    return all.flatMap(([name, one]) =>
      strays(one, isDictionary ? lines : own[name], `${place}.${name}`),
    )
  }
  const named = namedBy(about)
  const isCode = typeof value === 'string' && /^[a-z][a-z0-9_]*$/.test(value)
  return named && isCode && !named.has(value) ? [`${place}: ${value}`] : []
}

const promisesOrder = (about: string): boolean =>
  /\b(?:newest|oldest|latest|nearest|fastest|dearest|smallest|most frequent|last answered|first (?:one|thing)) first\b/.test(
    about,
  )
/** Lists of plain values, of entries without the field of their order, and one that the backend ranks. */
const unnamed =
  /^docsArticle\.versions$|\.uptime90d\.days$|\.questions$|Work(?:Alert|Hours)s?\.records$|^workAlerts\.records$|^softwareAlternatives$/

/** Every list of an answer whose line promises an order without naming its field. */
function unordered(lines: unknown, place: string): string[] {
  if (Array.isArray(lines)) {
    const [about, inner]: unknown[] = lines
    return [...unordered(about, place), ...unordered(inner, place)]
  }
  if (isAbout(lines)) {
    const { about, order }: Described = typeof lines === 'string' ? { about: lines } : lines
    return promisesOrder(about) && order === undefined ? [place] : []
  }
  return isRecord(lines)
    ? Object.entries(lines).flatMap(([name, one]) => unordered(one, `${place}.${name}`))
    : []
}

describe('the lines of the fields', () => {
  it('name the field of every order that they promise', () => {
    const found = rows.flatMap(([name, { about, res }]) => {
      const list = isRecord(res) && Array.isArray(res['records']) ? res['records'][0] : undefined
      const isNamed = isRecord(list) && typeof list['order'] === 'string'
      return [...(promisesOrder(about) && !isNamed ? [name] : []), ...unordered(res, name)]
    })
    expect(found.filter((place) => !unnamed.test(place))).toEqual([])
  })

  it('name every value that the mock backend answers with', async () => {
    const examples = await makeExamples()
    const found = rows.flatMap(([name, { res }]) =>
      [...examples].flatMap(([call, { answer }]) =>
        call === name && res !== undefined ? strays(answer, res, name) : [],
      ),
    )
    expect(found).toEqual([])
  })

  it('are written from lists of the contract', () => {
    expect(oneOf('The state', ['a', 'b', 'c'])).toEqual({
      about: 'The state: `a`, `b` or `c`.',
      values: ['a', 'b', 'c'],
    })
    expect(strays({ state: 'd' }, { state: oneOf('The state', ['a', 'b']) }, 'x')).toEqual([
      'x.state: d',
    ])
  })
})
