import { useTranslation } from 'react-i18next'
import { webhookApi } from '@/api/endpoints/customer.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'

/** The way to the account's webhooks; absent where the backend has none. */
export function WebhooksLink() {
  const { t } = useTranslation('pingback')
  const { data } = webhookApi.useWebhooksQuery()
  if (!data) return null
  return (
    <AccountSection title={t('account.title')} text={t('account.text')}>
      <RouteLink to={{ id: 'webhooks' }}>{t('account.link')}</RouteLink>
    </AccountSection>
  )
}
