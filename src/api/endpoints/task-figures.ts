import { api } from '../api.ts'
import { query } from '../call.ts'
import { taskFigureCalls } from '../contract/task-figures.ts'

export const taskFigureApi = api.injectEndpoints({
  endpoints: (build) => ({
    tasksSummary: build.query(query(taskFigureCalls.tasksSummary)),
    taskGraph: build.query(query(taskFigureCalls.taskGraph)),
  }),
})
