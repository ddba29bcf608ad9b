import { is } from 'valibot'
import { proofMethods, ProofWanted } from '@/api/contract/proof.ts'
import type { ProofMethod } from '@/api/contract/proof.ts'
import { isProblem } from '@/api/problem.ts'
import { askForProof } from './proof-store.ts'

/** The ways that a refusal offers; null where it is no question of proof. */
function wanted(error: unknown): ProofMethod[] | null {
  if (!isProblem(error) || error.code !== 'ERROR_REAUTH_REQUIRED') return null
  const { data } = error
  const offered = is(ProofWanted, data) && data.methods ? data.methods : ['password']
  return proofMethods.filter((method) => offered.includes(method))
}

/**
 * Runs a sensitive request. Where the backend wants to know first that it is really its owner who asks (contract.md 4.0.8),
 * a dialog opens, and the request goes out once more.
 * @throws what the request throws; the refusal itself where the person closes the dialog
 */
export async function withProof<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const methods = wanted(error)
    if (!methods || !(await askForProof(methods))) throw error
    return run()
  }
}
