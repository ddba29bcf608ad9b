import { useTranslation } from '@/i18n/use-translation.ts'

/** Returns a function that formats a guaranteed time, in hours if they are whole. */
export function useWithin(): (minutes: number) => string {
  const { t } = useTranslation('enterprise')
  return (minutes) =>
    minutes % 60 === 0
      ? t('hours', { count: minutes / 60 })
      : t('minutes', { count: Math.round(minutes) })
}
