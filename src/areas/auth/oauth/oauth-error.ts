import { oauthErrors } from '@/api/contract/auth.ts'
import type { OauthError } from '@/api/contract/auth.ts'

/** Removes from a query why a sign-in through another service failed, and returns it. */
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
