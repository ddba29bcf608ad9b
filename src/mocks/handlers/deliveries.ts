import type { deliveryCalls } from '../../api/contract/deliveries.ts'
import type { Handlers } from './types.ts'

export const deliveryHandlers: Handlers<typeof deliveryCalls> = {}
