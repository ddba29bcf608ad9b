import { site } from '@/site/site.ts'
import { request } from './call.ts'
import { authCalls } from './contract/auth.ts'

/**
 * The address that starts signing in through another service or, for a signed-in user, linking
 * their account there. The browser navigates to it by a link; no script requests it.
 * @param returnTo a path on this site, validated by returnTo() where it comes from a URL
 */
export const oauthStart = (provider: string, returnTo?: string): string =>
  site.apiOrigin + request(authCalls.oauthStart, { provider, return_to: returnTo }).url
