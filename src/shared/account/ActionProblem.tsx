import { FormProblem } from '../form/FormProblem.tsx'
import type { Action } from './use-action.ts'

/** The error of a button's request. It takes the focus. */
export function ActionProblem({ action: { refused, attempt } }: { action: Action }) {
  return refused && <FormProblem refused={refused} attempt={attempt} focus />
}
