import type { Calls } from '../../api/contract/index.ts'
import { authHandlers } from './auth.ts'
import { customerHandlers } from './customer.ts'
import { publicHandlers } from './public.ts'
import type { Handlers } from './types.ts'
import { userHandlers } from './user.ts'

/** Total over the contract: a row without a mock does not compile. */
export const handlers: Handlers<Calls> = { ...userHandlers, ...publicHandlers, ...authHandlers, ...customerHandlers }
