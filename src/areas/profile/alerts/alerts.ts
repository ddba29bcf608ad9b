import * as v from 'valibot'
import { alertChannels, alertHours, alertMetrics, alertScopes } from '@/api/contract/alert-rules.ts'
import type { AlertRule, AlertScope } from '@/api/contract/alert-rules.ts'
import { known } from '@/lib/known.ts'
import { shownAmount, typedAmount } from '@/lib/typed-amount.ts'

export const thresholdPlaces = 4
export const summaryGroupOf = {
  type: 'type',
  key: 'key',
  software: 'softId',
} as const satisfies Record<AlertScope, string>

export const AlertForm = v.pipe(
  v.object({
    metric: v.picklist(alertMetrics),
    threshold: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(),
      v.check((text) => typedAmount(text, thresholdPlaces) !== null, 'bad_format'),
      v.check((text) => Number(typedAmount(text, thresholdPlaces) ?? 1) > 0, 'out_of_range'),
    ),
    scope: v.picklist(['', ...alertScopes]),
    subject: v.string(),
    hours: v.picklist(alertHours),
    channels: v.array(v.picklist(alertChannels)),
  }),
  v.forward(
    v.partialCheck(
      [['metric'], ['threshold']],
      ({ metric, threshold }) =>
        metric !== 'success_rate' || Number(typedAmount(threshold, thresholdPlaces) ?? 1) <= 100,
      'out_of_range',
    ),
    ['threshold'],
  ),
  v.forward(
    v.partialCheck(
      [['scope'], ['subject']],
      ({ scope, subject }) => scope === '' || subject !== '',
      'required',
    ),
    ['subject'],
  ),
)
type Checked = v.InferOutput<typeof AlertForm>

const noChannels: Checked['channels'] = []
export const newAlert: Checked = {
  metric: 'success_rate',
  threshold: '',
  scope: '',
  subject: '',
  hours: '24',
  channels: noChannels,
}

/** A rule as the form has it. A choice that this site does not know becomes the first one. */
export const valuesOfAlert = (rule: AlertRule, locale: string): Checked => ({
  metric: known(alertMetrics, rule.metric) ?? newAlert.metric,
  threshold: shownAmount(rule.threshold, locale),
  scope: known(alertScopes, rule.scope ?? '') ?? '',
  subject: rule.subject ?? '',
  hours: known(alertHours, rule.hours) ?? newAlert.hours,
  channels: alertChannels.filter((channel) => rule.channels.includes(channel)),
})

/** What is tried and saved of the form, without its channels. */
export const conditionsOf = ({ metric, threshold, scope, subject, hours }: Checked) => ({
  metric,
  threshold: typedAmount(threshold, thresholdPlaces) ?? '',
  scope: scope === '' ? null : scope,
  subject: scope === '' ? null : subject,
  hours,
})
