// Over 250 lines: what was not solved, refused or reported is counted from the same tasks.
import type { InferInput } from 'valibot'
import { unsolvedReasons } from '../../api/contract/unsolved.ts'
import type { Ban, ErrorSample } from '../../api/contract/receiving-errors.ts'
import type { Report, ReportSummary } from '../../api/contract/reports.ts'
import type { Unsolved, UnsolvedReason } from '../../api/contract/unsolved.ts'
import { noise, pickRandom } from '../lib/random.ts'
import { drawing } from './drawings.ts'
import { decidedAt, reportOf, reportStatus, rowOf, suspendedUntil } from './task-life.ts'
import { accountTasks } from './task-state.ts'
import type { UnsolvedData } from '../data/tasks.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour
const iso = (time: number): string => new Date(time).toISOString()

export function seedUnsolved(_accounts: readonly MockAccount[], _now: number): UnsolvedData {
  return { hidden: [] }
}

/** Accounts with enough tasks for errors to occur. */
const isRich = ({ persona }: MockAccount): boolean =>
  persona === 'customer' || persona === 'developer'

const hints: readonly [string, ...string[]] = [
  'Type the letters',
  'The word in red',
  'Введите символы с картинки',
  'Digits only',
]
/** What a picture asked for that was sent as a text and is none. */
const clickHints: readonly [string, ...string[]] = [
  'Click every triangle',
  'Choose all squares with a bus',
  'Нажмите на все круги',
]

/** Unsolved images, by the hour, latest first. */
export function unsolvedOf(
  db: Data,
  account: MockAccount,
  kind: 'impossible' | 'not_captcha',
  now: number,
): InferInput<typeof Unsolved>[] {
  if (!isRich(account)) return []
  const [count, reasons]: [number, readonly UnsolvedReason[]] =
    kind === 'impossible'
      ? [31, unsolvedReasons]
      : [17, ['blocked_page', 'empty', 'empty', 'blocked_page']]
  const start = Math.floor(now / hour) * hour
  const hidden = db.unsolved.hidden
    .filter((one) => one.accountId === account.id && one.kind === kind)
    .map(({ id }) => id)
  return Array.from({ length: count }, (_, index) => {
    const key = `${kind} ${account.id} ${index}`
    const reason = reasons[Math.floor(noise('reason', key) * reasons.length)] ?? 'unreadable'
    return {
      id: `${kind === 'impossible' ? 'i' : 'n'}${index + 1}`,
      // One picture from a host that no page may show.
      imageUrl: index === 11 ? 'http://pictures.example/old.png' : drawing(reason, key),
      hint:
        reason === 'no_instruction' || index % 4 === 3
          ? null
          : pickRandom(reason === 'wrong_type' ? clickHints : hints, 'hint', key),
      reason,
      count: 1 + Math.floor(noise('count', key) ** 3 * 60),
      lastSeenAt: iso(start - Math.floor(index * 5.3 * hour)),
      groupSize: kind === 'not_captcha' ? 1 + Math.floor(noise('group', key) ** 2 * 400) : null,
      type: 'ImageToTextTask',
      typeTitle: 'Image captcha',
    }
  }).filter(({ id }) => !hidden.includes(id))
}

/** Two programs of settings.ts; some requests name none. */
const softwares: readonly [
  { softId: number; name: string } | null,
  ...({ softId: number; name: string } | null)[],
] = [{ softId: 4580, name: 'Glyph for Chrome' }, null, { softId: 2738, name: 'RankWatch' }]

type Key = {
  id: string
  name: string
  suffix: string
}
type ListedKey = Key & { isBound: boolean }
const keysOf = (db: Data, account: MockAccount): ListedKey[] =>
  db.keys.keys.flatMap(({ id, accountId, name, value, test, status, ipList }) =>
    // No figures have what a test key sends, and a key that is off sends nothing.
    accountId === account.id && !test && (status === 'active' || status === 'rotating')
      ? [{ id: String(id), name, suffix: value.slice(-4), isBound: ipList.length > 0 }]
      : [],
  )

/** A malformed key is nobody's, and only a key with a list refuses an address. */
function failingKey(code: string, keys: readonly ListedKey[], luck: number): Key | null {
  if (code === 'ERROR_WRONG_USER_KEY') return null
  const bound = keys.filter(({ isBound }) => isBound)
  const among = code === 'ERROR_IP_NOT_ALLOWED' && bound.length > 0 ? bound : keys
  const found = among[Math.floor(luck * among.length)]
  return found ? { id: found.id, name: found.name, suffix: found.suffix } : null
}

