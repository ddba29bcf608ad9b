import { is } from 'valibot'
import { proofMethods, ProofWanted } from '@/api/contract/proof.ts'
import type { ProofMethod } from '@/api/contract/proof.ts'
import { isProblem } from '@/api/problem.ts'
import { hasPasskeys } from '@/lib/passkey.ts'
import { askForProof, notePage } from './proof-store.ts'

/** Returns the methods that a refusal offers, or null if it does not ask for a proof. */
function wanted(error: unknown): ProofMethod[] | null {
  if (!isProblem(error) || error.code !== 'ERROR_REAUTH_REQUIRED') return null
  const { data } = error
  const offered = is(ProofWanted, data) && data.methods ? data.methods : ['password']
  return proofMethods.filter(
    (method) => offered.includes(method) && (method !== 'passkey' || hasPasskeys()),
  )
}

/**
 * Runs a sensitive request. If the backend requires a proof of identity (contract.md 4.0.8), a
 * dialog opens, and the request is sent once more.
 * @throws the request's error, or the refusal if the person closes the dialog, leaves the step or changes
 * an entry before the dialog has opened
 */
export async function withProof<T>(run: () => Promise<T>): Promise<T> {
  const isCurrent = notePage()
  try {
    return await run()
  } catch (error) {
    const methods = wanted(error)
    if (!methods || !isCurrent() || !(await askForProof(methods, isCurrent))) throw error
    return run()
  }
}
