import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useUser } from '@/session/use-user.ts'
import { useHref } from '@/i18n/page-context.ts'
import { useKeptSearch } from '../signed-in/use-signed-in.ts'

/**
 * Redirects a signed-in person away from a sign-in step that anyone can open. The guard of the
 * sign-in page knows their target.
 * @returns a function to call when the person signs in here, which navigates itself
 */
export function useLeadOn(): () => void {
  const person = useUser().user?.id ?? null
  const navigate = useNavigate()
  const href = useHref()
  const search = useKeptSearch()
  const entering = useRef(false)
  const target = href({ id: 'login', search })
  useEffect(() => {
    if (person !== null && !entering.current) void navigate(target, { replace: true })
  }, [navigate, person, target])
  return () => {
    entering.current = true
  }
}
