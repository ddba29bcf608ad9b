import { useTranslation } from '@/i18n/use-translation.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'

/**
 * The time of the figures in the prerendered file. It is in UTC, because the build does not know
 * the reader's time zone.
 */
export function ServedTime({ at, of }: { at: string; of: 'prices' | 'figures' }) {
  const { t } = useTranslation()
  const time = formatFor(useLocale(), 'UTC').date(at, 'dateTime')
  return <time dateTime={at}>{t(`served.${of}`, { time })}</time>
}
