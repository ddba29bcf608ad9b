import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { PasswordEditor } from './PasswordEditor.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { WithUser } from '../user/WithUser.tsx'
import { withGap } from '@/lib/sentences.ts'

export default function PasswordPage() {
  const { t } = useTranslation('profilePassword')
  const { t: common } = useTranslation()
  const [saved, setSaved] = useState<{ signedOut: boolean } | null>(null)
  return (
    <AccountFrame title={common('nav.crumb.profilePassword')} lead={t('password.lead')}>
      {saved ? (
        <Outcome title={t('password.saved')} fresh>
          <p>
            {withGap(saved.signedOut ? t('password.othersOut') : t('password.othersIn'))}
            <RouteLink to={{ id: 'profileAuthentication' }}>{t('password.sessions')}</RouteLink>
          </p>
        </Outcome>
      ) : (
        <WithUser title={t('password.title')}>
          {(user) => (
            <AccountSection
              title={user.security.hasPassword ? t('password.title') : t('password.firstTitle')}
              text={user.security.hasPassword ? t('password.text') : t('password.firstText')}
            >
              <PasswordEditor user={user} onSaved={(signedOut) => setSaved({ signedOut })} />
            </AccountSection>
          )}
        </WithUser>
      )}
    </AccountFrame>
  )
}
