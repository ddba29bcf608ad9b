import { Bell, Mail, Monitor, Send, Webhook } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { NotificationSettings, TestChannel } from '@/api/contract/notification-settings.ts'
import { useUser } from '@/session/use-user.ts'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { PushSwitch } from './PushSwitch.tsx'
import { TelegramLink } from './TelegramLink.tsx'
import { TestMessage } from './TestMessage.tsx'
import s from '../profile.module.css'

interface ChannelsProps {
  settings: NotificationSettings
  /** Unlinks the messenger from the account. */
  unlink: () => Promise<unknown>
}

/** The notification channels, and how to set up each. */
export function Channels({ settings, unlink }: ChannelsProps) {
  const { channels, webhookUrl, pushKey } = settings
  const tests = (channel: TestChannel) =>
    settings.tests.includes(channel) && <TestMessage channel={channel} />
  const { t } = useTranslation('profileNotif')
  const { t: common } = useTranslation()
  const { user } = useUser()
  const action = useAction()
  return (
    <AccountSection title={t('channels.title')}>
      <ul className="stack">
        <Channel
          icon={<Monitor size={20} aria-hidden="true" />}
          name={t('channel.page')}
          state={t('channels.on.page')}
          on
        >
          <p>{t('channels.page')}</p>
          {tests('page')}
        </Channel>
        <Channel
          icon={<Mail size={20} aria-hidden="true" />}
          name={t('channel.email')}
          state={channels.email ? t('channels.on.email') : t('channels.off.email')}
          on={channels.email}
        >
          <p>{channels.email ? user?.email : t('channels.emailOff')}</p>
          {channels.email && tests('email')}
        </Channel>
        <Channel
          icon={<Send size={20} aria-hidden="true" />}
          name={t('channel.telegram')}
          state={channels.telegram ? t('channels.on.telegram') : t('channels.off.telegram')}
          on={channels.telegram}
        >
          {channels.telegram ? (
            <>
              <ActionProblem action={action} />
              <Button
                variant="secondary"
                loading={action.busy}
                loadingText={common('busy')}
                onClick={() => void action.run(unlink)}
              >
                {t('telegram.unlink')}
              </Button>
              {tests('telegram')}
            </>
          ) : (
            <>
              <p>{t('channels.telegramOff')}</p>
              <TelegramLink />
            </>
          )}
        </Channel>
        <Channel
          icon={<Webhook size={20} aria-hidden="true" />}
          name={t('channel.webhook')}
          state={webhookUrl !== null ? t('channels.on.webhook') : t('channels.off.webhook')}
          on={webhookUrl !== null}
        >
          {webhookUrl ? (
            <>
              <p className="break" translate="no" dir="ltr">
                {webhookUrl}
              </p>
              {tests('webhook')}
            </>
          ) : (
            <p>{t('channels.webhookOff')}</p>
          )}
        </Channel>
        {(pushKey !== null || channels.webpush) && (
          <Channel
            icon={<Bell size={20} aria-hidden="true" />}
            name={t('channel.webpush')}
            state={channels.webpush ? t('channels.on.webpush') : t('channels.off.webpush')}
            on={channels.webpush}
          >
            {channels.webpush && <p>{t('channels.webpushOn')}</p>}
            {pushKey !== null && <PushSwitch pushKey={pushKey} />}
            {channels.webpush && tests('webpush')}
          </Channel>
        )}
      </ul>
    </AccountSection>
  )
}

function Channel({
  icon,
  name,
  state,
  on,
  children,
}: {
  icon: ReactNode
  name: string
  /** Whether it is connected, in words that agree with the name. */
  state: string
  on: boolean
  children: ReactNode
}) {
  return (
    <li className={`grid align-center gap-1 gap-x-3 pad-y-4 line-below ${s.channel}`}>
      {icon}
      <h3>{name}</h3>
      <Badge tone={on ? 'ok' : 'neutral'}>{state}</Badge>
      <div className={`grid items-start gap-2 min-0 quiet text-2 ${s.channelBody}`}>{children}</div>
    </li>
  )
}
