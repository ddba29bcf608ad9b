import { Check, Lock, Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TrainingSummary } from '@/api/contract/worker-training.ts'
import { workerTrainingApi } from '@/api/endpoints/worker.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { toast } from '@/ui/toast-store.ts'
import { draftKind } from '../answer/draft.ts'
import s from '../account.module.css'

interface OverviewProps {
  summary: TrainingSummary
  onLesson: (id: string) => void
  onExam: () => void
}

const signs = { done: Check, locked: Lock, open: Play } as const
const stateOf = (state: string): keyof typeof signs =>
  state === 'done' || state === 'locked' ? state : 'open'

/** The lessons with their status, the exam, and the button that starts over. */
export function TrainingOverview({ summary, onLesson, onExam }: OverviewProps) {
  const { t } = useTranslation('training')
  const { t: common } = useTranslation()
  const format = useFormat()
  const { lessons, state } = summary
  const done = lessons.filter((lesson) => lesson.state === 'done').length
  const next = lessons.find((lesson) => stateOf(lesson.state) === 'open')
  return (
    <>
      {state === 'passed' && (
        <Notice
          tone="ok"
          title={t('passed.title')}
          action={
            <RouteLink to={{ id: 'cabinet' }} className={buttonClass({})}>
              {t('passed.action')}
            </RouteLink>
          }
        >
          {t('passed.text')}
        </Notice>
      )}
      <AccountSection
        title={t('lessons.title')}
        text={t('lessons.text')}
        aside={<span>{t('lessons.done', { count: done, total: lessons.length })}</span>}
      >
        <PartedList as="ol" rows={lessons} className={s.lessons}>
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
                <div>
                  <h3>{lesson.title || common(`taskKind.${draftKind(lesson.kind)}`)}</h3>
                  <p>
                    {t(`state.${own}`)}
                    {lesson.score !== null &&
                      ` · ${t('score', { score: format.percent(lesson.score, 0) })}`}
                  </p>
                </div>
                {own !== 'locked' && (
                  <Button
                    variant={lesson === next ? 'primary' : 'secondary'}
                    aria-label={t(own === 'done' ? 'again' : 'open', {
                      name: lesson.title || common(`taskKind.${draftKind(lesson.kind)}`),
                    })}
                    onClick={() => onLesson(String(lesson.id))}
                  >
                    {own === 'done' ? t('againShort') : common('action.start')}
                  </Button>
                )}
              </li>
            )
          }}
        </PartedList>
      </AccountSection>
      <ExamCard summary={summary} onExam={onExam} />
      {state !== 'not_started' && <StartOver />}
    </>
  )
}

function ExamCard({ summary, onExam }: Pick<OverviewProps, 'summary' | 'onExam'>) {
  const { t } = useTranslation('training')
  const format = useFormat()
  const { state, exam } = summary
  const { required, best, attemptsLeft, nextAttemptAt } = exam
  // The waiting time before the next attempt can end while the page is open.
  workerTrainingApi.useTrainingQuery(undefined, {
    pollingInterval: state === 'failed' ? 60_000 : 0,
    skipPollingIfUnfocused: true,
  })
  const isReady = state === 'exam' || exam.open
  return (
    <AccountSection title={t('exam.title')} text={t('exam.text')}>
      <div className="stack gap-4">
        <DescriptionList layout="flow" terms="small" details="figure">
          <Description term={t('exam.required')}>{format.percent(required, 0)}</Description>
          {best !== null && (
            <Description term={t('exam.best')}>{format.percent(best, 0)}</Description>
          )}
          {attemptsLeft !== null && state !== 'passed' && (
            <Description term={t('exam.attempts')}>{format.number(attemptsLeft)}</Description>
          )}
        </DescriptionList>
        {state === 'failed' && nextAttemptAt ? (
          <Notice
            tone="warn"
            title={t('exam.wait', { time: format.date(nextAttemptAt, 'dateTime') })}
          >
            {t('exam.waitText')}
          </Notice>
        ) : isReady && attemptsLeft !== 0 ? (
          <div>
            <Button size="lg" onClick={onExam}>
              {t(exam.open ? 'exam.goOn' : 'exam.begin')}
            </Button>
          </div>
        ) : (
          state !== 'passed' && <p>{t(attemptsLeft === 0 ? 'exam.noAttempts' : 'exam.notYet')}</p>
        )}
      </div>
    </AccountSection>
  )
}

function StartOver() {
  const { t } = useTranslation('training')
  const [isAsking, setIsAsking] = useState(false)
  const [reset] = workerTrainingApi.useResetTrainingMutation()
  return (
    <div>
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
