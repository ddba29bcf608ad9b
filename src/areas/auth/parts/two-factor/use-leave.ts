import { useNavigate } from 'react-router'
import { useHref } from '@/i18n/page-context.ts'
import { useKeptSearch } from '../use-signed-in.ts'

/** Leaves a challenge that is over for the page that says so; address and return_to go along. */
export function useLeave(email: string | undefined): () => void {
  const navigate = useNavigate()
  const href = useHref()
  const search = useKeptSearch()
  return () => void navigate(href({ id: 'twoFactorError', search }), { replace: true, state: { email } })
}
