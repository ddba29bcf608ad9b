import { useEffect, useState } from 'react'
import { LatePart } from '@/shared/LatePart.tsx'
import { DataLayer } from '@/session/DataLayer.tsx'
import { LanguageSync } from '@/session/LanguageSync.tsx'
import { ThemeSync } from '@/session/ThemeSync.tsx'
import { keepFocus, keepInView } from '@/ui/focus-group.ts'
import { DayWatch } from './DayWatch.tsx'
import { SystemMessage } from './dialogs/SystemMessage.tsx'

/** The code for signed-in people, in one chunk. */
export { AccountSlot } from './layouts/AccountSlot.tsx'
export { AccountRail } from './shell/AccountRail.tsx'
export { PermissionLost } from './shell/PermissionLost.tsx'
export { PaletteButton } from './shell/PaletteButton.tsx'

/** Invisible parts of a signed-in person's pages. */
export function SessionParts() {
  useEffect(keepFocus, [])
  useEffect(keepInView, [])
  return (
    <>
      <ThemeSync />
      <DataLayer />
      <LanguageSync />
      <Late />
      <SystemMessage />
      <DayWatch />
    </>
  )
}

const loadServerEvents = async () => (await import('@/session/ServerEvents.tsx')).ServerEvents
const pause = 2500

/** Data that has just loaded is fresh, so the event stream starts a little later. */
function Late() {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), pause)
    return () => clearTimeout(timer)
  }, [])
  return due ? <LatePart load={loadServerEvents} props={{}} fallback={null} /> : null
}
