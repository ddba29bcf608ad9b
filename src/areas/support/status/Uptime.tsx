import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { uptimeBars, uptimeLevels, uptimeText } from '@/lib/uptime-bars.ts'
import s from '../support.module.css'

/** The last days, whose uptime stands apart. */
const recent = 30

/** Each day as a bar, and the uptime in words. */
export function Uptime({ name, days }: { name: string; days: readonly number[] }) {
  const { t } = useTranslation('serviceStatus')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const worst = Math.min(...days)
  const over = (some: readonly number[]): string =>
    t('uptime', {
      count: some.length,
      percent: uptimeText(some.reduce((sum, day) => sum + day, 0) / some.length, locale),
    })
  const text = over(days)
  return (
    <div className={`stack gap-1 ${s.uptime}`}>
      <svg
        viewBox={`0 0 ${days.length * 4} 24`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('uptimeLabel', { name, text, worst: uptimeText(worst, locale) })}
      >
        {uptimeLevels.map((level) => (
          <path key={level} d={uptimeBars(days, level)} data-level={level} />
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
