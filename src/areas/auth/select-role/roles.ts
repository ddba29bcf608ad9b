import type { UserType } from '@/api/contract/common.ts'

/** In display order. */
export const userRoles = ['developer', 'customer', 'worker'] as const satisfies readonly UserType[]
