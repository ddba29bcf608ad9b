import { initialPageState } from '@/api/page-state.ts'
import type { ServedState } from '@/lib/page-state.ts'
import { createWords } from '@/i18n/words.ts'
import { chunk } from '@/lib/chunk.ts'
import { askWho } from '@/session/ask-who.ts'
import { readLanguage, storeLanguage } from '@/session/stored-language.ts'
import { createLinkMemory } from '@/shared/link/link-memory.ts'
import type { App } from './context.ts'
import { createRedirectChain } from './redirect-circle.ts'
import { createStore } from './store.ts'

interface Options {
  state: ServedState
  hydrated: Promise<void>
  hash: () => string
  /** For tests and the build. The default reads the visitor's cookie and browser. */
  visitor?: App['visitor']
  person?: App['person']
  origin?: string
  landing?: App['landing']
  links?: App['links']
  served?: App['served']
}

export function createApp({ state, hydrated, hash, ...given }: Options): App {
  const store = createStore({ ...initialPageState, ...state })
  return {
    store,
    words: createWords(),
    origin: given.origin ?? location.origin,
    visitor: given.visitor ?? (() => ({ stored: readLanguage(), accepted: navigator.languages })),
    storeLanguage,
    person:
      given.person ??
      (async () => {
        // Guards can know without RTK Query that nobody is signed in, for as long as its cache
        // would keep that answer.
        const { session: known, nobodySince } = store.getState().page
        if (!known && nobodySince !== null && Date.now() - nobodySince < 60_000) return null
        const asked = known ? null : await askWho(store)
        if (!known && !asked) return null
        const { loadPerson } = await chunk(() => import('@/session/person.ts'))
        return loadPerson(store.dispatch, asked && 'data' in asked ? asked.data : undefined)
      }),
    hydrated,
    hash,
    landing: given.landing ?? { search: '', referrer: '' },
    links: given.links ?? createLinkMemory(),
    served: given.served ?? null,
    redirects: createRedirectChain(),
  }
}
