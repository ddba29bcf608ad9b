import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { selectHost } from '@/api/page-state.ts'
import { usePage } from '@/i18n/page-context.ts'
import { readRawCookie } from '@/lib/cookie.ts'
import { whenIdle } from '@/lib/when-idle.ts'
import type { CookieName } from '@/session/cookies.ts'
import { useUser } from '@/session/use-user.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { site } from '@/site/site.ts'
import { noticeFor } from './notice-for.ts'
import type { NoticeName } from './notice-for.ts'

const cookies: Record<NoticeName, CookieName> = {
  international: 'is_user_foreigner',
  language: 'language_notice',
}
const names: readonly NoticeName[] = ['international', 'language']
const ns = ['notice'] as const
const loadNoticeBar = async () => (await import('./NoticeBar.tsx')).NoticeBar

/** The dismissed notices of all tabs, as one string, because equal snapshots must be identical. */
const readDismissed = (): string =>
  names.filter((name) => readRawCookie(cookies[name]) !== undefined).join()
const onReturn = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

const loadIncidentBar = async () => (await import('./IncidentBar.tsx')).IncidentBar
const incidentWords = ['serviceStatus'] as const

/** Shows incidents to people who use the service or ask for help with it. */
export function IncidentNotice() {
  const { id, row } = usePage()
  const { user } = useUser()
  const asks = id === 'support' || row.parent === 'support' || row.parent === 'tickets'
  // Once started, watching continues from page to page.
  const [watched, setWatched] = useState(false)
  const wanted = watched || Boolean(user) || asks
  if (wanted && !watched) setWatched(true)
  const [due, setDue] = useState(false)
  useEffect(() => (wanted ? whenIdle(() => setDue(true)) : undefined), [wanted])
  return due ? (
    <LatePart load={loadIncidentBar} ns={incidentWords} props={{}} fallback={null} />
  ) : null
}

const loadNewBuild = async () => (await import('./NewBuild.tsx')).NewBuild
const newBuildWords = ['newBuild'] as const
const longOpen = 10 * 60_000

/** A page that has been open for a while starts to look for newer builds. */
export function NewBuildNotice() {
  const { pathname } = useLocation()
  const here = useRef(pathname)
  const typedOn = useRef<string | null>(null)
  const [due, setDue] = useState(false)
  useEffect(() => {
    here.current = pathname
  }, [pathname])
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), longOpen)
    const type = (): void => {
      typedOn.current = here.current
    }
    document.addEventListener('input', type, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('input', type, true)
    }
  }, [])
  return (
    due && (
      <LatePart
        load={loadNewBuild}
        ns={newBuildWords}
        props={{ typedOn }}
        fallback={null}
        failed={null}
        reload={false}
      />
    )
  )
}

/**
 * Shows one notice at a time, after the page. A prerendered file has none, and visitors without a
 * notice load nothing for it.
 */
export function Notices() {
  const host = useSelector(selectHost)
  const stored = useSyncExternalStore(onReturn, readDismissed, () => null)
  // Without cookies a dismissal holds for the document.
  const [here, setHere] = useState<readonly NoticeName[]>([])
  if (stored === null) return null
  const dismissed = names.filter((name) => stored.split(',').includes(name) || here.includes(name))
  const name = noticeFor({
    site,
    host,
    accepted: navigator.languages,
    dismissed,
  })
  if (!name) return null
  const onDismiss = () => setHere([...here, name])
  return (
    <LatePart
      load={loadNoticeBar}
      props={{ name, cookie: cookies[name], onDismiss }}
      ns={ns}
      fallback={null}
    />
  )
}
