import { restoreCache } from '@/api/api.ts'
import { initialPageState } from '@/api/page-state.ts'
import type { RestoredCache } from '@/api/restore.ts'
import type { ServedState } from '@/lib/page-state.ts'
import { createWords } from '@/i18n/words.ts'
import { readTeam } from '@/session/team.ts'
import { readLanguage, storeLanguage } from '@/session/stored-language.ts'
import { createLinkMemory } from '@/shared/link/link-memory.ts'
import type { Language } from '@/site/languages.ts'
import type { App } from './context.ts'
import { createRedirectChain } from './redirect-circle.ts'
import { createStore } from './store.ts'

interface Options {
  state: ServedState
  /** The language of the document. */
  language?: Language
  hydrated: Promise<void>
  hash: () => string
  /** For tests and the build. The default reads the visitor's cookie and browser. */
  visitor?: App['visitor']
  origin?: string
  landing?: App['landing']
  links?: App['links']
  served?: App['served']
  /** The answers that the build knew. */
  cache?: RestoredCache | undefined
}

export function createApp({
  state,
  language = 'en',
  hydrated,
  hash,
  cache,
  ...given
}: Options): App {
  const store = createStore({ ...initialPageState, ...state, language, team: readTeam() })
  if (cache) store.dispatch(restoreCache(cache))
  return {
    store,
    words: createWords(),
    origin: given.origin ?? location.origin,
    visitor: given.visitor ?? (() => ({ stored: readLanguage(), accepted: navigator.languages })),
    storeLanguage,
    hydrated,
    hash,
    landing: given.landing ?? { search: '', referrer: '' },
    links: given.links ?? createLinkMemory(),
    served: given.served ?? null,
    redirects: createRedirectChain(),
  }
}
