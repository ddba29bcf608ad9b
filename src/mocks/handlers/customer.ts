import type { customerCalls } from '../../api/contract/customer.ts'
import { dashboard } from '../seed/dashboard.ts'
import type { Handlers } from './types.ts'

export const customerHandlers: Handlers<typeof customerCalls> = {
  dashboard: { access: 'user', run: ({ db, now, user }) => dashboard(db, user, now) },
}
