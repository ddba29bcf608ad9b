import { useTranslation } from 'react-i18next'
import { site } from '@/site/site.ts'
import { Notice } from '@/ui/Notice.tsx'

/** The password was right, and the account asks for a code besides. */
export function TwoFactorNotice() {
  const { t } = useTranslation('auth')
  const address = `support@${site.hosts.com}`
  return (
    <Notice tone="warn" role="alert" title={t('twoFactor.title')}>
      <p>{t('twoFactor.text')}</p>
      <p>
        <a href={`mailto:${address}`}>{t('twoFactor.write', { address })}</a>
      </p>
    </Notice>
  )
}
