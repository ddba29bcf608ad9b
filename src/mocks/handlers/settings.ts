import type { settingCalls } from '../../api/contract/settings.ts'
import { isDecimal, round } from '../../lib/decimal.ts'
import { entriesOf } from '../../lib/object.ts'
import { failure, invalid } from '../errors.ts'
import type { FieldFaults } from '../errors.ts'
import { money } from '../lib/money.ts'
import type { Micros } from '../lib/money.ts'
import { replayCost } from '../seed/cost-replay.ts'
import type { PercentRules } from '../seed/cost-replay.ts'
import { micros } from '../seed/security.ts'
import {
  apiTypes,
  customerSettings,
  imageTypes,
  mockLanguages,
  limitRanges,
  ownSettings,
  percent100,
  percentLimits,
  rateRange,
  softwareUsed,
  spendingLimits,
} from '../seed/settings.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'

type Given = { amount: string; currency: string }

function inRange(
  given: Given,
  { min, max }: { min: Micros; max: Micros },
  user: MockAccount,
  field: string,
  fields: FieldFaults,
): Micros {
  const value = micros(given.amount, user)
  if (given.currency !== user.currency) fields[field] = { code: 'not_allowed' }
  else if (value < min || value > max)
    fields[field] = {
      code: 'out_of_range',
      params: { min: money(min, user.currency).amount, max: money(max, user.currency).amount },
    }
  return value
}
/** The price limits of the form in micros. Wrong ones go into `fields`. */
function readRates(
  given: Readonly<Record<string, Given | null>>,
  user: MockAccount,
  fields: FieldFaults,
): Record<string, Micros> {
  const rates: Record<string, Micros> = {}
  for (const [name, rate] of Object.entries(given)) {
    if (rate === null) continue
    const field = `maxRatePer1000.${name}`
    const range = rateRange(name)
    if (!range) fields[field] = { code: 'not_allowed' }
    else if (!isDecimal(rate.amount) || round(rate.amount, 2) !== round(rate.amount, 6))
      fields[field] = { code: 'bad_format' }
    else rates[name] = inRange(rate, range, user, field, fields)
  }
  return rates
}
/** @param at the place of the fields in the argument */
function checkPercent(given: PercentRules, fields: FieldFaults, at = ''): void {
  const { minAttempts, maxAttempts, minMatches, types, enabled } = given
  for (const [name, { min, max }] of entriesOf(percentLimits)) {
    if (given[name] < min || given[name] > max)
      fields[`${at}${name}`] = { code: 'out_of_range', params: { min, max } }
  }
  if (minAttempts > maxAttempts) fields[`${at}minAttempts`] ??= { code: 'mismatch' }
  if (minMatches < 2 || minMatches > maxAttempts) fields[`${at}minMatches`] ??= { code: 'mismatch' }
  if (types.some((type) => !imageTypes.has(type))) fields[`${at}types`] = { code: 'not_allowed' }
  if (enabled && types.length === 0) fields[`${at}types`] = { code: 'required' }
}
const refuse = (fields: FieldFaults): void => {
  if (Object.keys(fields).length > 0) throw invalid(fields)
}
/** Two changes at the same time need different versions. */
const after = (before: number, now: number): number => Math.max(now, before + 1)

