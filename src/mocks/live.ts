import type { Backend } from './backend.ts'
import { money } from './lib/money.ts'
import { unreadOf } from './seed/notifications.ts'
import { paymentsOf } from './seed/payments.ts'

/** How often it looks, and how often it says that it is still there, in milliseconds. */
const pace = 250
const breath = 15_000

interface Seen {
  balance: string
  currency: string
  unread: number
  payments: Map<string, string>
}

function look({ db, now }: Backend, accountId: number): Seen | null {
  const account = db.accounts.find(({ id }) => id === accountId)
  if (!account) return null
  const payments = new Map(paymentsOf(db, account, now()).map(({ id, status }) => [id, status]))
  return { balance: money(account.balance, account.currency).amount, currency: account.currency, unread: unreadOf(account), payments }
}

/** What has come between two looks, as events (contract.md 4.0.14). */
function between(before: Seen, after: Seen): [name: string, data: unknown][] {
  const paid = [...after.payments].filter(([id, status]) => before.payments.get(id) !== status)
  return [
    ...(before.balance === after.balance
      ? []
      : [['balance.changed', { balance: { amount: after.balance, currency: after.currency } }] satisfies [string, unknown]]),
    ...paid.map(([id, status]): [string, unknown] => ['payment.updated', { id, status }]),
    ...(after.unread > before.unread ? [['notification.created', { unread: after.unread }] satisfies [string, unknown]] : []),
  ]
}

/** Server-Sent Events of one account, until the caller is gone. */
export function liveResponse(backend: Backend, accountId: number, signal: AbortSignal | undefined): Response {
  const encoder = new TextEncoder()
  let seen = look(backend, accountId)
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = (): void => clearInterval(timer)
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string): void => controller.enqueue(encoder.encode(text))
      write(': here\n\n')
      let quiet = 0
      timer = setInterval(() => {
        const now = look(backend, accountId)
        const news = seen && now ? between(seen, now) : []
        seen = now
        quiet = news.length > 0 ? 0 : quiet + pace
        for (const [name, data] of news) write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
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
  // A proxy that gathers an answer before it passes it on would never pass this one.
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' } })
}
