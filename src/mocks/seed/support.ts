import type { MockAccount } from '../db.ts'
import { seedThreads } from './support/bot.ts'
import type { MockThread } from './support/bot.ts'
import { seedStatusSubscriptions } from './support/status-subscriptions.ts'
import type { MockStatusSubscription } from './support/status-subscriptions.ts'
import { seedTickets } from './support/tickets.ts'
import type { MockFile, MockTicket } from './support/tickets.ts'

export interface SupportData {
  tickets: MockTicket[]
  files: MockFile[]
  threads: MockThread[]
  /** The answers by the key of the request. */
  sent: { accountId: number; key: string; id: string }[]
  votes: { who: string; id: string }[]
  plans: { accountId: number; planId: string; until: number; autoRenew: boolean }[]
  statusSubscriptions: MockStatusSubscription[]
  /** An incident is in progress. */
  incident: boolean
}

export function seedSupport(accounts: readonly MockAccount[], now: number): SupportData {
  const idOf = (persona: string): number =>
    accounts.find((account) => account.persona === persona)?.id ?? 0
  const customer = idOf('customer')
  return {
    ...seedTickets({ customer, hostile: idOf('message-hostile') }, now),
    threads: seedThreads({ customer, developer: idOf('developer'), worker: idOf('worker') }, now),
    sent: [],
    votes: [],
    plans: [],
    statusSubscriptions: seedStatusSubscriptions(now),
    incident: false,
  }
}
