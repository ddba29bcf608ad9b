import { useTranslation } from '@/i18n/use-translation.ts'
import type { StatusChannel } from '@/api/contract/status-subscriptions.ts'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { linkTarget } from '@/shared/html/link-target.ts'
import { Button } from '@/ui/Button.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { useConfirmation } from './use-confirmation.ts'

export interface Sent {
  channel: StatusChannel
  to: string
  /** Opens the bot. */
  deepLink: string | null
  /** Asks whether it is confirmed. */
  watch: string | null
}

/** What was asked for: nothing is sent before it is confirmed, which the page learns by itself. */
export function SentWish({
  channel,
  to,
  deepLink,
  watch,
  onAgain,
}: Sent & { onAgain: () => void }) {
  const { t } = useTranslation('statusNews')
  const state = useConfirmation(watch)
  const bot = deepLink === null ? null : linkTarget(deepLink, location.origin)
  const address = to || t(`channel.${channel}`)
  const words = {
    pending: { title: t(`waiting.${channel}`), text: t(`waiting.${channel}Text`, { to }) },
    active: { title: t('active.confirmed'), text: t('active.text', { to: address }) },
    expired: { title: t('dead.expired'), text: t('dead.expiredText') },
    used: { title: t('dead.used'), text: t('dead.usedText') },
  }[state]
  const tone = ({ pending: 'info', active: 'ok', expired: 'warn', used: 'info' } as const)[state]
  return (
    <div role="status">
      <Outcome fresh tone={tone} title={words.title}>
        <div className="stack gap-3">
          <p>{words.text}</p>
          <div className="cluster gap-3">
            {state === 'pending' && bot !== null && (
              <a
                href={bot}
                target="_blank"
                rel="noreferrer"
                className={buttonClass({ variant: 'primary' })}
              >
                {t('waiting.open')}
              </a>
            )}
            <Button variant="secondary" onClick={onAgain}>
              {t('waiting.again')}
            </Button>
          </div>
        </div>
      </Outcome>
    </div>
  )
}
