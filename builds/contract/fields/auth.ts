// Over 250 lines: a table with one entry per call.
import type { contract } from '../../../src/api/contract/index.ts'
import { oauthErrors, twoFactorMethods } from '../../../src/api/contract/auth.ts'
import { mailed } from './phrases.ts'
import { email, time, oneOf } from './types.ts'
import type { AreaLines } from './types.ts'
import { user } from './user.ts'

const challenge = {
  challengeId: 'Identifies the sign-in that waits for its second factor.',
  methods: oneOf('The ways that the person has', twoFactorMethods),
  expiresAt: time('When the sign-in must begin anew.'),
} as const
const entered = [
  'Who is signed in now; null if the link has been used and the person signs in separately.',
  user,
] as const
const dead = {
  ERROR_LINK_INVALID: 'The link is not known: the page offers a new one.',
  ERROR_LINK_USED: 'The link has been used: the page says what is done.',
  ERROR_LINK_EXPIRED: 'The link is too old: the page offers a new one.',
} as const
const entering = { ...dead, ERROR_ACCOUNT_DELETED: 'The account was deleted.' } as const
const slow = {
  ERROR_TOO_MANY_REQUESTS: 'Too many tries: the form counts down `retryAfter`.',
} as const
const foreign = { ERROR_METHOD_UNAVAILABLE: 'The account does not have this method.' } as const
const sentAnew = { about: 'The time until the next one is `retryAfter` of the refusal.' } as const

const assertion = {
  credential: [
    'The `AuthenticationResponseJSON` of WebAuthn. The backend checks the challenge, the origin, the signature by the stored public key, and that the device verified its owner.',
    {
      id: 'The id of the passkey, which says whose it is.',
      rawId: 'The same id.',
      type: 'Always `public-key`.',
      response: [
        'What the device signed, in base64url.',
        {
          clientDataJSON: 'The challenge and the origin.',
          authenticatorData: 'The host and the flags.',
          signature: 'The signature of both.',
        },
      ],
    },
  ],
} as const
const wrongPasskey = {
  ERROR_WRONG_CREDENTIALS: 'No account has this passkey, or the device did not verify its owner.',
  ERROR_LINK_EXPIRED: 'The challenge is over or was used.',
} as const
const wanted = {
  options: [
    'The `PublicKeyCredentialRequestOptionsJSON` of WebAuthn; further members go to the browser as they are.',
    {
      challenge: 'Random bytes in base64url, for one use within minutes.',
      allowCredentials: [
        'The passkeys that count; absent for any.',
        { id: 'The id of a passkey.', type: 'Always `public-key`.' },
      ],
    },
  ],
} as const

