import type { WebhookEvent } from '../../api/contract/webhooks.ts'
import type { Data } from '../data/data.ts'
import type { MockAccount } from '../data/accounts.ts'

/** Events kept per backend; the log does not reach further back than a few days anyway. */
const mostEvents = 500

/** Notes what happened to an account, for the webhooks that listen to it. */
export function tellWebhooks(
  db: Data,
  { id: accountId }: MockAccount,
  type: WebhookEvent,
  at: number,
  data: Readonly<Record<string, string | number | null>>,
): void {
  db.counter += 1
  db.webhooks.events = [
    ...db.webhooks.events,
    { id: `evt_n${db.counter}`, accountId, type, at, data: { ...data } },
  ].slice(-mostEvents)
}
