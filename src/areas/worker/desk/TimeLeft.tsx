import { useTranslation } from '@/i18n/use-translation.ts'
import { clock, useSecondsTo } from '@/shared/form/retry.ts'
import s from './desk.module.css'

/** The seconds before the end at which it is announced. */
const warned = 10

/** The remaining time of a task: a bar, a number, and a warning when it gets short. */
export function TimeLeft({ shownAt, until }: { shownAt: number; until: number }) {
  const { t } = useTranslation('desk')
  const left = useSecondsTo(until)
  const whole = Math.max(1, Math.round((until - shownAt) / 1000))
  const isShort = left <= warned
  return (
    <div className={`num ${s.time}`} data-short={isShort || undefined}>
      <span className="visually-hidden">{t('time.left')}</span>
      <b>{clock(left)}</b>
      <progress max={whole} value={Math.min(left, whole)} aria-label={t('time.left')} />
      <span role="status" className="visually-hidden">
        {isShort && left > 0 ? t('time.short') : ''}
      </span>
    </div>
  )
}
