import { DataLayer } from './DataLayer.tsx'
import { LanguageSync } from './LanguageSync.tsx'
import { LiveEvents } from './LiveEvents.tsx'

/** What a signed-in person's pages do once the page has had its first seconds to itself. Draws nothing. */
export function LateParts() {
  return (
    <>
      <DataLayer />
      <LanguageSync />
      <LiveEvents />
    </>
  )
}
