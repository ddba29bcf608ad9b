import type { Data } from '../data/data.ts'
import type { MockAccount, MockNotification } from '../data/accounts.ts'

/** Tells a person something on the site. The mock sends nothing by the other channels. */
export function notify(
  db: Data,
  person: MockAccount,
  kind: string,
  now: number,
  { values, own }: Pick<MockNotification, 'values' | 'own'> = {},
): void {
  db.counter += 1
  person.notifications.push({
    id: `n${person.id}-${db.counter}`,
    kind,
    at: now,
    readAt: null,
    ...(values && { values }),
    ...(own && { own }),
  })
}
