import { oauthErrors } from '../../api/contract/auth.ts'
import type { authCalls, OauthError } from '../../api/contract/auth.ts'
import { startPage } from '../../routes/guards.ts'
import { findPage } from '../../routes/paths.ts'
import { returnTo } from '../../routes/return-to.ts'
import { findAccount } from '../db.ts'
import { failure } from '../errors.ts'
import { startChallenge } from '../lib/challenges.ts'
import { languageOf } from '../lib/language.ts'
import { newAccount } from '../lib/new-account.ts'
import { logSecurity } from '../lib/security-log.ts'
import { personaEmail } from '../personas.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'

const providers = [
  { id: 'google', title: 'Google' },
  { id: 'github', title: 'GitHub' },
  { id: 'telegram', title: 'Telegram' },
  { id: 'vk', title: 'VK', ru: 'ВКонтакте' },
  { id: 'yandex', title: 'Yandex', ru: 'Яндекс' },
]

const match = (path: string): boolean => findPage(path) !== undefined
const start = ({ userType, permissions }: MockAccount): string =>
  startPage({ userType, permissions: { ...permissions } }, match)

/** The account for a returning provider sign-in: the linked one, or else a new one. */
function personFrom(provider: string, db: Data, now: number): MockAccount {
  const known =
    db.accounts.findLast(({ oauth }) => oauth.includes(provider)) ??
    findAccount(db, personaEmail(provider))
  if (known) return known
  return newAccount(db, now, {
    email: personaEmail(provider),
    emailConfirmed: true,
    hasPassword: false,
    oauth: [provider],
  })
}

const errorOf = (name: string | null): OauthError | undefined =>
  oauthErrors.find((known) => known === name)

/** Adds a parameter to an address's query. */
function withQuery(path: string, query: Readonly<Record<string, string | null>>): string {
  const url = new URL(path, 'http://localhost')
  for (const [name, value] of Object.entries(query))
    if (value !== null) url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}

export const oauthHandlers = {
  oauthProviders: {
    access: 'public',
    samples: [{}],
    run: ({ request }) => ({
      records: providers.map(({ id, title, ru }) => ({
        id,
        title: (languageOf(request.headers) === 'ru' && ru) || title,
      })),
    }),
  },
  /**
   * There is no provider, so the visitor returns at once. `?mock=` decides the result (README.md).
   */
  oauthStart: {
    access: 'public',
    samples: [{ provider: 'google', return_to: '/pricing' }, { provider: 'unknown' }],
    run: ({ arg: { provider }, db, now, request: { url, headers }, user, session, redirect }) => {
      if (!providers.some(({ id }) => id === provider)) throw failure('ERROR_NOT_FOUND')
      const target = returnTo(url.search, { match, origin: url.origin })
      const wish = url.searchParams.get('mock')
      // A signed-in user links the provider, which is a change of sign-in.
      const unproven = user !== null && session.provenUntil() <= now
      const error = errorOf(wish) ?? (unproven ? 'failed' : undefined)
      if (user) {
        if (!error && !user.oauth.includes(provider)) user.oauth.push(provider)
        return redirect(withQuery(target ?? start(user), { oauth_error: error ?? null }))
      }
      if (error)
        return redirect(withQuery('/auth/login', { oauth_error: error, return_to: target }))
      const account =
        wish === 'two-factor'
          ? findAccount(db, personaEmail('two-factor'))
          : personFrom(provider, db, now)
      if (!account) throw failure('ERROR_NOT_FOUND')
      if (account.gate === 'two-factor')
        return redirect(
          withQuery('/auth/oauth-2fa', {
            challengeId: startChallenge(db, account, now).id,
            return_to: target,
          }),
        )
      session.start(account)
      logSecurity(db, account, 'login', now, headers)
      redirect(target ?? start(account))
    },
  },
} satisfies Partial<Handlers<typeof authCalls>>
