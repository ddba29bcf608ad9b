import { useTranslation } from '@/i18n/use-translation.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Badge } from '@/ui/Badge.tsx'

/** Whether the email address is confirmed, with a link to confirm it. */
export function EmailState({ confirmed }: { confirmed: boolean }) {
  const { t } = useTranslation('profile')
  if (confirmed) return <Badge tone="ok">{t('email.confirmed')}</Badge>
  return (
    <>
      <Badge tone="warn">{t('email.unconfirmed')}</Badge>{' '}
      <RouteLink to={{ id: 'confirmEmail' }}>{t('email.confirm')}</RouteLink>
    </>
  )
}
