/** Whether a task is still waiting for an answer, and so not charged yet (contract.md 4.18). */
export const isOpenTask = (status: string): boolean =>
  status === 'queued' || status === 'assigned' || status === 'processing'
