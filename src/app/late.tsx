import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { personHere } from '@/api/page-state.ts'
import { usePersonHere } from '@/session/person-here.ts'
import { LatePart } from '@/shared/LatePart.tsx'
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
      <PersonHere />
    </>
  )
}

/** Tells parts of open pages, which come without RTK Query, whether somebody is signed in. */
function PersonHere() {
  const dispatch = useDispatch()
  const { user } = usePersonHere()
  const isHere = Boolean(user)
  useEffect(() => void dispatch(personHere(isHere)), [dispatch, isHere])
  return null
}

const serverEvents = async () => (await import('@/session/ServerEvents.tsx')).ServerEvents
const pause = 2500

/** What has just been loaded is fresh: the server's events are followed a little later. */
function Late() {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), pause)
    return () => clearTimeout(timer)
  }, [])
  return due ? <LatePart load={serverEvents} props={{}} fallback={null} /> : null
}
