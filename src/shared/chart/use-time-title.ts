import { useTranslation } from '@/i18n/use-translation.ts'

/**
 * The full name of a time in a chart. A time that is still running says so, because its values can
 * change.
 */
export function useTimeTitle(): (title: string, isOpen: boolean) => string {
  const { t } = useTranslation('shell')
  return (title, isOpen) => (isOpen ? t('period.soFar', { time: title }) : title)
}
