import { api } from '../api.ts'
import { mutation, query } from '../call.ts'
import { manualDomainCalls } from '../contract/manual-domains.ts'

export const manualDomainApi = api.injectEndpoints({
  endpoints: (build) => ({
    manualDomains: build.query(query(manualDomainCalls.manualDomains)),
    allManualDomains: build.query(query(manualDomainCalls.allManualDomains)),
    createManualDomain: build.mutation(mutation(manualDomainCalls.createManualDomain)),
    importManualDomains: build.mutation(mutation(manualDomainCalls.importManualDomains)),
    updateManualDomain: build.mutation(mutation(manualDomainCalls.updateManualDomain)),
    deleteManualDomain: build.mutation(mutation(manualDomainCalls.deleteManualDomain)),
    restoreManualDomain: build.mutation(mutation(manualDomainCalls.restoreManualDomain)),
  }),
})
