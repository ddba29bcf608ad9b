import { useTranslation } from '@/i18n/use-translation.ts'
import { Outcome } from '@/shared/account/Outcome.tsx'
import type { DeadLink } from '@/shared/link/link-arg.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'

export function TransferDone({ fresh }: { fresh: boolean }) {
  const { t } = useTranslation('transfer')
  return (
    <Outcome fresh={fresh} title={t('done.title')}>
      <div className="stack gap-3">
        <p>{t('done.text')}</p>
        <Onward />
      </div>
    </Outcome>
  )
}

/** A used, expired or invalid link, and what to do instead. */
export function DeadTransferLink({ why, fresh }: { why: DeadLink; fresh: boolean }) {
  const { t } = useTranslation('transfer')
  return (
    <Outcome fresh={fresh} tone={why === 'used' ? 'info' : 'warn'} title={t(`dead.${why}.title`)}>
      <div className="stack gap-3">
        <p>{t(`dead.${why}.text`)}</p>
        <Onward />
      </div>
    </Outcome>
  )
}

/** Only the account that requested the transfer may confirm it. */
export function WrongAccount({ email }: { email: string }) {
  const { t } = useTranslation('transfer')
  const { t: common } = useTranslation()
  return (
    <Outcome fresh={false} tone="warn" title={t('wrong.title')}>
      <div className="stack gap-3">
        <p>{email ? t('wrong.text', { email }) : t('wrong.textNoEmail')}</p>
        <div>
          <RouteLink to={{ id: 'logout' }} className={buttonClass({ variant: 'secondary' })}>
            {common('nav.signOut')}
          </RouteLink>
        </div>
      </div>
    </Outcome>
  )
}

function Onward() {
  const { t } = useTranslation('transfer')
  return (
    <div>
      <RouteLink to={{ id: 'sendUser' }} className={buttonClass({ variant: 'secondary' })}>
        {t('done.list')}
      </RouteLink>
    </div>
  )
}
