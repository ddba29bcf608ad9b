import type { Cookie } from '../lib/cookies.ts'
import type {
  MockChallenge,
  Link,
  MockArchive,
  MockAccount,
  MockMail,
  MockSession,
} from './accounts.ts'
import type { SecurityEntry, MockChange, SecurityData } from './security.ts'
import type { ArticlesData, EditorData } from './articles.ts'
import type { CampaignsData, StaffPeopleData, ManualDomainsData } from './staff.ts'
import type { SoftwareData } from './software.ts'
import type { LabellingData } from './labelling.ts'
import type { KeysData, SettingsData } from './keys.ts'
import type { DeliveriesData, WebhooksData, PostbacksData } from './deliveries.ts'
import type { MockAlertRule, UnsolvedData, TasksData } from './tasks.ts'
import type { PaymentsData, PayoutsData, TransfersData } from './pay.ts'
import type { WorkersData } from './work.ts'
import type { ProxyData } from './proxy.ts'
import type { SupportData } from './support.ts'
import type { TeamData } from './team.ts'

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
  /** What was told by e-mail, latest last. */
  mails: MockMail[]
  /** Which account was told of which retirement of the API, at which step before it. */
  retirementsSeen: string[]
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
export const seedVersion = 27
