import { dollars } from '../lib/money.ts'
import { demoRecoveryCodes, personaEmail, personaPassword } from '../personas.ts'
import { hostileMessage, linkMessage, maintenanceMessage } from './message.ts'
import { seedNotifications } from './notifications.ts'
import type { MockAccount } from '../data/accounts.ts'

const day = 24 * 60 * 60 * 1000

/** The accounts of the seed: the personas, and those whose sign-in is refused. */
export function seedAccounts(now: number): MockAccount[] {
  const ago = (days: number): string =>
    new Date(Math.floor(now / 1000) * 1000 - days * day).toISOString()
  let id = 1000
  const make = (name: string, days: number, own: Partial<MockAccount>): MockAccount => {
    id += 1
    return {
      id,
      persona: null,
      email: personaEmail(name),
      password: personaPassword,
      gate: 'open',
      emailConfirmed: true,
      name: null,
      userType: null,
      interfaceLanguage: 'en',
      currency: 'USD',
      timezone: 'UTC',
      theme: 'system',
      balance: 0,
      volume: 0,
      twoFactor: false,
      passkeys: [],
      recoveryCodes: own.twoFactor ? [...demoRecoveryCodes] : [],
      hasPassword: true,
      oauth: [],
      avatarUrl: null,
      country: null,
      company: null,
      permissions: {},
      systemMessages: [],
      notifications: seedNotifications(id, days, (own.volume ?? 0) > 0, now),
      restrictions: [],
      analytics: {
        daysSinceRegistration: days,
        daysSinceLastPayment: null,
        daysSinceLastUse: null,
        earnedOnCaptcha: 0,
        spentOnCaptcha: 0,
      },
      createdAt: ago(days),
      ...own,
      ...(own.analytics && { analytics: { ...own.analytics, daysSinceRegistration: days } }),
    }
  }
  const paying = {
    daysSinceRegistration: 412,
    daysSinceLastPayment: 3,
    daysSinceLastUse: 0,
    earnedOnCaptcha: 0,
    spentOnCaptcha: 1843.27,
  }
  const customer = {
    userType: 'customer',
    balance: dollars(42.75),
    volume: 7000,
    analytics: paying,
  } as const
  const worker = {
    userType: 'worker',
    analytics: {
      daysSinceRegistration: 187,
      daysSinceLastPayment: null,
      daysSinceLastUse: 0,
      earnedOnCaptcha: 264.9,
      spentOnCaptcha: 0,
    },
  } as const
  const moderating = {
    moderator: true,
    'editor.articles': true,
    'editor.tutorials': true,
    'editor.catalog_articles': true,
    'moderation.software': true,
    'moderation.reviews': true,
    'moderation.bot': true,
  } as const
  const administering = {
    userType: 'customer',
    twoFactor: true,
    permissions: {
      ...moderating,
      admin: true,
      'admin.manual_domains': true,
      'editor.delete': true,
    },
  } as const
  return [
    make('newcomer', 0, { persona: 'newcomer', emailConfirmed: false }),
    make('customer', 412, { ...customer, persona: 'customer', name: 'Robin Vale' }),
    make('customer-empty', 0, {
      persona: 'customer-empty',
      userType: 'customer',
      emailConfirmed: false,
      name: 'Sam Reed',
    }),
    make('worker', 187, { ...worker, persona: 'worker', name: 'Kim Ortiz' }),
    make('worker-suspended', 95, {
      ...worker,
      persona: 'worker-suspended',
      balance: dollars(31.5),
      hasPassword: false,
      oauth: ['google'],
      name: 'Lee Marsh',
      restrictions: [
        {
          id: 71,
          kind: 'worker_suspended',
          reasonCode: 'too_many_mistakes',
          startsAt: ago(1),
          endsAt: null,
          canAppeal: true,
          ackRequired: true,
          details: { count: 11 },
        },
      ],
    }),
    make('developer', 230, {
      persona: 'developer',
      oauth: ['google', 'github'],
      userType: 'developer',
      name: 'Alex Moran',
      balance: dollars(310.4),
      volume: 600,
      twoFactor: true,
    }),
    make('moderator', 640, {
      persona: 'moderator',
      userType: 'customer',
      name: 'Jo Hartley',
      permissions: moderating,
    }),
    make('admin', 1200, { ...administering, persona: 'admin', name: 'Max Linden' }),
    make('message', 412, {
      ...customer,
      persona: 'message',
      name: 'Toni Frey',
      systemMessages: [maintenanceMessage],
    }),
    make('messages', 412, {
      ...customer,
      persona: 'messages',
      name: 'Dana Wolff',
      systemMessages: [maintenanceMessage, linkMessage],
    }),
    make('message-hostile', 412, {
      ...customer,
      persona: 'message-hostile',
      name: 'Mallory Quinn',
      systemMessages: [hostileMessage],
    }),
    make('deleted', 300, { gate: 'deleted' }),
    make('locked', 300, { gate: 'locked' }),
    make('unconfirmed', 2, { gate: 'unconfirmed', emailConfirmed: false }),
    make('two-factor', 300, { gate: 'two-factor', userType: 'customer', twoFactor: true }),
    // Last, so that the ids of the others stay.
    make('second-admin', 900, { ...administering, persona: 'second-admin', name: 'Ines Roth' }),
  ]
}
