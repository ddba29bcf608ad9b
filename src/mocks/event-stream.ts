import { newKey } from '../lib/secure-context.ts'
import { roleOpens } from '../routes/team.ts'
import type { TeamRole } from '../routes/team.ts'
import type { Backend } from './backend.ts'
import { money } from './lib/money.ts'
import { ticketsSeen } from './handlers/tickets.ts'
import { spendableOf } from './seed/balance.ts'
import { unreadOf } from './seed/notifications.ts'
import { paymentsOf } from './seed/payments.ts'
import { movePayouts, payoutsOf } from './seed/payouts.ts'

/** Milliseconds between two checks, and between two heartbeats. */
const pace = 250
const breath = 15_000

interface Seen {
  balance: string
  currency: string
  unread: number
  payments: Map<string, string>
  payouts: Map<string, string>
  tickets: string
  incident: boolean
}

/** Who listens, and the account whose money and tickets they hear of. */
export interface Listener {
  person: number
  account: number
  /** The role in the account of a team. */
  role: TeamRole | null
}

function look({ db, now }: Backend, { person, account: accountId, role }: Listener): Seen | null {
  const account = db.accounts.find(({ id }) => id === accountId)
  const listener = db.accounts.find(({ id }) => id === person)
  if (!account || !listener) return null
  movePayouts(db, account, now())
  const seesMoney = roleOpens(role, 'money')
  const [paidOut, paid] = seesMoney
    ? [payoutsOf(db, account), paymentsOf(db, account, now())]
    : [[], []]
  const payouts = new Map(paidOut.map(({ id, status }) => [id, status]))
  const payments = new Map(paid.map(({ id, status }) => [id, status]))
  return {
    balance: seesMoney ? money(spendableOf(db, account, now()), account.currency).amount : '',
    currency: account.currency,
    unread: unreadOf(listener),
    payments,
    payouts,
    tickets: roleOpens(role, 'support') ? ticketsSeen(db, accountId, now()) : '',
    incident: db.support.incident,
  }
}

/** The changes between two checks, as events (contract.md 4.0.14). */
function between(before: Seen, after: Seen): [name: string, data: unknown][] {
  const paid = [...after.payments].filter(([id, status]) => before.payments.get(id) !== status)
  const moved = [...after.payouts].filter(([id, status]) => before.payouts.get(id) !== status)
  return [
    ...(before.balance === after.balance
      ? []
      : [
          [
            'balance.changed',
            { balance: { amount: after.balance, currency: after.currency } },
          ] satisfies [string, unknown],
        ]),
    ...paid.map(([id, status]): [string, unknown] => ['payment.updated', { id, status }]),
    ...moved.map(([id, status]): [string, unknown] => ['payout.updated', { id, status }]),
    ...(after.tickets === before.tickets
      ? []
      : [['ticket.message', {}] satisfies [string, unknown]]),
    ...(after.incident === before.incident
      ? []
      : [['service.status', {}] satisfies [string, unknown]]),
    ...(after.unread > before.unread
      ? [['notification.created', { unread: after.unread }] satisfies [string, unknown]]
      : []),
  ]
}

/** The state at each issued position, for clients that resume from one. */
const positions = new WeakMap<Backend, Map<string, Seen>>()
const mostPositions = 1000

/** A position of one team says nothing about another. */
const placeOf = ({ person, account }: Listener): string => `${person}-${account}-`

function positionOf(backend: Backend, listener: Listener, seen: Seen): string {
  const known = positions.get(backend) ?? new Map<string, Seen>()
  positions.set(backend, known)
  const id = placeOf(listener) + newKey()
  known.set(id, seen)
  const [oldest] = known.keys()
  if (known.size > mostPositions && oldest) known.delete(oldest)
  return id
}

/**
 * Streams the Server-Sent Events of one account, as one of its people may hear them, until the client disconnects. The stream begins
 * with the current position, and the last event of each check has the next one.
 * @param from the client's last position, or null
 */
export function eventStreamResponse(
  backend: Backend,
  listener: Listener,
  { from, signal }: { from: string | null; signal: AbortSignal | undefined },
): Response {
  const encoder = new TextEncoder()
  const known = from?.startsWith(placeOf(listener)) ? positions.get(backend)?.get(from) : undefined
  let seen = known ?? look(backend, listener)
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = (): void => clearInterval(timer)
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string): void => controller.enqueue(encoder.encode(text))
      if (from !== null && !known) write('event: stream.reset\ndata: {}\n\n')
      if (seen) write(`id: ${positionOf(backend, listener, seen)}\n\n`)
      let quiet = 0
      timer = setInterval(() => {
        const now = look(backend, listener)
        const news = seen && now ? between(seen, now) : []
        seen = now
        quiet = news.length > 0 ? 0 : quiet + pace
        for (const [index, [name, data]] of news.entries()) {
          const id =
            now && index === news.length - 1 ? `id: ${positionOf(backend, listener, now)}\n` : ''
          write(`event: ${name}\n${id}data: ${JSON.stringify(data)}\n\n`)
        }
        if (quiet >= breath) {
          quiet = 0
          write(': still here\n\n')
        }
      }, pace)
      signal?.addEventListener('abort', () => {
        stop()
        controller.close()
      })
    },
    cancel: stop,
  })
  // A buffering proxy would never forward the stream.
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  })
}
