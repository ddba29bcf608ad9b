import { useTranslation } from '@/i18n/use-translation.ts'
import { statusPagePath } from '@/routes/status-feed.ts'
import { isLanguage } from '@/site/languages.ts'
import { site } from '@/site/site.ts'

/** Leads to the status page of its own, which also answers when the service does not. */
export function StatusPageLink() {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  return (
    site.statusUrl !== '' &&
    isLanguage(language) && (
      <a href={`${site.statusUrl}/${statusPagePath(language)}`}>{t('label.statusPage')}</a>
    )
  )
}
