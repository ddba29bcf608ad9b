import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NotificationSettings } from '@/api/contract/notification-settings.ts'
import { notificationSettingApi } from '@/api/endpoints/notification-settings.ts'
import { DocumentForm } from '@/shared/document-form/DocumentForm.tsx'
import { useDocument } from '@/shared/document-form/use-document.ts'
import { useDocumentForm } from '@/shared/document-form/use-document-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { Stack } from '@/ui/Stack.tsx'
import { NotifForm, placed, rangeOf, settingsOf, valuesOf } from './notifications.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Channels } from './Channels.tsx'
import { LowBalance } from './LowBalance.tsx'
import { Others } from './Others.tsx'
import { Topics } from './Topics.tsx'

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
    save: (values, _, base) => update(settingsOf(values, { ...base, channels })).unwrap(),
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
    document.take(await update(settingsOf(valuesOf(base), unlinked)).unwrap())
  }

  const topics = useValue(form, 'topics')
  return (
    <Stack gap={4}>
      <Channels channels={channels} unlink={unlinkTelegram} />
      <DocumentForm form={form} submit={common('action.saveSettings')}>
        <Topics topics={topics.map(({ topic }) => topic)} on={channels} input={form.input} />
        <AccountSection title={t('lowBalance.title')} text={t('lowBalance.text')}>
          <LowBalance
            warn={form.control('lowBalance')}
            field={form.field('threshold')}
            input={form.input('threshold')}
            currency={currency}
          />
        </AccountSection>
        <Others
          digest={form.control('digest')}
          field={form.field('webhookUrl')}
          input={form.input('webhookUrl')}
        />
      </DocumentForm>
    </Stack>
  )
}
