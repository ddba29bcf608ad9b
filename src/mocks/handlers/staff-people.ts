import type { InferInput } from 'valibot'
import type {
  PersonRecord,
  StaffRefund,
  staffPeopleCalls,
} from '../../api/contract/staff-people.ts'
import { failure, invalid } from '../errors.ts'
import { money } from '../lib/money.ts'
import { needProof } from '../lib/proof.ts'
import { logStaff } from '../lib/security-log.ts'
import { micros } from '../seed/security.ts'
import { refundLimits } from '../seed/staff-people.ts'
import { graphSpans, iso } from '../seed/statistics.ts'
import { nameOf, personOf } from './staff.ts'
import { book } from './transfers.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockPersonAct, MockStaffRefund } from '../data/staff.ts'

interface Who {
  db: Data
  user: MockAccount
  now: number
}

function accountOf({ db }: Pick<Who, 'db'>, id: string | number): MockAccount {
  const found = db.accounts.find((account) => String(account.id) === String(id))
  if (!found) throw failure('ERROR_NOT_FOUND')
  return found
}
/** Nobody acts on their own account. */
function subjectOf(who: Who, id: string | number): MockAccount {
  const person = accountOf(who, id)
  if (person === who.user) throw failure('ERROR_CONFLICT')
  return person
}

function note(
  { db, user, now }: Who,
  person: MockAccount,
  act: Pick<MockPersonAct, 'action' | 'reason'> & Partial<MockPersonAct>,
): void {
  db.staffPeople.counter += 1
  db.staffPeople.log.unshift({
    kind: null,
    endsAt: null,
    amount: null,
    ...act,
    id: db.staffPeople.counter,
    personId: person.id,
    at: now,
    by: user.name ?? '',
  })
}

function recordOf({ db, user, now }: Who, person: MockAccount): InferInput<typeof PersonRecord> {
  const { currency } = person
  return {
    ...personOf(db, person, now),
    balance: money(person.balance, currency),
    mayAct: person !== user,
    // The money of a worker is paid out and never paid in.
    refund:
      person.userType === 'worker'
        ? null
        : {
            alone: money(refundLimits.alone, currency),
            most: money(refundLimits.most, currency),
          },
    history: db.staffPeople.log
      .filter(({ personId }) => personId === person.id)
      .map(({ personId: _, at, amount, ...act }) => ({
        ...act,
        at: iso(at),
        amount: amount === null ? null : money(amount, currency),
      })),
  }
}

function refundOf({ db, user }: Who, refund: MockStaffRefund): InferInput<typeof StaffRefund> {
  const { personId, askedBy, amount, at, ...rest } = refund
  return {
    ...rest,
    amount: money(amount, accountOf({ db }, personId).currency),
    person: { id: personId, title: nameOf(db, personId) },
    at: iso(at),
    mayDecide: refund.status === 'waiting' && askedBy !== user.id && personId !== user.id,
  }
}

/** Adds the sum to the balance, and a line to the person's own log. */
function pay(who: Who, person: MockAccount, refund: MockStaffRefund, reason: string): void {
  const { db, now } = who
  const { id, amount } = refund
  refund.status = 'done'
  book(db, {
    id: `sr-${id}`,
    accountId: person.id,
    kind: 'refund',
    amount,
    ref: { type: 'staff_refund', id: String(id) },
    at: now,
    note: null,
  })
  note(who, person, { action: 'refunded', amount, reason })
  logStaff(db, person, 'staff_refund', now, refund.reason)
}

