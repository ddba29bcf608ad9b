import * as v from 'valibot'

/** contract.md 4.0: e-mail up to 254 characters, lower-cased on submit; password 10 to 128, not the e-mail itself. */
export const Email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.nonEmpty(), v.maxLength(254), v.email())
export const NewPassword = v.pipe(v.string(), v.minLength(10), v.maxLength(128))
