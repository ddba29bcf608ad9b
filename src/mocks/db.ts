// Over 250 lines: the shape of all data of the mock backend.
import type { InferInput } from 'valibot'
import type { UserType } from '../api/contract/common.ts'
import type { User } from '../api/contract/user.ts'
import type { Cookie } from './lib/cookies.ts'
import type { MockCurrency, Micros } from './lib/money.ts'
import type { MockChallenge } from './lib/challenges.ts'
import type { Link } from './lib/links.ts'
import type { MockPasskey } from './lib/passkeys.ts'
import { token } from './lib/random.ts'
import type { SecurityEntry } from './lib/security-log.ts'
import type { PersonaName } from './personas.ts'
import { seedArticles } from './seed/articles.ts'
import type { ArticlesData } from './seed/articles.ts'
import { seedEditor } from './seed/editor.ts'
import type { EditorData } from './seed/editor.ts'
import { seedCampaigns } from './seed/campaigns.ts'
import type { CampaignsData } from './seed/campaigns.ts'
import { seedStaffPeople } from './seed/staff-people.ts'
import type { StaffPeopleData } from './seed/staff-people.ts'
import { seedManualDomains } from './seed/manual-domains.ts'
import { seedSoftware } from './seed/software.ts'
import type { SoftwareData } from './seed/software.ts'
import type { ManualDomainsData } from './seed/manual-domains.ts'
import { seedKeys } from './seed/keys.ts'
import { seedLabelling } from './seed/labelling.ts'
import type { LabellingData } from './seed/labelling.ts'
import type { KeysData } from './seed/keys.ts'
import { seedSettings } from './seed/settings.ts'
import type { SettingsData } from './seed/settings.ts'
import { seedDeliveries } from './seed/deliveries.ts'
import type { DeliveriesData } from './seed/deliveries.ts'
import type { MockAlertRule } from './seed/alert-rules.ts'
import type { MockArchive } from './seed/archives.ts'
import { seedWebhooks } from './seed/webhooks.ts'
import type { WebhooksData } from './seed/webhooks.ts'
import { seedUnsolved } from './seed/unsolved.ts'
import type { UnsolvedData } from './seed/unsolved.ts'
import { seedPayments } from './seed/payments.ts'
import type { PaymentsData } from './seed/payments.ts'
import { seedPostbacks } from './seed/postbacks.ts'
import type { PostbacksData } from './seed/postbacks.ts'
import { seedPayouts } from './seed/payouts.ts'
import type { PayoutsData } from './seed/payouts.ts'
import { seedTransfers } from './seed/transfers.ts'
import type { TransfersData } from './seed/transfers.ts'
import type { WorkersData } from './seed/workers.ts'
import { seedProxy } from './seed/proxy-account.ts'
import type { ProxyData } from './seed/proxy-account.ts'
import { seedTasks } from './seed/task-state.ts'
import type { TasksData } from './seed/task-state.ts'
import { isRecord } from '../lib/is-record.ts'
import { personaEmail } from './personas.ts'
import { seedAccountChanges } from './seed/account-changes.ts'
import type { MockChange } from './lib/change-log.ts'
import { seedAccounts } from './seed/accounts.ts'
import type { MockNotification } from './seed/notifications.ts'
import { seedSupport } from './seed/support.ts'
import type { SupportData } from './seed/support.ts'
import { seedLinks } from './seed/links.ts'
import { seedTeam } from './seed/team.ts'
import type { TeamData } from './seed/team.ts'
import { seedSecurity } from './seed/security.ts'
import type { SecurityData } from './seed/security.ts'

type RawUser = InferInput<typeof User>

/** contract.md 4.17. */
export const permissionNames = [
  'admin',
  'moderator',
  'admin.manual_domains',
  'editor.articles',
  'editor.tutorials',
  'editor.catalog_articles',
  'editor.delete',
  'moderation.software',
  'moderation.reviews',
  'moderation.bot',
] as const
export type MockPermission = (typeof permissionNames)[number]

export interface MockAccount {
  id: number
  /** Null for registered accounts. */
  persona: PersonaName | null
  email: string
  password: string
  /** The result of signing in with the right password. */
  gate: 'open' | 'deleted' | 'locked' | 'unconfirmed' | 'two-factor'
  emailConfirmed: boolean
  name: string | null
  userType: UserType | null
  interfaceLanguage: string | null
  currency: MockCurrency
  timezone: string
  theme: 'system' | 'light' | 'dark'
  balance: Micros
  /** Tasks on a typical day; 0 for an account that has never sent any. */
  volume: number
  twoFactor: boolean
  /** Unused codes, in lower case. */
  recoveryCodes: string[]
  passkeys: MockPasskey[]
  hasPassword: boolean
  /** Linked accounts by provider. */
  oauth: string[]
  avatarUrl: string | null
  country: string | null
  company: string | null
  permissions: Partial<Record<MockPermission, boolean>>
  /** The first message is shown; reading it shows the next. */
  systemMessages: { id: number; message: Record<string, string> }[]
  /** Notifications in no particular order. */
  notifications: MockNotification[]
  restrictions: NonNullable<RawUser['restrictions']>
  analytics: User['analyticsData']
  createdAt: string
}

export interface MockSession {
  id: string
  accountId: number
  createdAt: number
  expiresAt: number
  /** Until then sensitive actions need no new proof of identity. */
  provenUntil: number
  userAgent: string
}

/**
 * The stored state of the mock backend. It is plain data and survives a round trip through JSON.
 */
export interface Data {
  version: typeof seedVersion
  seed: number
  /** The number of tokens and ids issued. */
  counter: number
  accounts: MockAccount[]
  sessions: MockSession[]
  /** Consecutive wrong passwords by e-mail. */
  attempts: { email: string; count: number; lockedUntil: number }[]
  /** Sign-ins that wait for a second factor. */
  challenges: MockChallenge[]
  /** Browsers that skip the second factor. */
  trustedDevices: { id: string; accountId: number }[]
  /** The events that the tracker received, latest last. */
  events: { at: number; type: string; data: unknown }[]
  /** The links sent by e-mail. */
  links: Link[]
  securityLog: SecurityEntry[]
  /** What was changed of the accounts' settings, oldest first. */
  accountChanges: MockChange[]
  security: SecurityData
  team: TeamData
  articles: ArticlesData
  editor: EditorData
  manualDomains: ManualDomainsData
  software: SoftwareData
  campaigns: CampaignsData
  staffPeople: StaffPeopleData
  keys: KeysData
  settings: SettingsData
  deliveries: DeliveriesData
  webhooks: WebhooksData
  archives: MockArchive[]
  alertRules: MockAlertRule[]
  unsolved: UnsolvedData
  taskState: TasksData
  payments: PaymentsData
  transfers: TransfersData
  payouts: PayoutsData
  postbacks: PostbacksData
  support: SupportData
  /** Filled as each is asked about. */
  workers: WorkersData
  proxy: ProxyData
  labelling: LabellingData
  /** The first answers by Idempotency-Key. */
  replays: { key: string; status: number; body: unknown; cookies: Cookie[] }[]
}

/**
 * Raise this when the shape of the data or of the seed changes: browsers then drop their stored
 * data.
 */
export const seedVersion = 17
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
