import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { OauthError } from '@/api/contract/auth.ts'
import { takeOauthError } from './oauth-error.ts'

/**
 * Why a sign-in through another service failed. It is removed from the address, so that a reload
 * does not repeat it.
 */
export function useOauthError(): OauthError | null {
  const { pathname, search, state }: { pathname: string; search: string; state: unknown } =
    useLocation()
  const navigate = useNavigate()
  const [error, setError] = useState<OauthError | null>(null)
  useEffect(() => {
    const taken = takeOauthError(search)
    if (!taken) return
    setError(taken.error)
    void navigate(pathname + taken.rest, { replace: true, state, preventScrollReset: true })
  }, [navigate, pathname, search, state])
  return error
}
