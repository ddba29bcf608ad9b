import { taskFigureCalls } from '../contract/task-figures.ts'
import { apiOf } from '../endpoint.ts'

export const taskFigureApi = apiOf(taskFigureCalls)
