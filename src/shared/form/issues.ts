import { safeParse } from 'valibot'
import type { BaseIssue, GenericSchema } from 'valibot'
import { fieldCodes } from '@/api/contract/field-codes.ts'
import type { FieldProblem } from '@/api/problem.ts'
import { isRecord } from '@/lib/is-record.ts'
import { known } from '@/lib/known.ts'
import { isFiller } from '@/lib/unseen.ts'

// Client validation and the backend share one type of error: a FieldCode with its params. The text
// is chosen when it is rendered, so that it follows the language.

/** Maps field names to their problems. */
export type Errors = Readonly<Record<string, FieldProblem>>

/** The parsed output, or the errors. */
export type JudgedValues<Output> =
  | { ok: true; output: Output; errors: Errors }
  | { ok: false; errors: Errors }

const isEmpty = (input: unknown): boolean =>
  input === undefined ||
  input === null ||
  input === '' ||
  input === false ||
  (Array.isArray(input) && input.length === 0)

/** The rules that a wrong format can name, by the type of the issue. */
const rules: Readonly<Record<string, string>> = {
  email: 'email',
  rfc_email: 'email',
  url: 'url',
  iso_date: 'date',
  picklist: 'select',
}

const bounds: Readonly<Record<string, 'min' | 'max'>> = { min_value: 'min', max_value: 'max' }

/**
 * A custom check's message: its code, for a length its limit, for a format its rule, as in
 * `too_short 20` and `bad_format amount`.
 */
function ownProblem({ message, requirement }: BaseIssue<unknown>): FieldProblem | undefined {
  const [own, given] = message.split(' ')
  const code = fieldCodes.find((one) => one === own)
  if (!code) return undefined
  const limit = given ?? (typeof requirement === 'number' ? requirement : undefined)
  if (limit === undefined) return { code }
  if (code === 'too_short') return { code, params: { min: Number(limit) } }
  if (code === 'too_long') return { code, params: { max: Number(limit) } }
  return code === 'bad_format' && given !== undefined ? { code, params: { rule: given } } : { code }
}

/**
 * Returns the code of a valibot issue. A custom check passes its code as the message:
 * `v.check(same, 'mismatch')`.
 */
export function problemOfIssue(issue: BaseIssue<unknown>): FieldProblem {
  const own = ownProblem(issue)
  if (own) return own
  if (isEmpty(issue.input)) return { code: 'required' }
  const limit = typeof issue.requirement === 'number' ? issue.requirement : undefined
  if (/^min_(?:length|graphemes|words)$/.test(issue.type))
    return { code: 'too_short', ...(limit !== undefined && { params: { min: limit } }) }
  if (/^max_(?:length|graphemes|words)$/.test(issue.type))
    return { code: 'too_long', ...(limit !== undefined && { params: { max: limit } }) }
  if (/_value$|^(?:integer|finite|safe_integer|multiple_of)$/.test(issue.type)) {
    const bound = known(bounds, issue.type)
    return {
      code: 'out_of_range',
      ...(bound && limit !== undefined && { params: { [bound]: limit } }),
    }
  }
  const rule = known(rules, issue.type)
  return { code: 'bad_format', ...(rule !== undefined && { params: { rule } }) }
}

/** A text of characters that draw nothing is empty. Schemas trim white space themselves. */
const seen = <Values>(values: Values): Values => {
  if (!isRecord(values)) return values
  const blank = Object.entries(values).filter(
    ([, value]) => typeof value === 'string' && isFiller(value),
  )
  return blank.length > 0
    ? Object.assign({ ...values }, Object.fromEntries(blank.map(([field]) => [field, ''])))
    : values
}

/** Validates values against a schema. Returns the first issue of each field, at any depth. */
export function judgeValues<Values, Output>(
  schema: GenericSchema<Values, Output>,
  values: Values,
): JudgedValues<Output> {
  const parsed = safeParse(schema, seen(values))
  if (parsed.success) return { ok: true, output: parsed.output, errors: {} }
  const errors: Record<string, FieldProblem> = {}
  for (const issue of parsed.issues) {
    const field = issue.path?.[0].key
    if (typeof field === 'string') errors[field] ??= problemOfIssue(issue)
  }
  return { ok: false, errors }
}