const ips: readonly [string, ...string[]] = ['203.0.113.17', '203.0.113.18', '198.51.100.40']

/** The code, its count on an average day, and the days since it began. */
const failing: readonly (readonly [code: string, perDay: number, days: number])[] = [
  ['ERROR_NO_SLOT_AVAILABLE', 41, 30],
  ['ERROR_WRONG_USER_KEY', 14, 2],
  ['ERROR_CAPTCHA_UNSOLVABLE', 9, 30],
  ['ERROR: 1005', 3, 6],
  ['ERROR_ZERO_CAPTCHA_FILESIZE', 4, 30],
  ['ERROR_PROXY_CONNECTION_FAILED', 6, 12],
  ['MAX_USER_TURN', 2, 9],
  ['ERROR_IP_NOT_ALLOWED', 1, 20],
  // A code that the page does not know.
  ['ERROR_REGION_CLOSED', 2, 4],
]

interface Occurrence {
  code: string
  at: number
  count: number
  ip: string
  key: Key | null
  software: (typeof softwares)[number]
}

export interface ErrorFilter {
  code?: string | undefined
  ip?: string | undefined
  keyId?: string | undefined
  dateFrom?: string | undefined
  dateTo?: string | undefined
}

/** The errors by code, day and address. */
function occurrences(db: Data, account: MockAccount, now: number): Occurrence[] {
  if (!isRich(account)) return []
  const keys = keysOf(db, account)
  const today = Math.floor(now / day) * day
  return failing.flatMap(([code, perDay, days]) =>
    Array.from({ length: days }, (_, back) => {
      const key = `${account.id} ${code} ${back}`
      const start = today - back * day
      const at = start + Math.floor(noise('at', key) * Math.min(day, now - start))
      const count = Math.max(1, Math.round(perDay * (0.5 + noise('n', key))))
      return {
        code,
        at,
        count,
        ip: pickRandom(ips, 'ip', key),
        key: failingKey(code, keys, noise('key', key)),
        software: pickRandom(softwares, 'soft', key),
      }
    }),
  )
}

export function errorsOf(
  db: Data,
  account: MockAccount,
  filter: ErrorFilter,
  now: number,
): Occurrence[] {
  const { code, ip, keyId, dateFrom, dateTo } = filter
  return occurrences(db, account, now).filter((one) => {
    const date = iso(one.at).slice(0, 10)
    return (
      (!code || one.code === code) &&
      (!ip || one.ip === ip) &&
      (!keyId || one.key?.id === keyId) &&
      (!dateFrom || date >= dateFrom) &&
      (!dateTo || date <= dateTo)
    )
  })
}

const requests: Readonly<Record<string, string>> = {
  ERROR_ZERO_CAPTCHA_FILESIZE: '{"clientKey":"KEY","task":{"type":"ImageToTextTask","body":""}}',
  ERROR_WRONG_USER_KEY: 'POST /in.php key=9f3c…&method=base64&body=iVBORw0KGgoAAA… (1.8 kB)',
  MAX_USER_TURN: 'POST /in.php key=KEY&method=base64&body=iVBORw0KGgoAAA… (1.8 kB)',
  ERROR_PROXY_CONNECTION_FAILED:
    '{"clientKey":"KEY","task":{"type":"RecaptchaV2Task","websiteURL":"https://shop.example/login","websiteKey":"6Lc…","proxyAddress":"192.0.2.9","proxyLogin":"•••","proxyPassword":"•••"}}',
  'ERROR: 1005': 'GET /res.php?key=KEY&action=get&id=7000000031',
}

/** The numbers of API v2; an error that is absent here has none. */
const numbers: Readonly<Record<string, number>> = {
  ERROR_NO_SLOT_AVAILABLE: 2,
  ERROR_ZERO_CAPTCHA_FILESIZE: 3,
  ERROR_IP_NOT_ALLOWED: 11,
  ERROR_CAPTCHA_UNSOLVABLE: 12,
}
/** The codes of the classic API, whose answers are the bare code. */
const methods: Readonly<Record<string, string>> = {
  'ERROR: 1005': 'res.php',
  ERROR_WRONG_USER_KEY: 'in.php',
  MAX_USER_TURN: 'in.php',
}

