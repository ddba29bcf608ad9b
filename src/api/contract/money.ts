import * as v from 'valibot'

/** Money as it is asked for: never below nothing. The backend judges how small its parts may be. */
export const AskedMoney = v.strictObject({ amount: v.pipe(v.string(), v.regex(/^\d{1,9}(?:\.\d{1,6})?$/)), currency: v.string() })
