import type { InferInput } from 'valibot'
import type { CostReplay } from '../../api/contract/settings.ts'
import { addDays, dayIn, startOfDay } from '../../lib/zone.ts'
import { money } from '../lib/money.ts'
import type { Micros } from '../lib/money.ts'
import { costOf, isOpenStatus, isRefunded, reportOf, statusAt } from './task-life.ts'
import { accountTasks } from './task-state.ts'
import type { Task } from './tasks.ts'
import type { Data } from '../data/data.ts'
import type { MockAccount } from '../data/accounts.ts'

export interface PercentRules {
  enabled: boolean
  minAttempts: number
  maxAttempts: number
  minMatches: number
  types: readonly string[]
}
interface ReplayRules {
  rates: Readonly<Record<string, Micros>>
  acceptedTypes: readonly string[] | null
  percent: PercentRules
}

const days = 7
const none = () => ({ tasks: 0, spent: 0, least: 0, most: 0, refused: 0 })
type Sum = ReturnType<typeof none>

const nameOf = ({ type: { type } }: Task): string => type.replace(/:.*/, '')

/** Whether settings refuse a task: its type is not accepted, or its price is above the limit. */
function isRefused(task: Task, { rates, acceptedTypes }: ReplayRules): boolean {
  const name = nameOf(task)
  const limit = rates[name === 'ImageToTextTask' ? 'normal' : name]
  return (
    (acceptedTypes !== null && !acceptedTypes.includes(name)) ||
    (limit !== undefined && task.price * 1000 > limit)
  )
}

function put(sum: Sum, task: Task, paid: Micros, rules: ReplayRules): void {
  sum.tasks += 1
  sum.spent += paid
  if (task.ending === 'rejected') return
  if (isRefused(task, rules)) {
    sum.refused += 1
    return
  }
  const { enabled, types, minAttempts, maxAttempts, minMatches } = rules.percent
  // Answers that several workers agree on cannot be refunded.
  const isRepeated = enabled && task.ending === 'ready' && types.includes(nameOf(task))
  sum.least += isRepeated ? task.price * Math.max(minAttempts, minMatches) : paid
  sum.most += isRepeated ? task.price * maxAttempts : paid
}

/** Puts the tasks of the last seven whole days through settings. */
export function replayCost(
  db: Data,
  account: MockAccount,
  now: number,
  rules: ReplayRules,
): InferInput<typeof CostReplay> {
  const zone = account.timezone
  const today = dayIn(zone, now)
  const all = none()
  const types = new Map<string, Sum & { title: string }>()
  const from = startOfDay(addDays(today, -days), zone)
  for (const task of accountTasks(db, account, now, from, startOfDay(today, zone) - 1)) {
    const isFree =
      isOpenStatus(statusAt(task, now)) ||
      isRefunded(task, reportOf(db.taskState, account, task, now), now)
    const paid = isFree ? 0 : costOf(task)
    const type = nameOf(task)
    let own = types.get(type)
    if (!own) types.set(type, (own = { ...none(), title: task.type.title }))
    put(own, task, paid, rules)
    put(all, task, paid, rules)
  }
  const view = ({ tasks, spent, least, most, refused }: Sum) => ({
    tasks,
    spent: money(spent, account.currency, 4),
    least: money(least, account.currency, 4),
    most: money(most, account.currency, 4),
    refused,
  })
  return {
    dateFrom: addDays(today, -days),
    dateTo: addDays(today, -1),
    ...view(all),
    rows: [...types]
      .toSorted(([, a], [, b]) => b.spent - a.spent)
      .map(([type, sum]) => ({ type, title: sum.title, ...view(sum) })),
  }
}
