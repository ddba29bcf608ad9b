import * as v from 'valibot'
import {
  flag,
  Id,
  IdempotencyKey,
  longList,
  Money,
  moneyOrNull,
  textOrNull,
  when,
} from './common.ts'
import { AskedMoney } from './money.ts'
import { StaffPerson } from './staff.ts'
import { restrictionDays, restrictionKinds, staffReason } from './staff-terms.ts'
import { defineCalls } from './types.ts'

// What staff do about one person (contract.md 4.22).

const Reason = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(staffReason.min),
  v.maxLength(staffReason.max),
)

const PersonAct = v.looseObject({
  id: Id,
  at: when,
  by: textOrNull,
  action: v.string(),
  /** The restriction. */
  kind: textOrNull,
  endsAt: textOrNull,
  amount: moneyOrNull,
  reason: textOrNull,
})
export type PersonAct = v.InferOutput<typeof PersonAct>

export const PersonRecord = v.looseObject({
  ...StaffPerson.entries,
  balance: moneyOrNull,
  /** False for the reader's own account. */
  mayAct: flag,
  /** Null where nothing can be refunded. */
  refund: v.optional(
    v.nullable(
      v.looseObject({
        /** A larger sum waits for a second person. */
        alone: Money,
        most: Money,
      }),
    ),
    null,
  ),
  /** What staff did, latest first. */
  history: longList(PersonAct),
})
export type PersonRecord = v.InferOutput<typeof PersonRecord>

export const StaffRefund = v.looseObject({
  id: Id,
  status: v.string(),
  amount: Money,
  reason: textOrNull,
  person: v.looseObject({ id: Id, title: v.optional(v.string(), '') }),
  by: textOrNull,
  at: when,
  /** False for the one who asked. */
  mayDecide: flag,
})
export type StaffRefund = v.InferOutput<typeof StaffRefund>

export const staffPeopleCalls = defineCalls({
  personRecord: {
    method: 'GET',
    path: '/api/v2/admin/people/{id}',
    arg: v.strictObject({ id: Id }),
    res: PersonRecord,
    provides: ['People'],
  },
  restrictPerson: {
    method: 'POST',
    path: '/api/v2/admin/people/{id}/restrictions',
    arg: v.strictObject({
      id: Id,
      kind: v.picklist(restrictionKinds),
      /** Null: until it is lifted. */
      days: v.nullable(v.picklist(restrictionDays)),
      reason: Reason,
    }),
    res: PersonRecord,
    invalidates: ['People'],
    repeatable: true,
  },
  liftRestriction: {
    method: 'POST',
    path: '/api/v2/admin/people/{id}/restrictions/{kind}/lift',
    arg: v.strictObject({ id: Id, kind: v.string(), reason: Reason }),
    res: PersonRecord,
    invalidates: ['People'],
  },
  /** Only staff read a note. */
  notePerson: {
    method: 'POST',
    path: '/api/v2/admin/people/{id}/notes',
    arg: v.strictObject({ id: Id, text: Reason }),
    res: PersonRecord,
    invalidates: ['People'],
    repeatable: true,
  },
  refundPerson: {
    method: 'POST',
    path: '/api/v2/admin/people/{id}/refunds',
    arg: v.strictObject({
      id: Id,
      idempotencyKey: IdempotencyKey,
      amount: AskedMoney,
      reason: Reason,
    }),
    res: StaffRefund,
    invalidates: ['People'],
    idempotent: true,
  },
  /** The refunds that wait for a second person. */
  staffRefunds: {
    method: 'GET',
    path: '/api/v2/admin/refunds',
    arg: v.void(),
    res: v.looseObject({ records: longList(StaffRefund) }),
    provides: ['People'],
  },
  decideRefund: {
    method: 'POST',
    path: '/api/v2/admin/refunds/{id}/decision',
    arg: v.strictObject({
      id: Id,
      idempotencyKey: IdempotencyKey,
      approve: v.boolean(),
      reason: Reason,
    }),
    res: StaffRefund,
    invalidates: ['People'],
    idempotent: true,
  },
})
