import type { WorkerTask } from '@/api/contract/worker-tasks.ts'

/** Whether what was answered is a task, and not when to ask again. */
export const isTask = (answer: object): answer is WorkerTask => 'price' in answer
