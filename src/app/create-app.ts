import { chunkArrived, initialPageState } from '@/api/page-state.ts'
import type { ServedState } from '@/lib/page-state.ts'
import { createWords } from '@/i18n/words.ts'
import { chunk } from '@/lib/chunk.ts'
import { readLanguage, storeLanguage } from '@/session/stored-language.ts'
import type { App } from './context.ts'
import { createRedirectCounter } from './redirect-circle.ts'
import { createStore } from './store.ts'

interface Options {
  state: ServedState
  hydrated: Promise<void>
  hash: () => string
  /** For tests and the build; a visitor's cookie and browser otherwise. */
  visitor?: App['visitor']
  person?: App['person']
  origin?: string
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
        const { loadPerson } = await chunk(() => import('@/session/person.ts'))
        store.dispatch(chunkArrived())
        return loadPerson(store.dispatch)
      }),
    hydrated,
    hash,
    countRedirect: createRedirectCounter(),
  }
}
