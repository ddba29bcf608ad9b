import type { WorkerTask } from '@/api/contract/worker-tasks.ts'

/** Whether the answer is a task rather than the time of the next request. */
export const isTask = (answer: object): answer is WorkerTask => 'price' in answer
