import { examplesCalls } from '../contract/examples.ts'
import { apiOf } from '../endpoint.ts'

export const examplesApi = apiOf(examplesCalls)
