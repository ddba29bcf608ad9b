import type { orderCalls } from '../../api/contract/orders.ts'
import type { voucherCalls } from '../../api/contract/vouchers.ts'
import { compare } from '../../lib/decimal.ts'
import { failure, invalid } from '../errors.ts'
import { dollars, money } from '../lib/money.ts'
import { workaroundKinds } from '../seed/transfers.ts'
import { promoOf } from '../lib/promo.ts'
import { availableOf, book } from './transfers.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockOrder } from '../data/pay.ts'

const day = 24 * 60 * 60 * 1000
const plain = (code: string): string => code.trim().toUpperCase()

/** Why a code is invalid for this account. */
function reasonOf(
  db: Data,
  user: MockAccount,
  code: string,
  now: number,
): 'not_found' | 'expired' | 'used' | 'first_only' | null {
  const promo = promoOf(db, user, plain(code), now)
  if (!promo) return 'not_found'
  if (promo.expired) return 'expired'
  if (
    db.transfers.promos.some((known) => known.accountId === user.id && known.code === plain(code))
  )
    return 'used'
  return promo.firstOnly && user.volume > 0 ? 'first_only' : null
}

const orderView = (
  { id, kind, status, price, url, createdAt }: MockOrder,
  { currency }: MockAccount,
) => ({
  id,
  kind,
  status,
  price: price === null ? null : money(price, currency),
  url,
  createdAt: new Date(createdAt).toISOString(),
})

export const orderHandlers: Handlers<
  typeof orderCalls & Omit<typeof voucherCalls, 'redeemVoucher'>
> = {
  checkPromo: {
    access: 'user',
    samples: [
      { code: 'topup10' },
      { code: 'TOPUP10', amount: { amount: '5', currency: 'USD' }, method: 'bank-card' },
    ],
    run: ({ arg: { code, amount }, db, user, now }) => {
      const reason = reasonOf(db, user, code, now)
      const promo = promoOf(db, user, plain(code), now)
      if (reason || !promo) return { valid: false, reason }
      const min = promo.min === undefined ? null : money(dollars(promo.min), user.currency)
      if (min && amount && compare(amount.amount, min.amount) < 0)
        return {
          valid: false,
          reason: 'min_amount',
          conditions: [{ code: 'min_amount', value: min }],
        }
      return {
        valid: true,
        bonus: promo.percent ? String(promo.bonus) : money(dollars(promo.bonus), user.currency),
        expiresAt: new Date(now + 30 * day).toISOString(),
        use: promo.percent ? 'top_up' : 'now',
        conditions: [
          { code: 'once', value: null },
          ...(promo.firstOnly ? [{ code: 'first_only', value: null }] : []),
          ...(min ? [{ code: 'min_amount', value: min }] : []),
        ],
      }
    },
  },
  redeemPromo: {
    access: 'user',
    samples: [{ idempotencyKey: '3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5f', code: 'THANKS5' }],
    run: ({ arg: { code }, db, user, now }) => {
      const reason = reasonOf(db, user, code, now)
      const promo = promoOf(db, user, plain(code), now)
      if (reason === 'expired') throw invalid({ code: { code: 'expired' } })
      if (reason === 'used') throw invalid({ code: { code: 'not_unique' } })
      if (reason || !promo || promo.percent) throw invalid({ code: { code: 'not_allowed' } })
      db.transfers.promos.push({ accountId: user.id, code: plain(code) })
      db.counter += 1
      book(db, {
        id: `b-${db.counter}x`,
        accountId: user.id,
        kind: 'bonus',
        amount: dollars(promo.bonus),
        ref: null,
        at: now,
        note: plain(code),
      })
      return {
        amount: money(dollars(promo.bonus), user.currency),
        balance: money(availableOf(db, user, now), user.currency),
      }
    },
  },
  workaroundKinds: {
    access: 'user',
    run: ({ db, user, now }) => ({
      records: workaroundKinds.map(({ id, price, days }) => ({
        id,
        days,
        price: price === null ? null : money(price, user.currency),
      })),
      available: money(availableOf(db, user, now), user.currency),
      orders: db.transfers.orders
        .filter(({ accountId }) => accountId === user.id)
        .toSorted((one, other) => other.createdAt - one.createdAt)
        .map((order) => orderView(order, user)),
    }),
  },
  orderWorkaround: {
    access: 'user',
    samples: [
      {
        idempotencyKey: '3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5f',
        kind: 'agreement',
        name: 'Ann',
        email: 'ann@example.com',
        url: 'https://shop.example/',
        message: 'We want their prices once a day, by agreement.',
      },
    ],
    run: ({ arg: { kind, url, price: agreed }, db, user, now }) => {
      const wanted = workaroundKinds.find(({ id }) => id === kind)
      if (!wanted) throw invalid({ kind: { code: 'not_allowed' } })
      if (wanted.price !== null) {
        const price = money(wanted.price, user.currency)
        if (agreed?.currency !== price.currency || compare(agreed.amount, price.amount) !== 0)
          throw failure('ERROR_CONFLICT', { extra: { price } })
        if (wanted.price > availableOf(db, user, now))
          throw failure('ERROR_INSUFFICIENT_FUNDS', { extra: { needed: price } })
      }
      const order: MockOrder = {
        id: Math.max(300, ...db.transfers.orders.map(({ id }) => id)) + 1,
        accountId: user.id,
        kind,
        status: wanted.price === null ? 'quoting' : 'paid',
        price: wanted.price,
        url,
        createdAt: now,
      }
      db.transfers.orders.push(order)
      const ref = { type: 'workaround', id: String(order.id) }
      if (order.price !== null)
        book(db, {
          id: `o-${order.id}`,
          accountId: user.id,
          kind: 'support',
          amount: -order.price,
          ref,
          at: now,
          note: null,
        })
      return orderView(order, user)
    },
  },
}
