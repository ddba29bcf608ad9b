import { useEffect, useState } from 'react'
import { getSanitiser, loadSanitiser } from './sanitiser.ts'
import type { Sanitiser } from './sanitiser.ts'

/**
 * Loads the sanitizer. A screen that begins with HTML keeps its skeleton until then, so that what
 * follows the HTML does not move.
 * @param wanted false where there is no HTML to show
 * @returns null until it has loaded
 */
export function useSanitiser(wanted = true): Sanitiser | null {
  const [sanitiser, setSanitiser] = useState(getSanitiser)
  useEffect(() => {
    if (!wanted) return
    let current = true
    void loadSanitiser().then((loaded) => current && setSanitiser(loaded))
    return () => {
      current = false
    }
  }, [wanted])
  return sanitiser
}
