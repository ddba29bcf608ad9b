import { useTranslation } from '@/i18n/use-translation.ts'
import type { User } from '@/api/contract/user.ts'
import { profileApi } from '@/api/endpoints/profile.ts'
import { Button } from '@/ui/Button.tsx'
import { toast } from '@/ui/toast-store.ts'
import { openSides } from './email.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import s from '../profile.module.css'

interface EmailWaitingProps {
  pending: NonNullable<User['pendingEmail']>
  /** Whether the backend reports it, so that it can be resent or canceled there. */
  known: boolean
  fresh: boolean
  onCancelled: () => void
}

/** A requested change of address: which links must still be opened, and until when. */
export function EmailWaiting({ pending, known, fresh, onCancelled }: EmailWaitingProps) {
  const { t } = useTranslation('profileEdit')
  const { t: common } = useTranslation()
  const format = useFormat()
  const [resend] = profileApi.useResendEmailChangeMutation()
  const [cancel] = profileApi.useCancelEmailChangeMutation()
  const sending = useAction()
  const cancelling = useAction()
  const until = format.date(pending.expiresAt ?? '', 'dateTime')

  async function sendAgain(): Promise<void> {
    if (await sending.run(() => resend().unwrap()))
      toast({ tone: 'ok', text: t('email.resent'), id: 'email' })
  }
  async function stop(): Promise<void> {
    if (!(await cancelling.run(() => cancel().unwrap()))) return
    onCancelled()
    toast({ text: t('email.cancelled'), id: 'email' })
  }

  return (
    <Outcome tone="info" title={t('email.waiting', { email: pending.email })} fresh={fresh}>
      <div className={`stack gap-3 mt-1 ${s.waiting}`}>
        <ul>
          {openSides(pending).map((side) => (
            <li key={side}>{t(`email.side.${side}`)}</li>
          ))}
        </ul>
        {until && <p>{t('email.until', { date: until })}</p>}
        <ActionProblem action={sending} />
        <ActionProblem action={cancelling} />
        {known && (
          <div className="cluster gap-3">
            <Button
              variant="secondary"
              loading={sending.busy}
              loadingText={common('busy')}
              onClick={() => void sendAgain()}
            >
              {common('action.sendAgain')}
            </Button>
            <Button
              variant="tertiary"
              loading={cancelling.busy}
              loadingText={common('busy')}
              onClick={() => void stop()}
            >
              {t('email.cancel')}
            </Button>
          </div>
        )}
      </div>
    </Outcome>
  )
}
