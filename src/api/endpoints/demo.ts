import { demoCalls } from '../contract/demo.ts'
import { apiOf } from '../endpoint.ts'
import { examplesCalls } from '../contract/examples.ts'

export const demoApi = apiOf(demoCalls)

export const examplesApi = apiOf(examplesCalls)
