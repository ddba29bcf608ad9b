import type { InferInput } from 'valibot'
import type {
  SpendingLimits,
  Percent100,
  CustomerSettings,
  SoftwareUsed,
} from '../../api/contract/settings.ts'
import { dollars, money } from '../lib/money.ts'
import type { Micros } from '../lib/money.ts'
import { noise } from '../lib/random.ts'
import { doneToday } from './statistics.ts'
import { taskTypes } from './types.ts'
import type { MockSettings, SettingsData } from '../data/keys.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'

export function seedSettings(_accounts: readonly MockAccount[], _now: number): SettingsData {
  return { own: [] }
}

/** The settings of an account; those of a new account are made here. */
export function ownSettings(db: Data, account: MockAccount): MockSettings {
  const known = db.settings.own.find(({ accountId }) => accountId === account.id)
  if (known) return known
  const busy = account.volume > 1000
  const updatedAt = Date.parse(account.createdAt)
  const made: MockSettings = {
    accountId: account.id,
    rules: {
      rates: busy
        ? { normal: dollars(1), RecaptchaV2Task: dollars(2.99), TurnstileTask: dollars(1.6) }
        : {},
      languagePool: 'any',
      defaultLanguage: busy ? 'en' : null,
      refuseLongAnswers: false,
      allowWorkersHint: true,
      acceptedTypes: null,
      sandbox: false,
      developerCredits: true,
      updatedAt,
    },
    limits: {
      daily: { amount: busy ? dollars(10) : null, mode: 'notify' },
      monthly: { amount: busy ? dollars(250) : null, mode: 'block' },
      alertPercents: [50, 80, 100],
      updatedAt,
    },
    percent: {
      enabled: false,
      minAttempts: 2,
      maxAttempts: 5,
      minMatches: 2,
      types: ['ImageToTextTask'],
      updatedAt,
    },
    blocked: busy ? [3112] : [],
  }
  db.settings.own.push(made)
  return made
}

/** The names of the types in the API; variants share a name. */
const byName = new Map(taskTypes.toReversed().map((type) => [type.type.replace(/:.*/, ''), type]))
export const apiTypes: ReadonlySet<string> = new Set(byName.keys())
export const imageTypes: ReadonlySet<string> = new Set(
  [...byName].filter(([, { group }]) => group === 'image').map(([name]) => name),
)

/**
 * The limits of a price ceiling: `normal` is the image with text. Undefined for an unknown type.
 */
export function rateRange(name: string): { min: Micros; max: Micros } | undefined {
  const type = name === 'normal' ? byName.get('ImageToTextTask') : byName.get(name)
  return type && { min: Math.round((type.min / 2) * 100) * 10_000, max: dollars(type.max * 3) }
}
export const rateStep = '0.01'

export const mockLanguages = [
  'en',
  'ru',
  'zh',
  'es',
  'pt',
  'de',
  'fr',
  'it',
  'pl',
  'tr',
  'uk',
  'ja',
  'ko',
  'ar',
  'el',
] as const
const iso = (time: number): string => new Date(time).toISOString()

export function customerSettings(
  db: Data,
  account: MockAccount,
): InferInput<typeof CustomerSettings> {
  const { rates, updatedAt, ...rest } = ownSettings(db, account).rules
  const limit = (name: string) => {
    const { min, max } = rateRange(name) ?? { min: dollars(0.1), max: dollars(100) }
    return { min: money(min, account.currency), max: money(max, account.currency), step: rateStep }
  }
  return {
    maxRatePer1000: {
      normal: null,
      ...Object.fromEntries(
        Object.entries(rates).map(([name, rate]) => [name, money(rate, account.currency)]),
      ),
    },
    ...rest,
    limits: {
      rate: limit(''),
      byType: Object.fromEntries(['normal', ...apiTypes].map((name) => [name, limit(name)])),
    },
    languages: [...mockLanguages],
    updatedAt: iso(updatedAt),
  }
}

export const limitRanges = {
  daily: [dollars(0.5), dollars(5000)],
  monthly: [dollars(5), dollars(100_000)],
} as const

export function spendingLimits(
  db: Data,
  account: MockAccount,
  now: number,
): InferInput<typeof SpendingLimits> {
  const { daily, monthly, alertPercents, updatedAt } = ownSettings(db, account).limits
  const perDay = account.volume * dollars(0.0011)
  const view = ({ amount, mode }: MockSettings['limits']['daily']) => ({
    amount: amount === null ? null : money(amount, account.currency),
    mode,
  })
  const range = ([min, max]: readonly [Micros, Micros]) => ({
    min: money(min, account.currency),
    max: money(max, account.currency),
  })
  return {
    daily: view(daily),
    monthly: view(monthly),
    alertPercents: [...alertPercents],
    spentToday: money(perDay * doneToday(now), account.currency, 4),
    spentMonth: money(
      perDay * (new Date(now).getUTCDate() - 1 + doneToday(now)),
      account.currency,
      4,
    ),
    limits: { daily: range(limitRanges.daily), monthly: range(limitRanges.monthly) },
    updatedAt: iso(updatedAt),
  }
}

const programs: readonly [softId: number, name: string, slug: string | null, part: number][] = [
  [4580, 'Glyph for Chrome', 'glyph-chrome', 0.55],
  [2738, 'RankWatch', 'rankwatch', 0.31],
  [3112, 'FormFiller Pro', null, 0.09],
  [5204, '', null, 0.05],
]

export function softwareUsed(db: Data, account: MockAccount): InferInput<typeof SoftwareUsed>[] {
  const { blocked } = ownSettings(db, account)
  if (account.volume === 0) return []
  return programs.map(([softId, name, slug, part]) => {
    const off = blocked.includes(softId)
    const tasks = off
      ? 0
      : Math.round(account.volume * 6.4 * part * (0.9 + 0.2 * noise('soft', account.id, softId)))
    return {
      softId,
      name,
      slug,
      tasks7d: tasks,
      spent7d: money(tasks * dollars(0.0011), account.currency, 4),
      blocked: off,
    }
  })
}

export function percent100(db: Data, account: MockAccount): InferInput<typeof Percent100> {
  const { updatedAt, types, ...rest } = ownSettings(db, account).percent
  return { ...rest, types: [...types], limits: percentLimits, updatedAt: iso(updatedAt) }
}
export const percentLimits = {
  minAttempts: { min: 1, max: 9 },
  maxAttempts: { min: 2, max: 10 },
  minMatches: { min: 1, max: 9 },
} as const
