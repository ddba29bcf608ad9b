import type { VerificationMethod } from '../../api/contract/deliveries.ts'
import { dayIn } from '../../lib/zone.ts'
import { failure } from '../errors.ts'
import { ownAddress } from '../seed/deliveries.ts'
import { token } from './random.ts'
import type { Data } from '../data/data.ts'
import type { MockHost, Resent } from '../data/deliveries.ts'

// What all receivers of deliveries are held to: pingback hosts, webhooks and postbacks.

const minute = 60 * 1000
/** Limits of token checks and of repeated deliveries. */
const checksPerMinute = 5
const resendPause = 30 * 1000

/**
 * A fake network: some host names decide the result, and any other token is found at the second
 * check.
 */
function look({ host, method, checks }: MockHost): string | null {
  if (host.includes('unreachable')) return 'unreachable'
  if (host.includes('wrong')) return 'wrong_content'
  if (method === 'same_ip') return host === ownAddress ? null : 'other_ip'
  return checks.length < 2 ? 'not_found' : null
}

/** @throws where the host is verified already, or was checked too often */
export function verifyHost(host: MockHost, now: number): void {
  if (host.status !== 'pending_verification') throw failure('ERROR_CONFLICT')
  const lately = host.checks.filter((at) => at > now - minute)
  if (lately.length >= checksPerMinute)
    throw failure('ERROR_TOO_MANY_REQUESTS', {
      retryAfter: Math.ceil(((lately[0] ?? now) + minute - now) / 1000),
    })
  host.checks.push(now)
  host.problem = look(host)
  if (host.problem === null) host.status = 'active'
}

/** @throws where there is none of that id */
export function foundIn<One extends { id: string }>(all: readonly One[], id: string | number): One {
  const found = all.find((one) => one.id === String(id))
  if (!found) throw failure('ERROR_NOT_FOUND')
  return found
}

/**
 * Chooses another proof for a receiver, or turns it on or off.
 * @throws for another proof of a verified one, and for turning one that is not verified
 */
export function changeReceiver(
  host: MockHost,
  {
    method,
    status,
  }: { method?: VerificationMethod | undefined; status?: 'active' | 'disabled' | undefined },
): void {
  const pending = host.status === 'pending_verification'
  if ((method && !pending) || (status && pending)) throw failure('ERROR_CONFLICT')
  if (method) Object.assign(host, { method, problem: null, checks: [] })
  if (status === 'active')
    Object.assign(host, { status, disabledReason: null, failures: 0, failingSince: null })
  if (status === 'disabled') Object.assign(host, { status, disabledReason: 'user' })
}

export function newSecret(db: Data, host: MockHost): string {
  db.deliveries.counter += 1
  const secret = `whsec_${token(db.seed, 'whsec', host.id, db.deliveries.counter)}`
  host.secretSuffix = secret.slice(-4)
  return secret
}

/** The old secret signs too for so long; a secret that is older still ends at once. */
export function rotateSecret(db: Data, host: MockHost, overlapMinutes: number, now: number) {
  const until = overlapMinutes > 0 ? now + overlapMinutes * minute : null
  host.oldSecret = until === null ? null : { suffix: host.secretSuffix, until }
  return {
    signingSecret: newSecret(db, host),
    oldSecretUntil: until === null ? null : new Date(until).toISOString(),
  }
}

/** @throws where the host is not verified */
export function testHost({ status, host }: MockHost, path: string) {
  if (status === 'pending_verification') throw failure('ERROR_CONFLICT')
  if (status === 'failing' || status === 'disabled')
    return { httpStatus: null, durationMs: 31, body: '', error: 'refused' }
  if (path.includes('missing'))
    return { httpStatus: 404, durationMs: 88, body: '<h1>Not found</h1>', error: null }
  return {
    httpStatus: 200,
    durationMs: 143,
    body: `{"received":true,"host":"${host}","path":"${path}"}`,
    error: null,
  }
}

/**
 * Returns the delivery that is repeated: one that was repeated itself stands for its original.
 * @throws where it was repeated a moment ago
 */
function mayResend(
  resent: readonly Resent[],
  { id, accountId }: Pick<Resent, 'id' | 'accountId'>,
  now: number,
): string {
  const of = resent.find((one) => one.id === id)?.of ?? id
  const last = resent.findLast((one) => one.of === of && one.accountId === accountId)
  if (last && now - last.at < resendPause)
    throw failure('ERROR_TOO_MANY_REQUESTS', {
      retryAfter: Math.max(1, Math.ceil((last.at + resendPause - now) / 1000)),
    })
  return of
}

interface Delivery {
  id: string
  createdAt?: string | null | undefined
  httpStatus?: number | null | undefined
  nextRetryAt?: string | null | undefined
}
interface LogFilter {
  before?: string | undefined
  perPage?: number | undefined
  status?: string | undefined
  dateFrom?: string | undefined
  dateTo?: string | undefined
}

const stateOf = ({ httpStatus, nextRetryAt }: Delivery): string =>
  httpStatus && httpStatus < 300 ? 'delivered' : nextRetryAt ? 'retrying' : 'failed'

/** A part of a log, newest first, by the account's days. */
export function partOfLog<D extends Delivery>(
  log: readonly D[],
  { before, perPage = 20, status, dateFrom, dateTo }: LogFilter,
  timezone: string,
  isWanted: (one: D) => boolean,
): { records: D[]; nextBefore: string | null } {
  const all = log.filter((one) => {
    const date = dayIn(timezone, Date.parse(one.createdAt ?? ''))
    return (
      (!status || stateOf(one) === status) &&
      (!dateFrom || date >= dateFrom) &&
      (!dateTo || date <= dateTo) &&
      isWanted(one)
    )
  })
  const from = before === undefined ? 0 : all.findIndex(({ id }) => id === before) + 1
  const records = before !== undefined && from === 0 ? [] : all.slice(from, from + perPage)
  return {
    records,
    nextBefore: from + perPage < all.length ? (records.at(-1)?.id ?? null) : null,
  }
}

/** @throws where the receiver is gone or off, or the delivery is retried in a moment anyway */
function needReceiver(
  receiver: { status: string } | undefined,
  { nextRetryAt }: Delivery,
  now: number,
): void {
  const soon = nextRetryAt && Date.parse(nextRetryAt) - now < minute
  if (!receiver || receiver.status === 'disabled' || soon) throw failure('ERROR_CONFLICT')
}

/**
 * Sends a delivery again.
 * @returns the entry that the log has for it
 * @throws where it is gone, its receiver is off, or it was repeated a moment ago
 */
export function resendFrom<D extends Delivery>(
  {
    log,
    receiverOf,
    resent,
    nextId,
  }: {
    log: () => readonly D[]
    receiverOf: (delivery: D) => MockHost | undefined
    resent: Resent[]
    nextId: () => string
  },
  { id, accountId, now }: { id: string; accountId: number; now: number },
): D {
  const found = foundIn(log(), id)
  needReceiver(receiverOf(found), found, now)
  const of = mayResend(resent, { id, accountId }, now)
  const made = { id: nextId(), accountId, of, at: now }
  resent.push(made)
  return foundIn(log(), made.id)
}
