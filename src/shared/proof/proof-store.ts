import type { ProofMethod } from '@/api/contract/proof.ts'
import { createValue } from '@/lib/signal.ts'

/** A sensitive action that waits for a proof of identity. */
export interface ProofRequest {
  methods: readonly ProofMethod[]
  /** Whether the page still shows what the action was begun with. */
  isCurrent: () => boolean
  /** Ends the wait; true continues the action. */
  settle: (proven: boolean) => void
}

export const proofStore = createValue<ProofRequest | null>(null)
let waiting: Promise<boolean> | null = null

/** The page and the step that the address bar names. */
const stepNow = (): string => location.pathname + location.search

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const entryOf = (control: Control): string | boolean =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)
    ? control.checked
    : control.value

/**
 * Notes the step and the entries of the page.
 * @returns whether it still shows them: else something else would be sent than the person sees
 */
export function notePage(): () => boolean {
  const step = stepNow()
  const controls = document.querySelectorAll<Control>('input, select, textarea')
  const entries = [...controls].map((control) => ({ control, entry: entryOf(control) }))
  return () =>
    step === stepNow() &&
    entries.every(({ control, entry }) => !control.isConnected || entryOf(control) === entry)
}

/** Opens the dialog. Simultaneous actions wait for the same one. */
export function askForProof(
  methods: readonly ProofMethod[],
  isCurrent: () => boolean,
): Promise<boolean> {
  waiting ??= new Promise<boolean>((resolve) => {
    const settle = (proven: boolean): void => {
      waiting = null
      proofStore.set(null)
      resolve(proven)
    }
    proofStore.set({ methods, isCurrent, settle })
  })
  return waiting
}
