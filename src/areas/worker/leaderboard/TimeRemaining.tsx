import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { timeLeft } from './places.ts'

const minute = 60_000

/**
 * The remaining time of a period, to the minute. It is not a live region, because nobody wants to
 * hear it count.
 */
export function TimeRemaining({ endsAt, onEnd }: { endsAt: string | null; onEnd: () => void }) {
  const { t } = useTranslation('hub')
  const locale = useLocale()
  const [now, setNow] = useState(() => Date.now())
  const tell = useRef(onEnd)
  useEffect(() => {
    tell.current = onEnd
  })
  const end = endsAt === null ? Number.NaN : Date.parse(endsAt)
  useEffect(() => {
    if (Number.isNaN(end)) return
    setNow(Date.now())
    const timer = setInterval(() => {
      const time = Date.now()
      setNow(time)
      if (time < end) return
      clearInterval(timer)
      tell.current()
    }, minute)
    return () => clearInterval(timer)
  }, [end])
  if (endsAt === null || Number.isNaN(end)) return <p>{t('board.endless')}</p>
  if (now >= end) return <p>{t('board.ended')}</p>
  const left = timeLeft(end - now).map(({ unit, value }) =>
    value.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'short' }),
  )
  return (
    <p>
      {t('board.ends', { left: left.join(' '), time: formatFor(locale).date(endsAt, 'dateTime') })}
    </p>
  )
}
