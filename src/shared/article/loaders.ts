import type { PageLoader } from '@/session/person.ts'
import { chunk } from '@/lib/chunk.ts'
import { loadSanitiser } from '../html/sanitiser.ts'
import type { ArticleKind } from '@/routes/articles.ts'
import { loadReaders } from './load-readers.ts'

/** A failure here is retried and reported by the page. */
const readers = () => chunk(loadReaders, { reload: false }).catch(() => null)

let arrived = false

/**
 * Whether this is the first page of a document that was prerendered completely, so that nothing
 * needs to load.
 */
function isServed(): boolean {
  const first = !arrived
  arrived = true
  return first && document.getElementById('page-data') !== null
}

/**
 * Cached lists are found only once the readers' chunk has loaded, so that going back restores the
 * place at once.
 */
export const loadList: PageLoader = async () => {
  if (!import.meta.env.SSR && !isServed()) await readers()
  return null
}

/** Waits briefly for the article and for its sanitizer. */
export const loadArticle =
  (kind: ArticleKind): PageLoader =>
  async ({ params, store }) => {
    if (import.meta.env.SSR || isServed()) return null
    const [live] = await Promise.all([readers(), loadSanitiser()])
    await live?.arriveWith(store.dispatch, kind, params['slug'] ?? '')
    return null
  }
