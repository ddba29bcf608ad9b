import { dollars } from '../lib/money.ts'
import type { MockTransfer, MockVoucher, Booking, TransfersData } from '../data/pay.ts'
import type { MockAccount } from '../data/accounts.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** The transfers of the known links (seed/links.ts). */
export const linkedTransfers = { fresh: '5009', expired: '5003', used: '5008' } as const

/** Example amounts; a code in the format printed on the card. */
const vouchers: readonly MockVoucher[] = [
  { code: 'GIFT-2026-FRSH', amount: dollars(25), state: 'new' },
  { code: 'GLYF-7K2M-9QXD-41TB', amount: dollars(5), state: 'new' },
  { code: 'GIFT-2026-USED', amount: dollars(25), state: 'activated' },
  { code: 'GIFT-2025-PAST', amount: dollars(25), state: 'expired' },
  { code: 'GIFT-2026-HOLD', amount: dollars(25), state: 'blocked' },
  { code: 'GIFT-BRAZ-ONLY', amount: dollars(10), state: 'new', countries: ['BR'] },
]

export interface Promo {
  /** Dollars, or percent of the next top-up. */
  bonus: number
  percent?: boolean
  expired?: boolean
  /** In dollars of the top-up. */
  min?: number
  firstOnly?: boolean
}
export const promos: Readonly<Record<string, Promo>> = {
  WELCOME: { bonus: 1, firstOnly: true },
  SPRING: { bonus: 3, expired: true },
  THANKS5: { bonus: 5 },
  TOPUP10: { bonus: 10, percent: true, min: 20 },
}

/**
 * The offers of the workaround order: with a fixed price, or with one that is named after reading.
 */
export const workaroundKinds = [
  { id: 'need', price: dollars(15), days: 2 },
  { id: 'letter', price: dollars(25), days: 3 },
  { id: 'bench', price: dollars(60), days: 5 },
  { id: 'agreement', price: null, days: null },
] as const

export function seedTransfers(accounts: readonly MockAccount[], now: number): TransfersData {
  const of = (persona: string): number =>
    accounts.find((account) => account.persona === persona)?.id ?? 0
  const [customer, developer, moderator] = [of('customer'), of('developer'), of('moderator')]
  const made = (
    id: number,
    daysAgo: number,
    from: number,
    to: number,
    amount: number,
    status: MockTransfer['status'],
    comment: string | null = null,
  ): MockTransfer => {
    const createdAt = now - daysAgo * day - 47 * 60 * 1000
    const completedAt = status === 'completed' ? createdAt + 11 * 60 * 1000 : null
    return {
      id,
      from,
      to,
      amount: dollars(amount),
      fee: dollars(amount * 0.01),
      comment,
      status,
      createdAt,
      expiresAt: createdAt + day,
      completedAt,
    }
  }
  const transfers = [
    made(5001, 41, customer, developer, 20, 'completed', 'For the March scripts'),
    made(5002, 33, developer, customer, 12.5, 'completed'),
    made(5003, 27, customer, moderator, 8, 'awaiting_confirmation', 'For the test proxies'),
    made(5004, 25, customer, developer, 15, 'canceled'),
    made(5005, 19, developer, customer, 6, 'completed', 'Refund for the lunch'),
    made(5006, 12, customer, moderator, 3.2, 'completed'),
    made(5007, 9, moderator, customer, 2, 'completed'),
    made(5008, 3, customer, developer, 4, 'completed', 'Invoice 118'),
    made(5009, 0, customer, developer, 10, 'awaiting_confirmation', 'Invoice 121'),
  ]
  const bookings = transfers.flatMap((transfer): Booking[] =>
    transfer.completedAt === null ? [] : bookingsOf(transfer, transfer.completedAt),
  )
  return {
    transfers,
    vouchers: vouchers.map((voucher) => ({ ...voucher })),
    tries: [],
    promos: [{ accountId: customer, code: 'WELCOME' }],
    coupons: [],
    bookings: [
      ...bookings,
      {
        id: 'v-1',
        accountId: customer,
        kind: 'voucher',
        amount: dollars(10),
        ref: null,
        at: now - 16 * day,
        note: null,
      },
      {
        id: 'b-1',
        accountId: customer,
        kind: 'bonus',
        amount: dollars(2),
        ref: null,
        at: now - 6 * day,
        note: null,
      },
    ],
    orders: [
      {
        id: 301,
        accountId: customer,
        kind: 'letter',
        status: 'done',
        price: dollars(25),
        url: 'https://catalogue.example/',
        createdAt: now - 74 * day,
      },
    ],
  }
}

/** Enters a completed transfer in both ledgers. */
export function bookingsOf(
  { id, from, to, amount, fee, comment }: MockTransfer,
  at: number,
): Booking[] {
  const ref = { type: 'transfer', id: String(id) }
  return [
    {
      id: `x-${id}-out`,
      accountId: from,
      kind: 'transfer_out',
      amount: -(amount + fee),
      ref,
      at,
      note: comment,
    },
    { id: `x-${id}-in`, accountId: to, kind: 'transfer_in', amount, ref, at, note: comment },
  ]
}
