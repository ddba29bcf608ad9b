import { useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate, useRevalidator } from 'react-router'
import { userApi } from '@/api/endpoints/user.ts'
import { selectRefusals } from '@/api/page-state.ts'
import { isEmptyUser, isProblem } from '@/api/problem.ts'
import { useHref, usePage } from '@/i18n/page-context.ts'
import { isOpen } from '@/routes/guards.ts'
import { clearDrafts } from '@/lib/drafts.ts'
import { forget, setNobody } from './sign-out.ts'
import { onTabMessage } from './tabs.ts'
import type { Dispatch } from './person.ts'

/**
 * Keeps the page in step with who is here: sign-in and sign-out in another tab, a session that ends under way, a user that
 * the backend calls empty. Draws nothing.
 */
export function SessionWatch() {
  const dispatch = useDispatch<Dispatch>()
  const { data: user, error, refetch } = userApi.useUserQuery()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const href = useHref()
  const { id, row } = usePage()
  const refusals = useSelector(selectRefusals)

  useEffect(
    () =>
      onTabMessage((message) => {
        if (message === 'signed-out') {
          clearDrafts()
          setNobody(dispatch)
        } else void refetch()
      }),
    [dispatch, refetch],
  )

  // A page that the browser had kept whole may show somebody who has left meanwhile.
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => event.persisted && void refetch()
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  }, [refetch])

  const seen = useRef(refusals)
  useEffect(() => {
    if (seen.current === refusals) return
    seen.current = refusals
    void refetch()
  }, [refusals, refetch])

  // Guards are loaders: when the person changes, they judge the page that is open anew.
  const person = user ? String(user.id) : user
  const before = useRef(person)
  const forgetting = useRef<string | null>(null)
  useEffect(() => {
    const last = before.current
    before.current = person
    // Not known before: it was asked for because they signed in in another tab. A guest's page sends them on, and some have another page.
    const guest = row.guard === 'guest' || row.member !== undefined
    if (last === person || (last === undefined && !(guest && person))) return
    const left = Boolean(last)
    // On the sign-out page the page itself says what happened; who signs in here goes on by themselves.
    const judge = left ? id !== 'logout' : guest
    if (judge) void revalidate()
    forgetting.current = last && !person ? last : null
  }, [id, person, revalidate, row])

  // Their answers go when their page has gone: its hooks would ask for them again, and be refused.
  useEffect(() => {
    const gone = forgetting.current
    if (gone === null || person || !isOpen(row)) return
    forgetting.current = null
    // A session that has only expired takes nothing that was typed with it; signing out has done so itself.
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
