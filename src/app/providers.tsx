import { StrictMode, useEffect } from 'react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { HeadProvider } from '@/head/HeadProvider.ts'
import { TitlePrefixProvider } from '@/head/TitlePrefix.tsx'
import { WordsContext } from '@/i18n/page-context.ts'
import { LinkContext } from '@/shared/link/link-memory.ts'
import { ServedContext } from '@/shared/served.ts'
import { AppContext } from './context.ts'
import type { App } from './context.ts'

const nothing = (): void => {}

function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated])
  return null
}

interface ProvidersProps {
  app: App
  /** Called once, when the tree is in the document. */
  onHydrated?: () => void
  children: ReactNode
}

/**
 * What surrounds the router, in the browser and in the build. Both draw the same elements around it,
 * or the ids of useId differ and a label names nothing.
 */
export function Providers({ app, onHydrated = nothing, children }: ProvidersProps) {
  return (
    <StrictMode>
      <HeadProvider>
        <Provider store={app.store}>
          <AppContext value={app}>
            <WordsContext value={app.words}>
              <LinkContext value={app.links}>
                <ServedContext value={app.served}>
                  <TitlePrefixProvider>
                    {children}
                    <Hydrated onHydrated={onHydrated} />
                  </TitlePrefixProvider>
                </ServedContext>
              </LinkContext>
            </WordsContext>
          </AppContext>
        </Provider>
      </HeadProvider>
    </StrictMode>
  )
}