export function unsolvedSamples(
  db: Data,
  account: MockAccount,
  filter: ErrorFilter,
  now: number,
): InferInput<typeof ErrorSample>[] {
  return errorsOf(db, account, filter, now)
    .slice(0, 5)
    .map(({ code, at, ip, key, software }, index) => ({
      id: `${code} ${index}`,
      at: iso(at),
      ip,
      key,
      software,
      method:
        methods[code] ?? (code === 'ERROR_CAPTCHA_UNSOLVABLE' ? 'getTaskResult' : 'createTask'),
      request: (
        requests[code] ??
        '{"clientKey":"KEY","task":{"type":"ImageToTextTask","body":"iVBORw0KGgoAAA… (1.8 kB)"}}'
      ).replace('KEY', `…${key?.suffix ?? ''}`),
      response:
        code in methods ? code : JSON.stringify({ errorId: numbers[code] ?? 1, errorCode: code }),
    }))
}

export function bansOf(db: Data, account: MockAccount, now: number): InferInput<typeof Ban>[] {
  if (!isRich(account)) return []
  const start = Math.floor(now / minute) * minute
  return [
    {
      id: 'b1',
      reason: 'ERROR: 1005',
      scope: 'key',
      subject: `…${keysOf(db, account).at(-1)?.suffix ?? ''}`,
      from: iso(start - 4 * minute),
      until: iso(start + 6 * minute),
      requests: 26_411,
    },
    {
      id: 'b2',
      reason: 'ERROR: 1004',
      scope: 'ip',
      subject: '104.20.24.154',
      from: iso(start - 31 * hour),
      until: iso(start - 31 * hour + 10 * minute),
      requests: 57,
    },
    {
      id: 'b3',
      reason: 'MAX_USER_TURN',
      scope: 'account',
      subject: null,
      from: iso(start - 6 * day),
      until: iso(start - 6 * day + 10_000),
      requests: 64,
    },
  ]
}

/** The stored data of complaints. */
const reportDays = 7

/**
 * The complaints about tasks of these days, latest first. The list of tasks shows the same ones.
 */
export function reportsOf(
  db: Data,
  account: MockAccount,
  now: number,
): InferInput<typeof Report>[] {
  const found: InferInput<typeof Report>[] = []
  for (const task of accountTasks(db, account, now, now - reportDays * day, now)) {
    const report = reportOf(db.taskState, account, task, now)
    if (report?.kind !== 'bad') continue
    const { imageUrl, answerPreview, cost, type, typeTitle } = rowOf(
      db.taskState,
      account,
      task,
      now,
    )
    const status = reportStatus(report, now)
    const answer = answerPreview ?? null
    found.push({
      id: `r${task.id}`,
      taskId: task.id,
      type,
      typeTitle,
      imageUrl,
      answer,
      // A token has no second answer that could be shown.
      secondAnswer:
        imageUrl && answer
          ? status === 'rejected'
            ? answer
            : status === 'accepted'
              ? second(answer)
              : null
          : null,
      status,
      reason: status === 'not_recorded' ? (Number(task.id) % 2 ? 'window' : 'percent_100') : null,
      refund: status === 'accepted' ? cost : null,
      createdAt: iso(report.at),
      decidedAt: status === 'accepted' || status === 'rejected' ? iso(decidedAt(report)) : null,
    })
  }
  return found.toSorted((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''))
}

/** The same text with one sign changed. */
const second = (answer: string): string =>
  answer.replace(/.$/, (last) =>
    /\d/.test(last) ? String((Number(last) + 3) % 10) : last === 'n' ? 'h' : 'n',
  )

export function reportSummary(
  all: ReturnType<typeof reportsOf>,
  db: Data,
  account: MockAccount,
  now: number,
): InferInput<typeof ReportSummary> {
  const count = (wanted: string): number => all.filter(({ status }) => status === wanted).length
  const until = suspendedUntil(db.taskState, account, now)
  return {
    decided: count('accepted') + count('rejected'),
    rejected: count('rejected'),
    limitPercent: 40,
    windowMinutes: 15,
    periodDays: reportDays,
    suspendedUntil: until === null ? null : iso(until),
  }
}
