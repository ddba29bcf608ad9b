// Over 250 lines: addresses, their verification, and the deliveries to them depend on each other.
import type { InferInput } from 'valibot'
import { pingbackEvents } from '../../api/contract/pingback.ts'
import type { Delivery, PingbackHost } from '../../api/contract/pingback.ts'
import { eventBody } from '../lib/event-body.ts'
import { noise, pickRandom, token } from '../lib/random.ts'
import { accountTasks } from './task-state.ts'
import type { MockHost, Resent, DeliveriesData } from '../data/deliveries.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour
const iso = (time: number): string => new Date(time).toISOString()

export const maxIps = 100
export const maxHosts = 10
export const deliveryDays = 7
/**
 * Public addresses of example.com, which belong to nobody's home. The ranges for documentation are
 * reserved, so they are not allowed here.
 */
export const ownAddress = '93.184.215.14'

/** A receiver that has not failed yet and whose proof was not checked. */
export const untriedReceiver = (): Pick<
  MockHost,
  | 'checks'
  | 'problem'
  | 'secretSuffix'
  | 'oldSecret'
  | 'failures'
  | 'failingSince'
  | 'disabledReason'
> => ({
  checks: [],
  problem: null,
  secretSuffix: '',
  oldSecret: null,
  failures: 0,
  failingSince: null,
  disabledReason: null,
})

export function seedDeliveries(accounts: readonly MockAccount[], now: number): DeliveriesData {
  const rich = accounts.filter(({ persona }) => persona === 'customer')
  const allowed: readonly [ip: string, comment: string, days: number, usedAgo: number | null][] = [
    ['93.184.215.0/24', 'Office', 210, 4 * minute],
    ['104.20.23.154', 'Worker 1', 96, hour],
    ['104.20.24.154', 'Worker 2', 96, 3 * hour],
    ['2606:2800:21f::/48', 'Data center, IPv6', 41, 2 * day],
    ['172.66.147.243', '', 12, null],
  ]
  const hosts = (now: number): Omit<MockHost, 'accountId' | 'token'>[] => [
    {
      ...untriedReceiver(),
      id: 'h1',
      host: 'hooks.shop.example',
      status: 'active',
      method: 'file',
      createdAt: iso(now - 120 * day),
    },
    {
      ...untriedReceiver(),
      id: 'h2',
      host: 'crm.partner.example',
      status: 'failing',
      method: 'dns',
      failures: 11,
      failingSince: iso(now - 3 * hour),
      createdAt: iso(now - 64 * day),
    },
    {
      ...untriedReceiver(),
      id: 'h3',
      host: '104.20.23.154',
      status: 'disabled',
      disabledReason: 'failing',
      method: 'same_ip',
      failures: 58,
      failingSince: iso(now - 3 * day),
      createdAt: iso(now - 200 * day),
    },
    {
      ...untriedReceiver(),
      id: 'h4',
      host: 'new.shop.example',
      status: 'pending_verification',
      method: 'dns',
      createdAt: iso(now - 20 * minute),
    },
  ]
  return {
    counter: 0,
    enabled: [],
    ips: rich.flatMap(({ id: accountId }) =>
      allowed.map(([ip, comment, days, usedAgo], index) => ({
        id: `ip${index + 1}`,
        accountId,
        ip,
        comment,
        createdAt: iso(now - days * day),
        lastUsedAt: usedAgo === null ? null : iso(now - usedAgo),
      })),
    ),
    hosts: rich.flatMap(({ id: accountId }) =>
      hosts(now).map((host) => ({
        ...host,
        accountId,
        token: token('verify', accountId, host.id),
        secretSuffix: token('secret', accountId, host.id).slice(-4),
      })),
    ),
    resent: [],
  }
}

/** The delays of the retries of a failed delivery, counted from its first attempt. */
const schedule = [0, minute, 6 * minute, 36 * minute, 156 * minute, 516 * minute] as const
const every = 37 * minute

type Outcome = Pick<InferInput<typeof Delivery>, 'httpStatus' | 'error' | 'responseBody'> & {
  durationMs: number
}

const outcomes: readonly [Outcome, ...Outcome[]] = [
  { httpStatus: null, error: 'timeout', durationMs: 10_000, responseBody: null },
  {
    httpStatus: 500,
    error: null,
    durationMs: 412,
    responseBody:
      '<!doctype html><title>500</title>\n<h1>Internal Server Error</h1><script>alert(1)</script>',
  },
  { httpStatus: null, error: 'tls', durationMs: 138, responseBody: null },
  { httpStatus: null, error: 'dns', durationMs: 24, responseBody: null },
  { httpStatus: 404, error: null, durationMs: 96, responseBody: 'Not found' },
]
const refused: Outcome = { httpStatus: null, error: 'refused', durationMs: 31, responseBody: null }
const delivered = (key: string): Outcome => ({
  httpStatus: 200,
  error: null,
  durationMs: 60 + Math.floor(noise('ms', key) * 240),
  responseBody: 'OK',
})

