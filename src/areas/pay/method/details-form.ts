import * as v from 'valibot'
import type { PayField } from '@/api/contract/payments.ts'
import type { Problem } from '@/api/problem.ts'
import { fitsPattern } from '@/lib/whole-pattern.ts'
import { typedAmount } from '@/lib/typed-amount.ts'

const email = v.pipe(v.string(), v.email())

/**
 * Normalizes a typed phone number with spaces, dashes and brackets, unless the backend's pattern
 * accepts it as typed.
 */
const dialled = (text: string, fit: (text: string) => boolean): string =>
  fit(text) ? text : text.replaceAll(/[\s().-]/g, '')

/** The form's name for a field, because the backend's name can be anything. */
export const detailFieldKey = (index: number): string => `field${index + 1}`

/**
 * The schema of a method's additional fields, from the backend's description. The backend validates
 * them again.
 */
export function methodDetailsForm(fields: readonly PayField[]) {
  const entries = fields.map(({ required, type, pattern, options }, index) => {
    const fit = fitsPattern(pattern)
    const field = v.pipe(
      v.string(),
      v.trim(),
      v.transform((text) => (type === 'tel' ? dialled(text, fit) : text)),
      v.check((text) => !required || text !== '', 'required'),
      v.maxLength(500),
      v.check(fit, 'bad_format'),
      v.check((text) => type !== 'email' || text === '' || v.is(email, text), 'bad_format email'),
      v.check(
        (text) => type !== 'amount' || text === '' || typedAmount(text) !== null,
        'bad_format amount',
      ),
      v.check(
        (text) =>
          type !== 'select' ||
          options.length === 0 ||
          text === '' ||
          options.some(({ value }) => value === text),
        'bad_format select',
      ),
      v.transform((text) => (type === 'amount' ? (typedAmount(text) ?? text) : text)),
    )
    return [detailFieldKey(index), field] as const
  })
  return v.pipe(
    v.object(Object.fromEntries(entries)),
    v.transform((values) =>
      Object.fromEntries(
        fields.map(({ name }, index) => [name, values[detailFieldKey(index)] ?? '']),
      ),
    ),
  )
}

/** Maps the backend's field names to the form's. */
export function atDetailKeys(problem: Problem, fields: readonly PayField[]): Problem {
  const keyOf = (name: string): string => {
    const index = fields.findIndex((field) => field.name === name)
    return index < 0 ? name : detailFieldKey(index)
  }
  return problem.fields
    ? {
        ...problem,
        fields: Object.fromEntries(
          Object.entries(problem.fields).map(([name, one]) => [keyOf(name), one]),
        ),
      }
    : problem
}
