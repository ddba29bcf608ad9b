import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useNavigate, useRevalidator } from 'react-router'
import { useUser } from './use-user.ts'
import { settledHere } from '@/api/in-flight.ts'
import { isEmptyUser, isProblem } from '@/api/problem.ts'
import { useHref, usePage } from '@/i18n/page-context.ts'
import { isOpenRow } from '@/routes/guards.ts'
import { clearDrafts, signedOutAt } from '@/lib/drafts.ts'
import { sweepWork } from '@/lib/kept-work.ts'
import { whenIdle } from '@/lib/when-idle.ts'
import { toast } from '@/ui/toast-store.ts'
import { forgetEntered } from './entered.ts'
import { emptyFields } from './emptied-fields.ts'
import { forget, setSignedOut } from './sign-out.ts'
import { onTabMessage } from './tabs.ts'
import { useTeamOfTab } from './use-team-of-tab.ts'
import type { Dispatch } from './person.ts'

/**
 * Keeps the page in step with the session: sign-in and sign-out in another tab, a session that
 * expires, a user that the backend calls empty. Renders nothing.
 */
export function SessionWatch() {
  const dispatch = useDispatch<Dispatch>()
  const { user, error, refetch } = useUser()
  useTeamOfTab()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const href = useHref()
  const { id, row } = usePage()

  const [loaded] = useState(signedOutAt)
  const seen = useRef(loaded)
  const { t } = useTranslation()
  // The other tab has waited for the changes of this one, but not for a line that hangs, nor where
  // the person left anyway or the browser has no locks.
  const tellUnanswered = async (): Promise<void> => {
    const end = await settledHere()
    if (end === null || end === 'known' || end === 'saved') return
    toast({ id: 'unanswered', tone: 'warn', timeout: null, text: t('signedOutUnanswered') })
  }
  const follow = useEffectEvent(() => {
    void tellUnanswered()
    seen.current = signedOutAt()
    clearDrafts()
    forgetEntered(dispatch)
    // Any other page is left, and asks for nothing more.
    if (isOpenRow(row)) emptyFields()
    setSignedOut(dispatch)
  })
  useEffect(
    () =>
      onTabMessage((message) => {
        if (message === 'signed-out') follow()
        else void refetch()
      }),
    [refetch],
  )

  useEffect(() => whenIdle(() => void sweepWork()), [])

  // A page restored from the back/forward cache may show a person who has signed out meanwhile, and
  // has heard no message.
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      if (signedOutAt() > seen.current) follow()
      void refetch()
    }
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  }, [refetch])

  // Guards are loaders: when the person changes, they run again for the open page.
  const person = user ? String(user.id) : user === undefined && !error ? undefined : null
  const before = useRef(person)
  const forgetting = useRef<string | null>(null)
  useEffect(() => {
    const last = before.current
    before.current = person
    // The page's own guard has seen the first answer.
    if (last === person || last === undefined) return
    // A guest page redirects the person, and some rows have a member page.
    const guest = row.guard === 'guest' || row.member !== undefined
    const left = Boolean(last)
    // The sign-out page reports the result itself, and a sign-in here navigates itself.
    const judge = left ? id !== 'logout' : guest
    if (judge) void revalidate()
    forgetting.current = last && !person ? last : null
  }, [id, person, revalidate, row])

  // The cached answers are removed after their page, whose hooks would otherwise request them again
  // and be refused.
  useEffect(() => {
    const gone = forgetting.current
    if (gone === null || person || !isOpenRow(row)) return
    forgetting.current = null
    // An expired session keeps what was typed. Signing out has already removed it.
    forget(dispatch, gone)
  }, [dispatch, person, row])

  const sent = useRef(false)
  const empty = isProblem(error) && isEmptyUser(error)
  useEffect(() => {
    if (!empty || sent.current || id === 'logout') return
    sent.current = true
    void navigate(href({ id: 'logout' }), { replace: true })
  }, [empty, href, id, navigate])

  return null
}
