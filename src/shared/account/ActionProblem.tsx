import { FormProblem } from '../form/FormProblem.tsx'
import type { Action } from './use-action.ts'

/** What went wrong with a button's request; it takes the focus. */
export function ActionProblem({ action: { refused, attempt } }: { action: Action }) {
  return refused && <FormProblem refused={refused} attempt={attempt} focus />
}
