import type { UserType } from '@/api/contract/common.ts'

/** In the order in which they are offered. */
export const roles = ['developer', 'customer', 'worker'] as const satisfies readonly UserType[]
