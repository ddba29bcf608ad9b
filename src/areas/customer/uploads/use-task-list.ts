import { useEffect, useMemo, useState } from 'react'
import type { TaskRow } from '@/api/contract/task-row.ts'
import type { TaskFilters } from '@/api/contract/tasks.ts'
import { taskCalls } from '@/api/contract/tasks.ts'
import { taskApi } from '@/api/endpoints/tasks.ts'
import { toProblem } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import { countNew, mostRows, rowsOf, withUpdates } from '../task/rows.ts'
import type { Updates } from '../task/rows.ts'

interface TaskList {
  rows: readonly TaskRow[] | undefined
  /** In all, where the backend counts. */
  total: number | null
  problem: Problem | undefined
  /** The list is being fetched anew. */
  busy: boolean
  hasMore: boolean
  more: 'idle' | 'loading' | 'failed'
  /** One page at a time, whoever asks. */
  fetchMore: () => void
  retry: () => void
  /** What has arrived and is not shown: `more` where nobody has counted it, `failed` where it was asked for in vain. */
  fresh: { count: number; more: boolean; failed: boolean }
  /** Shows it: the list begins anew. */
  showFresh: () => Promise<void>
  /** Takes up what another part has heard of a task. */
  seen: (task: TaskRow) => void
}

const pollEvery = 15_000

/**
 * The list as it was when it was opened, grown at its end. What arrives later is counted and waits; what has changed of the rows that are
 * shown is written over them, in their places.
 * @param live whether its days are not over yet
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
    hasMore: hasNextPage && listed.length < mostRows,
    more: isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'idle',
    // A second call while one is under way sends nothing: RTK Query sees to that.
    fetchMore: () => {
      if (hasNextPage && listed.length < mostRows) void fetchNextPage()
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
