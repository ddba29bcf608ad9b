import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocation } from 'react-router'
import { PageHead } from '@/head/PageHead.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { prefilledEmail } from '../signed-in/prefilled.ts'
import { AuthCard } from '../auth-card/AuthCard.tsx'
import { useLeadOn } from './use-lead-on.ts'
import { useKeptSearch } from '../signed-in/use-signed-in.ts'

/** The second factor failed: it took too long, or there were too many wrong codes. */
export default function TwoFactorErrorPage() {
  const { t } = useTranslation('twoFactor')
  const { state }: { state: unknown } = useLocation()
  const search = useKeptSearch()
  useLeadOn()
  return (
    <AuthCard title={t('over.title')} lead={<p>{t('over.text')}</p>}>
      <PageHead title={t('over.title')} />
      <RouteLink
        to={{ id: 'login', search }}
        state={{ email: prefilledEmail(state) }}
        className={buttonClass({ size: 'lg', block: true })}
      >
        {t('over.again')}
      </RouteLink>
    </AuthCard>
  )
}
