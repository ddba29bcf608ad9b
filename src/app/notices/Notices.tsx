import { useState, useSyncExternalStore } from 'react'
import { readCookie } from '@/lib/cookie.ts'
import type { CookieName } from '@/session/cookies.ts'
import { LivePart } from '@/shared/LivePart.tsx'
import { site } from '@/site/site.ts'
import { noticeFor } from './notice-for.ts'
import type { NoticeName } from './notice-for.ts'

const cookies: Record<NoticeName, CookieName> = {
  international: 'is_user_foreigner',
  language: 'language_notice',
}
const names: readonly NoticeName[] = ['international', 'language']
const ns = ['notice'] as const
const noticeBar = async () => (await import('./NoticeBar.tsx')).NoticeBar

/** Which have been dismissed, in whichever tab, as one text: a snapshot has to be equal to itself. */
const readDismissed = (): string =>
  names.filter((name) => readCookie(cookies[name]) !== undefined).join()
const onReturn = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** One notice at a time, after the page: a prerendered file has none, and who sees none loads nothing for it. */
export function Notices() {
  const stored = useSyncExternalStore(onReturn, readDismissed, () => null)
  // Where cookies are refused it holds for this document.
  const [here, dismiss] = useState<readonly NoticeName[]>([])
  if (stored === null) return null
  const dismissed = names.filter((name) => stored.split(',').includes(name) || here.includes(name))
  const name = noticeFor({
    site,
    host: location.hostname,
    accepted: navigator.languages,
    dismissed,
  })
  if (!name) return null
  const onDismiss = () => dismiss([...here, name])
  return (
    <LivePart
      load={noticeBar}
      props={{ name, cookie: cookies[name], onDismiss }}
      ns={ns}
      fallback={null}
    />
  )
}
