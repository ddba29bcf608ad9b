import * as v from 'valibot'
import { UserType } from '@/api/contract/common.ts'

/** The role in a link; null for an invalid one. */
export function roleOf(value: string | null): UserType | null {
  return v.is(UserType, value) ? value : null
}

/** The address typed on the previous page, passed in the history state and not in the URL. */
export function prefilledEmail(state: unknown): string {
  return typeof state === 'object' &&
    state !== null &&
    'email' in state &&
    typeof state.email === 'string'
    ? state.email.slice(0, 254)
    : ''
}
