import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { Provider } from 'react-redux'
import { WordsContext } from '@/i18n/page-context.ts'
import { LinkContext } from '@/shared/link/link-memory.ts'
import { ServedContext } from '@/shared/served.ts'
import { AppContext } from './context.ts'
import type { App } from './context.ts'

export function Providers({ app, children }: { app: App; children: ReactNode }) {
  return (
    <StrictMode>
      <HelmetProvider>
        <Provider store={app.store}>
          <AppContext value={app}>
            <WordsContext value={app.words}>
              <LinkContext value={app.links}>
                <ServedContext value={app.served}>{children}</ServedContext>
              </LinkContext>
            </WordsContext>
          </AppContext>
        </Provider>
      </HelmetProvider>
    </StrictMode>
  )
}
