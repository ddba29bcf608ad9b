import type { workAlertCalls } from '../../api/contract/work-alerts.ts'
import { compare } from '../../lib/decimal.ts'
import { failure, invalid } from '../errors.ts'
import { noise } from '../lib/random.ts'
import { dayMs, workerOf } from '../seed/workers.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { MockWorkAlert, MockWorker } from '../data/work.ts'

const most = 5

/** The more an alert asks for, the shorter such a queue lasts. */
function view(alert: MockWorkAlert, now: number) {
  const longest = alert.minWaiting !== null && alert.minWaiting > 100 ? 25 : 70
  return {
    ...alert,
    lasted: Array.from({ length: 5 }, (_, back) => ({
      at: new Date(
        now - back * dayMs - Math.floor(5 * 3_600_000 * noise('lasted-at', back)),
      ).toISOString(),
      minutes: Math.ceil(longest * noise('lasted', alert.id, back)),
    })),
  }
}

const list = ({ alerts, alertHours }: MockWorker, now: number) => ({
  records: alerts.map((alert) => view(alert, now)),
  canEdit: true,
  hours: alertHours,
  most,
})

type Conditions = Omit<MockWorkAlert, 'id'>

/** Two hours or none. */
function checkHours({ from, to }: Pick<Conditions, 'from' | 'to'>): void {
  if ((from === null) !== (to === null))
    throw invalid({ [from === null ? 'from' : 'to']: { code: 'required' } })
}

function checkConditions({ minPer1000, from, to }: Conditions, { currency }: MockAccount): void {
  checkHours({ from, to })
  if (!minPer1000) return
  if (minPer1000.currency !== currency) throw invalid({ minPer1000: { code: 'not_allowed' } })
  if (compare(minPer1000.amount, '0') <= 0) throw invalid({ minPer1000: { code: 'out_of_range' } })
}

export const workAlertHandlers: Handlers<typeof workAlertCalls> = {
  workAlerts: {
    access: 'user',
    run: ({ db, user, now }) => list(workerOf(db, user, now), now),
  },
  addWorkAlert: {
    access: 'user',
    status: 201,
    samples: [
      { kind: 'image', minPer1000: { amount: '0.4', currency: 'USD' }, minWaiting: 50 },
      { language: 'en', from: '18:00', to: '23:00' },
    ],
    run: ({ arg, db, user, now }) => {
      const { alerts } = workerOf(db, user, now)
      if (alerts.length >= most) throw failure('ERROR_LIMIT_EXCEEDED')
      checkConditions(arg, user)
      const made = { id: 1 + Math.max(0, ...alerts.map(({ id }) => id)), ...arg }
      alerts.push(made)
      return view(made, now)
    },
  },
  updateWorkAlert: {
    access: 'user',
    samples: [{ id: 1, language: 'en', minWaiting: 100, from: '18:00', to: '22:00' }],
    run: ({ arg: { id, ...conditions }, db, user, now }) => {
      const found = workerOf(db, user, now).alerts.find((alert) => String(alert.id) === String(id))
      if (!found) throw failure('ERROR_NOT_FOUND')
      checkConditions(conditions, user)
      return view(Object.assign(found, conditions), now)
    },
  },
  updateWorkHours: {
    access: 'user',
    samples: [{ from: '08:00', to: '21:00' }, {}],
    run: ({ arg: { from, to }, db, user, now }) => {
      checkHours({ from, to })
      const worker = workerOf(db, user, now)
      worker.alertHours = from !== null && to !== null ? { from, to } : null
      return list(worker, now)
    },
  },
  removeWorkAlert: {
    access: 'user',
    samples: [{ id: 1 }],
    run: ({ arg: { id }, db, user, now }) => {
      const worker = workerOf(db, user, now)
      const left = worker.alerts.filter((alert) => String(alert.id) !== String(id))
      if (left.length === worker.alerts.length) throw failure('ERROR_NOT_FOUND')
      worker.alerts = left
      return list(worker, now)
    },
  },
}
