import { useTranslation } from '@/i18n/use-translation.ts'
import type { TaskDetail } from '@/api/contract/tasks.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { cutText } from '@/lib/cut-text.ts'
import { DateTime } from '@/shared/account/DateTime.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { notes, stepTone, timelineSteps } from './display.ts'
import { gaps } from './detail.ts'
import s from './task.module.css'

/** The steps of a task and their durations. */
export function Timeline({ steps }: { steps: TaskDetail['timeline'] }) {
  const { t } = useTranslation('task')
  const format = useFormat()
  const seconds = gaps(steps)
  if (steps.length === 0) return <p className="quiet text-2">{t('timeline.empty')}</p>
  return (
    <PartedList as="ol" rows={steps} className={s.timeline}>
      {({ status, at, note }, index) => {
        const step = known(timelineSteps, status)
        const why = note === null ? undefined : known(notes, note)
        const gap = seconds[index]
        return (
          <li key={index} data-tone={stepTone(status)}>
            <span className="cluster gap-x-2">
              {step ? t(`timeline.step.${step}`) : plainCode(status)}
              {note !== null && (
                <span className="quiet text-2">
                  {why ? t(`timeline.note.${why}`) : cutText(note)}
                </span>
              )}
            </span>
            <span className="cluster gap-x-2 num">
              <DateTime at={at} format="moment" />
              {gap !== null && gap !== undefined && gap > 0 && (
                <span className="quiet text-2">
                  {t('timeline.after', { time: format.duration(gap) })}
                </span>
              )}
            </span>
          </li>
        )
      }}
    </PartedList>
  )
}
