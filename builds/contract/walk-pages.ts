import { isRecord } from '../../src/lib/is-record.ts'
import type { Call } from '../../src/api/contract/types.ts'
import { shownValue } from './finding.ts'
import type { ContractFinding } from './finding.ts'
import { disorderIn } from './order.ts'

/** Pages that a walk reads at most: a list of an account that works may have thousands. */
const mostPages = 30
/** The size of a page where the document names no maximum. */
const usualMaximum = 100

const recordsOf = (body: unknown): unknown[] | null => {
  if (!isRecord(body)) return null
  const list = body['records'] ?? body['articles']
  return Array.isArray(list) ? list : null
}
const idsOf = (records: readonly unknown[]): string[] =>
  records.flatMap((record) => {
    const id: unknown = isRecord(record) ? (record['id'] ?? record['slug']) : record
    return id === undefined ? [] : [JSON.stringify(id)]
  })
const totalOf = (body: unknown): number | undefined => {
  const total = isRecord(body) ? body['totalCount'] : undefined
  return typeof total === 'number' ? total : undefined
}

const wrong = (
  when: string,
  field: string,
  expected: string,
  got: string | number,
): ContractFinding[] => [{ check: 'pagination', when, field, expected, got: String(got) }]

const namesOf = (call: Call): string[] =>
  'entries' in call.arg && isRecord(call.arg.entries) ? Object.keys(call.arg.entries) : []

/** Finds an entry that an earlier page had, and keeps those of this page. */
function repeatedIn(records: readonly unknown[], seen: Set<string>): string | undefined {
  const ids = idsOf(records)
  const again = ids.find((id, at) => seen.has(id) || ids.indexOf(id) !== at)
  for (const id of ids) seen.add(id)
  return again
}

type Ask = (more: Record<string, unknown>) => Promise<unknown>

/** What is known of the order of a list. */
export interface Orders {
  /** That of the list as it comes. */
  list: string | undefined
  /** The parameter that chooses another one. */
  name: string
  /** Its values, each with the order that it stands for. */
  chosen: readonly (readonly [value: string, order: string])[]
}

/** Finds an entry that is not in the order of the list, on one page or over several. */
function disorder(when: string, records: readonly unknown[], order?: string): ContractFinding[] {
  const got = order === undefined ? undefined : disorderIn(records, order)
  return got === undefined || order === undefined
    ? []
    : [{ check: 'order', when, field: 'records', expected: order, got }]
}

/** Numbered pages of one size, from the first to the end. */
async function walkNumbered(
  ask: Ask,
  perPage: number,
  most: number,
  order: string | undefined,
): Promise<ContractFinding[]> {
  const when = `perPage=${perPage}`
  const all: unknown[] = []
  const seen = new Set<string>()
  let count = 0
  let first: number | undefined
  for (let page = 0; page < most; page++) {
    const body = await ask({ page, perPage })
    const records = recordsOf(body)
    if (!records) return []
    const total = totalOf(body)
    first ??= total
    for (const [name, sent] of Object.entries({ page, perPage })) {
      const said: unknown = isRecord(body) ? body[name] : undefined
      if (said !== undefined && said !== sent)
        return wrong(when, name, String(sent), `${shownValue(said)} on page ${page}`)
    }
    if (records.length > perPage)
      return wrong(when, 'records', `${perPage} at most`, `${records.length} on page ${page}`)
    const again = repeatedIn(records, seen)
    if (again !== undefined)
      return wrong(when, 'records', 'each entry once', `${again} again on page ${page}`)
    count += records.length
    all.push(...records)
    if (records.length < perPage || count === total)
      // A list may grow while it is read.
      return total !== undefined && total === first && total !== count
        ? wrong(when, 'totalCount', `${count}, as on the pages`, total)
        : disorder(when, all, order)
  }
  return disorder(when, all, order)
}

