import { describe, expect, it } from 'vitest'
import { isRecord } from '../../src/lib/is-record.ts'
import { isAbout } from './describe.ts'
import { makeExamples } from './examples.ts'
import { contractFields } from './fields/index.ts'
import { oneOf } from './fields/types.ts'

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

describe('the lines of the fields', () => {
  it('name every value that the mock backend answers with', async () => {
    const examples = await makeExamples()
    const all: Readonly<
      Record<string, Readonly<Record<string, { about: string; res?: unknown }>>>
    > = contractFields
    const rows = Object.values(all).flatMap((area) => Object.entries(area))
    const found = rows.flatMap(([name, { res }]) =>
      [...examples].flatMap(([call, { answer }]) =>
        call === name && res !== undefined ? strays(answer, res, name) : [],
      ),
    )
    expect(found).toEqual([])
  })

  it('are written from lists of the contract', () => {
    expect(oneOf('The state', ['a', 'b', 'c'])).toBe('The state: `a`, `b` or `c`.')
    expect(strays({ state: 'd' }, { state: oneOf('The state', ['a', 'b']) }, 'x')).toEqual([
      'x.state: d',
    ])
  })
})
