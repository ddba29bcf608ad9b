import * as v from 'valibot'
import { shortList, IdempotencyKey, Money, textOrNull, Finite, Id, CoinAmount } from './common.ts'
import { Payment } from './payments.ts'
import { defineCalls } from './types.ts'

const amount = v.optional(v.nullable(CoinAmount), null)
const ById = v.strictObject({ id: Id })

const Transaction = v.looseObject({
  txid: v.string(),
  amount,
  confirmations: v.optional(Finite, 0),
  explorerUrl: textOrNull,
})

/** contract.md 4.6. */
export const CryptoPayment = v.looseObject({
  payment: Payment,
  asset: v.optional(v.string(), ''),
  network: v.optional(v.string(), ''),
  address: v.string(),
  /** Where a memo is set, a payment without it is lost. */
  memo: textOrNull,
  assetAmount: CoinAmount,
  rate: amount,
  rateValidUntil: textOrNull,
  /** The wallet link: the address with the exact amount. */
  uri: v.optional(v.string(), ''),
  requiredConfirmations: v.optional(Finite, 0),
  confirmations: v.optional(Finite, 0),
  txids: v.optional(shortList(Transaction), []),
  underpaidBy: amount,
  overpaidBy: amount,
  minDeposit: amount,
  /**
   * The address stays assigned to the person: later deposits count too, at the rate of their time.
   */
  persistentAddress: v.optional(v.boolean(), false),
})
export type CryptoPayment = v.InferOutput<typeof CryptoPayment>

export const assets = ['BTC', 'BCH', 'USDT'] as const
export const cryptoNetworks = ['bitcoin', 'bitcoincash', 'tron'] as const

export const cryptoCalls = defineCalls({
  createCryptoPayment: {
    method: 'POST',
    path: '/api/v2/payments/crypto',
    arg: v.strictObject({
      idempotencyKey: IdempotencyKey,
      asset: v.picklist(assets),
      network: v.picklist(cryptoNetworks),
      amount: Money,
      promoCode: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40))),
    }),
    res: CryptoPayment,
    invalidates: ['Payments', 'PaymentMethods'],
    idempotent: true,
  },
  cryptoPayment: {
    method: 'GET',
    path: '/api/v2/payments/crypto/{id}',
    arg: ById,
    res: CryptoPayment,
    provides: ['Payments'],
  },
  /** Replaces an expired address: the same amount at the current rate. */
  renewCryptoAddress: {
    method: 'POST',
    path: '/api/v2/payments/crypto/{id}/address',
    arg: v.strictObject({ ...ById.entries, idempotencyKey: IdempotencyKey }),
    res: CryptoPayment,
    invalidates: ['Payments'],
    idempotent: true,
  },
})
