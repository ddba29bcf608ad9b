import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { AlertRule, alertHours, alertMetrics, alertScopes } from '@/api/contract/alert-rules.ts'
import type { AlertTrial } from '@/api/contract/alert-rules.ts'
import { alertRuleApi } from '@/api/endpoints/alert-rules.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { newerOf } from '@/shared/document-form/newer-of.ts'
import { Newer } from '@/shared/document-form/Newer.tsx'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Select } from '@/ui/Select.tsx'
import { toast } from '@/ui/toast-store.ts'
import { pick } from '@/lib/object.ts'
import type { TopicChannel } from '../notifications/notifications.ts'
import { AlertSubjects, AlertTrialResult } from './AlertParts.tsx'
import { AlertForm, conditionsOf, newAlert, valuesOfAlert } from './alerts.ts'

/** The name of the form, which keeps a draft of each rule and of a new one. */
export const alertRuleForm = (id?: AlertRule['id']): string =>
  id === undefined ? 'alert-rule' : `alert-rule-${id}`

interface AlertDialogProps {
  /** Without one a new rule is made. */
  rule?: AlertRule
  currency: string
  /** The channels that work. */
  channels: readonly TopicChannel[]
  onClose: () => void
}

/** Makes or changes a rule. It is put through the last 30 days first, and saved by a second press. */
export function AlertDialog({ rule, currency, channels, onClose }: AlertDialogProps) {
  const { t } = useTranslation('alerts')
  const { t: common } = useTranslation()
  const [attempt] = alertRuleApi.useTryAlertRuleMutation()
  const [add] = alertRuleApi.useAddAlertRuleMutation()
  const [update] = alertRuleApi.useUpdateAlertRuleMutation()
  const locale = useLocale()
  // The version that was opened, or the newer one that the person has seen since.
  const base = useRef(rule)
  const [tried, setTried] = useState<{ by: string; trial: AlertTrial } | null>(null)
  const form = useForm({
    name: alertRuleForm(rule?.id),
    schema: AlertForm,
    defaults: rule ? valuesOfAlert(rule, locale) : newAlert,
    keep: ['metric', 'threshold', 'scope', 'subject', 'hours', 'channels'],
    about: currency,
    words: {
      threshold: {
        required: t('form.threshold'),
        bad_format: t('form.threshold'),
        out_of_range: t('form.range'),
      },
      scope: { not_allowed: t('form.noType') },
      subject: { required: t('form.subject') },
      channels: { not_allowed: t('form.channelOff') },
    },
    send: async (values) => {
      const conditions = conditionsOf(values)
      const by = JSON.stringify(conditions)
      if (tried?.by === by) {
        const whole = { ...conditions, channels: values.channels }
        await (
          base.current ? update({ ...whole, ...pick(base.current, 'id', 'updatedAt') }) : add(whole)
        ).unwrap()
        return null
      }
      return { by, trial: await attempt(conditions).unwrap() }
    },
    done: (answer) => {
      setTried(answer)
      if (answer) return
      toast({ tone: 'ok', text: rule ? common('form.saved') : t('added'), id: 'alert-rule' })
      onClose()
      return 'leaving'
    },
  })
  const metric = useValue(form, 'metric')
  const threshold = useValue(form, 'threshold')
  const scope = useValue(form, 'scope')
  const subject = useValue(form, 'subject')
  const hours = useValue(form, 'hours')
  const chosen = useValue(form, 'channels')
  const known = alertMetrics.find((one) => one === metric) ?? 'success_rate'
  const now = JSON.stringify(
    conditionsOf({
      metric: known,
      threshold,
      scope: alertScopes.find((one) => one === scope) ?? '',
      subject,
      hours: alertHours.find((one) => one === hours) ?? '24',
      channels: [],
    }),
  )
  const isTried = tried?.by === now
  const newer = newerOf(form.refused?.problem, AlertRule)
  return (
    <Modal
      open
      title={t(rule ? 'editTitle' : 'add')}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      <Form form={form} submit={isTried ? t('form.save') : t('form.try')} button={{ size: 'md' }}>
        {newer && (
          <Newer
            onTake={() => {
              base.current = newer
              form.reset(valuesOfAlert(newer, locale))
              form.discard()
            }}
            onKeep={() => {
              base.current = newer
              void form.submit()
            }}
          />
        )}
        <Field {...form.field('metric')} label={t('form.metric')}>
          <Select {...form.input('metric')}>
            {alertMetrics.map((one) => (
              <option key={one} value={one}>
                {t(`metric.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field {...form.field('threshold')} label={t(`limit.${known}`)} required>
          <NumberInput
            {...form.input('threshold')}
            append={
              known === 'success_rate'
                ? '%'
                : known === 'avg_seconds'
                  ? t('form.seconds')
                  : known === 'refused'
                    ? undefined
                    : currency
            }
          />
        </Field>
        <Field {...form.field('hours')} label={t('form.hours')}>
          <Select {...form.input('hours')}>
            {alertHours.map((one) => (
              <option key={one} value={one}>
                {t('hours', { count: Number(one) })}
              </option>
            ))}
          </Select>
        </Field>
        <Field {...form.field('scope')} label={t('form.scope')}>
          <Select
            {...form.input('scope')}
            onChange={(event) => {
              form.input('scope').onChange(event)
              form.choose('subject', '')
            }}
          >
            <option value="">{t('scope.all')}</option>
            {alertScopes.map((one) => (
              <option key={one} value={one}>
                {t(`scope.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        {scope !== '' && (
          <Field {...form.field('subject')} label={t('form.which')} required>
            <Select {...form.input('subject')}>
              <option value="">{t('form.choose')}</option>
              <AlertSubjects scope={alertScopes.find((one) => one === scope) ?? 'type'} />
            </Select>
          </Field>
        )}
        <fieldset className="stack gap-2">
          <legend>{t('form.channels')}</legend>
          <p className="quiet text-2">{t('form.page')}</p>
          {channels.map((channel) => (
            <Checkbox
              key={channel}
              label={t(`channel.${channel}`)}
              checked={chosen.includes(channel)}
              onChange={({ currentTarget: { checked } }) =>
                form.choose(
                  'channels',
                  checked ? [...chosen, channel] : chosen.filter((one) => one !== channel),
                )
              }
            />
          ))}
        </fieldset>
        {isTried && <AlertTrialResult trial={tried.trial} />}
      </Form>
    </Modal>
  )
}
