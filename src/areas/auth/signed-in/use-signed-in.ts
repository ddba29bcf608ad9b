import { useEffect, useSyncExternalStore } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation, useNavigate } from 'react-router'
import type { User } from '@/api/contract/user.ts'
import { usePage } from '@/i18n/page-context.ts'
import { chunk } from '@/lib/chunk.ts'
import type { Dispatch } from '@/session/person.ts'
import { site } from '@/site/site.ts'
import { afterSignIn, wantedTarget } from './after-sign-in.ts'

function useTarget(): (user: User) => string {
  const { search } = useLocation()
  const { wanted } = usePage()
  return (user) =>
    afterSignIn(user, search, location.origin, {
      language: wanted,
      prefixPolicy: site.prefixPolicy,
    })
}

/** Returns the navigation to the person's target, or to their start page. */
export function useGoOn(): (user: User) => 'leaving' {
  const navigate = useNavigate()
  const target = useTarget()
  return (user) => {
    void navigate(target(user), { replace: true })
    return 'leaving'
  }
}

const loadEnter = () => chunk(() => import('@/session/enter.ts'), { reload: false })

/**
 * Sign-in pages load without RTK Query, which the account's pages need. It loads with the first
 * sign of use.
 */
function prepareSignIn(): void {
  loadEnter().catch(() => {})
}

/** Puts the user who has just signed in into the store, then calls `then`. */
export function useSetPerson(): (user: User, then: () => void) => 'leaving' {
  useEffect(() => {
    addEventListener('focusin', prepareSignIn, { once: true })
    return () => removeEventListener('focusin', prepareSignIn)
  }, [])
  const dispatch = useDispatch<Dispatch>()
  const target = useTarget()
  return (user, then) => {
    loadEnter().then(
      ({ enter }) => {
        enter(dispatch, user)
        then()
      },
      // The person is signed in anyway, so a new document continues.
      () => location.replace(target(user)),
    )
    return 'leaving'
  }
}

/** Puts the user who has just signed in into the store, then opens their target. */
export function useSignedIn(): (user: User) => 'leaving' {
  const setPerson = useSetPerson()
  const goOn = useGoOn()
  return (user) => setPerson(user, () => goOn(user))
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
