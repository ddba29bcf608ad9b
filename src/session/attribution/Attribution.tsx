import { useEffect, useRef } from 'react'
import { useStore } from 'react-redux'
import { useLocation } from 'react-router'
import type { WithPage } from '@/api/page-state.ts'
import { usePage } from '@/i18n/page-context.ts'
import { site } from '@/site/site.ts'
import { recordLanding, recordPage, recordQuery } from './record.ts'
import type { Landing } from './record.ts'
import { openVisit } from './visit.ts'
import type { Visit } from './visit.ts'

/** Takes down where the visitor came from and where they have been, after hydration. Draws nothing. */
export function Attribution({ landing }: { landing: Landing }) {
  const store = useStore<WithPage>()
  const { id } = usePage()
  const { pathname, search } = useLocation()
  const visit = useRef<Visit | null>(null)

  useEffect(() => {
    visit.current ??= openVisit()
    recordLanding(store, landing, { hosts: site.hosts, here: location.hostname }, visit.current)
    // A guard may have led on from the address that carried it.
    recordQuery(store, landing.search, landing.referrer, visit.current)
  }, [landing, store])

  useEffect(() => {
    if (visit.current && search !== landing.search) recordQuery(store, search, landing.referrer, visit.current)
  }, [landing, search, store])

  useEffect(() => recordPage(id, pathname), [id, pathname])

  return null
}
