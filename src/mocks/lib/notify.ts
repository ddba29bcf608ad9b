import type { MockAccount, MockNotification } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import { writtenNotification } from '../seed/notifications.ts'
import { notificationSettings } from '../seed/security.ts'

const mostMails = 100

/**
 * Tells a person something: on the site, and by mail where their topic has it. The mock tells
 * nothing by the other channels.
 */
export function notify(
  db: Data,
  person: MockAccount,
  kind: string,
  now: number,
  { values, own }: Pick<MockNotification, 'values' | 'own'> = {},
): void {
  db.counter += 1
  const told: MockNotification = {
    id: `n${person.id}-${db.counter}`,
    kind,
    at: now,
    readAt: null,
    ...(values && { values }),
    ...(own && { own }),
  }
  person.notifications.push(told)
  const { topic, title, body, href } = writtenNotification(told, person.interfaceLanguage)
  const { channels, topics } = notificationSettings(db, person, now)
  if (channels?.email && topics?.[topic ?? '']?.email)
    db.mails = [
      ...db.mails,
      { to: person.email, at: now, title: title ?? '', body: body ?? '', href: href ?? null },
    ].slice(-mostMails)
}
