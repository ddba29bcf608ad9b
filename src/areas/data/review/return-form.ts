import type { LabelItem } from '@/api/contract/label-items.ts'
import type { LabelProject } from '@/api/contract/label-projects.ts'

/** The name of the form by which a unit is sent back. */
export const returnForm = (project: LabelProject, id: LabelItem['id']): string =>
  `label-return-${project.id}-${id}`
