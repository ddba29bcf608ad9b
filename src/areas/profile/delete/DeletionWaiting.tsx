import { useTranslation } from '@/i18n/use-translation.ts'
import type { Awaiting } from '@/api/contract/profile.ts'
import { profileApi } from '@/api/endpoints/profile.ts'
import { Button } from '@/ui/Button.tsx'
import { toast } from '@/ui/toast-store.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { sentences } from '@/lib/sentences.ts'

interface DeletionWaitingProps {
  pending: Awaiting
  /** Whether the backend reports it, so that it can be canceled there. */
  known: boolean
  fresh: boolean
  onCancelled: () => void
}

/** A requested deletion: where the link was sent, until when it works, and how to cancel. */
export function DeletionWaiting({
  pending: { sentTo, expiresAt },
  known,
  fresh,
  onCancelled,
}: DeletionWaitingProps) {
  const { t } = useTranslation('profileDelete')
  const { t: common } = useTranslation()
  const format = useFormat()
  const [cancel] = profileApi.useCancelDeletionMutation()
  const action = useAction()
  const until = format.date(expiresAt ?? '', 'dateTime')

  async function stop(): Promise<void> {
    if (!(await action.run(() => cancel().unwrap()))) return
    onCancelled()
    toast({ tone: 'ok', text: t('delete.cancelled'), id: 'delete' })
  }

  return (
    <Outcome
      tone="warn"
      title={sentTo ? t('delete.sentTo', { email: sentTo }) : t('delete.sent')}
      fresh={fresh}
    >
      <div className="stack gap-3 items-start mt-1">
        <p>{t('delete.open')}</p>
        <p>{sentences(until && common('label.linkUntil', { date: until }), t('delete.stop'))}</p>
        <ActionProblem action={action} />
        {known && (
          <Button
            variant="secondary"
            loading={action.busy}
            loadingText={common('busy')}
            onClick={() => void stop()}
          >
            {t('delete.cancel')}
          </Button>
        )}
      </div>
    </Outcome>
  )
}
