import type { InferInput } from 'valibot'
import type { postbackEvents, reversalReasons } from '../../api/contract/partner-states.ts'
import type { Postback, PostbackDelivery } from '../../api/contract/postbacks.ts'
import { fillPostback } from '../../lib/postback-url.ts'
import { dayIn } from '../../lib/zone.ts'
import { money } from '../lib/money.ts'
import { attemptsTo, receiverView, untriedReceiver, withResent } from './deliveries.ts'
import { latestSignUpAgo, referralsOf, reversalOf } from './referrals.ts'
import type { MockReferral } from './referrals.ts'
import type { MockPostback, PostbacksData } from '../data/deliveries.ts'
import type { Data } from '../data/data.ts'
import type { MockAccount } from '../data/accounts.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
const iso = (time: number): string => new Date(time).toISOString()

export const maxPostbacks = 10
/** Events come seldom, so they are kept longer than the results of tasks. */
export const postbackDays = 30

/** A postback is called without a proof of its host and without a secret. */
export const newPostback = () => ({ ...untriedReceiver(), method: 'file', token: '' }) as const

export function seedPostbacks(accounts: readonly MockAccount[], now: number): PostbacksData {
  const written = [
    {
      id: 'pb1',
      host: 'track.blog.example',
      url: 'https://track.blog.example/postback?cid={sub_id}&event={event}&id={event_id}&payout={amount}&cur={currency}&reason={reason}',
      events: ['signup', 'first_payment', 'commission', 'reversal'],
      status: 'active' as const,
      createdAt: iso(now - 140 * day),
    },
    {
      id: 'pb2',
      host: 'stats.video.example',
      url: 'https://stats.video.example/lead/{sub_id}?person={referral_id}',
      events: ['signup'],
      status: 'failing' as const,
      // The calls about the latest sign-up, which are tried again without a hand.
      failures: 5,
      failingSince: iso(Math.floor(now / 1000) * 1000 - latestSignUpAgo),
      createdAt: iso(now - 60 * day),
    },
  ]
  return {
    counter: 0,
    list: accounts
      .filter(({ persona }) => persona === 'customer')
      .flatMap(({ id: accountId }) =>
        written.map((one) => ({ ...newPostback(), ...one, accountId })),
      ),
    resent: [],
  }
}

type EventName = (typeof postbackEvents)[number]
export interface PartnerEvent {
  id: string
  type: EventName
  at: number
  person: MockReferral
  /** In micros; null where no money is meant. */
  amount: number | null
  reason: (typeof reversalReasons)[number] | null
}

/** What happened to the people that a partner brought, newest first. */
function eventsOf(db: Data, account: MockAccount, now: number): PartnerEvent[] {
  return referralsOf(db, account, now)
    .flatMap((person): PartnerEvent[] => {
      const event = (type: EventName, at: number, n: number): PartnerEvent => ({
        id: `${type}-${person.id}-${n}`,
        type,
        at,
        person,
        amount: null,
        reason: null,
      })
      const first = person.shares[0]
      const reversal = reversalOf(person)
      return [
        event('signup', person.countedAt, 0),
        ...(first ? [{ ...event('first_payment', first.at, 0), amount: first.spent }] : []),
        ...person.shares.map(({ at, share }, n) => ({
          ...event('commission', at, n),
          amount: share,
        })),
        ...(reversal ? [{ ...event('reversal', reversal.at, 0), ...reversal }] : []),
      ]
    })
    .filter(({ at }) => at <= now && at > now - postbackDays * day)
    .toSorted((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1))
}

/** The URL that is called for an event. */
export const calledUrl = (
  { url }: Pick<MockPostback, 'url'>,
  { currency }: MockAccount,
  { id, type, at, person, amount, reason }: PartnerEvent,
): string =>
  fillPostback(url, {
    event: type,
    event_id: id,
    time: String(Math.floor(at / 1000)),
    referral_id: String(person.id),
    kind: person.kind,
    sub_id: person.place.subId ?? '',
    source: person.place.source ?? '',
    landing: person.place.landing,
    coupon: person.coupon ?? '',
    ...(amount !== null && { amount: money(amount, currency).amount, currency }),
    reason: reason ?? '',
  })

type Entry = InferInput<typeof PostbackDelivery>

/** The log of a partner, newest first. */
export function postbackLogOf(db: Data, account: MockAccount, now: number): Entry[] {
  const mine = db.postbacks.list.filter(({ accountId }) => accountId === account.id)
  const known = eventsOf(db, account, now).flatMap((event) =>
    mine
      .filter(
        ({ events, createdAt, status, failingSince }) =>
          events.includes(event.type) &&
          Date.parse(createdAt) <= event.at &&
          (status !== 'disabled' || (failingSince !== null && Date.parse(failingSince) > event.at)),
      )
      .map((postback): Entry => {
        const key = `${account.id} ${postback.id} ${event.id}`
        return {
          id: `${postback.id}-${event.id}`,
          event: event.type,
          eventId: event.id,
          postbackId: postback.id,
          referralId: event.person.id,
          reason: event.reason,
          url: calledUrl(postback, account, event),
          ...attemptsTo(postback, key, event.at, now),
          requestBody: null,
        }
      }),
  )
  return withResent(known, db.postbacks.resent, account, (one) =>
    mine.find(({ id }) => id === one.postbackId),
  )
}

/** The first deliveries of a day, in the account's time zone. */
export const deliveriesOfDay = (
  db: Data,
  account: MockAccount,
  now: number,
  { day: date, postbackId }: { day: string; postbackId?: string | undefined },
): Entry[] =>
  postbackLogOf(db, account, now).filter(
    ({ id, createdAt = '', postbackId: of }) =>
      !db.postbacks.resent.some((again) => again.id === id) &&
      dayIn(account.timezone, Date.parse(createdAt)) === date &&
      (postbackId === undefined || of === postbackId),
  )

export function postbackView(
  db: Data,
  postback: MockPostback,
  account: MockAccount,
  now: number,
): InferInput<typeof Postback> {
  const log = postbackLogOf(db, account, now).filter(({ postbackId }) => postbackId === postback.id)
  const {
    verification: _,
    signingSecretSuffix: __,
    oldSecret: ___,
    ...state
  } = receiverView(postback, log, now)
  return { id: postback.id, url: postback.url, events: [...postback.events], ...state }
}
