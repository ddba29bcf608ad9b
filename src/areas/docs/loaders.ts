import { loadSanitiser } from '@/shared/html/sanitiser.ts'
import type { PageLoader } from '@/session/person.ts'

let arrived = false

/**
 * Brings what writes the text of an article, unless the document holds it already. The text itself
 * is asked for by the page.
 */
export const loadArticle: PageLoader = async () => {
  if (import.meta.env.SSR) return null
  const first = !arrived
  arrived = true
  if (first && document.getElementById('page-data') !== null) return null
  await loadSanitiser()
  return null
}
