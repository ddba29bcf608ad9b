import * as v from 'valibot'
import { NoArg, Nothing } from './common.ts'
import { defineCalls } from './types.ts'

/** Why signing in through another service came to nothing: `oauth_error` of the page that it comes back to. */
export const oauthErrors = ['access_denied', 'email_missing', 'already_linked', 'failed'] as const
export type OauthError = (typeof oauthErrors)[number]

const Provider = v.looseObject({ id: v.string(), title: v.optional(v.string(), '') })
export type Provider = v.InferOutput<typeof Provider>

export const oauthCalls = defineCalls({
  oauthProviders: { method: 'GET', path: '/api/v2/auth/oauth/providers', arg: NoArg, res: v.looseObject({ records: v.array(Provider) }) },
  /** Not asked for by script: the browser goes there (oauth.ts) and is sent on, 302. */
  oauthStart: {
    method: 'GET',
    path: '/api/v2/auth/oauth/{provider}/start',
    arg: v.object({ provider: v.string(), return_to: v.optional(v.string()) }),
    res: Nothing,
  },
})
