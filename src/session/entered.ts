/** When somebody signed in on this page, in milliseconds. */
let enteredAt: number | null = null

export const noteEntered = (): void => void (enteredAt = Date.now())
export const forgetEntered = (): void => void (enteredAt = null)

/**
 * Whether somebody signed in a moment ago. If nobody is here now, the browser has not kept the
 * session's cookie.
 */
export const wasJustEntered = (): boolean => enteredAt !== null && Date.now() - enteredAt < 30_000
