import * as v from 'valibot'
import type { PayField } from '@/api/contract/payments.ts'
import { typedAmount } from './typed-amount.ts'

/** A pattern of the backend's, as a field's: of the whole text. One that cannot be read judges nothing. */
function fits(pattern: string | null): (text: string) => boolean {
  if (!pattern) return () => true
  try {
    const whole = new RegExp(`^(?:${pattern})$`, 'u')
    return (text) => text === '' || whole.test(text)
  } catch {
    return () => true
  }
}

const email = v.pipe(v.string(), v.email())

/** A telephone number as it is written down, with spaces, dashes and brackets; as it stands where the backend wants it so. */
const dialled = (text: string, fit: (text: string) => boolean): string => (fit(text) ? text : text.replaceAll(/[\s().-]/g, ''))

/** The names of fields become names of a form's: what could not be one is left out. */
export const usableFields = (fields: readonly PayField[]): PayField[] => fields.filter(({ name }) => /^[A-Za-z][\w-]{0,63}$/.test(name))

/** What a method asks for besides, as it says itself. The backend judges it again. */
export function detailsForm(fields: readonly PayField[]) {
  const entries = fields.map(({ name, required, type, pattern, options }) => {
    const fit = fits(pattern)
    const field = v.pipe(
      v.string(),
      v.trim(),
      v.transform((text) => (type === 'tel' ? dialled(text, fit) : text)),
      v.check((text) => !required || text !== '', 'required'),
      v.maxLength(500),
      v.check(fit, 'bad_format'),
      v.check((text) => type !== 'email' || text === '' || v.is(email, text), 'bad_format'),
      v.check((text) => type !== 'amount' || text === '' || typedAmount(text) !== null, 'bad_format'),
      v.check((text) => type !== 'select' || text === '' || options.some(({ value }) => value === text), 'not_allowed'),
      v.transform((text) => (type === 'amount' ? (typedAmount(text) ?? text) : text)),
    )
    return [name, field] as const
  })
  return v.object(Object.fromEntries(entries))
}
