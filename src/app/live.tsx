import { SessionWatch } from '@/session/SessionWatch.tsx'

/** What comes when somebody is here, in one chunk with RTK Query. */
export { AccountSlot } from './layouts/AccountSlot.tsx'

/** What a signed-in person's pages carry without being seen: it watches, and opens what has to be opened. */
export function SessionParts() {
  return (
    <>
      <SessionWatch />
    </>
  )
}
