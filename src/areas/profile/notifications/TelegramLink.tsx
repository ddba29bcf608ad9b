import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { notificationSettingApi } from '@/api/endpoints/profile.ts'
import type { Problem } from '@/api/problem.ts'
import { useRemaining, useSecondsTo } from '@/shared/form/retry.ts'
import { Button } from '@/ui/Button.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { telegramLink } from './telegram-link.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import s from '../profile.module.css'
import { deviceTime } from '@/lib/server-clock.ts'

const unreadable: Problem = { kind: 'PARSING_ERROR' }
const often = { pollingInterval: 5000, skipPollingIfUnfocused: true }

/** Links to the messenger. The page notices when the account has been linked there. */
export function TelegramLink() {
  const { t } = useTranslation('profileNotif')
  const { t: common } = useTranslation()
  const [ask] = notificationSettingApi.useLinkTelegramMutation()
  const [link, setLink] = useState<{ href: string; until: number } | null>(null)
  const action = useAction()
  const get = () =>
    action.run(async () => {
      const { deepLink, expiresAt } = await ask().unwrap()
      const href = telegramLink(deepLink)
      const until = deviceTime(expiresAt)
      if (!href || Number.isNaN(until)) throw unreadable
      setLink({ href, until })
    })
  const again = (words: string, variant: 'secondary' | 'tertiary') => (
    <Button
      variant={variant}
      loading={action.busy}
      loadingText={common('busy')}
      onClick={() => void get()}
    >
      {words}
    </Button>
  )
  return (
    <div className="stack gap-2 items-start">
      <ActionProblem action={action} />
      {link ? (
        <OpenLink key={link.href} {...link} again={again} />
      ) : (
        again(t('telegram.link'), 'secondary')
      )}
    </div>
  )
}

interface OpenLinkProps {
  href: string
  until: number
  again: (words: string, variant: 'secondary' | 'tertiary') => ReactNode
}

function OpenLink({ href, until, again }: OpenLinkProps) {
  const { t } = useTranslation('profileNotif')
  const left = useSecondsTo(until)
  const remaining = useRemaining()
  notificationSettingApi.useNotificationSettingsQuery(undefined, left > 0 ? often : {})
  if (left === 0)
    return (
      <>
        <p role="status">{t('telegram.expired')}</p>
        {again(t('telegram.again'), 'secondary')}
      </>
    )
  return (
    <>
      <p>{t('telegram.how')}</p>
      <div className="cluster gap-3">
        <a className={buttonClass()} href={href} target="_blank" rel="noopener noreferrer">
          <ExternalLink size={16} aria-hidden="true" />
          <span>{t('telegram.open')}</span>
        </a>
        {again(t('telegram.again'), 'tertiary')}
      </div>
      <p className={`quiet text-1 regular ${s.quiet}`}>
        {t('telegram.left', { time: remaining(left) })}
      </p>
    </>
  )
}
