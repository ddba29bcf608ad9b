import type { SummaryGroup, SummaryRow } from '@/api/contract/task-figures.ts'
import { taskFigureApi } from '@/api/endpoints/tasks.ts'
import type { PeriodDays } from '@/shared/period/days.ts'

/** The options of a filter: the groups that these days contain. */
export function useFoundUploads(
  groupBy: SummaryGroup,
  days: PeriodDays,
  timezone: string,
  skip = false,
): readonly SummaryRow[] {
  const { data } = taskFigureApi.useTasksSummaryQuery({ ...days, timezone, groupBy }, { skip })
  return data?.rows ?? []
}
