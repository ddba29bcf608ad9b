import { labelItemCalls } from '../contract/label-items.ts'
import { labelProjectCalls } from '../contract/label-projects.ts'
import { labellingCalls } from '../contract/labelling.ts'
import { apiOf } from '../endpoint.ts'

export const labellingApi = apiOf(labellingCalls)
export const labelProjectApi = apiOf(labelProjectCalls)
export const labelItemApi = apiOf(labelItemCalls)
