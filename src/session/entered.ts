import { perApp } from '@/lib/per-app.ts'
import type { Dispatch } from './person.ts'

/** When somebody signed in on a page, in milliseconds; 0 if nobody did. */
const entered = perApp(() => ({ at: 0 }))

export function noteEntered(page: Dispatch): void {
  entered(page).at = Date.now()
}
export function forgetEntered(page: Dispatch): void {
  entered(page).at = 0
}

/**
 * Whether somebody signed in a moment ago. If nobody is here now, the browser has not kept the
 * session's cookie.
 */
export const wasJustEntered = (page: Dispatch): boolean => Date.now() - entered(page).at < 30_000
