import type { InferInput } from 'valibot'
import type { UserType } from '../api/contract/common.ts'
import type { User } from '../api/contract/user.ts'
import type { Currency, Micros } from './lib/money.ts'
import type { Challenge } from './lib/challenges.ts'
import type { Link } from './lib/links.ts'
import { token } from './lib/random.ts'
import type { SecurityEntry } from './lib/security-log.ts'
import type { PersonaName } from './personas.ts'
import { seedArticles } from './seed/articles.ts'
import type { ArticlesData } from './seed/articles.ts'
import { seedEditor } from './seed/editor.ts'
import type { EditorData } from './seed/editor.ts'
import { seedManualDomains } from './seed/manual-domains.ts'
import type { ManualDomainsData } from './seed/manual-domains.ts'
import { seedKeys } from './seed/keys.ts'
import type { KeysData } from './seed/keys.ts'
import { seedSettings } from './seed/settings.ts'
import type { SettingsData } from './seed/settings.ts'
import { seedDeliveries } from './seed/deliveries.ts'
import type { DeliveriesData } from './seed/deliveries.ts'
import { seedUnsolved } from './seed/unsolved.ts'
import type { UnsolvedData } from './seed/unsolved.ts'
import { seedPayments } from './seed/payments.ts'
import type { PaymentsData } from './seed/payments.ts'
import { seedTransfers } from './seed/transfers.ts'
import type { TransfersData } from './seed/transfers.ts'
import { seedTasks } from './seed/task-state.ts'
import type { TasksData } from './seed/task-state.ts'
import { seedAccounts } from './seed/accounts.ts'
import type { MockNotification } from './seed/notifications.ts'
import { seedLinks } from './seed/links.ts'
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
export type Permission = (typeof permissionNames)[number]

export interface Account {
  id: number
  /** Null for those who have registered. */
  persona: PersonaName | null
  email: string
  password: string
  /** What happens to a right password. */
  gate: 'open' | 'deleted' | 'locked' | 'unconfirmed' | 'two-factor'
  emailConfirmed: boolean
  name: string | null
  userType: UserType | null
  interfaceLanguage: string | null
  currency: Currency
  timezone: string
  theme: 'system' | 'light' | 'dark'
  balance: Micros
  /** Tasks on a usual day; 0 for who has never sent one. */
  volume: number
  twoFactor: boolean
  /** Unused ones, in lower case. */
  recoveryCodes: string[]
  hasPassword: boolean
  /** Linked accounts by provider. */
  oauth: string[]
  avatarUrl: string | null
  country: string | null
  company: string | null
  permissions: Partial<Record<Permission, boolean>>
  /** The first is shown; reading it shows the next. */
  systemMessages: { id: number; message: Record<string, string> }[]
  /** In no order. */
  notifications: MockNotification[]
  restrictions: NonNullable<RawUser['restrictions']>
  analytics: NonNullable<RawUser['analyticsData']>
  createdAt: string
}

export interface Session {
  id: string
  accountId: number
  createdAt: number
  expiresAt: number
  /** Until when sensitive actions need no further proof. */
  provenUntil: number
  userAgent: string
}

/** Everything the pretend backend remembers. Plain data: JSON keeps it whole. */
export interface Data {
  version: typeof version
  seed: number
  /** How many tokens and ids have been given out. */
  counter: number
  accounts: Account[]
  sessions: Session[]
  /** Wrong passwords in a row by e-mail. */
  attempts: { email: string; count: number; lockedUntil: number }[]
  /** Sign-ins that wait for a code. */
  challenges: Challenge[]
  /** Browsers in which no code is asked for. */
  trustedDevices: { id: string; accountId: number }[]
  /** What the event tracker was told, latest last. */
  events: { at: number; type: string; data: unknown }[]
  /** What was sent by e-mail to be clicked. */
  links: Link[]
  securityLog: SecurityEntry[]
  security: SecurityData
  articles: ArticlesData
  editor: EditorData
  manualDomains: ManualDomainsData
  keys: KeysData
  settings: SettingsData
  deliveries: DeliveriesData
  unsolved: UnsolvedData
  taskState: TasksData
  payments: PaymentsData
  transfers: TransfersData
  /** First answers by Idempotency-Key. */
  replays: { key: string; status: number; body: unknown }[]
}

/** To be raised when the shape of the data or of the seed changes: what browsers have stored is then dropped. */
export const version = 5
export const defaultSeed = 20_260_401

export function createData(seed: number, now: number): Data {
  const accounts = seedAccounts(now)
  const links = seedLinks(accounts, now)
  const security = seedSecurity(accounts, now)
  return {
    version,
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
    security,
    articles: seedArticles(accounts, now),
    editor: seedEditor(),
    manualDomains: seedManualDomains(accounts, now),
    keys: seedKeys(accounts, now),
    settings: seedSettings(accounts, now),
    deliveries: seedDeliveries(accounts, now),
    unsolved: seedUnsolved(accounts, now),
    taskState: seedTasks(accounts, now),
    payments: seedPayments(accounts, now),
    transfers: seedTransfers(accounts, now),
    replays: [],
  }
}

const day = 24 * 60 * 60 * 1000
export const rememberedDays = 30

export const findAccount = (db: Data, email: string): Account | undefined => db.accounts.find((account) => account.email === email)

export function accountOfSession(db: Data, id: string | undefined, now: number): Account | null {
  const session = db.sessions.find((known) => known.id === id && known.expiresAt > now)
  return db.accounts.find((account) => account.id === session?.accountId) ?? null
}

/** Starts a session, in place of the one that was there before. */
export function startSession(
  db: Data,
  account: Account,
  now: number,
  options: { instead?: string | undefined; remember?: boolean; userAgent?: string; provenUntil?: number } = {},
): Session {
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
