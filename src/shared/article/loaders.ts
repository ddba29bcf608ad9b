import type { PageLoader } from '@/session/person.ts'
import { chunk } from '@/lib/chunk.ts'
import { loadSanitiser } from '../html/sanitiser.ts'
import type { ArticleKind } from '@/routes/articles.ts'
import { loadReaders } from './load-readers.ts'

/** What fails here is tried again, and told, by the page itself. */
const readers = () => chunk(loadReaders, { reload: false }).catch(() => null)

let arrived = false

/** The first page of a document that the build has drawn whole: it does without. */
function isServed(): boolean {
  const first = !arrived
  arrived = true
  return first && document.getElementById('page-data') !== null
}

/** A list finds what is cached only where its reader has come: so whoever goes back is at their place at once. */
export const loadList: PageLoader = async () => {
  if (!import.meta.env.SSR && !isServed()) await readers()
  return null
}

/** Waits a little for the article, and for what writes it. */
export const loadArticle =
  (kind: ArticleKind): PageLoader =>
  async ({ params, store }) => {
    if (import.meta.env.SSR || isServed()) return null
    const [live] = await Promise.all([readers(), loadSanitiser()])
    await live?.arriveWith(store.dispatch, kind, params['slug'] ?? '')
    return null
  }
