import type { proofCalls } from '../../api/contract/proof.ts'
import { failure } from '../errors.ts'
import { demoCode } from '../personas.ts'
import { proofMethodsOf, proofMinutes } from '../lib/proof.ts'
import type { Handlers } from './types.ts'

export const proofHandlers: Handlers<typeof proofCalls> = {
  reauth: {
    access: 'user',
    samples: [{ method: 'password', secret: 'Glyphwork-demo-1' }],
    run: ({ arg: { method, secret }, user, now, session }) => {
      if (!proofMethodsOf(user).includes(method)) throw failure('ERROR_METHOD_UNAVAILABLE')
      if (method === 'password' && secret !== user.password)
        throw failure('ERROR_WRONG_CREDENTIALS')
      if ((method === 'totp' || method === 'email_code') && secret !== demoCode)
        throw failure('ERROR_WRONG_CODE')
      if (method === 'recovery') {
        const code = secret.toLowerCase()
        if (!user.recoveryCodes.includes(code)) throw failure('ERROR_WRONG_CODE')
        user.recoveryCodes = user.recoveryCodes.filter((known) => known !== code)
      }
      const until = now + proofMinutes * 60 * 1000
      session.prove(until)
      return { validUntil: new Date(until).toISOString() }
    },
  },
  sendProofCode: { access: 'user', run: () => undefined },
}
