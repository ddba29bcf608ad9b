import { useEffect, useState } from 'react'
import { LivePart } from '@/shared/LivePart.tsx'
import { SessionWatch } from '@/session/SessionWatch.tsx'
import { ThemeSync } from '@/session/ThemeSync.tsx'
import { keepFocus } from '@/ui/focus-group.ts'
import { SystemMessage } from './dialogs/SystemMessage.tsx'
import { ForgetPutAside } from './shell/ForgetPutAside.tsx'

/** What comes when somebody is here, in one chunk with RTK Query. */
export { AccountSlot } from './layouts/AccountSlot.tsx'
export { AccountRail } from './shell/AccountRail.tsx'
export { PaletteButton } from './shell/PaletteButton.tsx'

/** What a signed-in person's pages carry without being seen: it watches, and opens what has to be opened. */
export function SessionParts() {
  useEffect(keepFocus, [])
  return (
    <>
      <SessionWatch />
      <ThemeSync />
      <ForgetPutAside />
      <Late />
      <SystemMessage />
    </>
  )
}

const lateParts = async () => (await import('@/session/LateParts.tsx')).LateParts
const pause = 2500

/** What has just been loaded is fresh: the server's events are followed, and others are told of who is here, a little later. */
function Late() {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), pause)
    return () => clearTimeout(timer)
  }, [])
  return due ? <LivePart load={lateParts} props={{}} fallback={null} /> : null
}
