import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { signedInChanged } from '@/api/page-state.ts'
import { usePersonHere } from '@/session/person-here.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { DataLayer } from '@/session/DataLayer.tsx'
import { LanguageSync } from '@/session/LanguageSync.tsx'
import { SessionWatch } from '@/session/SessionWatch.tsx'
import { ThemeSync } from '@/session/ThemeSync.tsx'
import { keepFocus } from '@/ui/focus-group.ts'
import { SystemMessage } from './dialogs/SystemMessage.tsx'

/** The code for signed-in people, in one chunk with RTK Query. */
export { AccountSlot } from './layouts/AccountSlot.tsx'
export { AccountRail } from './shell/AccountRail.tsx'
export { PermissionLost } from './shell/PermissionLost.tsx'
export { PaletteButton } from './shell/PaletteButton.tsx'

/** Invisible parts of a signed-in person's pages: they watch, and open dialogs. */
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
      <PersonHere />
    </>
  )
}

/** Tells parts of open pages, which load without RTK Query, whether somebody is signed in. */
function PersonHere() {
  const dispatch = useDispatch()
  const { user } = usePersonHere()
  const isHere = Boolean(user)
  useEffect(() => void dispatch(signedInChanged(isHere)), [dispatch, isHere])
  return null
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
