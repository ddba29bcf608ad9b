import type { RedirectChain } from './redirect-circle.ts'
import { createContext as createReactContext, useContext } from 'react'
import { createContext } from 'react-router'
import type { Words } from '@/i18n/words.ts'
import type { Visitor } from '@/routes/language.ts'
import type { Landing } from '@/session/attribution/record.ts'
import type { LinkMemory } from '@/shared/link/link-memory.ts'
import type { Served } from '@/shared/served.ts'
import type { Language } from '@/site/languages.ts'
import type { AppStore } from './store.ts'

/** The parts of one running app. A test run and a build have many, so nothing is global. */
export interface App {
  store: AppStore
  words: Words
  origin: string
  /** The visitor whose languages decide. */
  visitor: () => Visitor
  /** Stores the visitor's choice of language. */
  storeLanguage: (language: Language) => void
  /** Settles after hydration. Whatever depends on the visitor waits for it. */
  hydrated: Promise<void>
  /** The hash of the target address, because a loader's request has none. */
  hash: () => string
  /** The address of the document before any redirect. */
  landing: Landing
  /** The mailed links that were opened in this document. */
  links: LinkMemory
  /** What the document says of its first page beside its answers. */
  served: Served | null
  /** The guards' redirects since the last page that admitted the visitor. */
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
