import * as v from 'valibot'
import type { ArgOf } from '@/api/contract/types.ts'
import { digests, WebhookUrl } from '@/api/contract/notification-settings.ts'
import type {
  Channel,
  NotificationSettings,
  notificationSettingCalls,
} from '@/api/contract/notification-settings.ts'
import type { Problem } from '@/api/problem.ts'
import { decimalOf, isAmount, shownAmount } from '@/lib/typed-amount.ts'

/** The topics of contract.md 4.2, in display order. */
export const topics = [
  'low_balance',
  'payment',
  'payout',
  'ticket',
  'api_errors',
  'complaints',
  'security',
  'product_news',
  'promotions',
] as const
export type NotificationTopic = (typeof topics)[number]
export const isTopic = (name: string): name is NotificationTopic =>
  topics.some((known) => known === name)

/** What only somebody who sends tasks can hear of. */
const customersOnly: ReadonlySet<string> = new Set<NotificationTopic>([
  'low_balance',
  'api_errors',
  'complaints',
])
/** Whether a topic concerns people of a user type. */
export const concerns = (topic: string, userType: string | null): boolean =>
  userType !== 'worker' || !customersOnly.has(topic)

/** Warnings about a foreign sign-in cannot be turned off. */
export const isFixed = (topic: string, channel: Channel): boolean =>
  topic === 'security' && channel === 'email'

export const NotifForm = v.pipe(
  v.object({
    topics: v.array(
      v.object({
        topic: v.string(),
        email: v.boolean(),
        telegram: v.boolean(),
        webpush: v.boolean(),
      }),
    ),
    lowBalance: v.boolean(),
    threshold: v.string(),
    digest: v.pipe(v.string(), v.picklist(digests)),
    webhookUrl: v.pipe(v.string(), v.trim(), v.union([v.literal(''), WebhookUrl])),
  }),
  // The threshold matters only if it is used.
  v.forward(
    v.partialCheck(
      [['lowBalance'], ['threshold']],
      ({ lowBalance, threshold }) => !lowBalance || threshold.trim() !== '',
      'required',
    ),
    ['threshold'],
  ),
  v.forward(
    v.partialCheck(
      [['lowBalance'], ['threshold']],
      ({ lowBalance, threshold }) => !lowBalance || isAmount(threshold),
      'bad_format amount',
    ),
    ['threshold'],
  ),
)
type Checked = v.InferOutput<typeof NotifForm>

/** Converts the settings to the form's values: known topics in display order, then unknown ones. */
export function valuesOf({
  topics: given,
  lowBalance,
  digest,
  webhookUrl,
}: NotificationSettings): Checked {
  const names = [
    ...topics.filter((topic) => given[topic]),
    ...Object.keys(given).filter((name) => !isTopic(name)),
  ]
  return {
    topics: names.map((topic) => {
      const { email = false, telegram = false, webpush = false } = given[topic] ?? {}
      return { topic, email: email || isFixed(topic, 'email'), telegram, webpush }
    }),
    lowBalance: lowBalance.enabled,
    threshold: shownAmount(lowBalance.threshold.amount, 'en'),
    digest: digests.find((known) => known === digest) ?? 'off',
    webhookUrl: webhookUrl ?? '',
  }
}

type Sent = ArgOf<(typeof notificationSettingCalls)['updateNotificationSettings']>

/** Converts the form's values to settings. What the form does not know stays unchanged. */
export function checkedSettings(values: Checked, base: NotificationSettings): Sent {
  const { threshold } = base.lowBalance
  const { email, telegram, webpush } = base.channels
  return {
    channels: { email, telegram, webpush },
    topics: {
      ...base.topics,
      ...Object.fromEntries(
        values.topics.map(({ topic, ...on }) => [topic, { ...base.topics[topic], ...on }]),
      ),
    },
    lowBalance: {
      enabled: values.lowBalance,
      threshold: {
        amount: isAmount(values.threshold) ? decimalOf(values.threshold) : threshold.amount,
        currency: threshold.currency,
      },
    },
    digest: values.digest,
    webhookUrl: values.webhookUrl || null,
    ...(base.updatedAt && { updatedAt: base.updatedAt }),
  }
}

/** Maps the backend's field names to the form's. */
export function placed(problem: Problem): Problem {
  if (!problem.fields) return problem
  const fields = Object.entries(problem.fields).map(([name, field]) => [
    name.startsWith('lowBalance.') ? 'threshold' : name,
    field,
  ])
  return { ...problem, fields: Object.fromEntries(fields) }
}

/** The limits of the threshold in a refusal. */
export function rangeOf({ fields }: Problem): { min: string; max: string } | null {
  const { min, max } = fields?.['threshold']?.params ?? {}
  return min === undefined || max === undefined ? null : { min: String(min), max: String(max) }
}
