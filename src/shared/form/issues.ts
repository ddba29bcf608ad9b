import { get, set } from 'react-hook-form'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { getDotPath, safeParse } from 'valibot'
import type { BaseIssue, GenericSchema } from 'valibot'
import { fieldCodes } from '@/api/contract/field-codes.ts'
import type { FieldProblem } from '@/api/problem.ts'

// Our own checks and the backend's speak one language: a FieldCode with its params. react-hook-form carries it as the
// message of an error, as text; words are chosen where it is shown, so that they follow the language.

export const encode = (problem: FieldProblem): string => JSON.stringify(problem)

export function decode(message: string | undefined): FieldProblem {
  try {
    const value: FieldProblem = JSON.parse(message ?? '')
    return value
  } catch {
    return { code: 'bad_format' }
  }
}

const isEmpty = (input: unknown): boolean =>
  input === undefined || input === null || input === '' || input === false || (Array.isArray(input) && input.length === 0)

/** The code of a valibot issue. A check of our own names its code as its message: `v.check(same, 'mismatch')`. */
export function problemOfIssue(issue: BaseIssue<unknown>): FieldProblem {
  const own = fieldCodes.find((code) => code === issue.message)
  if (own) return { code: own }
  if (isEmpty(issue.input)) return { code: 'required' }
  const limit = typeof issue.requirement === 'number' ? issue.requirement : undefined
  if (/^min_(?:length|graphemes|words)$/.test(issue.type)) return { code: 'too_short', ...(limit !== undefined && { params: { min: limit } }) }
  if (/^max_(?:length|graphemes|words)$/.test(issue.type)) return { code: 'too_long', ...(limit !== undefined && { params: { max: limit } }) }
  if (/_value$|^(?:integer|finite|safe_integer|multiple_of)$/.test(issue.type)) return { code: 'out_of_range' }
  return { code: 'bad_format' }
}

/**
 * Checks values for react-hook-form by a valibot schema: the first issue of each field, as a code. (The resolvers package
 * does this for any schema library and for native validation, of which we use neither.)
 */
export function resolver<Values extends FieldValues, Output>(schema: GenericSchema<Values, Output>): Resolver<Values, unknown, Output> {
  return (values) => {
    const parsed = safeParse(schema, values)
    if (parsed.success) return { values: parsed.output, errors: {} }
    const errors: FieldErrors<Values> = {}
    for (const issue of parsed.issues) {
      const name = getDotPath(issue)
      if (name !== null && !get(errors, name)) set(errors, name, { type: 'value', message: encode(problemOfIssue(issue)) })
    }
    return { values: {}, errors }
  }
}
