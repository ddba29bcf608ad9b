import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { NarrowFold } from '@/ui/NarrowFold.tsx'
import type { Days } from './days.ts'

/** The choices of a chart, behind one button that names its days on narrow screens. */
export function PeriodFold({ dateFrom, dateTo, children }: Days & { children: ReactNode }) {
  const { t } = useTranslation('shell')
  // A day is the same in every zone.
  const { date } = formatFor(useLocale(), 'UTC')
  const days = [...new Set([dateFrom, dateTo])].map((day) => date(day, 'dayMonth'))
  return (
    <NarrowFold label={t('pages.filters')} note={days.join(' – ')}>
      {children}
    </NarrowFold>
  )
}
