import { useSyncExternalStore } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation, useNavigate } from 'react-router'
import type { User } from '@/api/contract/user.ts'
import { usePage } from '@/i18n/page-context.ts'
import { enter } from '@/session/enter.ts'
import type { Dispatch } from '@/session/person.ts'
import { site } from '@/site/site.ts'
import { afterSignIn, wantedTarget } from '../model/after-sign-in.ts'

/** Goes where a person wanted to go, or where their kind begins. */
export function useGoOn(): (user: User) => 'leaving' {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { wanted } = usePage()
  return (user) => {
    void navigate(afterSignIn(user, search, location.origin, { language: wanted, prefixPolicy: site.prefixPolicy }), { replace: true })
    return 'leaving'
  }
}

/** Takes a person up who has just signed in, and goes on. */
export function useSignedIn(): (user: User) => 'leaving' {
  const dispatch = useDispatch<Dispatch>()
  const goOn = useGoOn()
  return (user) => {
    enter(dispatch, user)
    return goOn(user)
  }
}

const never = () => () => {}

/**
 * The query that takes return_to along to the sister page. Served files know no query, so while one is brought to life
 * there is none either.
 */
export function useKeptSearch(): { return_to: string | undefined } {
  const { search } = useLocation()
  const target = useSyncExternalStore(
    never,
    () => wantedTarget(search, location.origin),
    () => null,
  )
  return { return_to: target ?? undefined }
}
