import { useTranslation } from '@/i18n/use-translation.ts'
import type { KindExam } from '@/api/contract/worker-training.ts'
import { workerTrainingApi } from '@/api/endpoints/worker.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { Button } from '@/ui/Button.tsx'

/** For those who know the kind: its exam, without explanations. */
export function ExamOffer({ exam, onExam }: { exam: KindExam; onExam: () => void }) {
  const { t } = useTranslation('training')
  const format = useFormat()
  const { open, best, attemptsLeft, nextAttemptAt } = exam
  // The waiting time before the next attempt can end while the page is open.
  workerTrainingApi.useTrainingQuery(undefined, {
    pollingInterval: nextAttemptAt ? 60_000 : 0,
    skipPollingIfUnfocused: true,
  })
  if (nextAttemptAt)
    return (
      <p>
        {t('exam.wait', { time: format.date(nextAttemptAt, 'dateTime') })} {t('exam.waitText')}
      </p>
    )
  if (attemptsLeft === 0) return <p>{t('exam.noAttempts')}</p>
  return (
    <div className="stack gap-2">
      <p>{t('exam.text')}</p>
      <p>
        {attemptsLeft !== null && t('exam.attempts', { number: format.number(attemptsLeft) })}{' '}
        {best !== null && t('exam.best', { score: format.percent(best, 0) })}
      </p>
      <div>
        <Button variant="secondary" onClick={onExam}>
          {t(open ? 'exam.goOn' : 'exam.begin')}
        </Button>
      </div>
    </div>
  )
}
