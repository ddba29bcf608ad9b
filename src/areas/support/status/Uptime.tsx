import { useTranslation } from 'react-i18next'
import { useLocale } from '@/i18n/page-context.ts'
import s from '../support.module.css'

const levels = ['full', 'high', 'low'] as const
const levelOf = (percent: number): (typeof levels)[number] =>
  percent >= 99.9 ? 'full' : percent >= 98 ? 'high' : 'low'

/** The bars of the days on one level as one path, so that any number of days is three elements. */
const bars = (days: readonly number[], level: (typeof levels)[number]): string =>
  days.map((day, index) => (levelOf(day) === level ? `M${index * 4} 0h3v24h-3z` : '')).join('')

/** The last days, whose uptime stands apart. */
const recent = 30

/** Each day as a bar, and the uptime in words. */
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
  const worst = Math.min(...days)
  const over = (some: readonly number[]): string =>
    t('uptime', {
      count: some.length,
      percent: percent(some.reduce((sum, day) => sum + day, 0) / some.length),
    })
  const text = over(days)
  return (
    <div className={`stack gap-1 ${s.uptime}`}>
      <svg
        viewBox={`0 0 ${days.length * 4} 24`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('uptimeLabel', { name, text, worst: percent(worst) })}
      >
        {levels.map((level) => (
          <path key={level} d={bars(days, level)} data-level={level} />
        ))}
      </svg>
      <p className="row gap-2 between faint text-1">
        <span>{t('daysAgo', { count: days.length })}</span>
        <span className="num">{text}</span>
        <span>{common('label.today')}</span>
      </p>
      {days.length > recent && <p className="faint text-1 num">{over(days.slice(-recent))}</p>}
    </div>
  )
}
