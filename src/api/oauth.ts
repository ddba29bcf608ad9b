import { site } from '@/site/site.ts'
import { request } from './call.ts'
import { oauthCalls } from './contract/oauth.ts'

/**
 * The address where signing in through another service begins, and, for a person who is signed in, linking their account
 * there. It is gone to by the browser itself: a link, no call.
 * @param returnTo an own path, judged by returnTo() where it comes from a URL
 */
export const oauthStart = (provider: string, returnTo?: string): string =>
  site.apiOrigin + request(oauthCalls.oauthStart, { provider, return_to: returnTo }).url
