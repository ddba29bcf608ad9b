import * as v from 'valibot'
import { WorkerAnswer, WorkerTask } from '@/api/contract/worker-tasks.ts'
import type { Sent } from './state.ts'

const Kept = v.object({
  task: WorkerTask,
  shownAt: v.number(),
  until: v.number(),
  key: v.string(),
  answer: WorkerAnswer,
  spentMs: v.number(),
})

/** Parses the stored answer that had not been accepted when the page was left. */
export function parseSent(kept: unknown): Sent | null {
  const parsed = v.safeParse(Kept, kept)
  return parsed.success ? parsed.output : null
}
