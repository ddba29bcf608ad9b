import { Bell, Mail, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type {
  Channel as ChannelName,
  NotificationSettings,
} from '@/api/contract/notification-settings.ts'
import { useUser } from '@/session/use-user.ts'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { TelegramLink } from './TelegramLink.tsx'
import s from '../profile.module.css'

/** The ids of the reasons why a channel is unavailable. They describe its switches. */
export const whyNot: Readonly<Partial<Record<ChannelName, string>>> = {
  email: 'channel-email-why',
  telegram: 'channel-telegram-why',
}

interface ChannelsProps {
  channels: NotificationSettings['channels']
  /** Unlinks the messenger from the account. */
  unlink: () => Promise<unknown>
}

/** The notification channels, and how to set up each. */
export function Channels({ channels, unlink }: ChannelsProps) {
  const { t } = useTranslation('profileNotif')
  const { t: common } = useTranslation()
  const { user } = useUser()
  const action = useAction()
  return (
    <AccountSection title={t('channels.title')}>
      <ul className="stack">
        <Channel
          icon={<Mail size={20} aria-hidden="true" />}
          name={t('channel.email')}
          on={channels.email}
        >
          <p id={whyNot.email}>{channels.email ? user?.email : t('channels.emailOff')}</p>
        </Channel>
        <Channel
          icon={<Send size={20} aria-hidden="true" />}
          name={t('channel.telegram')}
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
            </>
          ) : (
            <>
              <p id={whyNot.telegram}>{t('channels.telegramOff')}</p>
              <TelegramLink />
            </>
          )}
        </Channel>
        {/* This site has no service worker, so a browser can be added elsewhere only. */}
        {channels.webpush && (
          <Channel icon={<Bell size={20} aria-hidden="true" />} name={t('channel.webpush')} on>
            <p>{t('channels.webpushOn')}</p>
          </Channel>
        )}
      </ul>
    </AccountSection>
  )
}

function Channel({
  icon,
  name,
  on,
  children,
}: {
  icon: ReactNode
  name: string
  on: boolean
  children: ReactNode
}) {
  const { t } = useTranslation('profileNotif')
  return (
    <li className={`grid align-center gap-1 gap-x-3 pad-y-4 line-below ${s.channel}`}>
      {icon}
      <h3>{name}</h3>
      <Badge tone={on ? 'ok' : 'neutral'}>{on ? t('channels.on') : t('channels.off')}</Badge>
      <div className={`grid items-start gap-2 min-0 quiet text-2 ${s.channelBody}`}>{children}</div>
    </li>
  )
}
