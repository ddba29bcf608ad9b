import { getDescription, safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { calls } from '../../src/api/contract/index.ts'
import type { CallName } from '../../src/api/contract/index.ts'
import { Nothing, Unread, Unused } from '../../src/api/contract/common.ts'
import type { Call } from '../../src/api/contract/types.ts'
import { isRecord } from '../../src/lib/is-record.ts'

// An answer that its screen must not believe: an empty one, a foreign one, one that says no.

const rows = Object.entries<Call>(calls)
const wrong = ['{}', '[]', 'null', '{"error":"x"}', '{"status":"error"}', '{"status":"failed"}']
const takes = ({ res }: Call, text: string): boolean => safeParse(res, JSON.parse(text)).success

/** Why an answer without content is true: the row says it, or its schema. */
const reasonOf = ({ empty, res }: Call): string | undefined =>
  empty ?? (res === Nothing || res === Unread || res === Unused ? getDescription(res) : undefined)
/** Whether no content of an answer is refused. */
const takesAll = ({ res }: Call): boolean => res === Unread || res === Unused

describe('the answers of every row', () => {
  it.each(rows)('%s: only an answer with what its screen counts on is believed', (_, call) => {
    const believed = wrong.filter((text) => takes(call, text))
    const allowed = takesAll(call)
      ? wrong
      : call.res === Nothing || call.empty !== undefined
        ? ['null']
        : []
    expect(believed).toEqual(allowed)
    if (believed.length > 0) expect(reasonOf(call)).toMatch(/^[A-Z].+\.$/)
  })

  it('say something in all calls that a script reads, unless the HTTP status says it all', () => {
    const unused = rows.filter(([, { res }]) => res === Unused).map(([name]) => name)
    expect(unused).toEqual(['readSystemMessage'])
    const read = rows.filter(([, call]) => !takesAll(call))
    const strict = read.filter(([, call]) => call.res !== Nothing && call.empty === undefined)
    expect(read.filter(([, call]) => takes(call, '{}'))).toEqual([])
    expect(rows.length - read.length - unused.length).toBeLessThanOrEqual(5)
    expect(read.length - strict.length).toBeLessThanOrEqual(65)
    expect(strict.length).toBeGreaterThanOrEqual(295)
  })

  it('are read by no script where anything is taken', () => {
    for (const [name, { res, endpoint }] of rows)
      expect(res === Unread, name).toBe(
        endpoint === 'none' &&
          !['sendBotMessage', 'uploadTicketFile'].includes(name) &&
          !name.endsWith('Attach'),
      )
  })

  it('are taken where a body that nobody needs does not say otherwise', () => {
    const taken = [undefined, null, { id: 5, status: 'closed' }, { success: true, errorId: 0 }]
    for (const body of taken) expect(safeParse(Nothing, body).success).toBe(true)
    const refused = [
      {},
      { error: 'x' },
      { errorCode: 'ERROR_X' },
      { errorId: 1 },
      { success: false },
      { ok: false },
      { status: 'Failure' },
      'done',
      1,
      true,
      [],
    ]
    for (const body of refused) expect(safeParse(Nothing, body).success).toBe(false)
  })
})

const usd = { amount: '5.00', currency: 'USD' }
const entity = { id: 5, amount: usd, total: usd, title: 'x' }

/** Calls whose screens announce a success: the field that tells it, one that does, and ones that do not. */
const outcomes: [name: CallName, field: string, yes: string, no: string[]][] = [
  ['sendTransfer', 'status', 'awaiting_confirmation', ['failed', 'canceled', 'expired']],
  ['confirmTransfer', 'status', 'completed', ['awaiting_confirmation', 'canceled']],
  ['createPayout', 'status', 'requested', ['failed', 'rejected', 'canceled']],
  ['orderWorkaround', 'status', 'quoting', ['failed', 'canceled']],
  ['orderProxy', 'status', 'active', ['failed', 'refunded']],
  ['buyEnterprise', 'status', 'active', ['failed', 'declined']],
  ['createInvoice', 'status', 'issued', ['failed', 'void']],
  ['requestRefund', 'status', 'requested', ['failed', 'rejected']],
  ['claimReward', 'state', 'claimed', ['locked', 'expired']],
  ['updateWallet', 'status', 'awaiting_confirmation', ['failed', 'canceled']],
  ['changeEmail', 'status', 'awaiting_confirmation', ['failed']],
  ['deleteAccount', 'status', 'awaiting_confirmation', ['failed']],
  ['confirmEmailChange', 'status', 'confirmed', ['failed', 'expired']],
]

it.each(outcomes)('%s: success is told by the %s that says so', (name, field, yes, no) => {
  const succeeds = (status: string) =>
    safeParse(calls[name].res, { ...entity, [field]: status }).success
  expect(succeeds(yes)).toBe(true)
  expect(no.filter(succeeds)).toEqual([])
})

type Path = readonly string[]

/** Every schema of a kind in a schema, with the path of fields that leads to it. */
function schemasIn(schema: unknown, type: string, path: Path = []): [Path, unknown][] {
  if (!isRecord(schema) || path.length > 12) return []
  const { entries, options, items, item, wrapped, value, pipe } = schema
  const inner: [string, unknown][] = [
    ...(isRecord(entries) ? Object.entries(entries) : []),
    ...(Array.isArray(options) ? options.map((one): [string, unknown] => ['', one]) : []),
    ...(Array.isArray(items) ? items.map((one): [string, unknown] => ['[]', one]) : []),
    ...(item === undefined ? [] : [['[]', item] satisfies [string, unknown]]),
    ...(wrapped === undefined ? [] : [['', wrapped] satisfies [string, unknown]]),
    ...(isRecord(value) ? [['*', value] satisfies [string, unknown]] : []),
    ...(Array.isArray(pipe) ? pipe.slice(1).map((one): [string, unknown] => ['', one]) : []),
  ]
  return [
    ...(schema['kind'] === 'schema' && schema['type'] === type
      ? [[path, schema] satisfies [Path, unknown]]
      : []),
    ...inner.flatMap(([name, one]) => schemasIn(one, type, name ? [...path, name] : path)),
  ]
}

describe('the lists of every answer', () => {
  const lists = rows.flatMap(([name, { res }]) =>
    schemasIn(res, 'array').map(([path, schema]) => [`${name}.${path.join('.')}`, schema] as const),
  )

  it('are cut, refused or drawn in parts where they are far too long', () => {
    // shortList(), keptList() and longList() of contract/common.ts.
    const kinds = ['transform', 'max_length', 'metadata']
    const loose = lists.filter(
      ([, schema]) =>
        !(isRecord(schema) && Array.isArray(schema['pipe'])) ||
        !schema['pipe'].some(
          (action) => isRecord(action) && kinds.includes(String(action['type'])),
        ),
    )
    expect(loose.map(([name]) => name)).toEqual([])
    expect(lists.length).toBeGreaterThan(300)
  })
})

describe('the numbers of every answer', () => {
  const numbers = rows.flatMap(([name, { res }]) =>
    schemasIn(res, 'number').map(
      ([path, schema]) => [`${name}.${path.join('.')}`, schema] as const,
    ),
  )
  it('are found', () => expect(numbers.length).toBeGreaterThan(400))

  /** An id is compared and never counted, so it may be any finite number. */
  const isId = (schema: unknown): boolean =>
    isRecord(schema) &&
    Array.isArray(schema['pipe']) &&
    schema['pipe'].some((action) => isRecord(action) && action['type'] === 'finite')

  it('are finite and bounded where they enter: 1e400 is refused or moved to a bound', () => {
    expect(JSON.parse('1e400')).toBe(Infinity)
    const loose = numbers.filter(([, schema]) =>
      [Infinity, -Infinity, ...(isId(schema) ? [] : [1e300])].some((given) => {
        const parsed = safeParse(Object(schema), given)
        return parsed.success && !(Math.abs(Number(parsed.output)) <= 1e15)
      }),
    )
    expect(loose.map(([name]) => name)).toEqual([])
  })
})
