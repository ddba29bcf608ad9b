import { expect, it } from 'vitest'
import { takeOauthError } from './oauth-error.ts'

it.each([
  ['', null],
  ['?return_to=/pricing', null],
  ['?oauth_error=access_denied', { error: 'access_denied', rest: '' }],
  ['?oauth_error=<b>&return_to=%2Fpricing', { error: 'failed', rest: '?return_to=%2Fpricing' }],
  ['?oauth_error=constructor', { error: 'failed', rest: '' }],
  ['?oauth_error=email_missing&oauth_error=failed', { error: 'email_missing', rest: '' }],
])('takes out of "%s"', (search, taken) => expect(takeOauthError(search)).toEqual(taken))
