import type { ProofMethod } from '@/api/contract/proof.ts'
import { createValue } from '@/lib/signal.ts'

/** A sensitive action that waits for a proof of identity. */
export interface ProofRequest {
  methods: readonly ProofMethod[]
  /** The page and the step that the action was begun on. */
  step: string
  /** Ends the wait; true continues the action. */
  settle: (proven: boolean) => void
}

export const proofStore = createValue<ProofRequest | null>(null)
let waiting: Promise<boolean> | null = null

/** The page and the step that the address bar names. */
export const stepNow = (): string => location.pathname + location.search

/** Opens the dialog. Simultaneous actions wait for the same one. */
export function askForProof(methods: readonly ProofMethod[], step: string): Promise<boolean> {
  waiting ??= new Promise<boolean>((resolve) => {
    const settle = (proven: boolean): void => {
      waiting = null
      proofStore.set(null)
      resolve(proven)
    }
    proofStore.set({ methods, step, settle })
  })
  return waiting
}