function body(taskId: string, at: number, key: string): string {
  const created = Math.floor(at / 1000) - 9
  if (noise('unsolved', key) < 0.06)
    return JSON.stringify({
      errorId: 12,
      errorCode: 'ERROR_CAPTCHA_UNSOLVABLE',
      taskId: Number(taskId),
    })
  return JSON.stringify({
    errorId: 0,
    taskId: Number(taskId),
    status: 'ready',
    solution: { text: pickRandom(['k7mwp', 'river', '48 29', 'xq3hd', 'north'], 'answer', key) },
    cost: '0.00070',
    createTime: created,
    endTime: created + 8,
  })
}

/**
 * The attempts of one delivery until now: one for each step of the schedule, until one succeeds.
 */
export function attemptsTo(
  host: MockHost,
  key: string,
  at: number,
  now: number,
): Omit<InferInput<typeof Delivery>, 'id' | 'url' | 'taskId' | 'hostId' | 'requestBody'> {
  const down = host.failingSince !== null && at >= Date.parse(host.failingSince)
  // Most deliveries succeed at once, some at the second attempt, a few never.
  const luck = noise('luck', key)
  const successAt = down ? Infinity : luck < 0.86 ? 0 : luck < 0.95 ? 1 : Infinity
  // An IP address is not resolved.
  const [slow, ...others] = outcomes.filter(
    ({ error }) => error !== 'dns' || !/^[\d.:a-f]+$/.test(host.host),
  )
  const failure =
    (host.status === 'failing' && down) || !slow
      ? refused
      : pickRandom([slow, ...others], 'outcome', key)
  const due = schedule.filter((after) => at + after <= now)
  const tries = due.slice(0, successAt + 1).map((after, n) => ({
    attempt: n + 1,
    createdAt: iso(at + after),
    ...(n === successAt ? delivered(key) : failure),
  }))
  const last = tries.at(-1) ?? { attempt: 1, createdAt: iso(at), ...failure }
  const after =
    last.httpStatus === 200 || host.status === 'disabled' ? undefined : schedule[tries.length]
  const { responseBody = null, ...known } = last
  return {
    ...known,
    responseBody,
    createdAt: iso(at),
    attemptedAt: last.createdAt,
    nextRetryAt: after === undefined ? null : iso(at + after),
    attempts: tries.slice(0, -1).map(({ responseBody: _, ...one }) => one),
  }
}

const originOf = ({ host }: MockHost): string =>
  `https://${host.includes(':') ? `[${host}]` : host}`

/** What hosts are told of the account: to every host that works. */
function eventsTo(
  db: Data,
  hosts: readonly MockHost[],
  { id: accountId }: MockAccount,
  now: number,
): InferInput<typeof Delivery>[] {
  return db.webhooks.events
    .filter(
      (event) =>
        event.accountId === accountId &&
        event.at > now - deliveryDays * day &&
        pingbackEvents.some((type) => type === event.type),
    )
    .flatMap((event) =>
      hosts
        .filter(
          ({ status, createdAt }) => status !== 'disabled' && Date.parse(createdAt) <= event.at,
        )
        .map((host) => ({
          id: `${event.id}_${host.id}`,
          event: event.type,
          eventId: event.id,
          url: `${originOf(host)}/`,
          hostId: host.id,
          ...attemptsTo(host, `${event.id} ${host.id}`, event.at, now),
          requestBody: eventBody(event),
        })),
    )
}

function delivery(
  host: MockHost,
  taskId: string,
  index: number,
  now: number,
): InferInput<typeof Delivery> {
  const at = index * every
  const key = `${host.accountId} ${host.id} ${index}`
  return {
    id: `d${index}`,
    taskId,
    url: `${originOf(host)}/captcha/results`,
    hostId: host.id,
    ...attemptsTo(host, key, at, now),
    requestBody: body(taskId, at, key),
  }
}

/** A task that ended at that time, so that the list of tasks contains it. */
function taskAt(db: Data, account: MockAccount, at: number, now: number): string {
  for (const { id } of accountTasks(db, account, now, at - 10 * minute, at - minute)) return id
  return String(7_000_000_000 + Math.floor(at / 1000))
}

/**
 * The log of an account, newest first. It covers the time for which logs are kept, and the
 * addresses that were verified by then.
 */
