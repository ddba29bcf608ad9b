import { useId } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { gapAfter, withGap } from '@/lib/sentences.ts'
import { Notice } from '@/ui/Notice.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import { ProblemWay } from '../ProblemWay.tsx'
import { RouteLink } from '../RouteLink.tsx'
import s from '../small.module.css'
import { useProblemWords } from '../use-problem-words.ts'
import type { Refusal } from './refusal.ts'
import { useRemaining, useSecondsTo } from './retry.ts'
import { useFieldWords } from './use-field-words.ts'

/**
 * A refusal that belongs to no field: what happened, when to retry, and the number to give to
 * support. It takes the focus after each attempt, which announces it. It is not a live region,
 * because its clock would be announced every second.
 */
export function FormProblem({
  refused: { problem, until, unplaced },
  attempt,
  focus,
}: {
  refused: Refusal
  attempt: number
  focus: boolean
}) {
  const { t } = useTranslation()
  const id = useId()
  const box = useTakeFocus<HTMLDivElement>(focus, attempt)
  const left = useSecondsTo(until ?? 0)
  const remaining = useRemaining()
  const fieldWords = useFieldWords()
  const words = useProblemWords(problem, attempt, left)
  const isOver = until !== null && left === 0
  const { isBack, title, text } = isOver
    ? { isBack: true, title: t('form.retryNow'), text: '' }
    : words
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={`round-2 ${s.problem}`}
    >
      <Notice
        tone={isBack ? 'info' : until === null ? 'bad' : 'warn'}
        title={
          <span id={`${id}-title`} role="status">
            {title}
          </span>
        }
      >
        <p id={`${id}-text`}>
          {text}
          {left > 0 && (
            <>
              {gapAfter(text)}
              <b className="num nowrap">{t('form.retryIn', { time: remaining(left) })}</b>
            </>
          )}
        </p>
        {unplaced.length > 0 && (
          <>
            <ul>
              {unplaced.map(({ field, problem: found }) => (
                <li key={field}>
                  <code translate="no">{field}</code> {fieldWords(found)}
                </li>
              ))}
            </ul>
            <p>
              {withGap(t('form.unplaced'))}
              <RouteLink to={{ id: 'support' }}>{t('nav.crumb.support')}</RouteLink>
            </p>
          </>
        )}
        <div>
          <ProblemWay problem={problem} />
        </div>
        {problem.requestId && (
          <p className="cluster gap-2 quiet text-1 mt-1">
            {t('requestId')} <code translate="no">{problem.requestId}</code>
          </p>
        )}
      </Notice>
    </div>
  )
}
