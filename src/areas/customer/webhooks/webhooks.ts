import * as v from 'valibot'
import { verificationMethods } from '@/api/contract/deliveries.ts'
import { WebhookUrl } from '@/api/contract/notification-settings.ts'
import { webhookEvents } from '@/api/contract/webhooks.ts'
import type { WebhookEvent } from '@/api/contract/webhooks.ts'
import { readHost } from '@/lib/pingback-host.ts'
import { logFields, receiverParam } from '@/shared/deliveries/log-fields.ts'
import { defineQuery, textParam } from '@/shared/query/query.ts'

export const isWebhookEvent = (name: string): name is WebhookEvent =>
  webhookEvents.some((known) => known === name)

/** The events of a list: known ones in display order, then unknown ones. */
export const inOrder = (names: readonly string[]): string[] => [
  ...webhookEvents.filter((event) => names.includes(event)),
  ...names.filter((name) => !isWebhookEvent(name)),
]

/** The host of a URL, without brackets; null where there is none. */
export const hostOf = (url: string): string | null =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : null

const isPublic = (url: string): boolean => {
  const host = hostOf(url)
  return host === null || 'host' in readHost(host)
}

export const eventsField = v.pipe(v.array(v.string()), v.nonEmpty())

/** @param taken the URLs of the account's other webhooks */
export const webhookEditForm = (taken: readonly string[]) =>
  v.object({
    url: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(),
      v.check((url) => v.is(WebhookUrl, url), 'bad_format'),
      v.check(isPublic, 'not_allowed'),
      v.check((url) => !taken.includes(url), 'not_unique'),
    ),
    events: eventsField,
  })
export const webhookForm = (taken: readonly string[]) =>
  v.object({ ...webhookEditForm(taken).entries, method: v.picklist(verificationMethods) })

/** The query of the log. */
export const webhookQuery = defineQuery({
  ...logFields,
  webhookId: receiverParam('webhook'),
  event: textParam(/^[\w.-]{1,64}$/),
})
