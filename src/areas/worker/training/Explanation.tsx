import { useTranslation } from '@/i18n/use-translation.ts'
import type { Money, SpeedBonus } from '@/api/contract/common.ts'
import type { Explained, Lesson } from '@/api/contract/worker-training.ts'
import type { WorkerAnswer } from '@/api/contract/worker-tasks.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import { ComparedAnswers } from '../answer/ComparedAnswers.tsx'
import s from '../account.module.css'

/** What was right of a practice answer, and after the last one what it opens. */
export function Explanation({
  task,
  mine,
  result: { correct, answer, explanation, score, opened },
  isLast,
  required,
  pay,
  bonus,
  onAgain,
  onNext,
}: {
  task: Lesson['tasks'][number]
  mine: WorkerAnswer
  result: Explained
  isLast: boolean
  required: number
  pay: Money | null
  bonus: SpeedBonus
  onAgain: () => void
  onNext: () => void
}) {
  const { t } = useTranslation('training')
  const { t: common } = useTranslation()
  const format = useFormat()
  const money = useMoneyText()
  const box = useTakeFocus<HTMLDivElement>(true)
  return (
    <div ref={box} tabIndex={-1} className={`stack gap-4 ${s.practice}`}>
      <Notice tone={correct ? 'ok' : 'warn'} title={correct ? common('label.correct') : t('wrong')}>
        {explanation}
      </Notice>
      <ComparedAnswers task={task} mine={mine} right={answer} isExample={correct} />
      {isLast && score !== null && <p>{t('lessonScore', { score: format.percent(score, 0) })}</p>}
      {isLast && opened === true && (
        <p>
          {pay ? t('opened', { pay: money(pay.amount, pay.currency) }) : t('openedText')}
          {bonus &&
            ` ${t('openedBonus', { share: format.percent(bonus.percent, 0), seconds: bonus.seconds })}`}
        </p>
      )}
      {isLast && opened === false && (
        <p>{t('notOpened', { required: format.percent(required, 0) })}</p>
      )}
      <div className="cluster gap-3">
        {isLast && opened === true && (
          <RouteLink
            to={{ id: 'cabinet' }}
            className={buttonClass({ size: 'lg' })}
            onClick={onAgain}
          >
            {t('work')}
          </RouteLink>
        )}
        {isLast && opened === false && (
          <Button size="lg" onClick={onAgain}>
            {t('practiceAgain')}
          </Button>
        )}
        <Button
          size="lg"
          variant={isLast && opened !== null ? 'secondary' : 'primary'}
          onClick={onNext}
        >
          {t(isLast ? 'finish' : 'next')}
        </Button>
      </div>
    </div>
  )
}
