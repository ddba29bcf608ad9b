import { oauthErrors } from '@/api/contract/auth.ts'
import type { OauthError } from '@/api/contract/auth.ts'

/** Takes out of a query why signing in through another service came to nothing. */
export function takeOauthError(search: string): { error: OauthError; rest: string } | null {
  const params = new URLSearchParams(search)
  const value = params.get('oauth_error')
  if (value === null) return null
  params.delete('oauth_error')
  return {
    error: oauthErrors.find((known) => known === value) ?? 'failed',
    rest: params.size > 0 ? `?${params}` : '',
  }
}
