import type { InferInput } from 'valibot'
import { statusChannels, statusSeverities } from '../../api/contract/status-subscriptions.ts'
import type {
  StatusSubscription,
  statusSubscriptionCalls,
} from '../../api/contract/status-subscriptions.ts'
import { failure, invalid } from '../errors.ts'
import { maskEmail } from '../lib/links.ts'
import { money } from '../lib/money.ts'
import { token } from '../lib/random.ts'
import { checkWebhook } from '../lib/webhook.ts'
import { serviceStatus } from '../seed/support/status.ts'
import { confirmWithin } from '../seed/support/status-subscriptions.ts'
import { costOf, isRefunded, reportOf, statusAt } from '../seed/task-life.ts'
import { tasksLike } from '../seed/task-lists.ts'
import type { Handlers } from './types.ts'
import type { Data } from '../data/data.ts'
import type { MockStatusSubscription } from '../data/support.ts'

/** After the person has pressed Start in Telegram, in milliseconds. */
const startsWithin = 8000

/** Masks an address so that whoever has the link alone learns little. */
const masked = ({ channel, to }: MockStatusSubscription): string | null =>
  channel === 'telegram' ? null : channel === 'email' ? maskEmail(to) : `${new URL(to).origin}/***`

/** @throws ApiFailure where the link or the watch opens nothing any more */
function opened(
  db: Data,
  by: Partial<Pick<MockStatusSubscription, 'hash' | 'watch'>>,
  now: number,
): MockStatusSubscription {
  const found = db.support.statusSubscriptions.find(
    ({ hash, watch }) => hash === by.hash || watch === by.watch,
  )
  if (!found) throw failure('ERROR_LINK_INVALID')
  if (found.status === 'ended') throw failure('ERROR_LINK_USED')
  if (
    found.status === 'pending' &&
    found.channel === 'telegram' &&
    found.createdAt + startsWithin <= now
  )
    found.status = 'active'
  if (found.status === 'pending' && found.createdAt + confirmWithin <= now)
    throw failure('ERROR_LINK_EXPIRED')
  return found
}

const subscriptionOut = (one: MockStatusSubscription): InferInput<typeof StatusSubscription> => ({
  channel: one.channel,
  address: masked(one),
  status: one.status,
  components: one.components,
  severities: one.severities,
})

const endings = ['unsolvable', 'expired'] as const

export const statusSubscriptionHandlers: Handlers<typeof statusSubscriptionCalls> = {
  statusChannels: { access: 'public', run: () => ({ channels: [...statusChannels] }) },
  subscribeToStatus: {
    access: 'public',
    status: 201,
    samples: [
      {
        channel: 'email',
        email: 'reader@example.com',
        language: 'en',
        components: ['api'],
        severities: ['outage'],
      },
      { channel: 'telegram', language: 'ru', components: [], severities: [...statusSeverities] },
    ],
    run: ({ arg: { channel, email = '', url = '', components, severities }, db, now }) => {
      const to = { email, webhook: url, telegram: '' }[channel]
      if (channel !== 'telegram' && to === '')
        throw invalid({ [channel === 'email' ? 'email' : 'url']: { code: 'required' } })
      checkWebhook(channel === 'webhook' ? url : null, 'url')
      db.counter += 1
      const made: MockStatusSubscription = {
        hash: token(db.seed, 'status', db.counter),
        watch: token(db.seed, 'status watch', db.counter),
        channel,
        to,
        components,
        severities,
        status: 'pending',
        createdAt: now,
      }
      db.support.statusSubscriptions.push(made)
      return {
        status: 'awaiting_confirmation',
        sentTo: masked(made),
        deepLink:
          channel === 'telegram'
            ? `https://t.me/glyphwork_example_bot?start=status-${made.hash.slice(0, 16)}`
            : null,
        expiresAt: new Date(now + confirmWithin).toISOString(),
        watch: made.watch,
      }
    },
  },
  statusConfirmation: {
    access: 'public',
    samples: [{ watch: 'watch-active' }],
    run: ({ arg: { watch }, db, now }) => ({
      status: opened(db, { watch }, now).status === 'active' ? 'active' : 'pending',
    }),
  },
  statusSubscription: {
    access: 'public',
    samples: [{ hash: 'fresh' }],
    run: ({ arg: { hash }, db, now }) => subscriptionOut(opened(db, { hash }, now)),
  },
  confirmStatusSubscription: {
    access: 'public',
    samples: [{ hash: 'fresh' }],
    run: ({ arg: { hash }, db, now }) => {
      const found = opened(db, { hash }, now)
      found.status = 'active'
      return subscriptionOut(found)
    },
  },
  updateStatusSubscription: {
    access: 'public',
    samples: [{ hash: 'active', components: [], severities: ['outage'] }],
    run: ({ arg: { hash, components, severities }, db, now }) => {
      const found = opened(db, { hash }, now)
      if (found.status === 'pending') throw failure('ERROR_CONFLICT')
      Object.assign(found, { components, severities })
      return subscriptionOut(found)
    },
  },
  endStatusSubscription: {
    access: 'public',
    samples: [{ hash: 'active' }],
    run: ({ arg: { hash }, db, now }) => {
      // The address is forgotten with the subscription.
      Object.assign(opened(db, { hash }, now), { status: 'ended', to: '' })
      return { status: 'ended' as const }
    },
  },
  incidentEffects: {
    access: 'user',
    run: ({ db, user, now }) => ({
      records: (serviceStatus(db.seed, now, db.support.incident, 'en').incidents ?? []).map(
        ({ id, startedAt, resolvedAt }) => {
          const end = resolvedAt ? Date.parse(resolvedAt) : now
          const hit = [...tasksLike(db, user, now, {}, Date.parse(startedAt), end)].filter((task) =>
            endings.some((ending) => ending === statusAt(task, now)),
          )
          const refunded = hit.filter((task) =>
            isRefunded(task, reportOf(db.taskState, user, task, now), now),
          )
          return {
            incidentId: id,
            tasks: hit.length,
            refunded: refunded.length,
            amount: money(
              refunded.reduce((sum, task) => sum + costOf(task), 0),
              user.currency,
              4,
            ),
          }
        },
      ),
    }),
  },
}
