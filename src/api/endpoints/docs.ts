import { docsCalls } from '../contract/docs.ts'
import { apiOf } from '../endpoint.ts'

export const docsApi = apiOf(docsCalls)
