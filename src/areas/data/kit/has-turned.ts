import type { ProjectTurn } from '@/api/contract/label-projects.ts'

const arrives: Partial<Record<ProjectTurn, string>> = {
  pause: 'paused',
  cancel: 'canceled',
  accept: 'completed',
  archive: 'archived',
}
const leaves: Partial<Record<ProjectTurn, string>> = {
  submit: 'draft',
  resume: 'paused',
  restore: 'archived',
}

/** Whether a project of this status is as the turn makes it. */
export const hasTurned = (turn: ProjectTurn, status: string): boolean =>
  turn in arrives ? status === arrives[turn] : status !== leaves[turn]
