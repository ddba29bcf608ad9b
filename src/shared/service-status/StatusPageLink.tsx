import { useTranslation } from 'react-i18next'
import { usePage } from '@/i18n/page-context.ts'
import { statusPagePath } from '@/routes/status-feed.ts'
import { site } from '@/site/site.ts'

/** Leads to the status page of its own, which also answers when the service does not. */
export function StatusPageLink() {
  const { t } = useTranslation()
  const { language } = usePage()
  return (
    site.statusUrl !== '' && (
      <a href={`${site.statusUrl}/${statusPagePath(language)}`}>{t('label.statusPage')}</a>
    )
  )
}
