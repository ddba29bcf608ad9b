import * as v from 'valibot'
import type { User, userCalls } from '@/api/contract/user.ts'
import type { ArgOf } from '@/api/contract/types.ts'
import { isProblem } from '@/api/problem.ts'
import { canonicalZone } from '@/lib/canonical-zone.ts'
import { storedCurrency } from '@/session/currency.ts'

type Patch = ArgOf<(typeof userCalls)['updateUser']>

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most))
export const profileThemes = ['system', 'light', 'dark'] as const

const fields = {
  company: text(120),
  country: v.string(),
  timezone: v.string(),
  currency: v.string(),
  interfaceLanguage: v.string(),
  theme: v.pipe(v.string(), v.picklist(profileThemes)),
}
/** A stored name can be changed but not removed. */
const Named = v.object({ name: v.pipe(text(64), v.nonEmpty()), ...fields })
const Nameless = v.object({ name: text(64), ...fields })
export type DetailsValues = v.InferOutput<typeof Nameless>

export const profileDetailsForm = (user: User) => (user.name ? Named : Nameless)

/** @param language the displayed language, which session/LanguageSync.tsx stores on the account */
export const detailsOf = (user: User, language: string): DetailsValues => ({
  name: user.name ?? '',
  company: user.profile.company ?? '',
  country: user.profile.country ?? '',
  timezone: canonicalZone(user.timezone),
  currency: user.currency ?? storedCurrency(),
  interfaceLanguage: language,
  theme: profileThemes.find((theme) => theme === user.theme) ?? 'system',
})

/** Returns only the changed fields, because another tab may have changed the rest. */
export function detailsChanges(before: DetailsValues, after: DetailsValues): Patch {
  const { company, country, ...own } = after
  const changed = Object.fromEntries(
    Object.entries(own).filter(
      ([field, value]) => value !== new Map(Object.entries(before)).get(field),
    ),
  )
  const profile = {
    ...(company !== before.company && { company: company || null }),
    ...(country !== before.country && { country: country || null }),
  }
  return { ...changed, ...(Object.keys(profile).length > 0 && { profile }) }
}

/** The backend names fields by their path; the form has no `profile.`. */
export function atFields(error: unknown): unknown {
  if (!isProblem(error) || !error.fields) return error
  return {
    ...error,
    fields: Object.fromEntries(
      Object.entries(error.fields).map(([path, problem]) => [
        path.replace(/^profile\./, ''),
        problem,
      ]),
    ),
  }
}
