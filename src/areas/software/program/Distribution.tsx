import { useTranslation } from '@/i18n/use-translation.ts'
import type { SoftwareItem } from '@/api/contract/software.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { Figure } from '@/ui/Figure.tsx'
import { Progress } from '@/ui/Progress.tsx'

/** The average rating, and the number of ratings by stars. */
export function Distribution({ rating }: { rating: NonNullable<SoftwareItem['rating']> }) {
  const { t } = useTranslation('software')
  const format = formatFor(useLocale())
  const { avg, count, distribution } = rating
  return (
    <div className="stack gap-3 content-start text-2">
      {avg !== null && (
        <Figure
          size="lg"
          value={format.number(avg, 1)}
          unit={t('rating.outOf')}
          caption={t('rating.count', { count })}
        />
      )}
      {[5, 4, 3, 2, 1].map((value) => {
        const given = distribution[value - 1] ?? 0
        return (
          <Progress
            key={value}
            tone="earls"
            label={t('rating.stars', { count: value })}
            value={given}
            max={Math.max(1, count)}
            text={format.number(given)}
          />
        )
      })}
    </div>
  )
}
