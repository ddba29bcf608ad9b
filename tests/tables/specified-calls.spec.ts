import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { calls } from '../../src/api/contract/index.ts'
import { graphNames } from '../../src/api/contract/public.ts'
import type { Call } from '../../src/api/contract/types.ts'

interface Specified {
  call: string
  request: string
}

const docs = join(import.meta.dirname, '..', '..', 'docs')
const contract = readFileSync(join(docs, 'contract.md'), 'utf8')

/**
 * The calls of specification.md section 7, from its own table. A line may name several calls, or
 * several methods of one path; braces contain a closed set of values.
 */
function readSpecified(): Specified[] {
  const section =
    readFileSync(join(docs, 'specification.md'), 'utf8')
      .split(/^## 7\. .*$/m)[1]
      ?.split(/^## /m)[0] ?? ''
  return [...section.matchAll(/^\| ([^|]+) \| ([^|]+) \|/gm)].flatMap(
    ([, names = '', request = '']) => {
      if (!names.includes('/api/')) return []
      const whole = names
        .replace(`{${graphNames.join(', ')}}`, '{name}')
        .replace('PUT, DELETE ', 'PUT+DELETE ')
        .replace(
          'pricing, GET .../conditions',
          'pricing, GET /api/v2/user/enterprise_support/conditions',
        )
      if (whole.startsWith('Editor variants under')) return []
      return whole.split(', ').flatMap((name) => {
        const [methods = '', path = ''] = name.split(' ')
        return methods.split('+').map((method) => ({ call: `${method} ${path}`, request }))
      })
    },
  )
}

const rows = Object.entries<Call>(calls)
const specified = readSpecified()
const rowOf = (call: string) => rows.find(([, { method, path }]) => `${method} ${path}` === call)

/** The fields of an argument, and whether each is required. */
function fieldsOf({ arg }: Call): Map<string, boolean> {
  const entries: object =
    'entries' in arg && typeof arg.entries === 'object' ? { ...arg.entries } : {}
  return new Map(Object.entries(entries).map(([name, field]) => [name, field.type !== 'optional']))
}

/** The fields that a request names, or null where the specification does not show it. */
function namesOf(request: string, call: string): string[] | null {
  if (/not shown|query params|as public|as blog|body for PUT|fields such as|^\{type/.test(request))
    return null
  const path = [...call.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (request === 'none') return path
  const words = request.replaceAll(/ ?\([^)]*\)/g, '').replaceAll(/[{}]/g, '')
  return [...path, ...words.split(', ').map((word) => word.trim())]
}

describe('the calls of the specification', () => {
  it('are read from its table', () => {
    expect(specified.length).toBeGreaterThan(38)
  })

  it.each(specified)('$call has a row of the contract', ({ call }) => {
    expect(rowOf(call)).toBeDefined()
  })

  it.each(specified.filter(({ request, call }) => namesOf(request, call)))(
    '$call sends what is specified, and needs no more',
    ({ call, request }) => {
      const row = rowOf(call)?.[1]
      const fields = row ? fieldsOf(row) : new Map<string, boolean>()
      const names = namesOf(request, call) ?? []
      expect([...fields.keys()]).toEqual(expect.arrayContaining(names))
      const needed = [...fields].filter(([, isNeeded]) => isNeeded).map(([name]) => name)
      expect(names).toEqual(expect.arrayContaining(needed))
    },
  )

  it.each(specified.filter(({ request, call }) => namesOf(request, call)))(
    '$call has each further field in the proposed contract',
    ({ call, request }) => {
      const row = rowOf(call)?.[1]
      const names = namesOf(request, call) ?? []
      const further = [...(row ? fieldsOf(row) : new Map()).keys()].filter(
        (name) => !names.includes(name),
      )
      expect(further.filter((name) => !new RegExp(`\\b${name}\\b`).test(contract))).toEqual([])
    },
  )
})
