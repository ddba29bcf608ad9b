import { anyType, domainActions, noteLength } from '@/api/contract/manual-domains.ts'
import type { DomainAction, ManualDomain } from '@/api/contract/manual-domains.ts'
import { parseCsv, readCell } from '@/lib/csv.ts'
import { toDomain } from '@/lib/domain.ts'
import { known } from '@/lib/known.ts'

export const columns = ['domain', 'captchaType', 'action', 'note'] as const
type Column = (typeof columns)[number]

export interface ImportEntry {
  domain: string
  captchaType: string
  action: DomainAction
  note: string
}
export const importFaults = ['domain', 'captchaType', 'action', 'note', 'repeated'] as const
/** What is wrong with a line: a column, or a repetition of an earlier line. */
export type ImportFault = (typeof importFaults)[number]
export const lineStates = ['new', 'changed', 'same', 'wrong'] as const
export type LineState = (typeof lineStates)[number]

export interface ImportLine {
  line: number
  state: LineState
  /** The text of the file, for display. */
  written: Record<Column, string>
  /** The entry to send. */
  entry: ImportEntry | null
  /** The rule that it changes. */
  before: ManualDomain | null
  faults: readonly ImportFault[]
  /** The earlier line that it repeats. */
  repeats: number | null
}
export interface ImportPlan {
  lines: readonly ImportLine[]
  count: Record<LineState, number>
}

const keyOf = ({ domain, captchaType }: { domain: string; captchaType: string }): string =>
  `${domain} ${captchaType}`
const headings = new Map<string, Column>(columns.map((name) => [name.toLowerCase(), name]))

/** The position of each column: from the first line's names, else the default order. */
function layout(first: readonly string[]): { at: Record<Column, number>; headed: boolean } {
  const named = first.map((cell) => headings.get(cell.toLowerCase().replace(/[\s_-]/g, '')))
  const headed = named.includes('domain')
  const place = (column: Column, usual: number): number => (headed ? named.indexOf(column) : usual)
  return {
    at: {
      domain: place('domain', 0),
      captchaType: place('captchaType', 1),
      action: place('action', 2),
      note: place('note', 3),
    },
    headed,
  }
}

/**
 * Plans an import line by line. Only lines that are new or change something are sent.
 * @param types the known captcha types; with an empty list all are accepted
 */
export function planImport(
  text: string,
  present: readonly ManualDomain[],
  types: readonly string[],
): ImportPlan {
  const rows = parseCsv(text)
  const { at, headed } = layout(rows[0]?.cells ?? [])
  const rules = new Map(present.map((rule) => [keyOf(rule), rule]))
  const seen = new Map<string, number>()
  const lines = rows.slice(headed ? 1 : 0).map(({ line, cells }): ImportLine => {
    const cell = (column: Column): string => readCell(cells[at[column]] ?? '')
    const written = {
      domain: cell('domain'),
      captchaType: cell('captchaType') || anyType,
      action: cell('action').toLowerCase(),
      note: cell('note'),
    }
    const domain = toDomain(written.domain)
    const action = known(domainActions, written.action)
    const typed =
      written.captchaType === anyType ||
      (types.length === 0
        ? /^[\w-]{1,60}$/.test(written.captchaType)
        : types.includes(written.captchaType))
    const wrong: ImportFault[] = [
      ...(domain === null ? (['domain'] as const) : []),
      ...(typed ? [] : (['captchaType'] as const)),
      ...(action ? [] : (['action'] as const)),
      ...(written.note.length > noteLength ? (['note'] as const) : []),
    ]
    if (domain === null || !action || wrong.length > 0)
      return {
        line,
        state: 'wrong',
        written,
        entry: null,
        before: null,
        faults: wrong,
        repeats: null,
      }
    const entry = { domain, captchaType: written.captchaType, action, note: written.note }
    const key = keyOf(entry)
    const repeats = seen.get(key)
    if (repeats !== undefined)
      return {
        line,
        state: 'wrong',
        written,
        entry: null,
        before: null,
        faults: ['repeated'],
        repeats,
      }
    seen.set(key, line)
    const before = rules.get(key) ?? null
    const same = before !== null && before.action === action && (before.note ?? '') === entry.note
    return {
      line,
      state: before ? (same ? 'same' : 'changed') : 'new',
      written,
      entry,
      before,
      faults: [],
      repeats: null,
    }
  })
  const count = { new: 0, changed: 0, same: 0, wrong: 0 }
  for (const { state } of lines) count[state] += 1
  return { lines, count }
}

/** The lines of a plan to send. */
export const importEntries = ({ lines }: ImportPlan): { line: number; entry: ImportEntry }[] =>
  lines.flatMap(({ line, state, entry }) =>
    entry && (state === 'new' || state === 'changed') ? [{ line, entry }] : [],
  )

/** The table of rules, in the form that an import reads. */
export const exportRows = (rules: readonly ManualDomain[]): string[][] => [
  [...columns],
  ...rules.map(({ domain, captchaType, action, note }) => [
    domain,
    captchaType,
    action,
    note ?? '',
  ]),
]
