import { authCalls } from './auth.ts'
import { customerCalls } from './customer.ts'
import { publicCalls } from './public.ts'
import { userCalls } from './user.ts'

/** The calls by area, in the order in which they are listed. */
export const contract = { user: userCalls, public: publicCalls, auth: authCalls, customer: customerCalls }

/** Every call by its name. For listings, mocks and tests: the app takes the areas one by one, so that each loads its own. */
export const calls = { ...userCalls, ...publicCalls, ...authCalls, ...customerCalls }
export type CallName = keyof typeof calls
export type Calls = typeof calls
