import { api } from '../api.ts'
import { mutation, query } from '../call.ts'
import { savedMethodCalls } from '../contract/saved-methods.ts'

export const savedMethodsApi = api.injectEndpoints({
  endpoints: (build) => ({
    savedMethods: build.query(query(savedMethodCalls.savedMethods)),
    removeSavedMethod: build.mutation(mutation(savedMethodCalls.removeSavedMethod)),
    makeSavedMethodDefault: build.mutation(mutation(savedMethodCalls.makeSavedMethodDefault)),
  }),
})
