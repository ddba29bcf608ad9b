import * as v from 'valibot'
import { UserType } from '@/api/contract/common.ts'

/** The role that a link asks for; anything else is as good as none. */
export function roleOf(value: string | null): UserType | null {
  return v.is(UserType, value) ? value : null
}

/** The address that was typed on the page before, handed over in the history's state and not in the URL. */
export function emailOf(state: unknown): string {
  return typeof state === 'object' &&
    state !== null &&
    'email' in state &&
    typeof state.email === 'string'
    ? state.email.slice(0, 254)
    : ''
}
