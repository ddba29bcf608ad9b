import { useTranslation } from '@/i18n/use-translation.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { cx } from '@/ui/cx.ts'
import s from './layouts.module.css'

export function SignedOutLinks() {
  const { t } = useTranslation()
  return (
    <div className={`row align-center justify-end gap-3 control ${s.account}`}>
      <RouteLink
        to={{ id: 'login' }}
        className={cx(buttonClass({ variant: 'secondary' }), s.signIn)}
      >
        {t('nav.signIn')}
      </RouteLink>
      <RouteLink to={{ id: 'register' }} className={buttonClass()}>
        {t('nav.getKey')}
      </RouteLink>
    </div>
  )
}