export const staffPeopleHandlers: Handlers<typeof staffPeopleCalls> = {
  personRecord: {
    access: 'admin',
    samples: [{ id: 1002 }],
    run: ({ arg: { id }, ...who }) => recordOf(who, accountOf(who, id)),
  },
  restrictPerson: {
    access: 'admin',
    samples: [{ id: 1002, kind: 'api_ban', days: 7, reason: 'Stolen cards, case 812.' }],
    run: ({ arg: { id, kind, days, reason }, session, ...who }) => {
      const person = subjectOf(who, id)
      needProof({ ...who, session })
      if (person.restrictions.some((one) => one.kind === kind))
        throw invalid({ kind: { code: 'not_unique' } })
      const { db, now } = who
      const endsAt = days === null ? null : iso(now + days * graphSpans.day)
      note(who, person, { action: 'restricted', kind, endsAt, reason })
      person.restrictions = [
        ...person.restrictions,
        {
          id: 9000 + db.staffPeople.counter,
          kind,
          reasonCode: 'staff',
          startsAt: iso(now),
          endsAt,
          canAppeal: true,
          ackRequired: false,
        },
      ]
      logStaff(db, person, 'restricted', now, reason)
      return recordOf(who, person)
    },
  },
  liftRestriction: {
    access: 'admin',
    samples: [{ id: 1005, kind: 'worker_suspended', reason: 'The appeal is right.' }],
    run: ({ arg: { id, kind, reason }, session, ...who }) => {
      const person = subjectOf(who, id)
      needProof({ ...who, session })
      const rest = person.restrictions.filter((one) => one.kind !== kind)
      if (rest.length === person.restrictions.length) throw failure('ERROR_CONFLICT')
      person.restrictions = rest
      note(who, person, { action: 'lifted', kind, reason })
      logStaff(who.db, person, 'restriction_lifted', who.now, reason)
      return recordOf(who, person)
    },
  },
  notePerson: {
    access: 'admin',
    samples: [{ id: 1002, text: 'Asked for a call on Monday.' }],
    run: ({ arg: { id, text }, ...who }) => {
      const person = subjectOf(who, id)
      note(who, person, { action: 'noted', reason: text })
      logStaff(who.db, person, 'staff_note', who.now, null)
      return recordOf(who, person)
    },
  },
  refundPerson: {
    access: 'admin',
    samples: [
      {
        id: 1002,
        idempotencyKey: '7d8f3c52-0a51-4a6e-8f0e-3f4f5b6c7d01',
        amount: { amount: '20', currency: 'USD' },
        reason: 'An hour of wrong answers.',
      },
    ],
    run: ({ arg: { id, amount: asked, reason }, session, ...who }) => {
      const person = subjectOf(who, id)
      needProof({ ...who, session })
      const { db, user, now } = who
      const amount = micros(asked.amount, person)
      if (person.userType === 'worker' || asked.currency !== person.currency)
        throw invalid({ amount: { code: 'not_allowed' } })
      if (amount <= 0 || amount > refundLimits.most)
        throw invalid({ amount: { code: 'out_of_range' } })
      db.staffPeople.counter += 1
      const refund: MockStaffRefund = {
        id: db.staffPeople.counter,
        personId: person.id,
        status: 'waiting',
        amount,
        reason,
        askedBy: user.id,
        by: user.name ?? '',
        at: now,
      }
      db.staffPeople.refunds.unshift(refund)
      if (amount <= refundLimits.alone) pay(who, person, refund, reason)
      else note(who, person, { action: 'refund_asked', amount, reason })
      return refundOf(who, refund)
    },
  },
  staffRefunds: {
    access: 'admin',
    run: (who) => ({
      records: who.db.staffPeople.refunds
        .filter(({ status }) => status === 'waiting')
        .map((refund) => refundOf(who, refund)),
    }),
  },
  decideRefund: {
    access: 'admin',
    samples: [
      {
        id: 1,
        idempotencyKey: '7d8f3c52-0a51-4a6e-8f0e-3f4f5b6c7d02',
        approve: true,
        reason: 'The incident is on the status page.',
      },
    ],
    run: ({ arg: { id, approve, reason }, session, ...who }) => {
      const refund = who.db.staffPeople.refunds.find((one) => String(one.id) === String(id))
      if (!refund) throw failure('ERROR_NOT_FOUND')
      needProof({ ...who, session })
      // Whoever asked cannot decide, and nobody decides twice or for themselves.
      if (!refundOf(who, refund).mayDecide) throw failure('ERROR_CONFLICT')
      const person = accountOf(who, refund.personId)
      if (approve) pay(who, person, refund, reason)
      else {
        refund.status = 'refused'
        note(who, person, { action: 'refund_refused', amount: refund.amount, reason })
      }
      return refundOf(who, refund)
    },
  },
}
