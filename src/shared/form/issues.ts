import { safeParse } from 'valibot'
import type { BaseIssue, GenericSchema } from 'valibot'
import { fieldCodes } from '@/api/contract/field-codes.ts'
import type { FieldProblem } from '@/api/problem.ts'

// Client validation and the backend share one type of error: a FieldCode with its params. The text
// is chosen when it is rendered, so that it follows the language.

/** Maps field names to their problems. */
export type Errors = Readonly<Record<string, FieldProblem>>

/** The parsed output, or the errors. */
export type Judged<Output> =
  | { ok: true; output: Output; errors: Errors }
  | { ok: false; errors: Errors }

const isEmpty = (input: unknown): boolean =>
  input === undefined ||
  input === null ||
  input === '' ||
  input === false ||
  (Array.isArray(input) && input.length === 0)

/**
 * Returns the code of a valibot issue. A custom check passes its code as the message:
 * `v.check(same, 'mismatch')`.
 */
export function problemOfIssue(issue: BaseIssue<unknown>): FieldProblem {
  const own = fieldCodes.find((code) => code === issue.message)
  if (own) return { code: own }
  if (isEmpty(issue.input)) return { code: 'required' }
  const limit = typeof issue.requirement === 'number' ? issue.requirement : undefined
  if (/^min_(?:length|graphemes|words)$/.test(issue.type))
    return { code: 'too_short', ...(limit !== undefined && { params: { min: limit } }) }
  if (/^max_(?:length|graphemes|words)$/.test(issue.type))
    return { code: 'too_long', ...(limit !== undefined && { params: { max: limit } }) }
  if (/_value$|^(?:integer|finite|safe_integer|multiple_of)$/.test(issue.type))
    return { code: 'out_of_range' }
  return { code: 'bad_format' }
}

/** Validates values against a schema. Returns the first issue of each field, at any depth. */
export function judge<Values, Output>(
  schema: GenericSchema<Values, Output>,
  values: Values,
): Judged<Output> {
  const parsed = safeParse(schema, values)
  if (parsed.success) return { ok: true, output: parsed.output, errors: {} }
  const errors: Record<string, FieldProblem> = {}
  for (const issue of parsed.issues) {
    const field = issue.path?.[0].key
    if (typeof field === 'string') errors[field] ??= problemOfIssue(issue)
  }
  return { ok: false, errors }
}
