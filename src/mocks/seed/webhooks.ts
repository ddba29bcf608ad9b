import type { InferInput } from 'valibot'
import { webhookEvents } from '../../api/contract/webhooks.ts'
import type { AccountWebhook, WebhookDelivery, WebhookEvent } from '../../api/contract/webhooks.ts'
import { eventBody } from '../lib/event-body.ts'
import { noise, pickRandom, token } from '../lib/random.ts'
import {
  attemptsTo,
  deliveryDays,
  receiverView,
  untriedReceiver,
  withResent,
} from './deliveries.ts'
import type { MockWebhook, MockEvent, WebhooksData } from '../data/deliveries.ts'
import type { Data } from '../data/data.ts'
import type { MockAccount } from '../data/accounts.ts'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour
const iso = (time: number): string => new Date(time).toISOString()

export const maxWebhooks = 10

export function seedWebhooks(accounts: readonly MockAccount[], now: number): WebhooksData {
  const hooks: Omit<MockWebhook, 'accountId' | 'token' | 'updatedAt'>[] = [
    {
      ...untriedReceiver(),
      id: 'w1',
      url: 'https://hooks.shop.example/glyphwork/account',
      host: 'hooks.shop.example',
      events: ['balance.low', 'limit.reached', 'payment.updated', 'key.changed', 'alert.fired'],
      status: 'active',
      method: 'file',
      createdAt: iso(now - 88 * day),
    },
    {
      ...untriedReceiver(),
      id: 'w2',
      url: 'https://desk.shop.example/hooks/tickets',
      host: 'desk.shop.example',
      events: ['ticket.message', 'complaint.decided'],
      status: 'failing',
      method: 'dns',
      failures: 7,
      failingSince: iso(now - 9 * hour),
      createdAt: iso(now - 31 * day),
    },
    {
      ...untriedReceiver(),
      id: 'w3',
      url: 'https://audit.shop.example/events',
      host: 'audit.shop.example',
      events: ['security.event', 'key.changed'],
      status: 'pending_verification',
      method: 'file',
      createdAt: iso(now - 2 * hour),
    },
  ]
  return {
    hooks: accounts
      .filter(({ persona }) => persona === 'customer')
      .flatMap(({ id: accountId }) =>
        hooks.map((hook) => ({
          ...hook,
          accountId,
          updatedAt: hook.createdAt,
          token: token('verify webhook', accountId, hook.id),
          secretSuffix: token('webhook secret', accountId, hook.id).slice(-4),
        })),
      ),
    events: [],
    resent: [],
  }
}

/** What an event says besides its type and time. */
function dataOf(type: WebhookEvent, key: string): Record<string, string | number | null> {
  const id = 1000 + Math.floor(noise('webhook data', key) * 9000)
  const amount = (5 + Math.floor(noise('webhook sum', key) * 90)).toFixed(2)
  switch (type) {
    case 'balance.low':
      return { balance: amount, threshold: '100.00', currency: 'USD' }
    case 'limit.reached':
      return { limit: 'daily', percent: 80, spent: amount, currency: 'USD' }
    case 'payment.updated':
    case 'payout.updated':
      return { id, status: 'paid', amount, currency: 'USD' }
    case 'key.changed':
      return { keyId: `k${id}`, change: 'limits' }
    case 'security.event':
      return { event: 'login', ip: '203.0.113.24', country: 'DE' }
    case 'ticket.message':
      return { ticketId: id, from: 'support' }
    case 'complaint.decided':
      return { taskId: `7001${id}`, decision: 'accepted' }
    case 'export.ready':
      return { exportId: `x${id}`, rows: id * 3 }
    case 'receiver.failing':
      return { host: 'crm.partner.example', failures: 5 }
    case 'key.expiring':
      return { keyId: `k${id}`, name: 'Shop assistant', days: 14 }
    case 'alert.fired':
      return { ruleId: `a${id}`, metric: 'success_rate', value: '86.4' }
  }
}

/** The event that a test sends. */
export const sampleEvent = (type: WebhookEvent, now: number): string =>
  eventBody({ id: 'evt_test', type, at: now, data: dataOf(type, 'sample') })

const every = 97 * minute
/** Events that are drawn for the past. Ends of keys come from the keys themselves. */
const [firstEvent, ...otherEvents] = webhookEvents
const drawnEvents = [
  firstEvent,
  ...otherEvents.filter((event) => event !== 'key.expiring'),
] as const

/** What happened to an account in the days for which logs are kept, newest first. */
function eventsOf(db: Data, { id: accountId }: MockAccount, now: number): MockEvent[] {
  const newest = Math.floor(now / every)
  // A webhook with the state "failing" always has failures in the log.
  const failing = db.webhooks.hooks.find(
    (hook) => hook.accountId === accountId && hook.status === 'failing',
  )
  const failingFrom = Date.parse(failing?.failingSince ?? '')
  const [first, ...others] = webhookEvents.filter((event) => failing?.events.includes(event))
  const before = Array.from(
    { length: Math.floor((deliveryDays * day) / every) },
    (_, back) => newest - back,
  ).map((index) => {
    const key = `${accountId} ${index}`
    const at = index * every
    const isFailing = first && at >= failingFrom && index % 2 === 0
    const type = pickRandom(isFailing ? [first, ...others] : drawnEvents, 'webhook event', key)
    return {
      id: `evt_${token('evt', key).slice(0, 12)}`,
      accountId,
      type,
      at,
      data: dataOf(type, key),
    }
  })
  const own = db.webhooks.events.filter((event) => event.accountId === accountId)
  return [...own, ...before].toSorted((a, b) => b.at - a.at)
}

/** The log of an account, newest first: each event once for every webhook that listens to it. */
export function webhookLogOf(
  db: Data,
  account: MockAccount,
  now: number,
): InferInput<typeof WebhookDelivery>[] {
  const hooks = db.webhooks.hooks.filter(
    ({ accountId, status }) => accountId === account.id && status !== 'pending_verification',
  )
  const known = eventsOf(db, account, now).flatMap((event) =>
    hooks
      .filter(
        ({ events, createdAt, status }) =>
          status !== 'disabled' && events.includes(event.type) && Date.parse(createdAt) <= event.at,
      )
      .map((hook): InferInput<typeof WebhookDelivery> => ({
        id: `${event.id}_${hook.id}`,
        event: event.type,
        eventId: event.id,
        webhookId: hook.id,
        url: hook.url,
        ...attemptsTo(hook, `${event.id} ${hook.id}`, event.at, now),
        requestBody: eventBody(event),
      })),
  )
  return withResent(known, db.webhooks.resent, account, (one) =>
    hooks.find(({ id }) => id === one.webhookId),
  )
}

export const webhookView = (
  db: Data,
  hook: MockWebhook,
  account: MockAccount,
  now: number,
): InferInput<typeof AccountWebhook> => ({
  id: hook.id,
  url: hook.url,
  events: hook.events,
  updatedAt: hook.updatedAt,
  ...receiverView(
    hook,
    webhookLogOf(db, account, now).filter(({ webhookId }) => webhookId === hook.id),
    now,
  ),
})
