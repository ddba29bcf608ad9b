import type { User } from '@/api/contract/user.ts'

declare global {
  interface Window {
    /** Read by tag managers. Other code owns it, so it may be anything. */
    dataLayer?: unknown
  }
}

/** Leaves out the figures that the backend does not send. */
const known = (figures: Record<string, number | null>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(figures).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  )

/**
 * What ad analytics may know about a person: nothing that identifies them (specification, section
 * 1). README.md lists the keys.
 */
export function analyticsOf({ profile, balance, analyticsData }: User) {
  const {
    daysSinceRegistration,
    daysSinceLastPayment,
    daysSinceLastUse,
    earnedOnCaptcha,
    spentOnCaptcha,
  } = analyticsData
  return {
    event: 'user_loaded',
    role: profile.userType,
    ...known({
      balanceAmount: balance.amount,
      daysSinceRegistration,
      daysSinceLastPayment,
      daysSinceLastUse,
      earnedOnCaptcha,
      spentOnCaptcha,
    }),
  }
}

/**
 * Creates the data layer if necessary, because a tag manager that loads later reads it. Other
 * values are left alone.
 */
export function pushData(entry: object): void {
  try {
    window.dataLayer ??= []
    const layer: unknown = window.dataLayer
    if (Array.isArray(layer)) layer.push(entry)
  } catch {
    // Other code owns it.
  }
}
