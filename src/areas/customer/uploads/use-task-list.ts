import { useEffect, useMemo, useState } from 'react'
import type { TaskRow } from '@/api/contract/task-row.ts'
import type { TaskFilters } from '@/api/contract/tasks.ts'
import { taskCalls } from '@/api/contract/tasks.ts'
import { taskApi } from '@/api/endpoints/tasks.ts'
import { toProblem } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import { countNew, maxRows, rowsOf, withUpdates } from '../task/rows.ts'
import type { Updates } from '../task/rows.ts'

interface TaskList {
  rows: readonly TaskRow[] | undefined
  /** The total number, if the backend counts it. */
  total: number | null
  problem: Problem | undefined
  /** Whether the list is being refetched. */
  busy: boolean
  hasMore: boolean
  more: 'idle' | 'loading' | 'failed'
  /** Loads one page at a time. */
  fetchMore: () => void
  retry: () => void
  /**
   * Tasks that have arrived and are not shown: `more` if uncounted, `failed` if the request failed.
   */
  fresh: { count: number; more: boolean; failed: boolean }
  /** Shows them by restarting the list. */
  showFresh: () => Promise<void>
  /** Receives a task's data from another part of the page. */
  seen: (task: TaskRow) => void
}

const pollEvery = 15_000

/**
 * The list as it was when opened, growing at its end. New tasks are counted and wait; changes of
 * shown rows are applied in place.
 * @param live whether the range includes a day that is still running
 */
export function useTaskList(filters: TaskFilters, live: boolean): TaskList {
  const list = taskApi.useTasksInfiniteQuery(filters, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: false,
  })
  const {
    currentData,
    error,
    isError,
    isFetching,
    isFetchingNextPage,
    isFetchNextPageError,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = list
  const pages = currentData?.pages
  const byId = useMemo(() => rowsOf(pages ?? []), [pages])
  const listed = useMemo(() => [...byId.values()], [byId])

  const { currentData: newest } = taskApi.useNewestTasksQuery(
    { ...filters, perPage: taskCalls.tasks.perPage },
    {
      skip: !live || !pages,
      pollingInterval: pollEvery,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    },
  )
  const [updates, setUpdates] = useState<Updates>(new Map())
  useEffect(() => {
    if (newest) setUpdates((before) => withUpdates(before, byId, newest.records))
  }, [byId, newest])
  const rows = useMemo(
    () => (updates.size === 0 ? listed : listed.map((row) => updates.get(row.id) ?? row)),
    [listed, updates],
  )

  return {
    rows: pages && rows,
    total: pages?.at(-1)?.totalCount ?? null,
    problem: !pages && error !== undefined ? toProblem(error) : undefined,
    busy: isFetching && !isFetchingNextPage,
    hasMore: hasNextPage && listed.length < maxRows,
    more: isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'idle',
    // RTK Query ignores a second call while one is running.
    fetchMore: () => {
      if (hasNextPage && listed.length < maxRows) void fetchNextPage()
    },
    retry: () => void refetch(),
    fresh: {
      ...(live && pages ? countNew(byId, newest) : { count: 0, more: false }),
      failed: isError && !isFetchNextPageError,
    },
    showFresh: async () => {
      const { isSuccess } = await refetch()
      if (isSuccess) setUpdates(new Map())
    },
    seen: (task) => setUpdates((before) => withUpdates(before, byId, [task])),
  }
}
