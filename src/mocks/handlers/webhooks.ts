import { webhookEvents } from '../../api/contract/webhooks.ts'
import type { webhookCalls, WebhookEvent } from '../../api/contract/webhooks.ts'
import { readHost } from '../../lib/pingback-host.ts'
import { failure, invalid } from '../errors.ts'
import { needProof } from '../lib/proof.ts'
import { token } from '../lib/random.ts'
import {
  changeReceiver,
  foundIn,
  newSecret,
  partOfLog,
  resendFrom,
  rotateSecret,
  testHost,
  verifyHost,
} from '../lib/receivers.ts'
import { deliveryDays, untriedReceiver } from '../seed/deliveries.ts'
import { maxWebhooks, sampleEvent, webhookLogOf, webhookView } from '../seed/webhooks.ts'
import type { Handlers } from './types.ts'
import type { Data } from '../data/data.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { MockWebhook } from '../data/deliveries.ts'

const hooksOf = (db: Data, { id }: MockAccount) =>
  db.webhooks.hooks.filter(({ accountId }) => accountId === id)

const hookOf = (db: Data, user: MockAccount, id: string | number): MockWebhook =>
  foundIn(hooksOf(db, user), id)

function next(db: Data, prefix: string): string {
  db.deliveries.counter += 1
  return `${prefix}n${db.deliveries.counter}`
}

const eventOf = (name: string): WebhookEvent | undefined =>
  webhookEvents.find((known) => known === name)

function checkEvents(events: readonly string[]): void {
  if (events.some((name) => !eventOf(name))) throw invalid({ events: { code: 'not_allowed' } })
}

/**
 * The host of a URL that a webhook may have.
 * @throws ApiFailure for a private host, and for a URL that another webhook has
 */
function checkUrl(db: Data, user: MockAccount, url: string): string {
  const read = readHost(new URL(url).hostname.replace(/^\[|\]$/g, ''))
  if ('problem' in read) throw invalid({ url: { code: 'not_allowed' } })
  if (hooksOf(db, user).some((known) => known.url === url))
    throw invalid({ url: { code: 'not_unique' } })
  return read.host
}

/** Whether the person has shown before that a host is theirs. */
const isProven = (db: Data, user: MockAccount, host: string): boolean =>
  [
    ...hooksOf(db, user),
    ...db.deliveries.hosts.filter(({ accountId }) => accountId === user.id),
  ].some((known) => known.host === host && known.status !== 'pending_verification')

