import { documentCalls } from '../contract/documents.ts'
import { apiOf } from '../endpoint.ts'

export const documentApi = apiOf(documentCalls)
