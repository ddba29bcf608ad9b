import { api } from '../api.ts'
import { mutation, query } from '../call.ts'
import { keyCalls } from '../contract/keys.ts'

/** What answers with a whole key goes by `ask()`: it must not come into the store. */
export const keysApi = api.injectEndpoints({
  endpoints: (build) => ({
    keys: build.query(query(keyCalls.keys)),
    updateKey: build.mutation(mutation(keyCalls.updateKey)),
    finishRotation: build.mutation(mutation(keyCalls.finishRotation)),
    revokeKey: build.mutation(mutation(keyCalls.revokeKey)),
  }),
})