export const settingHandlers: Handlers<typeof settingCalls> = {
  customerSettings: { access: 'user', run: ({ db, user }) => customerSettings(db, user) },
  updateCustomerSettings: {
    access: 'user',
    samples: [
      {
        maxRatePer1000: { normal: { amount: '0.8', currency: 'USD' }, RecaptchaV2Task: null },
        languagePool: 'en',
        defaultLanguage: 'en',
        refuseLongAnswers: true,
        allowWorkersHint: false,
        acceptedTypes: ['ImageToTextTask'],
        sandbox: false,
        developerCredits: true,
      },
    ],
    run: ({ arg: { maxRatePer1000, updatedAt, ...given }, db, user, now }) => {
      const current = customerSettings(db, user)
      if (updatedAt && updatedAt !== current.updatedAt)
        throw failure('ERROR_STALE_VERSION', { extra: { current } })
      const fields: FieldFaults = {}
      const rates = readRates(maxRatePer1000, user, fields)
      if (given.acceptedTypes?.some((type) => !apiTypes.has(type)))
        fields['acceptedTypes'] = { code: 'not_allowed' }
      if (
        given.defaultLanguage !== null &&
        !mockLanguages.some((known) => known === given.defaultLanguage)
      )
        fields['defaultLanguage'] = { code: 'not_allowed' }
      refuse(fields)
      const own = ownSettings(db, user)
      own.rules = { ...given, rates, updatedAt: after(own.rules.updatedAt, now) }
      return customerSettings(db, user)
    },
  },

  spendingLimits: { access: 'user', run: ({ db, user, now }) => spendingLimits(db, user, now) },
  updateSpendingLimits: {
    access: 'user',
    samples: [
      {
        daily: { amount: { amount: '5', currency: 'USD' }, mode: 'block' },
        monthly: { amount: null, mode: 'notify' },
        alertPercents: [80],
      },
    ],
    run: ({ arg: { daily, monthly, alertPercents, updatedAt }, db, user, now }) => {
      const current = spendingLimits(db, user, now)
      if (updatedAt && updatedAt !== current.updatedAt)
        throw failure('ERROR_STALE_VERSION', { extra: { current } })
      const fields: FieldFaults = {}
      const read = (
        { amount }: { amount: Given | null },
        [min, max]: readonly [Micros, Micros],
        field: string,
      ) => amount && inRange(amount, { min, max }, user, field, fields)
      const [day, month] = [
        read(daily, limitRanges.daily, 'daily.amount'),
        read(monthly, limitRanges.monthly, 'monthly.amount'),
      ]
      if (day !== null && month !== null && day > month)
        fields['daily.amount'] ??= { code: 'mismatch' }
      refuse(fields)
      const own = ownSettings(db, user)
      own.limits = {
        daily: { amount: day, mode: daily.mode },
        monthly: { amount: month, mode: monthly.mode },
        alertPercents: [...new Set(alertPercents)].toSorted((a, b) => a - b),
        updatedAt: after(own.limits.updatedAt, now),
      }
      return spendingLimits(db, user, now)
    },
  },

  softwareUsed: { access: 'user', run: ({ db, user }) => ({ records: softwareUsed(db, user) }) },
  blockSoftware: {
    access: 'user',
    samples: [{ softId: 4580, blocked: true }],
    run: ({ arg: { softId, blocked }, db, user }) => {
      if (!softwareUsed(db, user).some((known) => known.softId === softId))
        throw failure('ERROR_NOT_FOUND')
      const own = ownSettings(db, user)
      own.blocked = [...own.blocked.filter((id) => id !== softId), ...(blocked ? [softId] : [])]
    },
  },

  percent100: { access: 'user', run: ({ db, user }) => percent100(db, user) },
  updatePercent100: {
    access: 'user',
    samples: [
      {
        enabled: true,
        minAttempts: 2,
        maxAttempts: 5,
        minMatches: 2,
        types: ['ImageToTextTask'],
        confirmCost: true,
      },
    ],
    run: ({ arg: { updatedAt, confirmCost, ...given }, db, user, now }) => {
      const current = percent100(db, user)
      if (updatedAt && updatedAt !== current.updatedAt)
        throw failure('ERROR_STALE_VERSION', { extra: { current } })
      const fields: FieldFaults = {}
      checkPercent(given, fields)
      const own = ownSettings(db, user)
      if (given.enabled && !own.percent.enabled && confirmCost !== true)
        fields['confirmCost'] = { code: 'required' }
      refuse(fields)
      own.percent = { ...given, updatedAt: after(own.percent.updatedAt, now) }
      return percent100(db, user)
    },
  },

  costReplay: {
    access: 'user',
    samples: [
      {
        maxRatePer1000: { normal: { amount: '0.8', currency: 'USD' } },
        acceptedTypes: ['ImageToTextTask'],
        percent100: {
          enabled: true,
          minAttempts: 2,
          maxAttempts: 5,
          minMatches: 2,
          types: ['ImageToTextTask'],
        },
      },
      {},
    ],
    run: ({ arg: { maxRatePer1000, acceptedTypes, percent100: percent }, db, user, now }) => {
      const fields: FieldFaults = {}
      const rates = maxRatePer1000 && readRates(maxRatePer1000, user, fields)
      if (acceptedTypes?.some((type) => !apiTypes.has(type)))
        fields['acceptedTypes'] = { code: 'not_allowed' }
      if (percent) checkPercent(percent, fields, 'percent100.')
      refuse(fields)
      const saved = ownSettings(db, user)
      return replayCost(db, user, now, {
        rates: rates ?? saved.rules.rates,
        acceptedTypes: acceptedTypes === undefined ? saved.rules.acceptedTypes : acceptedTypes,
        percent: percent ?? saved.percent,
      })
    },
  },
}
