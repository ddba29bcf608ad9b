import { useTranslation } from 'react-i18next'
import { useLocale } from '@/i18n/page-context.ts'
import s from '../support.module.css'

const level = (percent: number): 'full' | 'high' | 'low' =>
  percent >= 99.9 ? 'full' : percent >= 98 ? 'high' : 'low'

/** Ninety days as ninety bars, and the uptime in words. */
export function Uptime({ name, days }: { name: string; days: readonly number[] }) {
  const { t } = useTranslation('serviceStatus')
  const { t: common } = useTranslation()
  const locale = useLocale()
  // Rounded down, so that a bad day among good ones does not round to 100%.
  const percent = (value: number): string =>
    (Math.floor(value * 100 + 1e-6) / 10_000).toLocaleString(locale, {
      style: 'percent',
      maximumFractionDigits: 2,
    })
  const mean = days.reduce((sum, day) => sum + day, 0) / days.length
  const worst = Math.min(...days)
  const text = t('uptime', { count: days.length, percent: percent(mean) })
  return (
    <div className={`stack gap-1 ${s.uptime}`}>
      <svg
        viewBox={`0 0 ${days.length * 4} 24`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('uptimeLabel', { name, text, worst: percent(worst) })}
      >
        {days.map((day, index) => (
          <rect key={index} x={index * 4} y={0} width={3} height={24} data-level={level(day)} />
        ))}
      </svg>
      <p className="row gap-2 between faint text-1">
        <span>{t('daysAgo', { count: days.length })}</span>
        <span className="num">{text}</span>
        <span>{common('label.today')}</span>
      </p>
    </div>
  )
}