export const webhookHandlers: Handlers<typeof webhookCalls> = {
  webhooks: {
    access: 'user',
    run: ({ db, user, now }) => ({
      records: hooksOf(db, user).map((hook) => webhookView(db, hook, user, now)),
      events: [...webhookEvents],
      max: maxWebhooks,
    }),
  },
  addWebhook: {
    access: 'user',
    status: 201,
    samples: [
      { url: 'https://other.shop.example/hook', events: ['payment.updated'], method: 'file' },
    ],
    run: ({ arg: { url, events, method }, db, user, now, session }) => {
      const host = checkUrl(db, user, url)
      checkEvents(events)
      if (hooksOf(db, user).length >= maxWebhooks) throw failure('ERROR_LIMIT_EXCEEDED')
      needProof({ user, now, session })
      const id = next(db, 'w')
      const hook: MockWebhook = {
        ...untriedReceiver(),
        id,
        accountId: user.id,
        url,
        host,
        events: [...events],
        status: isProven(db, user, host) ? 'active' : 'pending_verification',
        method,
        token: token(db.seed, 'verify webhook', user.id, id),
        createdAt: new Date(now).toISOString(),
        updatedAt: new Date(now).toISOString(),
      }
      const signingSecret = newSecret(db, hook)
      db.webhooks.hooks.push(hook)
      return { ...webhookView(db, hook, user, now), signingSecret }
    },
  },
  updateWebhook: {
    access: 'user',
    samples: [
      { id: 'w1', url: 'https://hooks.shop.example/all', events: ['balance.low'] },
      { id: 'w3', method: 'dns' },
      { id: 'w1', status: 'disabled' },
    ],
    run: ({ arg: { id, url, events, updatedAt, method, status }, db, user, now, session }) => {
      const hook = hookOf(db, user, id)
      if (updatedAt && updatedAt !== hook.updatedAt)
        throw failure('ERROR_STALE_VERSION', {
          extra: { current: webhookView(db, hook, user, now) },
        })
      // An event that the webhook has may stay, even one that is not sent any more.
      if (events) checkEvents(events.filter((name) => !hook.events.includes(name)))
      const host = url === undefined || url === hook.url ? hook.host : checkUrl(db, user, url)
      if (url !== undefined && url !== hook.url) needProof({ user, now, session })
      changeReceiver(hook, { method, status })
      if (events) hook.events = [...events]
      if (url !== undefined) hook.url = url
      if (host !== hook.host) {
        // The secret stays: it is the account's, and the new host gets nothing before its proof.
        const isVerified = isProven(db, user, host)
        Object.assign(hook, {
          ...untriedReceiver(),
          secretSuffix: hook.secretSuffix,
          oldSecret: hook.oldSecret,
          host,
          status: isVerified ? 'active' : 'pending_verification',
        })
      }
      if (events || url !== undefined)
        hook.updatedAt = new Date(Math.max(now, Date.parse(hook.updatedAt) + 1)).toISOString()
      return webhookView(db, hook, user, now)
    },
  },
  removeWebhook: {
    access: 'user',
    samples: [{ id: 'w1' }],
    run: ({ arg: { id }, db, user }) => {
      const hook = hookOf(db, user, id)
      db.webhooks.hooks = db.webhooks.hooks.filter((known) => known !== hook)
    },
  },
  verifyWebhook: {
    access: 'user',
    samples: [{ id: 'w3' }],
    run: ({ arg: { id }, db, user, now }) => {
      const hook = hookOf(db, user, id)
      verifyHost(hook, now)
      return webhookView(db, hook, user, now)
    },
  },
  rotateWebhookSecret: {
    access: 'user',
    samples: [{ id: 'w1' }, { id: 'w1', overlapMinutes: 60 }],
    run: ({ arg: { id, overlapMinutes = 0 }, db, user, now, session }) => {
      const hook = hookOf(db, user, id)
      needProof({ user, now, session })
      return rotateSecret(db, hook, overlapMinutes, now)
    },
  },
  testWebhook: {
    access: 'user',
    samples: [{ id: 'w1', event: 'payment.updated' }],
    run: ({ arg: { id, event }, db, user, now }) => {
      const hook = hookOf(db, user, id)
      const type = eventOf(event)
      if (!type) throw invalid({ event: { code: 'not_allowed' } })
      return { ...testHost(hook, new URL(hook.url).pathname), requestBody: sampleEvent(type, now) }
    },
  },

  webhookLog: {
    access: 'user',
    samples: [
      {},
      { status: 'failed', perPage: 10, dateFrom: '2026-04-10', dateTo: '2026-04-15' },
      { webhookId: 'w1', event: 'payment.updated', before: 'x' },
    ],
    run: ({ arg: { webhookId, event, ...filter }, db, user, now }) => ({
      ...partOfLog(
        webhookLogOf(db, user, now),
        filter,
        user.timezone,
        (one) => (!webhookId || one.webhookId === webhookId) && (!event || one.event === event),
      ),
      retentionDays: deliveryDays,
    }),
  },
  webhookDelivery: {
    access: 'user',
    samples: [{ id: 'unknown' }],
    run: ({ arg: { id }, db, user, now }) => foundIn(webhookLogOf(db, user, now), id),
  },
  resendWebhook: {
    access: 'user',
    samples: [{ id: 'unknown' }],
    run: ({ arg: { id }, db, user, now }) =>
      resendFrom(
        {
          log: () => webhookLogOf(db, user, now),
          receiverOf: ({ webhookId }) => hooksOf(db, user).find((hook) => hook.id === webhookId),
          resent: db.webhooks.resent,
          nextId: () => next(db, 'r'),
        },
        { id, accountId: user.id, now },
      ),
  },
}
