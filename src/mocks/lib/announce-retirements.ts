import type { Data } from '../data/data.ts'
import type { MockAccount } from '../data/accounts.ts'
import { usageOf } from '../seed/task-lists.ts'
import { apiReleases, changeConcerns, changeFacts } from '../../task-api/releases.ts'
import { notify } from './notify.ts'

const day = 24 * 60 * 60 * 1000
const usageDays = 30
/** The days before a retirement on which whoever still uses a thing is told again. */
const warnings = [30, 7] as const

/** The retirements that are published and not over, with the last moment to tell of each. */
const retirementsAt = (now: number) =>
  apiReleases.flatMap(({ date, changes }) =>
    changes.flatMap((change) => {
      const { retires, products = [], types = [] } = changeFacts[change]
      if (!retires) return []
      const end = Date.parse(retires.on)
      const step = [Date.parse(date), ...warnings.map((days) => end - days * day)].findLast(
        (time) => time <= now,
      )
      return step === undefined || end <= now ? [] : [{ change, products, types, end, step }]
    }),
  )

/** Tells the owner of an account which retirements of the API concern what the account sends. */
export function announceRetirements(
  db: Data,
  account: MockAccount,
  owner: MockAccount,
  now: number,
): void {
  const due = retirementsAt(now).filter(
    ({ change, step }) => !db.retirementsSeen.includes(`${account.id} ${change} ${step}`),
  )
  if (due.length === 0) return
  db.retirementsSeen.push(...due.map(({ change, step }) => `${account.id} ${change} ${step}`))
  const usage = usageOf(db, account, now, usageDays)
  for (const { change, products, types, end } of due) {
    const count = usage
      .filter(({ product, type }) => changeConcerns({ products, types }, { product, type }))
      .reduce((sum, one) => sum + one.count, 0)
    if (count === 0) continue
    const [type] = types
    notify(db, owner, `retires_${change}`, now, {
      values: { days: Math.ceil((end - now) / day), count },
      own: { href: `/api-docs/changelog${type ? `?type=${type}` : ''}` },
    })
  }
}
