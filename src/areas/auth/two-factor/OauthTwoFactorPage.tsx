import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocation } from 'react-router'
import { PageHead } from '@/head/PageHead.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { challengeIn } from './challenge.ts'
import { AuthCard } from '../auth-card/AuthCard.tsx'
import { SecondStep } from './SecondStep.tsx'
import { useLeadOn } from './use-lead-on.ts'
import { useKeptSearch, useSignedIn } from '../signed-in/use-signed-in.ts'

/**
 * The page that a sign-in through another service returns to if the account requires a code as
 * well.
 */
export default function OauthTwoFactorPage() {
  const { t } = useTranslation('twoFactor')
  const { t: common } = useTranslation()
  const { search: query } = useLocation()
  const challenge = useMemo(() => challengeIn(query), [query])
  const search = useKeptSearch()
  const signedIn = useSignedIn()
  const entering = useLeadOn()
  if (!challenge) {
    return (
      <AuthCard title={t('missing.title')} lead={<p>{t('missing.text')}</p>}>
        <PageHead title={t('missing.title')} />
        <RouteLink
          to={{ id: 'login', search }}
          className={buttonClass({ size: 'lg', block: true })}
        >
          {t('over.again')}
        </RouteLink>
      </AuthCard>
    )
  }
  return (
    <SecondStep
      key={challenge.id}
      challenge={challenge}
      onUser={(user) => {
        entering()
        return signedIn(user)
      }}
      foot={<RouteLink to={{ id: 'login', search }}>{common('action.backToSignIn')}</RouteLink>}
    />
  )
}
