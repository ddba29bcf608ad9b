import { Star } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import s from '../software.module.css'

/** The average rating of a program and the number of ratings. */
export function RatingLine({ avg, count }: { avg: number | null; count: number }) {
  const { t } = useTranslation('software')
  const format = formatFor(useLocale())
  if (avg === null || count === 0) return <span className="faint">{t('rating.none')}</span>
  return (
    <span className="inline-row gap-1 num">
      <Star size={16} className={s.star} aria-hidden="true" />
      <span className="visually-hidden">{t('rating.mean')}</span>
      <strong>{format.rating(avg)}</strong>
      <span className="faint">{t('rating.count', { count })}</span>
    </span>
  )
}

/** The stars of one review. */
export function Stars({ value }: { value: number }) {
  const { t } = useTranslation('software')
  return (
    <span className={s.stars} role="img" aria-label={t('rating.stars', { count: value })}>
      {[1, 2, 3, 4, 5].map((at) => (
        <Star key={at} size={18} className={at <= value ? s.star : s.off} aria-hidden="true" />
      ))}
    </span>
  )
}
