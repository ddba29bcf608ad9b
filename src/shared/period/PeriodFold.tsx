import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { NarrowFold } from '@/ui/NarrowFold.tsx'
import type { PeriodDays } from './days.ts'

interface PeriodFoldProps extends PeriodDays {
  /** Defaults to the label of filters. */
  label?: string | undefined
  children: ReactNode
}

/**
 * The filters of a chart or table. On narrow screens they fold behind a button that names the days.
 */
export function PeriodFold({ dateFrom, dateTo, label, children }: PeriodFoldProps) {
  const { t } = useTranslation()
  // A date without time is the same in every zone.
  const { date } = formatFor(useLocale(), 'UTC')
  const days = [...new Set([dateFrom, dateTo])].map((day) => date(day, 'dayMonth'))
  return (
    <NarrowFold label={label ?? t('label.filters')} note={days.join(' – ')}>
      {children}
    </NarrowFold>
  )
}
