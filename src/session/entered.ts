import type { Dispatch } from './person.ts'

/** When somebody signed in on a page, in milliseconds, by the dispatch of its store. */
const entered = new WeakMap<Dispatch, number>()

export const noteEntered = (page: Dispatch): void => void entered.set(page, Date.now())
export const forgetEntered = (page: Dispatch): void => void entered.delete(page)

/**
 * Whether somebody signed in a moment ago. If nobody is here now, the browser has not kept the
 * session's cookie.
 */
export const wasJustEntered = (page: Dispatch): boolean =>
  Date.now() - (entered.get(page) ?? 0) < 30_000
