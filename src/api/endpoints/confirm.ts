import { api } from '../api.ts'
import { mutation } from '../call.ts'
import { confirmCalls } from '../contract/confirm.ts'

/** What signs in (check_key, check_remind) goes out by useAsk(), as signing in does. */
export const confirmApi = api.injectEndpoints({
  endpoints: (build) => ({
    resendConfirmation: build.mutation(mutation(confirmCalls.resendConfirmation)),
    confirmEmailChange: build.mutation(mutation(confirmCalls.confirmEmailChange)),
    confirmEmailRemoval: build.mutation(mutation(confirmCalls.confirmEmailRemoval)),
    confirmWallet: build.mutation(mutation(confirmCalls.confirmWallet)),
  }),
})
