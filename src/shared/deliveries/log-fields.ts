import { deliveryStates } from '@/api/contract/deliveries.ts'
import { dayParams } from '@/shared/query/days.ts'
import { choice, textParam } from '@/shared/query/query.ts'

/** What every log of deliveries can be narrowed by. */
export const logFields = { status: choice(deliveryStates), ...dayParams } as const

/** The receiver of a delivery, by its id. */
export const receiverParam = (name: string) => textParam(/^[\w-]{1,64}$/, name)
