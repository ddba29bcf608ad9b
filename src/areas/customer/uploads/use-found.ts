import type { SummaryGroup, SummaryRow } from '@/api/contract/task-figures.ts'
import { taskFigureApi } from '@/api/endpoints/tasks.ts'
import type { Days } from '@/shared/period/days.ts'

/** The options of a filter: the groups that these days contain. */
export function useFound(
  groupBy: SummaryGroup,
  days: Days,
  timezone: string,
  skip = false,
): readonly SummaryRow[] {
  const { data } = taskFigureApi.useTasksSummaryQuery({ ...days, timezone, groupBy }, { skip })
  return data?.rows ?? []
}
