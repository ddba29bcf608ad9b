import { api } from '../api.ts'
import { taskCalls } from '../contract/tasks.ts'
import { endpointsOf, query, apiOf } from '../endpoint.ts'
import { taskFigureCalls } from '../contract/task-figures.ts'
import { unsolvedCalls } from '../contract/unsolved.ts'

export const taskApi = api.injectEndpoints({
  endpoints: (build) => {
    const endpoints = endpointsOf(build, taskCalls)
    return {
      ...endpoints,
      /** The list is never refetched as a whole: `newestTasks` adds new tasks. */
      tasks: {
        ...endpoints.tasks,
        infiniteQueryOptions: {
          ...endpoints.tasks.infiniteQueryOptions,
          refetchCachedPages: false,
        },
        // Loaded pages do not change. Comparing all of them on each new page would be most of the
        // work of a long list.
        structuralSharing: false,
      },
      /** The first page of the same list, polled for new tasks. */
      newestTasks: build.query({
        ...query(taskCalls.tasks),
        providesTags: ['Tasks'],
        keepUnusedDataFor: 0,
      }),
    }
  },
})

export const taskFigureApi = apiOf(taskFigureCalls)

export const unsolvedApi = apiOf(unsolvedCalls)
