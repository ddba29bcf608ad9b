import { DataLayer } from '@/session/DataLayer.tsx'
import { LanguageSync } from '@/session/LanguageSync.tsx'
import { LiveEvents } from '@/session/LiveEvents.tsx'
import { SessionWatch } from '@/session/SessionWatch.tsx'
import { ThemeSync } from '@/session/ThemeSync.tsx'
import { SystemMessage } from './dialogs/SystemMessage.tsx'
import { ForgetPutAside } from './shell/ForgetPutAside.tsx'

/** What comes when somebody is here, in one chunk with RTK Query. */
export { AccountSlot } from './layouts/AccountSlot.tsx'
export { AccountRail } from './shell/AccountRail.tsx'
export { PaletteButton } from './shell/PaletteButton.tsx'

/** What a signed-in person's pages carry without being seen: it watches, and opens what has to be opened. */
export function SessionParts() {
  return (
    <>
      <SessionWatch />
      <ThemeSync />
      <ForgetPutAside />
      <DataLayer />
      <LanguageSync />
      <LiveEvents />
      <SystemMessage />
    </>
  )
}
