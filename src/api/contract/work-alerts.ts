import * as v from 'valibot'
import { Finite, flag, Id, NoArg, moneyOrNull, shortList, textOrNull } from './common.ts'
import { AskedMoney } from './money.ts'
import { defineCalls } from './types.ts'
import { workerKinds } from './worker.ts'

/** A time of the day in the account's zone. */
export const HourMinute = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))

/** The work that somebody wants to be told of. A condition that is null is none. */
const WorkAlert = v.looseObject({
  id: Id,
  kind: textOrNull,
  language: textOrNull,
  minPer1000: moneyOrNull,
  /** The fewest waiting tasks. */
  minWaiting: v.optional(v.nullable(Finite), null),
  from: textOrNull,
  to: textOrNull,
  /** How long such a queue lasted the last times, the latest first. */
  lasted: v.optional(shortList(v.looseObject({ at: v.string(), minutes: Finite }), 5), []),
})
export type WorkAlert = v.InferOutput<typeof WorkAlert>

const orNull = <Item extends v.GenericSchema>(item: Item) => v.optional(v.nullable(item), null)

const Conditions = {
  kind: orNull(v.picklist(workerKinds)),
  language: orNull(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/))),
  minPer1000: orNull(AskedMoney),
  minWaiting: orNull(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
  from: orNull(HourMinute),
  to: orNull(HourMinute),
}

const WorkAlertList = v.looseObject({
  records: shortList(WorkAlert),
  /** Whether an alert can be changed. */
  canEdit: flag,
  /** The hours in which messages come at all: null for all day, missing where there is no choice. */
  hours: v.optional(v.nullable(v.looseObject({ from: v.string(), to: v.string() }))),
  /** How many one may have; null for no limit. */
  most: v.optional(v.nullable(Finite), null),
})
export type WorkAlertList = v.InferOutput<typeof WorkAlertList>

/** contract.md 4.8. The channels are those of the notification topic `work`. */
export const workAlertCalls = defineCalls({
  workAlerts: {
    method: 'GET',
    path: '/api/v2/worker/work_alerts',
    arg: NoArg,
    res: WorkAlertList,
    provides: ['WorkAlerts'],
  },
  addWorkAlert: {
    method: 'POST',
    path: '/api/v2/worker/work_alerts',
    arg: v.strictObject(Conditions),
    res: WorkAlert,
    invalidates: ['WorkAlerts'],
    repeatable: true,
  },
  updateWorkAlert: {
    method: 'PUT',
    path: '/api/v2/worker/work_alerts/{id}',
    arg: v.strictObject({ id: Id, ...Conditions }),
    res: WorkAlert,
    invalidates: ['WorkAlerts'],
    repeatable: true,
  },
  updateWorkHours: {
    method: 'PUT',
    path: '/api/v2/worker/work_alerts/hours',
    arg: v.strictObject({ from: orNull(HourMinute), to: orNull(HourMinute) }),
    res: WorkAlertList,
    invalidates: ['WorkAlerts'],
    repeatable: true,
  },
  removeWorkAlert: {
    method: 'DELETE',
    path: '/api/v2/worker/work_alerts/{id}',
    arg: v.strictObject({ id: Id }),
    /** Those that are left. */
    res: WorkAlertList,
    invalidates: ['WorkAlerts'],
  },
})
