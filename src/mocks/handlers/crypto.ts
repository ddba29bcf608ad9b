import type { InferInput } from 'valibot'
import type { CryptoPayment, cryptoCalls } from '../../api/contract/crypto.ts'
import { failure, invalid } from '../errors.ts'
import { isLess, minus } from '../lib/fixed.ts'
import { findMethod, methodSeeds } from '../seed/pay-methods.ts'
import { addressFor, outcomeOf, paymentOut, transactionsOf } from '../seed/payments.ts'
import { findPayment, openPayment } from './payments.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { MockPayment } from '../data/pay.ts'

const explorers: Readonly<Record<string, string>> = {
  bitcoin: 'https://explorer.example/btc/tx/',
  bitcoincash: 'https://explorer.example/bch/tx/',
  tron: 'https://explorer.example/tron/tx/',
}

function out(
  payment: MockPayment,
  user: MockAccount,
  now: number,
): InferInput<typeof CryptoPayment> {
  const { crypto: own } = payment
  const terms = findMethod(payment.method)?.crypto
  if (!own || !terms) throw failure('ERROR_NOT_FOUND')
  const came = transactionsOf(payment, now)
  const total = came.reduce((sum, { amount }) => minus(sum, `-${amount}`, terms.places), '0')
  const gap = minus(own.assetAmount, total, terms.places)
  const scheme = terms.network
  return {
    payment: paymentOut(payment, user),
    asset: terms.asset,
    network: terms.network,
    address: own.address,
    memo: own.memo,
    assetAmount: own.assetAmount,
    rate: own.rate,
    rateValidUntil: new Date(own.until).toISOString(),
    uri: `${scheme}:${own.address}?amount=${own.assetAmount}`,
    requiredConfirmations: terms.confirmations,
    confirmations:
      came.length > 0 ? Math.min(...came.map(({ confirmations }) => confirmations)) : 0,
    txids: came.map(({ txid, amount, confirmations }) => ({
      txid,
      amount,
      confirmations,
      explorerUrl: `${explorers[terms.network] ?? ''}${txid}`,
    })),
    underpaidBy: payment.status === 'underpaid' && isLess('0', gap) ? gap : null,
    overpaidBy: isLess(gap, '0') ? gap.replace('-', '') : null,
    minDeposit: terms.min,
    persistentAddress: terms.stays,
  }
}

export const cryptoHandlers: Handlers<typeof cryptoCalls> = {
  createCryptoPayment: {
    access: 'user',
    status: 201,
    samples: [
      {
        idempotencyKey: '3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5f',
        asset: 'USDT',
        network: 'tron',
        amount: { amount: '50', currency: 'USD' },
      },
    ],
    run: ({ arg: { asset, network, amount, promoCode }, db, user, now }) => {
      const seed = methodSeeds.find(
        ({ crypto }) => crypto?.asset === asset && crypto.network === network,
      )
      if (!seed?.crypto) throw failure('ERROR_METHOD_UNAVAILABLE')
      const payment = openPayment(db, user, now, { seed, amount, promoCode })
      if (payment.crypto && isLess(payment.crypto.assetAmount, seed.crypto.min)) {
        db.payments.records = db.payments.records.filter((one) => one !== payment)
        throw invalid({ amount: { code: 'out_of_range' } })
      }
      return out(payment, user, now)
    },
  },
  cryptoPayment: {
    access: 'user',
    samples: [{ id: '1002036' }, { id: 'unknown' }],
    run: ({ arg: { id }, db, user, now }) => out(findPayment(db, user, id, now), user, now),
  },
  renewCryptoAddress: {
    access: 'user',
    samples: [{ id: '1002036', idempotencyKey: '3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5f' }],
    run: ({ arg: { id }, db, user, now }) => {
      const payment = findPayment(db, user, id, now)
      const seed = findMethod(payment.method)
      if (!seed?.crypto || payment.status !== 'expired') throw failure('ERROR_CONFLICT')
      const { amount, currency } = payment
      payment.crypto = addressFor(seed, user.id, `${payment.id} ${now}`, amount, currency, now)
      Object.assign(payment, {
        status: 'pending',
        updatedAt: now,
        expiresAt: seed.crypto.stays ? null : payment.crypto.until,
      })
      // A late payment to the old address must not count twice.
      payment.outcome =
        outcomeOf(amount) === 'late' || outcomeOf(amount) === 'never' ? 'pays' : outcomeOf(amount)
      return out(payment, user, now)
    },
  },
}
