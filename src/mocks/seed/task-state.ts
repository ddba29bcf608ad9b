import type { Account } from '../db.ts'

/** What has become of tasks since the start: reports, hidden samples, exports. */
export interface TasksData {
  counter: number
}

export function seedTasks(_accounts: readonly Account[], _now: number): TasksData {
  return { counter: 0 }
}
