import type { workAlertCalls } from '../../api/contract/work-alerts.ts'
import { compare } from '../../lib/decimal.ts'
import { failure, invalid } from '../errors.ts'
import { noise } from '../lib/random.ts'
import { dayMs, workerOf } from '../seed/workers.ts'
import type { MockWorkAlert } from '../seed/workers.ts'
import type { Handlers } from './types.ts'

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

export const workAlertHandlers: Handlers<typeof workAlertCalls> = {
  workAlerts: {
    access: 'user',
    run: ({ db, user, now }) => ({
      records: workerOf(db, user, now).alerts.map((alert) => view(alert, now)),
      most,
    }),
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
      if ((arg.from === null) !== (arg.to === null))
        throw invalid({ [arg.from === null ? 'from' : 'to']: { code: 'required' } })
      if (arg.minPer1000) {
        if (arg.minPer1000.currency !== user.currency)
          throw invalid({ minPer1000: { code: 'not_allowed' } })
        if (compare(arg.minPer1000.amount, '0') <= 0)
          throw invalid({ minPer1000: { code: 'out_of_range' } })
      }
      const made = { id: 1 + Math.max(0, ...alerts.map(({ id }) => id)), ...arg }
      alerts.push(made)
      return view(made, now)
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
      return { records: left.map((alert) => view(alert, now)), most }
    },
  },
}
