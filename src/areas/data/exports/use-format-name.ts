import { useTranslation } from '@/i18n/use-translation.ts'
import type { DataFormat } from '@/lib/data-set/formats.ts'
import { formatNames } from './formats.ts'

/** What a format of a delivery is called. */
export function useFormatName(): (format: DataFormat) => string {
  const { t } = useTranslation('labelExports')
  return (format) => (format === 'masks' ? t('masks') : formatNames[format])
}
