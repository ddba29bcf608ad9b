import { projectKinds, projectSorts, projectStates } from '@/api/contract/label-projects.ts'
import type { ProjectRow, ProjectTurn } from '@/api/contract/label-projects.ts'
import { choice, defineQuery, page, searchParam, sort } from '@/shared/query/query.ts'

export const projectQuery = defineQuery({
  text: searchParam(),
  status: choice(projectStates),
  kind: choice(projectKinds),
  sort: sort(projectSorts, '-updatedAt'),
  page,
})

export type ProjectCommand = 'duplicate' | Extract<ProjectTurn, 'archive' | 'restore'>

/** What a project can be asked from the list. An unfinished one is not put away. */
export function projectCommands({ status }: ProjectRow): ProjectCommand[] {
  if (status === 'archived') return ['duplicate', 'restore']
  const isOver = ['draft', 'quoted', 'completed', 'canceled'].includes(status)
  return isOver ? ['duplicate', 'archive'] : ['duplicate']
}
