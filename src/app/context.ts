import type { RedirectChain } from './redirect-circle.ts'
import { createContext as createReactContext, useContext } from 'react'
import { createContext } from 'react-router'
import type { Words } from '@/i18n/words.ts'
import type { Visitor } from '@/routes/language.ts'
import type { Person } from '@/routes/guards.ts'
import type { Landing } from '@/session/attribution/record.ts'
import type { LinkMemory } from '@/shared/link/link-memory.ts'
import type { Served } from '@/shared/served.ts'
import type { Language } from '@/site/languages.ts'
import type { AppStore } from './store.ts'

/** What one running app is made of. There are many in a test run and in a build, so nothing of it is a global. */
export interface App {
  store: AppStore
  words: Words
  origin: string
  /** Whose languages decide. */
  visitor: () => Visitor
  /** Keeps a choice of language for this visitor. */
  storeLanguage: (language: Language) => Promise<void>
  /** Who is here: null for nobody. Rejects with a Problem where that could not be learned. */
  person: () => Promise<Person>
  /** Settles when the served HTML has been hydrated: what depends on the visitor waits for it. */
  hydrated: Promise<void>
  /** The hash of the address that is being gone to; a loader's request has none. */
  hash: () => string
  /** How the document was opened, before any redirect. */
  landing: Landing
  /** The mailed links that were opened here. */
  links: LinkMemory
  /** What the document's first page was made of, where the build knew its data. */
  served: Served | null
  /** The redirects of guards since the last page that let the reader in. */
  redirects: RedirectChain
}

/** The app, for loaders. */
export const appContext = createContext<App>()

/** The app, for components. */
export const AppContext = createReactContext<App | null>(null)

export function useApp(): App {
  const app = useContext(AppContext)
  if (!app)
    throw new Error(
      'useApp() needs <AppContext> above it: render through src/app/providers.tsx or renderApp().',
    )
  return app
}
