import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { HeadProvider } from '@/head/HeadProvider.ts'
import { TitlePrefixProvider } from '@/head/TitlePrefix.tsx'
import { WordsContext } from '@/i18n/page-context.ts'
import { LinkContext } from '@/shared/link/link-memory.ts'
import { ServedContext } from '@/shared/served.ts'
import { AppContext } from './context.ts'
import type { App } from './context.ts'

export function Providers({ app, children }: { app: App; children: ReactNode }) {
  return (
    <StrictMode>
      <HeadProvider>
        <Provider store={app.store}>
          <AppContext value={app}>
            <WordsContext value={app.words}>
              <LinkContext value={app.links}>
                <ServedContext value={app.served}>
                  <TitlePrefixProvider>{children}</TitlePrefixProvider>
                </ServedContext>
              </LinkContext>
            </WordsContext>
          </AppContext>
        </Provider>
      </HeadProvider>
    </StrictMode>
  )
}
