import { useEffect, useState } from 'react'
import { LivePart } from '@/shared/LivePart.tsx'
import { DataLayer } from '@/session/DataLayer.tsx'
import { LanguageSync } from '@/session/LanguageSync.tsx'
import { SessionWatch } from '@/session/SessionWatch.tsx'
import { ThemeSync } from '@/session/ThemeSync.tsx'
import { keepFocus } from '@/ui/focus-group.ts'
import { SystemMessage } from './dialogs/SystemMessage.tsx'

/** What comes when somebody is here, in one chunk with RTK Query. */
export { AccountSlot } from './layouts/AccountSlot.tsx'
export { AccountRail } from './shell/AccountRail.tsx'
export { PermissionLost } from './shell/PermissionLost.tsx'
export { PaletteButton } from './shell/PaletteButton.tsx'

/** What a signed-in person's pages carry without being seen: it watches, and opens what has to be opened. */
export function SessionParts() {
  useEffect(keepFocus, [])
  return (
    <>
      <SessionWatch />
      <ThemeSync />
      <DataLayer />
      <LanguageSync />
      <Late />
      <SystemMessage />
    </>
  )
}

const liveEvents = async () => (await import('@/session/LiveEvents.tsx')).LiveEvents
const pause = 2500

/** What has just been loaded is fresh: the server's events are followed a little later. */
function Late() {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), pause)
    return () => clearTimeout(timer)
  }, [])
  return due ? <LivePart load={liveEvents} props={{}} fallback={null} /> : null
}
