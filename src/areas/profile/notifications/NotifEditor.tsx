import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { NotificationSettings, digests } from '@/api/contract/notification-settings.ts'
import { notificationSettingApi } from '@/api/endpoints/profile.ts'
import { DocumentForm } from '@/shared/document-form/DocumentForm.tsx'
import { useDocument } from '@/shared/document-form/use-document.ts'
import { useDocumentForm } from '@/shared/document-form/use-document-form.ts'
import { useUser } from '@/session/use-user.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import type { CheckboxProps } from '@/ui/Checkbox.tsx'
import type { Registered } from '@/shared/form/form-store.ts'
import { Field } from '@/ui/Field.tsx'
import type { FieldProps } from '@/ui/Field.tsx'
import { Switch } from '@/ui/Checkbox.tsx'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { UrlInput } from '@/ui/UrlInput.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import {
  checkedSettings,
  concerns,
  NotifForm,
  placed,
  rangeOf,
  usableChannels,
  valuesOf,
} from './notifications.ts'
import { Channels } from './Channels.tsx'
import { Topics } from './Topics.tsx'
import s from '../profile.module.css'

interface NotifEditorProps {
  settings: NotificationSettings
}

/** All notification settings in one form. */
export function NotifEditor({ settings }: NotifEditorProps) {
  const { t } = useTranslation('profileNotif')
  const { t: common } = useTranslation()
  const money = useMoneyText()
  const [update] = notificationSettingApi.useUpdateNotificationSettingsMutation()
  const [range, setRange] = useState<{ min: string; max: string } | null>(null)
  const document = useDocument(settings)
  const { channels } = settings
  const { currency } = settings.lowBalance.threshold

  const form = useDocumentForm(document, {
    name: 'notifications',
    schema: NotifForm,
    contract: NotificationSettings,
    keep: ['topics', 'lowBalance', 'threshold', 'digest', 'webhookUrl'],
    words: {
      threshold: {
        ...(range && {
          out_of_range: t('lowBalance.range', {
            min: money(range.min, currency),
            max: money(range.max, currency),
          }),
        }),
      },
      webhookUrl: { bad_format: t('webhook.bad_format'), not_allowed: t('webhook.not_allowed') },
    },
    valuesOf,
    save: (values, _, base) => update(checkedSettings(values, { ...base, channels })).unwrap(),
    placed: (problem) => {
      const refusal = placed(problem)
      setRange(rangeOf(refusal))
      return refusal
    },
    saved: () => common('form.saved'),
  })

  async function unlinkTelegram(): Promise<void> {
    const base = document.base.get()
    const unlinked = { ...base, channels: { ...channels, telegram: false } }
    document.take(await update(checkedSettings(valuesOf(base), unlinked)).unwrap())
  }

  const topics = useValue(form, 'topics')
  const { user } = useUser()
  const person = {
    userType: user?.profile.userType ?? null,
    permissions: user?.permissions ?? {},
  }
  return (
    <div className="stack gap-4">
      <Channels settings={settings} unlink={unlinkTelegram} />
      <DocumentForm form={form} submit={common('action.saveSettings')}>
        <Topics
          person={person}
          topics={topics.map(({ topic }) => topic)}
          channels={usableChannels(settings)}
          input={form.input}
        />
        {concerns('low_balance', person) && (
          <AccountSection title={t('lowBalance.title')} text={t('lowBalance.text')}>
            <LowBalance
              warn={form.control('lowBalance')}
              field={form.field('threshold')}
              input={form.input('threshold')}
              currency={currency}
            />
          </AccountSection>
        )}
        <Others
          isPaying={concerns('low_balance', person)}
          digest={form.control('digest')}
          field={form.field('webhookUrl')}
          input={form.input('webhookUrl')}
        />
      </DocumentForm>
    </div>
  )
}

interface LowBalanceProps {
  warn: Omit<CheckboxProps, 'label'>
  field: Pick<FieldProps, 'id' | 'error'>
  input: Registered
  currency: string
}

function LowBalance({ warn, field, input, currency }: LowBalanceProps) {
  const { t } = useTranslation('profileNotif')
  return (
    <div className="stack gap-3">
      <Switch {...warn} label={t('lowBalance.enabled')} />
      <Field
        {...field}
        label={t('lowBalance.threshold')}
        help={t('lowBalance.help')}
        className={s.threshold}
      >
        <NumberInput {...input} append={currency} />
      </Field>
    </div>
  )
}

interface OthersProps {
  /** Whether the person pays for tasks, and is not paid for them. */
  isPaying: boolean
  digest: Registered & { id: string; error: string | undefined }
  field: Pick<FieldProps, 'id' | 'error'>
  input: Registered
}

/** The email digest, and notifications to a webhook. */
function Others({ isPaying, digest, field, input }: OthersProps) {
  const { t } = useTranslation('profileNotif')
  return (
    <>
      <AccountSection
        title={t('digest.title')}
        text={t(isPaying ? 'digest.text' : 'digest.earned')}
      >
        <RadioCards
          {...digest}
          legend={t('digest.title')}
          hideLegend
          columns={3}
          options={digests.map((value) => ({ value, label: t(`digest.${value}`) }))}
        />
      </AccountSection>
      <AccountSection title={t('webhook.title')} text={t('webhook.text')}>
        <Field {...field} label={t('webhook.label')} help={t('webhook.help')}>
          <UrlInput {...input} />
        </Field>
      </AccountSection>
    </>
  )
}
