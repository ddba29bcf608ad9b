import type { StandardSchemaV1 } from '@standard-schema/spec'
import { safeParse } from 'valibot'
import type { BaseIssue, GenericSchema } from 'valibot'
import { fieldCodes } from '@/api/problem.ts'
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

/** A valibot schema whose messages are codes. */
export function coded<Input, Output>(schema: GenericSchema<Input, Output>): StandardSchemaV1<Input, Output> {
  return {
    '~standard': {
      version: 1,
      vendor: 'valibot',
      validate: (value) => {
        const parsed = safeParse(schema, value)
        if (parsed.success) return { value: parsed.output }
        return {
          issues: parsed.issues.map((issue) => ({
            message: encode(problemOfIssue(issue)),
            path: (issue.path ?? []).flatMap(({ key }) => (typeof key === 'string' || typeof key === 'number' ? [key] : [])),
          })),
        }
      },
    },
  }
}
