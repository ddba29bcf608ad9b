import { Check, Lock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { TrainingSummary } from '@/api/contract/worker-training.ts'
import { workerTrainingApi } from '@/api/endpoints/worker.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { toast } from '@/ui/toast-store.ts'
import { draftKind } from '../answer/draft.ts'
import s from '../account.module.css'

interface OverviewProps {
  summary: TrainingSummary
  onLesson: (id: string) => void
}

const signs = { done: Check, open: Lock } as const
const stateOf = (state: string): keyof typeof signs => (state === 'done' ? 'done' : 'open')

/** The lessons: what each opens and how far it is, and the button that starts over. */
export function TrainingOverview({ summary, onLesson }: OverviewProps) {
  const { t } = useTranslation('training')
  const { t: common } = useTranslation()
  const format = useFormat()
  const money = useMoneyText()
  const { lessons, state } = summary
  const done = lessons.filter((lesson) => lesson.state === 'done').length
  const next = lessons.find((lesson) => stateOf(lesson.state) === 'open')
  return (
    <>
      <AccountSection
        title={t('lessons.title')}
        text={t('lessons.text')}
        aside={<span>{t('lessons.done', { count: done, total: lessons.length })}</span>}
      >
        <PartedList as="ol" rows={lessons} className="bare grid">
          {(lesson) => {
            const own = stateOf(lesson.state)
            const Sign = signs[own]
            return (
              <li
                key={lesson.id}
                className={`grid align-center gap-3 pad-y-2 line-below ${s.lesson}`}
                data-state={own}
              >
                <Sign size={20} aria-hidden="true" />
                <h3>{lesson.title || common(`taskKind.${draftKind(lesson.kind)}`)}</h3>
                <Button
                  variant={lesson === next ? 'primary' : 'secondary'}
                  aria-label={t(own === 'done' ? 'again' : 'open', {
                    name: lesson.title || common(`taskKind.${draftKind(lesson.kind)}`),
                  })}
                  onClick={() => onLesson(String(lesson.id))}
                >
                  {own === 'done' ? t('againShort') : common('action.start')}
                </Button>
                <p>
                  {t(`state.${own}`)}
                  {lesson.per1000 &&
                    ` · ${t('pay', { pay: money(lesson.per1000.amount, lesson.per1000.currency) })}`}
                  {lesson.bonus &&
                    ` · ${t('bonus', {
                      share: format.percent(lesson.bonus.percent, 0),
                      seconds: lesson.bonus.seconds,
                    })}`}
                  {own === 'open' &&
                    lesson.answered > 0 &&
                    ` · ${t('answered', { count: lesson.answered, total: lesson.total })}`}
                  {lesson.score !== null &&
                    ` · ${t('score', { score: format.percent(lesson.score, 0) })}`}
                </p>
              </li>
            )
          }}
        </PartedList>
      </AccountSection>
      {/* Below the lessons, whose place does not depend on how many are done. */}
      {done > 0 && (
        <Notice
          tone="ok"
          title={t(state === 'passed' ? 'passed.title' : 'passed.some', { count: done })}
          action={
            <RouteLink to={{ id: 'cabinet' }} className={buttonClass({})}>
              {t('passed.action')}
            </RouteLink>
          }
        >
          {t('passed.text')}
        </Notice>
      )}
      {state !== 'not_started' && <StartOver />}
    </>
  )
}

function StartOver() {
  const { t } = useTranslation('training')
  const [isAsking, setIsAsking] = useState(false)
  const [reset] = workerTrainingApi.useResetTrainingMutation()
  return (
    <div className="flush">
      <Button variant="tertiary" onClick={() => setIsAsking(true)}>
        {t('reset.open')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('reset.title')}
          confirm={t('reset.open')}
          work={() => reset().unwrap()}
          onDone={() => {
            setIsAsking(false)
            toast({ tone: 'ok', text: t('reset.done'), id: 'training' })
          }}
          onClose={() => setIsAsking(false)}
        >
          <p>{t('reset.text')}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
