import { chunk } from '@/lib/chunk.ts'
import type { sanitise, sanitiseToText } from './sanitise.ts'

/** `lost`: its chunk can't be had, and HTML is shown as text. */
export type Sanitiser =
  | { sanitise: typeof sanitise; sanitiseToText: typeof sanitiseToText }
  | 'lost'

let sanitiser: Sanitiser | null = null
let coming: Promise<Sanitiser> | null = null

/** The sanitiser, where it has come already. */
export const getSanitiser = (): Sanitiser | null => sanitiser

/** DOMPurify is in nothing's first load: it comes with the first HTML to be shown. Never rejects. */
export function loadSanitiser(): Promise<Sanitiser> {
  return (coming ??= chunk(() => import('./sanitise.ts')).then(
    (module) => (sanitiser = module),
    (error: unknown) => {
      console.error('The sanitiser could not be loaded; HTML is shown as text.', error)
      return (sanitiser = 'lost')
    },
  ))
}
