import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'

/** A new account without choices, earnings or spending. */
export function newAccount(
  db: Data,
  now: number,
  own: Partial<MockAccount> & Pick<MockAccount, 'email'>,
): MockAccount {
  const account: MockAccount = {
    id: Math.max(...db.accounts.map(({ id }) => id)) + 1,
    persona: null,
    password: '',
    gate: 'open',
    emailConfirmed: false,
    name: null,
    userType: null,
    interfaceLanguage: null,
    currency: 'USD',
    timezone: 'UTC',
    theme: 'system',
    balance: 0,
    volume: 0,
    twoFactor: false,
    recoveryCodes: [],
    passkeys: [],
    hasPassword: true,
    oauth: [],
    avatarUrl: null,
    country: null,
    company: null,
    permissions: {},
    systemMessages: [],
    notifications: [],
    restrictions: [],
    analytics: {
      daysSinceRegistration: 0,
      daysSinceLastPayment: null,
      daysSinceLastUse: null,
      earnedOnCaptcha: 0,
      spentOnCaptcha: 0,
    },
    createdAt: new Date(now).toISOString(),
    ...own,
  }
  db.accounts.push(account)
  return account
}
