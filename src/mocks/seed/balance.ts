import type { MockCurrency, Micros } from '../lib/money.ts'
import { money } from '../lib/money.ts'
import { labellingHold } from './labelling.ts'
import { openPayouts, purseOf } from './payouts.ts'
import { broughtSince, workerOf } from './workers.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockTransfer } from '../data/pay.ts'

/** What can be paid out: a partner's earnings, or a worker's with what came since the seed. */
export function payableOf(db: Data, user: MockAccount, now: number): Micros {
  if (user.userType !== 'worker') return purseOf(db, user).available
  return purseOf(db, user).available + broughtSince(workerOf(db, user, now))
}

/** The pending payouts of a worker, which are on hold. */
export const workerHoldOf = (db: Data, user: MockAccount): Micros =>
  openPayouts(db, user).reduce((sum, { amount }) => sum + amount, 0)

/** What is on hold, as the contract tells it, a sum for each reason. */
export const holdOf = (
  sums: Partial<Record<'transfer' | 'payout' | 'labelling', Micros>>,
  currency: MockCurrency,
) => {
  const held = Object.entries(sums).filter(([, sum]) => sum > 0)
  return {
    hold: money(
      held.reduce((all, [, sum]) => all + sum, 0),
      currency,
    ),
    holds: held.map(([reason, sum]) => ({ reason, amount: money(sum, currency) })),
  }
}

/** A transfer that nobody confirmed in time is over. */
export const transferStatus = ({ status, expiresAt }: MockTransfer, now: number): string =>
  status === 'awaiting_confirmation' && expiresAt <= now ? 'expired' : status

/** The pending transfers with their fees. */
export const transferHold = (db: Data, { id }: MockAccount, now: number): Micros =>
  db.transfers.transfers.reduce(
    (sum, transfer) =>
      transfer.from === id && transferStatus(transfer, now) === 'awaiting_confirmation'
        ? sum + transfer.amount + transfer.fee
        : sum,
    0,
  )
/** What an account can spend: its balance without what is on hold. */
export const spendableOf = (db: Data, user: MockAccount, now: number): Micros =>
  Math.max(0, user.balance - transferHold(db, user, now) - labellingHold(db.labelling, user))
