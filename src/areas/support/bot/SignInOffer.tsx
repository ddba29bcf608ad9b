import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Cluster } from '@/ui/Cluster.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'

/** The bot wants an account: sign-in leads back, and the question waits in the box. */
export function SignInOffer() {
  const { t } = useTranslation('bot')
  const { pathname } = useLocation()
  const box = useTakeFocus<HTMLDivElement>()
  const search = { return_to: pathname }
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={t('account.title')}>
      <Notice tone="info" title={t('account.title')}>
        <p>{t('account.text')}</p>
        <Cluster>
          <RouteLink to={{ id: 'login', search }} className={buttonClass()}>
            {t('account.signIn')}
          </RouteLink>
          <RouteLink
            to={{ id: 'register', search }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('account.signUp')}
          </RouteLink>
        </Cluster>
      </Notice>
    </div>
  )
}