/** Pages that each name the next one, from the newest to the end. */
async function walkBack(ask: Ask, order: string | undefined): Promise<ContractFinding[]> {
  const seen = new Set<string>()
  const all: unknown[] = []
  let before: unknown
  for (let page = 0; page < mostPages; page++) {
    const when = before === undefined ? 'the first page' : `before=${shownValue(before)}`
    const body = await ask(before === undefined ? {} : { before })
    const records = recordsOf(body)
    if (!records) return []
    const again = repeatedIn(records, seen)
    if (again !== undefined) return wrong(when, 'records', 'each entry once', `${again} again`)
    all.push(...records)
    const found = disorder(when, all, order)
    if (found.length > 0) return found
    const next = isRecord(body) ? body['nextBefore'] : undefined
    if (next === undefined || next === null || next === '') return []
    if (records.length === 0)
      return wrong(when, 'nextBefore', 'null after the last page', shownValue(next))
    if (next === before) return wrong(when, 'nextBefore', 'another position', shownValue(next))
    before = next
  }
  return []
}

/** Asks for each order that can be chosen. */
async function walkOrders(ask: Ask, { name, chosen }: Orders): Promise<ContractFinding[]> {
  const found: ContractFinding[] = []
  for (const [value, order] of chosen) {
    const records = recordsOf(await ask({ [name]: value }))
    if (records) found.push(...disorder(`${name}=${value}`, records, order))
  }
  return found
}

const statusOf = (record: unknown): unknown => (isRecord(record) ? record['status'] : undefined)

/** What no entry can meet: a text of no entry, and days before the service. */
const unmet: readonly Readonly<Record<string, string>>[] = [
  { text: 'qzxqzx-of-no-entry' },
  { dateFrom: '2001-01-01', dateTo: '2001-01-02' },
]

/** Asks for a part of a list: what does not belong to it may not be there. */
async function walkFilters(ask: Ask, call: Call): Promise<ContractFinding[]> {
  const names = namesOf(call)
  const found: ContractFinding[] = []
  for (const filter of unmet) {
    if (!Object.keys(filter).every((name) => names.includes(name))) continue
    // Sums of days have an entry for each day, also for those on which nothing was.
    const left = idsOf((recordsOf(await ask(filter)) ?? []).filter(isRecord))
    if (left.length > 0)
      found.push({
        check: 'filter',
        when: new URLSearchParams(filter).toString(),
        field: 'records',
        expected: 'none',
        got: `${left.length}, such as ${left[0] ?? ''}`,
      })
  }
  // What waits for moderators is asked for as `pending`, whatever its own state.
  if (!names.includes('status') || call.path.includes('/moderation/')) return found
  const states = [...new Set((recordsOf(await ask({})) ?? []).map(statusOf))]
  const status = states.at(-1)
  if (states.length < 2 || typeof status !== 'string') return found
  const other = (recordsOf(await ask({ status })) ?? []).find((one) => statusOf(one) !== status)
  if (other !== undefined)
    found.push({
      check: 'filter',
      when: `status=${status}`,
      field: 'records',
      expected: shownValue(status),
      got: shownValue(statusOf(other)),
    })
  return found
}

/** Walks a list in each of its orders and in parts, and then to its end and beyond it. */
export async function walkPages(
  call: Call,
  ask: Ask,
  maximum: number | undefined,
  orders: Orders,
): Promise<ContractFinding[]> {
  const names = namesOf(call)
  const part = [...(await walkOrders(ask, orders)), ...(await walkFilters(ask, call))]
  if (part.length > 0) return part
  if (names.includes('page') && names.includes('perPage')) {
    const small = await walkNumbered(ask, 2, 2, orders.list)
    if (small.length > 0) return small
    const whole = await walkNumbered(ask, maximum ?? usualMaximum, mostPages, orders.list)
    if (whole.length > 0) return whole
    const beyond = recordsOf(await ask({ page: 100_000, perPage: 2 })) ?? []
    if (beyond.length > 0)
      return wrong('page=100000', 'records', 'none beyond the end', beyond.length)
  }
  return names.includes('before') ? walkBack(ask, orders.list) : []
}
