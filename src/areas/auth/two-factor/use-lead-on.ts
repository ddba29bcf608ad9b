import { useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router'
import { selectPersonId } from '@/api/person-id.ts'
import { useHref } from '@/i18n/page-context.ts'
import { useKeptSearch } from '../signed-in/use-signed-in.ts'

/**
 * On a step of signing in that anyone may open: a person who is signed in has no use for it. The guard of the sign-in page
 * knows where they go.
 * @returns tells that the person signs in here and goes on by themselves
 */
export function useLeadOn(): () => void {
  const person = useSelector(selectPersonId)
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
