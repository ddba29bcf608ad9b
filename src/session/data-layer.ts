import type { User } from '@/api/contract/user.ts'

declare global {
  interface Window {
    /** What tag managers read; others own it, so it may be anything. */
    dataLayer?: unknown
  }
}

/** Without the figures that the backend does not say. */
const known = (figures: Record<string, number | null>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(figures).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  )

/** What ad analytics may know of a person: nothing that names them (specification, section 1). The keys stand in README.md. */
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

/** Makes the data layer where there is none yet: a tag manager that comes later reads it. Whatever else is there is left alone. */
export function pushData(entry: object): void {
  try {
    window.dataLayer ??= []
    const layer: unknown = window.dataLayer
    if (Array.isArray(layer)) layer.push(entry)
  } catch {
    // It is not ours to mend.
  }
}
