import type { ServedState } from '@/lib/page-state.ts'
import { createWords } from '@/i18n/words.ts'
import { chunk } from '@/lib/chunk.ts'
import { readLanguage, storeLanguage } from '@/session/stored-language.ts'
import type { App } from './context.ts'
import { chunkArrived, createStore } from './store.ts'

const circle = { redirects: 3, within: 10_000 }

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
  const store = createStore({ ...state, sessionEnds: 0 })
  let redirects: number[] = []
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
    countRedirect: () => {
      const now = Date.now()
      redirects = [...redirects.filter((at) => now - at < circle.within), now]
      if (redirects.length > circle.redirects) throw new Error('The session led in circles: too many redirects in ten seconds.')
    },
  }
}
