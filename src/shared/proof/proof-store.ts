import type { ProofMethod } from '@/api/contract/proof.ts'

/** A sensitive action that waits for a proof of identity. */
export interface ProofRequest {
  methods: readonly ProofMethod[]
  /** Ends the wait; true continues the action. */
  settle: (proven: boolean) => void
}

let request: ProofRequest | null = null
let waiting: Promise<boolean> | null = null
const listeners = new Set<() => void>()

function set(next: ProofRequest | null): void {
  request = next
  for (const listener of listeners) listener()
}

/** Opens the dialog. Simultaneous actions wait for the same one. */
export function askForProof(methods: readonly ProofMethod[]): Promise<boolean> {
  waiting ??= new Promise<boolean>((resolve) => {
    const settle = (proven: boolean): void => {
      waiting = null
      set(null)
      resolve(proven)
    }
    set({ methods, settle })
  })
  return waiting
}

export const proofStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: (): ProofRequest | null => request,
  getServer: (): ProofRequest | null => null,
}
