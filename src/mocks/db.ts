import { token } from './lib/random.ts'
import { seedArticles } from './seed/articles.ts'
import { seedEditor } from './seed/editor.ts'
import { seedCampaigns } from './seed/campaigns.ts'
import { seedStaffPeople } from './seed/staff-people.ts'
import { seedManualDomains } from './seed/manual-domains.ts'
import { seedSoftware } from './seed/software.ts'
import { seedKeys } from './seed/keys.ts'
import { seedLabelling } from './seed/labelling.ts'
import { seedSettings } from './seed/settings.ts'
import { seedDeliveries } from './seed/deliveries.ts'
import { seedWebhooks } from './seed/webhooks.ts'
import { seedUnsolved } from './seed/unsolved.ts'
import { seedPayments } from './seed/payments.ts'
import { seedPostbacks } from './seed/postbacks.ts'
import { seedPayouts } from './seed/payouts.ts'
import { seedTransfers } from './seed/transfers.ts'
import { seedProxy } from './seed/proxy-account.ts'
import { seedTasks } from './seed/task-state.ts'
import { isRecord } from '../lib/is-record.ts'
import { personaEmail } from './personas.ts'
import { seedAccountChanges } from './seed/account-changes.ts'
import { seedAccounts } from './seed/accounts.ts'
import { seedSupport } from './seed/support.ts'
import { seedLinks } from './seed/links.ts'
import { seedTeam } from './seed/team.ts'
import { seedSecurity } from './seed/security.ts'
import type { MockAccount, MockSession } from './data/accounts.ts'
import type { Data } from './data/data.ts'
import { seedVersion } from './data/data.ts'

export const defaultSeed = 20_260_401

/** The last seed as JSON: a test run begins thousands of backends at one time, and parsing is cheap. */
let seeded: { seed: number; now: number; json: string } | undefined

/** The data of a backend that begins now; nobody else holds any part of it. */
export function createData(seed: number, now: number): Data {
  if (seeded?.seed !== seed || seeded.now !== now)
    seeded = { seed, now, json: JSON.stringify(seedData(seed, now)) }
  const data: Data = JSON.parse(seeded.json)
  return data
}

/** @returns the data as the seeds make it, which may share parts with them. */
export function seedData(seed: number, now: number): Data {
  const accounts = seedAccounts(now)
  const links = seedLinks(accounts, now)
  const security = seedSecurity(accounts, now)
  return {
    version: seedVersion,
    seed,
    counter: 0,
    accounts,
    sessions: [],
    attempts: [],
    challenges: [],
    trustedDevices: [],
    events: [],
    links,
    mails: [],
    retirementsSeen: [],
    securityLog: [],
    accountChanges: seedAccountChanges(accounts, now),
    security,
    team: seedTeam(accounts, now),
    articles: seedArticles(accounts, now),
    editor: seedEditor(),
    manualDomains: seedManualDomains(accounts, now),
    software: seedSoftware(accounts, now),
    campaigns: seedCampaigns(accounts, now),
    staffPeople: seedStaffPeople(accounts, now),
    keys: seedKeys(accounts, now),
    settings: seedSettings(accounts, now),
    deliveries: seedDeliveries(accounts, now),
    webhooks: seedWebhooks(accounts, now),
    archives: [],
    alertRules: [],
    unsolved: seedUnsolved(accounts, now),
    taskState: seedTasks(accounts, now),
    payments: seedPayments(accounts, now),
    transfers: seedTransfers(accounts, now),
    payouts: seedPayouts(accounts, now),
    postbacks: seedPostbacks(accounts, now),
    support: seedSupport(accounts, now),
    workers: [],
    proxy: seedProxy(),
    labelling: seedLabelling(accounts, now),
    replays: [],
  }
}

/**
 * Data without a history, for a backend that begins with nobody's past: an administrator, and a
 * newcomer who has not chosen what to do here.
 */
export function createEmptyData(seed: number, now: number): Data {
  const data = createData(seed, now)
  const emptied: Data = emptyLists(data)
  return {
    ...emptied,
    accounts: data.accounts
      .filter(({ email }) => email === personaEmail('admin') || email === personaEmail('newcomer'))
      .map((account) => ({ ...account, notifications: [], systemMessages: [], restrictions: [] })),
  }
}

function emptyLists<T>(value: T): T
function emptyLists(value: unknown): unknown {
  if (Array.isArray(value)) return []
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, emptyLists(one)]))
    : value
}

const day = 24 * 60 * 60 * 1000
export const rememberedDays = 30

export const findAccount = (db: Data, email: string): MockAccount | undefined =>
  db.accounts.find((account) => account.email === email)

export function accountOfSession(
  db: Data,
  id: string | undefined,
  now: number,
): MockAccount | null {
  const session = db.sessions.find((known) => known.id === id && known.expiresAt > now)
  return db.accounts.find((account) => account.id === session?.accountId) ?? null
}

/** Starts a session that replaces the current one. */
export function startSession(
  db: Data,
  account: MockAccount,
  now: number,
  options: {
    instead?: string | undefined
    remember?: boolean
    userAgent?: string
    provenUntil?: number
  } = {},
): MockSession {
  endSession(db, options.instead)
  db.counter += 1
  const session = {
    id: token(db.seed, 'session', db.counter, now),
    accountId: account.id,
    createdAt: now,
    expiresAt: now + (options.remember ? rememberedDays : 1) * day,
    provenUntil: options.provenUntil ?? 0,
    userAgent: options.userAgent ?? '',
  }
  db.sessions = [...db.sessions.filter(({ expiresAt }) => expiresAt > now), session]
  return session
}

export function endSession(db: Data, id: string | undefined): void {
  db.sessions = db.sessions.filter((session) => session.id !== id)
}
