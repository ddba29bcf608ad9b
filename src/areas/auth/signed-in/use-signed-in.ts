import { useSyncExternalStore } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation, useNavigate } from 'react-router'
import type { User } from '@/api/contract/user.ts'
import { usePage } from '@/i18n/page-context.ts'
import { enter } from '@/session/enter.ts'
import type { Dispatch } from '@/session/person.ts'
import { site } from '@/site/site.ts'
import { afterSignIn, wantedTarget } from './after-sign-in.ts'

/** Returns the navigation to the person's target, or to their start page. */
export function useGoOn(): (user: User) => 'leaving' {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { wanted: language } = usePage()
  return (user) => {
    const { prefixPolicy } = site
    const target = afterSignIn(user, search, location.origin, { language, prefixPolicy })
    void navigate(target, { replace: true })
    return 'leaving'
  }
}

/** Puts the user who has just signed in into the store. */
export function useSetPerson(): (user: User) => void {
  const dispatch = useDispatch<Dispatch>()
  return (user) => enter(dispatch, user)
}

/** Puts the user who has just signed in into the store, then opens their target. */
export function useSignedIn(): (user: User) => 'leaving' {
  const setPerson = useSetPerson()
  const goOn = useGoOn()
  return (user) => {
    setPerson(user)
    return goOn(user)
  }
}

const never = () => () => {}

/**
 * The query with return_to, for the link to the other form. Prerendered files know no query, so
 * hydration has none either.
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