export const authFields: AreaLines<typeof contract.auth> = {
  csrf: {
    about:
      'Sets the cookie with the CSRF token. It is asked before the first changing call of a page without the cookie, and once after ERROR_CSRF_TOKEN.',
  },
  login: {
    about:
      'Signs in with a password, or answers with what the second step needs. The session cookie is set once the person is in.',
    errors: {
      ...slow,
      ERROR_WRONG_CREDENTIALS:
        'The pair is wrong. It does not say which of both, nor whether the account exists.',
      ERROR_ACCOUNT_LOCKED: 'Too many wrong passwords: the form counts down `retryAfter`.',
      ERROR_EMAIL_NOT_CONFIRMED:
        'The address must be confirmed first: the page offers to send the mail again.',
      ERROR_ACCOUNT_DELETED: 'The account was deleted: the page says how to write to support.',
    },
    arg: {
      email: email('The address of the account.'),
      password: 'The password.',
      remember: 'Whether the session outlives the browser.',
    },
    res: {
      user: ['Who is signed in; missing while a second factor is asked for.', user],
      twoFactor: ['What the second step needs; missing if there is none.', challenge],
    },
  },
  register: {
    about: 'Creates an account and signs in. The first mail has a link that confirms the address.',
    errors: {
      ...slow,
      ERROR_VALIDATION: 'A field is refused: the form says which, by `fields`.',
      ERROR_EMAIL_TAKEN: 'The address has an account: the form offers to sign in.',
      ERROR_TERMS_REQUIRED: 'The terms are not accepted.',
    },
    arg: {
      email: email('The address.'),
      password: 'The chosen password. The backend generates a missing one and mails it.',
      userType: 'What the person will do here.',
      agreeTerms: 'The person accepts the terms.',
      agreeNews: 'The person agrees to news by mail.',
      language: 'The language of the page, for the mails.',
      timezone: "The browser's IANA time zone.",
      referral: ['Who sent the person.', { id: 'The id of the partner.' }],
      utm: 'The parameters of the campaign by name, as the visit began with them.',
      promoCode: 'A promo code from the address or the form.',
    },
    res: {
      user: ['Who is signed in now.', user],
      emailConfirmation: [
        'What happens with the address.',
        {
          required: 'Whether the address must be confirmed before the account can be used.',
          sentTo: 'The masked address that the mail went to.',
        },
      ],
    },
  },
  remind: {
    about:
      'Mails a link to choose a new password. The answer is the same for an address without an account.',
    errors: slow,
    arg: { email: email('The address of the account.') },
  },
  oauthProviders: {
    about: 'Lists the services through which people can sign in.',
    res: {
      records: [
        'In the order in which the page shows them.',
        { id: 'The name in addresses, such as `google`.', title: 'The name as people know it.' },
      ],
    },
  },
  oauthStart: {
    about:
      'The browser goes here and is sent on to the provider. The provider sends it back to the backend, which sends it to `return_to`, or to the sign-in page with a reason. ' +
      oneOf('The parameter `oauth_error` is', oauthErrors).about,
    arg: {
      provider: 'An id of the list of providers.',
      return_to: 'A path of the site. The backend refuses addresses of other sites.',
    },
  },
  twoFactor: {
    about: 'Finishes a sign-in with its second factor.',
    errors: {
      ...slow,
      ...foreign,
      ERROR_WRONG_CODE: 'The code is wrong: `attemptsLeft` says how many tries are left.',
      ERROR_LINK_EXPIRED: 'The sign-in took too long: the page begins it anew.',
    },
    arg: {
      challengeId: 'The sign-in that waits.',
      method: 'How the code was made.',
      code: 'The code as it was typed, without spaces.',
      trustDevice: 'Whether this browser is asked for no code for a while.',
    },
    res: { user: ['Who is signed in now.', user] },
  },
  pendingTwoFactor: {
    about:
      'Gives the sign-in of this browser that waits for its second factor, so that a reload goes on with it. The browser shows it by a cookie of the backend.',
    res: {
      twoFactor: ['The sign-in that waits; null if there is none any more.', challenge],
      maskedEmail: 'The address of the account in parts, such as `a***@example.com`.',
    },
  },
  resendTwoFactor: {
    about: `Sends the code of the method \`email\`, again if it was sent. ${sentAnew.about}`,
    errors: { ...slow, ...foreign },
    arg: { challengeId: 'The sign-in that waits.' },
  },
  checkRemind: {
    about: 'Sets a new password by a mailed link and signs in. Every other session ends.',
    errors: entering,
    arg: { ...mailed, password: 'The new password.' },
    res: { user: entered },
  },
  checkKey: {
    about: 'Confirms the address of a new account by a mailed link and signs in.',
    errors: entering,
    arg: mailed,
    res: { user: entered },
  },
  resendConfirmation: {
    about: `Mails the link that confirms the address again. ${sentAnew.about}`,
    errors: { ...slow, ERROR_CONFLICT: 'The address is confirmed already.' },
  },
  confirmEmailChange: {
    about: 'Confirms one side of a change of the e-mail address by a mailed link.',
    errors: { ...dead, ERROR_EMAIL_TAKEN: 'The new address has an account by now.' },
    arg: { ...mailed, status: 'Which address the link was mailed to.' },
    res: {
      status:
        '`waiting_other` while the other address must confirm too, `confirmed` once the change counts.',
    },
  },
  confirmEmailRemoval: {
    about: 'Confirms the removal of a second address by a mailed link.',
    errors: dead,
    arg: mailed,
  },
  confirmWallet: {
    about: 'Confirms a new wallet for payouts by a mailed link.',
    errors: dead,
    arg: mailed,
    res: {
      wallet: [
        'The wallet that counts now.',
        {
          methodId: 'The method of the payout; null until the first wallet has been confirmed.',
          methodTitle:
            "The name of the method, for who is signed out and can't ask for the methods.",
          account: 'The masked account.',
        },
      ],
    },
  },
  logout: {
    about: 'Ends the session of this browser. Without a session it answers as if there was one.',
  },
  reauth: {
    about:
      'Proves that the person at the keyboard is the owner, before a call that answered ERROR_REAUTH_REQUIRED is sent again.',
    errors: {
      ...slow,
      ...foreign,
      ERROR_WRONG_CREDENTIALS: 'The password is wrong.',
      ERROR_WRONG_CODE: 'The code is wrong: `attemptsLeft` says how many tries are left.',
    },
    arg: {
      method: 'One of the `methods` of the refusal.',
      secret: 'The password or the code.',
    },
    res: { validUntil: time('Until then no further proof is asked for.') },
  },
  passkeySignIn: {
    about:
      'Gives a challenge for signing in by a passkey. A backend without passkeys answers 404, and the form has no such way.',
    res: wanted,
  },
  loginByPasskey: {
    about:
      'Signs in by a passkey. A second factor is not asked for, because the device verified its owner.',
    errors: { ...wrongPasskey, ERROR_ACCOUNT_DELETED: 'The account was deleted.' },
    arg: { ...assertion, remember: 'Whether the session outlives the browser.' },
    res: { user: ['Who is signed in now.', user] },
  },
  passkeyProof: {
    about: 'Gives a challenge for a proof of identity by a passkey of the account.',
    res: wanted,
  },
  proveByPasskey: {
    about: 'Proves the identity by a passkey, like `reauth` by a password or a code.',
    errors: wrongPasskey,
    arg: assertion,
    res: { validUntil: time('Until then no further proof is asked for.') },
  },
  sendProofCode: {
    about: `Mails the code of the method \`email_code\`. ${sentAnew.about}`,
    errors: slow,
  },
}
