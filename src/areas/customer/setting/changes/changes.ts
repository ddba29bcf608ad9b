import { changeAreas, changeAuthors } from '@/api/contract/account-changes.ts'
import type { AccountChange, ChangeArea } from '@/api/contract/account-changes.ts'
import { isRecord } from '@/lib/is-record.ts'
import { known } from '@/lib/known.ts'
import type { Target } from '@/routes/href.ts'
import type { PageId } from '@/routes/table/index.ts'
import { dayParams } from '@/shared/query/days.ts'
import { choice, defineQuery, page } from '@/shared/query/query.ts'

/** The query of the log. Its tab is a parameter of the page. */
export const changesQuery = defineQuery({
  area: choice(changeAreas),
  by: choice(changeAuthors),
  ...dayParams,
  page,
})
export type ChangesQuery = ReturnType<typeof changesQuery.read>

export const changeArea = (area: string): ChangeArea | undefined => known(changeAreas, area)

export interface ChangedField {
  /** The path of the field, such as `daily.amount`. */
  path: string
  /** Undefined where the field was or is absent. */
  before: unknown
  after: unknown
}

const isMoney = (value: Readonly<Record<string, unknown>>): boolean =>
  'amount' in value && 'currency' in value

/** The single values of a document by their paths; money and lists count as single. */
function flat(value: unknown, path = ''): [path: string, value: unknown][] {
  if (!isRecord(value) || isMoney(value)) return path === '' ? [] : [[path, value]]
  return Object.entries(value).flatMap(([name, one]) =>
    flat(one, path === '' ? name : `${path}.${name}`),
  )
}

/** The values that differ. Of something added or removed, those that say something. */
export function changedFields({ before, after }: AccountChange): ChangedField[] {
  const [old, next] = [new Map(flat(before)), new Map(flat(after))]
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((path) => {
    const field = { path, before: old.get(path), after: next.get(path) }
    const isSame = JSON.stringify(field.before) === JSON.stringify(field.after)
    const isBlank = [field.before, field.after].every(
      (value) =>
        value === undefined ||
        value === null ||
        value === '' ||
        (Array.isArray(value) && value.length === 0),
    )
    return isSame || isBlank ? [] : [field]
  })
}

/** Where the settings of an area are changed. */
export const changePages = {
  keys: { id: 'setting' },
  limits: { id: 'setting', search: { tab: 'limits' } },
  rates: { id: 'settingEdit' },
  percent_100: { id: 'percent100' },
  software: { id: 'setting', search: { tab: 'software' } },
  ip_list: { id: 'ipList' },
  pingback: { id: 'pingback' },
  webhooks: { id: 'webhooks' },
  alert_rules: { id: 'profileNotif' },
  auto_topup: { id: 'pay' },
  wallet: { id: 'walletEdit' },
  members: { id: 'profileTeam' },
} as const satisfies Record<ChangeArea, Target<PageId>>

/** The figures since the day of a change: the ones that its area can move. */
export function figuresSince(
  { area, target }: Pick<AccountChange, 'area' | 'target'>,
  day: string,
): Target<PageId> | null {
  const graph = (metric: string): Target<PageId> => ({
    id: 'graphCaptures',
    search: { metric, dateFrom: day, compare: 'previous' },
  })
  switch (changeArea(area)) {
    case 'keys':
      return {
        id: 'uploads',
        search: { ...(target && { key: target.id }), dateFrom: day },
      }
    case 'software':
      return {
        id: 'uploads',
        search: { ...(target && { software: target.id }), dateFrom: day },
      }
    case 'limits':
    case 'auto_topup':
    case 'members':
      return graph('spent')
    case 'rates':
    case 'percent_100':
      return graph('successRate')
    case 'ip_list':
      return { id: 'receivingErrors', search: { dateFrom: day } }
    case 'pingback':
      return { id: 'pingbackLog', search: { ...(target && { host: target.id }), dateFrom: day } }
    case 'webhooks':
      return { id: 'webhooks', search: { ...(target && { webhook: target.id }), dateFrom: day } }
    // They move no figure.
    case 'alert_rules':
    case 'wallet':
    case undefined:
      return null
  }
}

const cells = ['at', 'area', 'target', 'field', 'before', 'after', 'by', 'ip', 'country'] as const

const asText = (value: unknown): string =>
  value === undefined || value === null
    ? ''
    : typeof value === 'string'
      ? value
      : JSON.stringify(value)

/** Rows for a spreadsheet, one for each field: the API's names and values, in every language. */
export function changeTable(changes: readonly AccountChange[]): string[][] {
  const rows = changes.flatMap((change) => {
    const { at, area, target, by, ip, country } = change
    return changedFields(change).map(({ path, before, after }) => [
      at,
      area,
      target?.name || String(target?.id ?? ''),
      path,
      asText(before),
      asText(after),
      by.name ?? by.kind,
      ip ?? '',
      country ?? '',
    ])
  })
  return [[...cells], ...rows]
}
