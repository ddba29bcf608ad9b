import type { UserType } from '@/api/contract/common.ts'

/** In display order. */
export const roles = ['developer', 'customer', 'worker'] as const satisfies readonly UserType[]
