import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { clock, useSecondsTo } from '@/shared/form/retry.ts'
import s from './SecondStep.module.css'

/** How long the step is open. Said aloud once, in its last minute; then it ends by itself. */
export function Expiry({ until, onOver }: { until: number; onOver: () => void }) {
  const { t } = useTranslation('twoFactor')
  const left = useSecondsTo(until)
  const end = useRef(onOver)
  useEffect(() => {
    end.current = onOver
  })
  const over = left === 0
  useEffect(() => {
    if (over) end.current()
  }, [over])
  return (
    <p className={s.expiry}>
      <span aria-hidden={left <= 60 || undefined}>{t('left', { time: clock(left) })}</span>
      <span role="status" className="visually-hidden">
        {left <= 60 ? t('lastMinute') : ''}
      </span>
    </p>
  )
}