export function logOf(db: Data, account: MockAccount, now: number): InferInput<typeof Delivery>[] {
  const hosts = db.deliveries.hosts.filter(
    ({ accountId, status }) => accountId === account.id && status !== 'pending_verification',
  )
  const newest = Math.floor(now / every)
  const known = Array.from(
    { length: Math.floor((deliveryDays * day) / every) },
    (_, back) => newest - back,
  ).flatMap((index) => {
    const at = index * every
    const host = pickHost(hosts, index, at)
    if (!host || Date.parse(host.createdAt) > at) return []
    // An address that is disabled after failures has received nothing for two days.
    return host.status === 'disabled' && at > Date.parse(host.failingSince ?? '') + day
      ? []
      : [delivery(host, taskAt(db, account, at, now), index, now)]
  })
  const all = [...eventsTo(db, hosts, account, now), ...known].toSorted((one, other) =>
    (other.createdAt ?? '').localeCompare(one.createdAt ?? ''),
  )
  return withResent(all, db.deliveries.resent, account, (one) =>
    hosts.find(({ id }) => id === one.hostId),
  )
}

function pickHost(hosts: readonly MockHost[], index: number, at: number): MockHost | undefined {
  // An address with the state "failing" always has failures in the log.
  const failing = hosts.find(
    ({ status, failingSince }) =>
      status === 'failing' && failingSince && at >= Date.parse(failingSince),
  )
  if (failing && index % 2 === 0) return failing
  const [first, second, third] = hosts
  const luck = noise('host', index)
  return luck < 0.6 ? first : luck < 0.85 ? (second ?? first) : (third ?? first)
}

type Repeated = Pick<InferInput<typeof Delivery>, 'id' | 'attempt'>

/** A log with what the account repeated by hand, newest first. */
export function withResent<Entry extends Repeated>(
  log: readonly Entry[],
  resent: readonly Resent[],
  { id: accountId }: MockAccount,
  receiverOf: (entry: Entry) => MockHost | undefined,
): Entry[] {
  const byHand = resent.flatMap((again) => {
    const original =
      again.accountId === accountId ? log.find(({ id }) => id === again.of) : undefined
    const receiver = original && receiverOf(original)
    if (!receiver) return []
    const { attempt = 1 } = original
    return [
      {
        ...original,
        id: again.id,
        ...(receiver.status === 'failing' ? refused : delivered(again.id)),
        attempt: attempt + 1,
        createdAt: iso(again.at),
        attemptedAt: iso(again.at),
        nextRetryAt: null,
        attempts: [],
      },
    ]
  })
  return [...byHand.toReversed(), ...log]
}

/** The state of a host, by what was sent to it. */
export function receiverView(
  host: MockHost,
  log: readonly Pick<
    InferInput<typeof Delivery>,
    'createdAt' | 'httpStatus' | 'attempt' | 'attemptedAt'
  >[],
  now: number,
) {
  const sent = log.filter(({ createdAt = '' }) => Date.parse(createdAt) > now - day)
  const ok = sent.filter(({ httpStatus }) => httpStatus === 200).length
  const pending = host.status === 'pending_verification'
  const lost = log.filter(
    ({ createdAt = '', httpStatus }) =>
      host.status === 'failing' &&
      host.failingSince !== null &&
      createdAt >= host.failingSince &&
      httpStatus !== 200,
  )
  const latest = log.map(({ createdAt, attemptedAt }) => attemptedAt ?? createdAt ?? '').toSorted()
  return {
    status: host.status,
    verification: pending
      ? {
          method: host.method,
          token: host.token,
          problem: host.problem,
          checkedAt: host.checks.length ? iso(host.checks.at(-1) ?? now) : null,
        }
      : null,
    signingSecretSuffix: host.secretSuffix,
    oldSecret:
      host.oldSecret && host.oldSecret.until > now
        ? { suffix: host.oldSecret.suffix, until: iso(host.oldSecret.until) }
        : null,
    createdAt: host.createdAt,
    lastDeliveryAt: latest.at(-1) || null,
    successRate24h: sent.length ? Math.round((ok / sent.length) * 1000) / 10 : null,
    failures: lost.reduce((sum, { attempt = 1 }) => sum + attempt, 0) || host.failures,
    failingSince: lost.at(-1)?.createdAt ?? host.failingSince,
    disabledReason: host.disabledReason,
  }
}

export const hostView = (
  db: Data,
  host: MockHost,
  account: MockAccount,
  now: number,
): InferInput<typeof PingbackHost> => ({
  id: host.id,
  host: host.host,
  ...receiverView(
    host,
    logOf(db, account, now).filter(({ hostId }) => hostId === host.id),
    now,
  ),
})
