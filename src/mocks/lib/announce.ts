import { firedBy, windowOf } from '../seed/alert-rules.ts'
import { daysLeft, endWarnings, keyState, mockKeys } from '../seed/keys.ts'
import { ownerOf } from '../seed/team.ts'
import { spentByMember } from '../seed/team-view.ts'
import { tellWebhooks } from './account-events.ts'
import { announceRetirements } from './announce-retirements.ts'
import { money } from './money.ts'
import { notify } from './notify.ts'
import type { Data } from '../data/data.ts'
import type { MockAccount } from '../data/accounts.ts'

// What the backend tells by itself. The mock has no clock of its own, so it looks at each question.

/** The parts of a member's limit at which they are told. */
const limitSteps = [80, 100] as const

function announceEnds(db: Data, account: MockAccount, owner: MockAccount, now: number): void {
  for (const key of mockKeys(db, account, now)) {
    const days = daysLeft(key, now)
    const passed = endWarnings.filter((step) => days !== null && days <= step)
    const isOver = days === null || ['expired', 'revoked'].includes(keyState(key, now))
    if (isOver || passed.every((step) => key.warned.includes(step))) continue
    key.warned = passed
    notify(db, owner, 'key_expiring', now, { values: { name: key.name, days } })
    tellWebhooks(db, account, 'key.expiring', now, { keyId: String(key.id), name: key.name, days })
  }
}

function announceAlerts(db: Data, account: MockAccount, owner: MockAccount, now: number): void {
  for (const rule of db.alertRules.filter(({ accountId }) => accountId === account.id)) {
    const since = rule.lookedAt
    // A rule is looked at once in each window of its hours, and at once after it was saved.
    if (since !== null && windowOf(rule, now) === windowOf(rule, since)) continue
    rule.lookedAt = now
    const last = firedBy(db, account, rule, now, since === null ? now : undefined).at(-1)
    if (!last) continue
    const window = windowOf(rule, Date.parse(last.at) - 1)
    if (window < windowOf(rule, since ?? now) || window === rule.told) continue
    rule.told = window
    rule.toldAt = new Date(now).toISOString()
    const value = last.value ?? ''
    const { metric, threshold } = rule
    notify(db, owner, `alert_${metric}`, now, {
      values: { value, threshold, currency: account.currency },
    })
    tellWebhooks(db, account, 'alert.fired', now, {
      ruleId: String(rule.id),
      metric,
      threshold,
      value,
    })
  }
}

function announceLimits(db: Data, account: MockAccount, owner: MockAccount, now: number): void {
  const month = new Date(now).toISOString().slice(0, 7)
  for (const member of db.team.members) {
    if (member.ownerId !== account.id || member.monthlyLimit === null) continue
    const spent = spentByMember(db, member, account, now)
    const percent = Math.floor((spent / member.monthlyLimit) * 100)
    const step = limitSteps.findLast((one) => percent >= one)
    const mark = `${month} ${step}`
    if (!step || member.warned.includes(mark)) continue
    member.warned = [...member.warned, mark]
    const sum = money(spent, account.currency)
    const values = {
      name: member.name ?? member.email,
      percent,
      spent: sum.amount,
      currency: sum.currency,
    }
    const person = db.accounts.find(({ id }) => id === member.accountId)
    if (person) notify(db, person, `my_limit_${step}`, now, { values })
    notify(db, owner, `member_limit_${step}`, now, { values })
    tellWebhooks(db, account, 'limit.reached', now, { limit: 'member', ...values })
  }
}

/** Tells the owner of an account, and its members, what has come about since. */
export function announce(db: Data, person: MockAccount, now: number): void {
  for (const account of db.accounts) {
    const owner = ownerOf(db, account)
    const isMember = db.team.members.some(
      ({ ownerId, accountId }) => ownerId === account.id && accountId === person.id,
    )
    if (!owner || (owner !== person && !isMember)) continue
    announceEnds(db, account, owner, now)
    announceAlerts(db, account, owner, now)
    announceLimits(db, account, owner, now)
    announceRetirements(db, account, owner, now)
  }
}
