import type { postbackCalls } from '../../api/contract/postbacks.ts'
import { hostInside } from '../../lib/pingback-host.ts'
import { postbackFault } from '../../lib/postback-url.ts'
import { addDays, dayIn } from '../../lib/zone.ts'
import { failure, invalid } from '../errors.ts'
import { changeReceiver, foundIn, partOfLog, resendFrom, testHost } from '../lib/receivers.ts'
import {
  calledUrl,
  deliveriesOfDay,
  maxPostbacks,
  newPostback,
  postbackDays,
  postbackLogOf,
  postbackView,
} from '../seed/postbacks.ts'
import { referralsOf } from '../seed/referrals.ts'
import type { Handlers } from './types.ts'
import type { Data } from '../data/data.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { MockPostback } from '../data/deliveries.ts'

const ofAccount = ({ postbacks }: Data, { id }: MockAccount): MockPostback[] =>
  postbacks.list.filter(({ accountId }) => accountId === id)

const postbackOf = (db: Data, user: MockAccount, id: string | number): MockPostback =>
  foundIn(ofAccount(db, user), id)

function next(db: Data, prefix: string): string {
  db.postbacks.counter += 1
  return `${prefix}n${db.postbacks.counter}`
}

/** @returns the host of a URL that may be called */
function checkUrl(db: Data, user: MockAccount, url: string, own?: MockPostback): string {
  const fault = postbackFault(url)
  if (fault) throw invalid({ url: { code: fault.code } })
  if (ofAccount(db, user).some((one) => one !== own && one.url === url))
    throw invalid({ url: { code: 'not_unique' } })
  return hostInside(url) ?? ''
}

export const postbackHandlers: Handlers<typeof postbackCalls> = {
  postbacks: {
    access: 'user',
    run: ({ db, user, now }) => ({
      records: ofAccount(db, user).map((one) => postbackView(db, one, user, now)),
      max: maxPostbacks,
    }),
  },
  addPostback: {
    access: 'user',
    status: 201,
    samples: [{ url: 'https://track.shop.example/p?e={event}&s={sub_id}', events: ['signup'] }],
    run: ({ arg: { url, events }, db, user, now }) => {
      const host = checkUrl(db, user, url)
      if (ofAccount(db, user).length >= maxPostbacks) throw failure('ERROR_LIMIT_EXCEEDED')
      const postback: MockPostback = {
        ...newPostback(),
        id: next(db, 'pb'),
        accountId: user.id,
        host,
        url,
        events: [...new Set(events)],
        status: 'active',
        createdAt: new Date(now).toISOString(),
      }
      db.postbacks.list.push(postback)
      return postbackView(db, postback, user, now)
    },
  },
  updatePostback: {
    access: 'user',
    samples: [
      { id: 'pb1', events: ['signup', 'reversal'] },
      { id: 'pb2', status: 'disabled' },
    ],
    run: ({ arg: { id, url, events, status }, db, user, now }) => {
      const postback = postbackOf(db, user, id)
      if (url !== undefined)
        Object.assign(postback, { url, host: checkUrl(db, user, url, postback) })
      if (events) postback.events = [...new Set(events)]
      changeReceiver(postback, { status })
      return postbackView(db, postback, user, now)
    },
  },
  removePostback: {
    access: 'user',
    samples: [{ id: 'pb1' }],
    run: ({ arg: { id }, db, user }) => {
      const postback = postbackOf(db, user, id)
      db.postbacks.list = db.postbacks.list.filter((one) => one !== postback)
    },
  },
  testPostback: {
    access: 'user',
    samples: [{ id: 'pb1', event: 'reversal' }],
    run: ({ arg: { id, event }, db, user, now }) => {
      const postback = postbackOf(db, user, id)
      const [person] = referralsOf(db, user, now)
      const url = calledUrl(postback, user, {
        id: 'test',
        type: event,
        at: now,
        person: person ?? {
          id: 0,
          kind: 'customer',
          maskedEmail: '',
          registeredAt: now,
          countedAt: now,
          coupon: null,
          lastActivityAt: null,
          place: { source: null, subId: 'test', landing: 'home', clicks: 0 },
          reversed: false,
          shares: [],
        },
        amount: event === 'signup' ? null : 1_250_000,
        reason: event === 'reversal' ? 'refund' : null,
      })
      const { pathname, search } = new URL(url)
      return { ...testHost(postback, `${pathname}${search}`), url }
    },
  },
  replayPostbacks: {
    access: 'user',
    samples: [{ day: '2026-04-14' }, { day: '2026-04-14', postbackId: 'pb1' }],
    run: ({ arg, db, user, now }) => {
      const today = dayIn(user.timezone, now)
      if (arg.day > today || arg.day < addDays(today, -postbackDays))
        throw invalid({ day: { code: 'out_of_range' } })
      if (arg.postbackId !== undefined) postbackOf(db, user, arg.postbackId)
      const again = deliveriesOfDay(db, user, now, arg).filter(
        ({ postbackId }) => postbackOf(db, user, postbackId ?? '').status !== 'disabled',
      )
      for (const { id } of again.toReversed())
        db.postbacks.resent.push({ id: next(db, 'pr'), accountId: user.id, of: id, at: now })
      return { count: again.length }
    },
  },
  postbackLog: {
    access: 'user',
    samples: [
      {},
      { status: 'failed', perPage: 10, dateFrom: '2026-04-10', dateTo: '2026-04-15' },
      { postbackId: 'pb1', event: 'commission', before: 'x' },
    ],
    run: ({ arg: { postbackId, event, ...filter }, db, user, now }) => ({
      ...partOfLog(
        postbackLogOf(db, user, now),
        filter,
        user.timezone,
        (one) => (!postbackId || one.postbackId === postbackId) && (!event || one.event === event),
      ),
      retentionDays: postbackDays,
    }),
  },
  postbackDelivery: {
    access: 'user',
    samples: [{ id: 'x' }],
    run: ({ arg: { id }, db, user, now }) => foundIn(postbackLogOf(db, user, now), id),
  },
  resendPostback: {
    access: 'user',
    samples: [{ id: 'x' }],
    run: ({ arg: { id }, db, user, now }) =>
      resendFrom(
        {
          log: () => postbackLogOf(db, user, now),
          receiverOf: ({ postbackId }) => ofAccount(db, user).find((one) => one.id === postbackId),
          resent: db.postbacks.resent,
          nextId: () => next(db, 'pr'),
        },
        { id, accountId: user.id, now },
      ),
  },
}
