import { setupListeners } from '@reduxjs/toolkit/query'
import { useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate, useRevalidator } from 'react-router'
import { userApi } from '@/api/endpoints/user.ts'
import { selectSessionEnds } from '@/api/page-state.ts'
import { isEmptyUser, isProblem } from '@/api/problem.ts'
import { useHref, usePage } from '@/i18n/page-context.ts'
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
  const ends = useSelector(selectSessionEnds)

  useEffect(() => setupListeners(dispatch), [dispatch])

  useEffect(
    () =>
      onTabMessage((message) => {
        if (message === 'signed-out') setNobody(dispatch)
        else void refetch()
      }),
    [dispatch, refetch],
  )

  // A page that the browser had kept whole may show somebody who has left meanwhile.
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => event.persisted && void refetch()
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  }, [refetch])

  const seen = useRef(ends)
  useEffect(() => {
    if (seen.current === ends) return
    seen.current = ends
    void refetch()
  }, [ends, refetch])

  // Guards are loaders: when the person changes, they judge the page that is open anew.
  const person = user ? user.id : user
  const before = useRef(person)
  const forgetting = useRef(false)
  useEffect(() => {
    const last = before.current
    before.current = person
    if (last === undefined || last === person) return
    const left = Boolean(last)
    // On the sign-out page the page itself says what happened; who signs in here goes on by themselves.
    const judge = left ? id !== 'logout' : id === 'login' || id === 'register'
    if (judge) void revalidate()
    forgetting.current = left && !person
  }, [id, person, revalidate])

  // Their answers go when their page has gone: its hooks would ask for them again, and be refused.
  useEffect(() => {
    if (!forgetting.current || person || (row.guard !== 'public' && row.guard !== 'guest')) return
    forgetting.current = false
    forget(dispatch)
  }, [dispatch, person, row.guard])

  const sent = useRef(false)
  const empty = isProblem(error) && isEmptyUser(error)
  useEffect(() => {
    if (!empty || sent.current || id === 'logout') return
    sent.current = true
    void navigate(href({ id: 'logout' }), { replace: true })
  }, [empty, href, id, navigate])

  return null
}
