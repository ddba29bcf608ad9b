import { api } from '../api.ts'
import { mutation, query } from '../call.ts'
import { documentCalls } from '../contract/documents.ts'

export const documentApi = api.injectEndpoints({
  endpoints: (build) => ({
    documents: build.query(query(documentCalls.documents)),
    requisites: build.query(query(documentCalls.requisites)),
    updateRequisites: build.mutation(mutation(documentCalls.updateRequisites)),
  }),
})
