import { seedThreads } from './support/bot.ts'
import { seedStatusSubscriptions } from './support/status-subscriptions.ts'
import { seedTickets } from './support/tickets.ts'
import type { SupportData } from '../data/support.ts'
import type { MockAccount } from '../data/accounts.ts'

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
