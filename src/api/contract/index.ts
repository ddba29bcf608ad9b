import { authCalls } from './auth.ts'
import { confirmCalls } from './confirm.ts'
import { customerCalls } from './customer.ts'
import { examplesCalls } from './examples.ts'
import { feedbackCalls } from './feedback.ts'
import { labellingCalls } from './labelling.ts'
import { notificationCalls } from './notifications.ts'
import { oauthCalls } from './oauth.ts'
import { profileCalls } from './profile.ts'
import { proofCalls } from './proof.ts'
import { publicCalls } from './public.ts'
import { securityCalls } from './security.ts'
import { twoFactorCalls } from './two-factor.ts'
import { userCalls } from './user.ts'
import { workerCalls } from './worker.ts'

/** The calls by area, in the order in which they are listed. */
export const contract = {
  user: { ...userCalls, ...notificationCalls },
  public: { ...publicCalls, ...examplesCalls },
  auth: { ...authCalls, ...twoFactorCalls, ...oauthCalls, ...confirmCalls, ...proofCalls },
  profile: { ...profileCalls, ...securityCalls },
  customer: customerCalls,
  worker: workerCalls,
  landing: feedbackCalls,
  data: labellingCalls,
}

/** Every call by its name. For listings, mocks and tests: the app takes the areas one by one, so that each loads its own. */
export const calls = {
  ...contract.user,
  ...contract.public,
  ...contract.auth,
  ...contract.profile,
  ...contract.customer,
  ...contract.worker,
  ...contract.landing,
  ...contract.data,
}
export type CallName = keyof typeof calls
export type Calls = typeof calls
