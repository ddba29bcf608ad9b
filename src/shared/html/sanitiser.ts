import { chunk } from '@/lib/chunk.ts'
import type { sanitise, sanitiseToText } from './sanitise.ts'

/** `lost`: the chunk cannot be loaded, and HTML is shown as text. */
export type Sanitiser =
  | { sanitise: typeof sanitise; sanitiseToText: typeof sanitiseToText }
  | 'lost'

let sanitiser: Sanitiser | null = null
let coming: Promise<Sanitiser> | null = null

/** The sanitizer, if it has loaded. */
export const getSanitiser = (): Sanitiser | null => sanitiser

/** Loads DOMPurify with the first HTML to show; no page loads it at first. Never rejects. */
export function loadSanitiser(): Promise<Sanitiser> {
  return (coming ??= chunk(() => import('./sanitise.ts')).then(
    (module) => (sanitiser = module),
    (error: unknown) => {
      console.error('The sanitiser could not be loaded; HTML is shown as text.', error)
      return (sanitiser = 'lost')
    },
  ))
}
