import type { AlertChannel, alertRuleCalls } from '../../api/contract/alert-rules.ts'
import { failure, invalid } from '../errors.ts'
import { firedBy, maxAlertRules, trialDays } from '../seed/alert-rules.ts'
import { notificationSettings } from '../seed/security.ts'
import type { Handlers } from './types.ts'
import type { Data } from '../data/data.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { MockAlertRule, MockConditions } from '../data/tasks.ts'

function check({ metric, threshold, scope, subject }: MockConditions): void {
  const most = metric === 'success_rate' ? 100 : 1e9
  if (Number(threshold) <= 0 || Number(threshold) > most)
    throw invalid({ threshold: { code: 'out_of_range' } })
  if ((scope === null) !== (subject === null)) throw invalid({ subject: { code: 'required' } })
  // A refused request often names no type.
  if (metric === 'refused' && scope === 'type') throw invalid({ scope: { code: 'not_allowed' } })
}

/** @throws ApiFailure for a channel that does not work */
function checkChannels(
  db: Data,
  user: MockAccount,
  wanted: readonly AlertChannel[],
  now: number,
): void {
  const { channels, webhookUrl } = notificationSettings(db, user, now)
  const isOff = wanted.some((channel) =>
    channel === 'webhook' ? webhookUrl === null : !channels[channel],
  )
  if (isOff) throw invalid({ channels: { code: 'not_allowed' } })
}

function view(db: Data, user: MockAccount, rule: MockAlertRule, now: number) {
  const { accountId: _, lookedAt: __, told: ___, toldAt, ...others } = rule
  const title =
    rule.scope === 'key'
      ? (db.keys.keys.find(({ id }) => String(id) === rule.subject)?.name ?? null)
      : null
  return {
    ...others,
    title,
    lastFiredAt: toldAt ?? firedBy(db, user, rule, now).at(-1)?.at ?? null,
  }
}

const list = (db: Data, user: MockAccount, now: number) => ({
  records: db.alertRules
    .filter(({ accountId }) => accountId === user.id)
    .map((rule) => view(db, user, rule, now)),
  max: maxAlertRules,
  currency: user.currency,
})

export const alertRuleHandlers: Handlers<typeof alertRuleCalls> = {
  alertRules: { access: 'user', run: ({ db, user, now }) => list(db, user, now) },
  tryAlertRule: {
    access: 'user',
    samples: [
      { metric: 'success_rate', threshold: '90', scope: null, subject: null, hours: '24' },
      { metric: 'refused', threshold: '60', scope: null, subject: null, hours: '24' },
    ],
    run: ({ arg, db, user, now }) => {
      check(arg)
      return { days: trialDays, fired: firedBy(db, user, arg, now) }
    },
  },
  addAlertRule: {
    access: 'user',
    status: 201,
    samples: [
      {
        metric: 'spent',
        threshold: '5',
        scope: null,
        subject: null,
        hours: '24',
        channels: ['email'],
      },
    ],
    run: ({ arg, db, user, now }) => {
      check(arg)
      checkChannels(db, user, arg.channels, now)
      if (db.alertRules.filter(({ accountId }) => accountId === user.id).length >= maxAlertRules)
        throw failure('ERROR_LIMIT_EXCEEDED')
      db.counter += 1
      const rule: MockAlertRule = {
        ...arg,
        channels: [...arg.channels],
        id: db.counter,
        accountId: user.id,
        createdAt: new Date(now).toISOString(),
        updatedAt: new Date(now).toISOString(),
        lookedAt: null,
        told: null,
        toldAt: null,
      }
      db.alertRules = [...db.alertRules, rule]
      return view(db, user, rule, now)
    },
  },
  updateAlertRule: {
    access: 'user',
    samples: [
      {
        id: 'unknown',
        metric: 'spent',
        threshold: '9',
        scope: null,
        subject: null,
        hours: '24',
        channels: [],
      },
    ],
    run: ({ arg: { id, updatedAt, ...arg }, db, user, now }) => {
      const rule = db.alertRules.find(
        (one) => one.accountId === user.id && String(one.id) === String(id),
      )
      if (!rule) throw failure('ERROR_NOT_FOUND')
      if (updatedAt && updatedAt !== rule.updatedAt)
        throw failure('ERROR_STALE_VERSION', { extra: { current: view(db, user, rule, now) } })
      check(arg)
      // A channel that the rule has may stay, even one that does not work any more.
      checkChannels(
        db,
        user,
        arg.channels.filter((channel) => !rule.channels.includes(channel)),
        now,
      )
      Object.assign(rule, arg, {
        channels: [...arg.channels],
        updatedAt: new Date(Math.max(now, Date.parse(rule.updatedAt) + 1)).toISOString(),
        lookedAt: null,
        told: null,
        toldAt: null,
      })
      return view(db, user, rule, now)
    },
  },
  removeAlertRule: {
    access: 'user',
    samples: [{ id: 'unknown' }],
    run: ({ arg: { id }, db, user, now }) => {
      const kept = db.alertRules.filter(
        (rule) => rule.accountId !== user.id || String(rule.id) !== String(id),
      )
      if (kept.length === db.alertRules.length) throw failure('ERROR_NOT_FOUND')
      db.alertRules = kept
      return list(db, user, now)
    },
  },
}
