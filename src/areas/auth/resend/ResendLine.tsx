import { useTranslation } from '@/i18n/use-translation.ts'
import { useRemaining, useSecondsTo } from '@/shared/form/retry.ts'
import { useProblemWords } from '@/shared/use-problem-words.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import type { Resend } from './use-resend.ts'

/**
 * The button "Send again", with its waiting time and result. It stays while the person must wait.
 */
export function ResendLine({ resend }: { resend: Resend }) {
  const { t: common } = useTranslation()
  const left = useSecondsTo(resend.until)
  const remaining = useRemaining()
  const wait = left > 0 ? common('form.retryIn', { time: remaining(left) }) : ''
  const { title, text } = useProblemWords(resend.problem, undefined, left)
  return (
    <div className="stack gap-3">
      {resend.problem && (
        <Notice tone="warn" role="alert" title={title}>
          {text && <p>{text}</p>}
        </Notice>
      )}
      <div className="cluster gap-2 gap-x-4">
        <Button
          variant="secondary"
          onClick={resend.press}
          loading={resend.busy}
          loadingText={common('busy')}
        >
          {common('action.sendAgain')}
        </Button>
        {wait && <span className="quiet text-2 num">{wait}</span>}
      </div>
      <Said early={resend.early} sent={resend.sent} until={resend.until} />
    </div>
  )
}

/**
 * Announced once per event, because the clock beside the button would be announced every second.
 */
function Said({ early, sent, until }: Pick<Resend, 'early' | 'sent' | 'until'>) {
  const { t } = useTranslation('auth')
  return (
    <p role="status" className={sent > 0 ? 'ok text-2' : 'visually-hidden'}>
      {sent > 0 && <span key={sent}>{t('resend.done')}</span>}
      {early > 0 && until > 0 && (
        <span key={`early-${early}`} className="visually-hidden">
          {t('resend.early')}
        </span>
      )}
    </p>
  )
}
