import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { alertHours, alertMetrics, alertScopes } from '@/api/contract/alert-rules.ts'
import type { AlertScope, AlertTrial } from '@/api/contract/alert-rules.ts'
import { alertRuleApi } from '@/api/endpoints/alert-rules.ts'
import { taskFigureApi } from '@/api/endpoints/tasks.ts'
import { addDays } from '@/lib/zone.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useTypeName } from '@/shared/account/use-type-name.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { useToday, useZone } from '@/shared/period/use-days.ts'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Select } from '@/ui/Select.tsx'
import { toast } from '@/ui/toast-store.ts'
import type { TopicChannel } from '../notifications/notifications.ts'
import { AlertForm, conditionsOf, summaryGroupOf } from './alerts.ts'

export const alertRuleForm = 'alert-rule'
const noChannels: TopicChannel[] = []

interface AlertDialogProps {
  currency: string
  /** The channels that work. */
  channels: readonly TopicChannel[]
  onClose: () => void
}

/** A new rule. It is put through the last 30 days first, and saved by a second press. */
export function AlertDialog({ currency, channels, onClose }: AlertDialogProps) {
  const { t } = useTranslation('alerts')
  const { t: common } = useTranslation()
  const [attempt] = alertRuleApi.useTryAlertRuleMutation()
  const [add] = alertRuleApi.useAddAlertRuleMutation()
  const [tried, setTried] = useState<{ by: string; trial: AlertTrial } | null>(null)
  const form = useForm({
    name: alertRuleForm,
    schema: AlertForm,
    defaults: {
      metric: 'success_rate',
      threshold: '',
      scope: '',
      subject: '',
      hours: '24',
      channels: noChannels,
    },
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
        await add({ ...conditions, channels: values.channels }).unwrap()
        return null
      }
      return { by, trial: await attempt(conditions).unwrap() }
    },
    done: (answer) => {
      setTried(answer)
      if (answer) return
      toast({ tone: 'ok', text: t('added'), id: 'alert-rule' })
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
  return (
    <Modal open title={t('add')} closeLabel={common('action.close')} onClose={onClose}>
      <Form
        form={form}
        submit={isTried ? t('form.save') : t('form.try')}
        button={{ size: 'md', block: false }}
      >
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
              form.set('subject', '')
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
              <Subjects scope={alertScopes.find((one) => one === scope) ?? 'type'} />
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
                form.set(
                  'channels',
                  checked ? [...chosen, channel] : chosen.filter((one) => one !== channel),
                )
              }
            />
          ))}
        </fieldset>
        {isTried && <Trial trial={tried.trial} />}
      </Form>
    </Modal>
  )
}

/** What has sent tasks lately: the types, keys or programs that a rule can be about. */
function Subjects({ scope }: { scope: AlertScope }) {
  const nameOf = useTypeName()
  const zone = useZone()
  const today = useToday(zone)
  const { currentData } = taskFigureApi.useTasksSummaryQuery({
    dateFrom: addDays(today, -29),
    dateTo: today,
    timezone: zone,
    groupBy: summaryGroupOf[scope],
  })
  return (currentData?.rows ?? []).flatMap(({ key, title }) =>
    key
      ? [
          <option key={key} value={key}>
            {scope === 'type' ? nameOf(key, title) : (title ?? key)}
          </option>,
        ]
      : [],
  )
}

/** When the rule would have fired. */
function Trial({ trial: { days, fired } }: { trial: AlertTrial }) {
  const { t } = useTranslation('alerts')
  const format = useFormat()
  return (
    <Notice
      tone="info"
      role="status"
      title={
        fired.length === 0
          ? t('trial.never', { count: days })
          : t('trial.fired', { count: fired.length, days })
      }
    >
      {fired.length > 0 && (
        <PartedList as="ul" rows={fired} className="bare stack gap-1">
          {({ at, value }) => (
            <li key={at} className="num">
              {format.date(at, 'dateTime')}
              {value && ` · ${value}`}
            </li>
          )}
        </PartedList>
      )}
    </Notice>
  )
}
