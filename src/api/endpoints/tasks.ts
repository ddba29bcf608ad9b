import { api } from '../api.ts'
import { mutation, query, request } from '../call.ts'
import { taskCalls } from '../contract/tasks.ts'
import type { TaskFilters, TaskPage } from '../contract/tasks.ts'

const { tasks } = taskCalls
const { query: _, ...options } = query(tasks)
/** The most that a page of the list may have. */
export const tasksPerPage = 100

export const taskApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Newest first, grown at its end by what stood there last: what arrives meanwhile moves nothing. Never asked for again as a whole:
     * news come by `newestTasks`.
     */
    tasks: build.infiniteQuery<TaskPage, TaskFilters, string | null>({
      ...options,
      infiniteQueryOptions: {
        initialPageParam: null,
        // An answer that leads back to itself leads nowhere: it would be asked for without end.
        getNextPageParam: ({ nextBefore, records }, _, asked) => (records.length > 0 && nextBefore !== asked ? (nextBefore ?? undefined) : undefined),
        refetchCachedPages: false,
      },
      // A page that is there does not change: looking through all of them for each that comes would be most of the work of a long list.
      structuralSharing: false,
      query: ({ queryArg, pageParam }) => request(tasks, { ...queryArg, perPage: tasksPerPage, ...(pageParam !== null && { before: pageParam }) }),
    }),
    /** The head of the same list, asked for again and again. */
    newestTasks: build.query({ ...query(tasks), providesTags: ['Tasks'], keepUnusedDataFor: 0 }),
    task: build.query(query(taskCalls.task)),
    reportTask: build.mutation(mutation(taskCalls.reportTask)),
    exportTasks: build.mutation(mutation(taskCalls.exportTasks)),
    exports: build.query(query(taskCalls.exports)),
    exportJob: build.query(query(taskCalls.exportJob)),
  }),
})
