import type { InferInput } from 'valibot'
import type { AutoTopUp, SavedMethod } from '../../api/contract/saved-methods.ts'
import type { MockCurrency, Micros } from '../lib/money.ts'
import type { MethodSeed } from '../seed/pay-methods.ts'

export type PaymentOutcome =
  | 'pays'
  | 'underpaid'
  | 'overpaid'
  | 'late'
  | 'never'
  | 'review'
  | 'fails'
  | 'canceled'
  | 'slow'

export interface MockCrypto {
  address: string
  memo: string | null
  assetAmount: string
  rate: string
  /** Until then the rate is fixed and the address waits for the transfer. */
  until: number
  /** When the address was issued: the time on the chain counts from here. */
  from: number
}

export interface MockPayment {
  id: string
  accountId: number
  method: string
  status: string
  amount: string
  currency: MockCurrency
  fee: string
  bonus: string
  /** The amount that has arrived; null before. */
  credited: string | null
  createdAt: number
  updatedAt: number
  expiresAt: number | null
  failureCode: string | null
  /** The latest request for a refund, and the amount refunded so far. */
  refund: { status: string; amount: string } | null
  outcome: PaymentOutcome
  /** The payment has ended: time no longer changes it. */
  settled: boolean
  /** The person's next step. */
  next: MethodSeed['next']
  /** When the person finished their part at the payment provider. */
  begunAt: number | null
  returnUrl: string | null
  saveMethod: boolean
  crypto: MockCrypto | null
}

type Raw<T> = { -readonly [Key in keyof T]: T[Key] }

/** The stored payments by account. */
export interface PaymentsData {
  counter: number
  records: MockPayment[]
  saved: (Raw<InferInput<typeof SavedMethod>> & { id: string; accountId: number })[]
  autoTopUp: {
    accountId: number
    enabled: boolean
    state: string
    threshold: string | null
    amount: string | null
    savedMethodId: string | null
    dailyCountCap: number
    monthlyAmountCap: string | null
    failCount: number
    lastEvent: InferInput<typeof AutoTopUp>['lastEvent']
    updatedAt: string
  }[]
}

export interface MockTransfer {
  id: number
  from: number
  to: number
  amount: Micros
  fee: Micros
  comment: string | null
  /** `awaiting_confirmation` ends when its link expires. */
  status: 'awaiting_confirmation' | 'completed' | 'canceled'
  createdAt: number
  expiresAt: number
  completedAt: number | null
}

export interface MockVoucher {
  code: string
  amount: Micros
  state: 'new' | 'activated' | 'expired' | 'blocked'
  /** Limits a code to accounts of these countries. */
  countries?: readonly string[]
}

/** A change of a balance that is neither a task nor a payment. */
export interface Booking {
  id: string
  accountId: number
  kind:
    | 'transfer_in'
    | 'transfer_out'
    | 'bonus'
    | 'voucher'
    | 'support'
    | 'proxy'
    | 'adjustment'
    | 'refund'
  amount: Micros
  ref: { type: string; id: string } | null
  at: number
  note: string | null
}

export interface MockOrder {
  id: number
  accountId: number
  kind: string
  status: 'quoting' | 'paid' | 'in_progress' | 'done'
  price: Micros | null
  url: string
  createdAt: number
}

/** The stored transfers, vouchers, promo codes and orders of all accounts. */
export interface TransfersData {
  transfers: MockTransfer[]
  vouchers: MockVoucher[]
  /** The recent wrong codes. */
  tries: { accountId: number; at: number }[]
  promos: { accountId: number; code: string }[]
  /** Who entered the coupon of a partner: with a payment, or at the sign-up. */
  coupons: { partnerId: number; accountId: number; paymentId: string | null }[]
  bookings: Booking[]
  orders: MockOrder[]
}

export interface MockWallet {
  accountId: number
  methodId: string | null
  fields: Record<string, string>
  updatedAt: number | null
  lockedUntil: number | null
  pending: { methodId: string; fields: Record<string, string>; at: number } | null
  error: { code: string; at: number } | null
}

export interface MockPayout {
  id: string
  accountId: number
  status: string
  amount: Micros
  fee: Micros
  receive: { amount: string; currency: string }
  methodId: string
  account: string
  reason: string | null
  createdAt: number
  updatedAt: number
  paidAt: number | null
  txid: string | null
  /** The clock changes its status; seeded payouts stay as they are. */
  moves: boolean
}

export interface PayoutsData {
  wallets: MockWallet[]
  payouts: MockPayout[]
  /** The amount that can be paid out, by account. */
  purses: { accountId: number; available: Micros }[]
  /** The methods that are under maintenance. */
  down: string[]
}
