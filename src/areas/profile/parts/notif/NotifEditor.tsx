import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NotificationSettings } from '@/api/contract/notification-settings.ts'
import { notificationSettingApi } from '@/api/endpoints/notification-settings.ts'
import { toProblem } from '@/api/problem.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { Stack } from '@/ui/Stack.tsx'
import { toast } from '@/ui/toast-store.ts'
import { NotifForm, placed, rangeOf, settingsOf, valuesOf } from '../../model/notifications.ts'
import type { NotifValues } from '../../model/notifications.ts'
import { NewerNotice } from '@/shared/account/NewerNotice.tsx'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { Unsaved } from '@/shared/account/Unsaved.tsx'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { useNewer } from '@/shared/account/use-newer.ts'
import { usePrefix } from '@/shared/account/use-prefix.ts'
import { Channels } from './Channels.tsx'
import { LowBalance } from './LowBalance.tsx'
import { Others } from './Others.tsx'
import { Topics } from './Topics.tsx'
import lists from '@/shared/account/lists.module.css'

interface NotifEditorProps {
  settings: NotificationSettings
  onPrefix: (prefix: string | undefined) => void
}

/** All settings of messages in one form, sent by one button. */
export function NotifEditor({ settings, onPrefix }: NotifEditorProps) {
  const { t } = useTranslation('profileNotif')
  const money = useMoneyText()
  const [update] = notificationSettingApi.useUpdateNotificationSettingsMutation()
  const [range, setRange] = useState<{ min: string; max: string } | null>(null)
  // What the form began from. What is loaded later may be somebody else's change: it is not written over unseen.
  const base = useRef(settings)
  const { newer, note, forget } = useNewer(NotificationSettings)
  const { channels } = settings
  const { currency } = settings.lowBalance.threshold
  const defaults: NotifValues = valuesOf(base.current)

  const form = useForm({
    name: 'notifications',
    schema: NotifForm,
    defaults,
    keep: ['topics', 'lowBalance', 'threshold', 'digest', 'webhookUrl'],
    words: {
      threshold: { ...(range && { out_of_range: t('lowBalance.range', { min: money(range.min, currency), max: money(range.max, currency) }) }) },
      webhookUrl: { bad_format: t('webhook.bad_format'), not_allowed: t('webhook.not_allowed') },
    },
    send: async (values) => {
      try {
        return await update(settingsOf(values, { ...base.current, channels })).unwrap()
      } catch (error) {
        const problem = placed(toProblem(error))
        setRange(rangeOf(problem))
        note(problem)
        throw problem
      }
    },
    done: (saved) => {
      take(saved)
      toast({ tone: 'ok', text: t('saved'), id: 'notifications' })
    },
  })
  usePrefix(form.prefix, onPrefix)

  function take(saved: NotificationSettings): void {
    base.current = saved
    form.reset(valuesOf(saved))
    forget()
  }
  async function unlinkTelegram(): Promise<void> {
    const { current } = base
    const saved = await update(settingsOf(valuesOf(current), { ...current, channels: { ...channels, telegram: false } })).unwrap()
    // What has been typed here and not been saved stays.
    base.current = { ...current, updatedAt: saved.updatedAt }
  }

  const topics = useValue(form, 'topics')
  return (
    <Stack gap={4}>
      <Channels channels={channels} unlink={unlinkTelegram} />
      <Form
        form={form}
        className={lists.form}
        submit={t('save')}
        sending={t('saving')}
        button={{ block: false }}
        foot={<Unsaved dirty={form.dirty} onDiscard={form.discard} />}
      >
        {newer && (
          <NewerNotice
            onTake={() => {
              take(newer)
              form.discard()
            }}
            onKeep={() => {
              base.current = { ...base.current, updatedAt: newer.updatedAt }
              forget()
              void form.submit()
            }}
          />
        )}
        <Topics topics={topics.map(({ topic }) => topic)} on={channels} input={form.input} />
        <AccountSection title={t('lowBalance.title')} text={t('lowBalance.text')}>
          <LowBalance warn={form.control('lowBalance')} field={form.field('threshold')} input={form.input('threshold')} currency={currency} />
        </AccountSection>
        <Others digest={form.control('digest')} field={form.field('webhookUrl')} input={form.input('webhookUrl')} />
      </Form>
    </Stack>
  )
}
