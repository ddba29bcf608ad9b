import type { SummaryGroup, SummaryRow } from '@/api/contract/tasks.ts'
import { taskApi } from '@/api/endpoints/tasks.ts'
import type { Days } from '../../model/tasks/query.ts'

/** What there is to choose from: the groups that these days have. */
export function useFound(groupBy: SummaryGroup, days: Days, timezone: string, skip = false): readonly SummaryRow[] {
  const { data } = taskApi.useTasksSummaryQuery({ ...days, timezone, groupBy }, { skip })
  return data?.rows ?? []
}
