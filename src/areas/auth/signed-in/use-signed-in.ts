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

/** Goes where a person wanted to go, or where their kind begins. */
export function useGoOn(): (user: User) => 'leaving' {
  const navigate = useNavigate()
  const target = useTarget()
  return (user) => {
    void navigate(target(user), { replace: true })
    return 'leaving'
  }
}

const bringEnter = () => chunk(() => import('@/session/enter.ts'), { reload: false })

/** The pages of signing in are read without RTK Query, and a person's pages need it: it comes with the first sign of use. */
function prepareSignIn(): void {
  bringEnter().catch(() => {})
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
    bringEnter().then(
      ({ enter }) => {
        enter(dispatch, user)
        then()
      },
      // They are signed in all the same: a new document begins with them.
      () => location.replace(target(user)),
    )
    return 'leaving'
  }
}

/** Puts the user who has just signed in into the store, then opens the page they wanted. */
export function useSignedIn(): (user: User) => 'leaving' {
  const setPerson = useSetPerson()
  const goOn = useGoOn()
  return (user) => setPerson(user, () => goOn(user))
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
