import * as v from 'valibot'
import type { ArgOf } from '@/api/contract/types.ts'
import { channels, digests, WebhookUrl } from '@/api/contract/notification-settings.ts'
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
  'api_changes',
  'keys',
  'complaints',
  'mistakes',
  'work',
  'program',
  'referrals',
  'articles',
  'moderation',
  'security',
  'product_news',
  'promotions',
] as const
/** A channel of one topic. */
export type TopicChannel = Channel | 'webhook'
export type NotificationTopic = (typeof topics)[number]
export const isTopic = (name: string): name is NotificationTopic =>
  topics.some((known) => known === name)

/** Who the settings are for. */
export interface Audience {
  userType: string | null
  permissions: Readonly<Record<string, boolean>>
}

const sendsTasks = ({ userType }: Audience): boolean => userType !== 'worker'
const isOf =
  (...names: readonly string[]) =>
  ({ permissions }: Audience): boolean =>
    Object.entries(permissions).some(
      ([permission, isGiven]) => isGiven && names.some((name) => permission.startsWith(name)),
    )
/** Whom a topic concerns, where it does not concern everybody. */
const audiences: Readonly<Partial<Record<NotificationTopic, (person: Audience) => boolean>>> = {
  low_balance: sendsTasks,
  payment: sendsTasks,
  api_errors: sendsTasks,
  api_changes: sendsTasks,
  keys: sendsTasks,
  complaints: sendsTasks,
  mistakes: ({ userType }) => userType === 'worker',
  work: ({ userType }) => userType === 'worker',
  program: ({ userType }) => userType === 'developer',
  articles: isOf('editor.', 'moderator', 'admin'),
  moderation: isOf('moderation.', 'moderator', 'admin'),
}
/** Whether a topic concerns somebody; an unknown one concerns everybody who has it. */
export const concerns = (topic: string, person: Audience): boolean =>
  !isTopic(topic) || (audiences[topic]?.(person) ?? true)

/** Warnings about a foreign sign-in cannot be turned off. */
export const isFixed = (topic: string, channel: TopicChannel): boolean =>
  topic === 'security' && channel === 'email'

export const NotifForm = v.pipe(
  v.object({
    topics: v.array(
      v.object({
        topic: v.string(),
        email: v.boolean(),
        telegram: v.boolean(),
        webpush: v.boolean(),
        webhook: v.boolean(),
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
      const {
        email = false,
        telegram = false,
        webpush = false,
        webhook = true,
      } = given[topic] ?? {}
      return { topic, email: email || isFixed(topic, 'email'), telegram, webpush, webhook }
    }),
    lowBalance: lowBalance.enabled,
    threshold: shownAmount(lowBalance.threshold.amount, 'en'),
    digest: digests.find((known) => known === digest) ?? 'off',
    webhookUrl: webhookUrl ?? '',
  }
}

/** Whether a topic can be kept from the webhook. */
const hasWebhook = ({ topics: given }: NotificationSettings, topic: string): boolean =>
  given[topic]?.webhook !== undefined

/** The channels that messages can arrive on now, hence that there is something to choose for. */
export const usableChannels = (settings: NotificationSettings): TopicChannel[] => [
  ...channels.filter((channel) => settings.channels[channel]),
  ...(settings.webhookUrl &&
  Object.keys(settings.topics).some((topic) => hasWebhook(settings, topic))
    ? (['webhook'] as const)
    : []),
]

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
        values.topics.map(({ topic, webhook, ...on }) => [
          topic,
          // A backend without a choice for the webhook is sent none.
          { ...base.topics[topic], ...on, ...(hasWebhook(base, topic) && { webhook }) },
        ]),
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
