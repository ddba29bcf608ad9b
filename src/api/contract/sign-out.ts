import { NoArg, Nothing } from './common.ts'
import { defineCalls } from './types.ts'

/** Of the calls of signing in, the one that whoever is signed in begins with. */
export const signOutCalls = defineCalls({
  logout: { method: 'POST', path: '/api/v2/auth/logout', arg: NoArg, res: Nothing },
})
