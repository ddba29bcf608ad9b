export type ContractCheck =
  | 'answer'
  | 'status'
  | 'schema'
  | 'headers'
  | 'error shape'
  | 'caching'
  | 'cookies'
  | 'cors'
  | 'sign-in'
  | 'permission'
  | 'csrf'
  | 'validation'
  | 'missing'
  | 'version'
  | 'pagination'
  | 'order'
  | 'filter'
  | 'idempotency'
  | 'events'
  | 'time'

/** A failed check of an answer: where, what the contract expects there, and what came. */
export interface ContractFinding {
  check: ContractCheck
  /** What was provoked, such as `as nobody`. Absent for the call itself. */
  when?: string
  /** A field of the body such as `records.0.id`, a header, or `status`. */
  field: string
  expected: string
  got: string
}

export const findingText = ({ check, when, field, expected, got }: ContractFinding): string =>
  `${check}${when === undefined ? '' : ` (${when})`}: ${field}: expected ${expected}, got ${got}`

/** A value of an answer in a line of the report. */
export function shownValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
