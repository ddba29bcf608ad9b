import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocation } from 'react-router'
import { buttonClass } from '@/ui/button-class.ts'
import { Notice } from '@/ui/Notice.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import { RouteLink } from '../RouteLink.tsx'

interface SignInOfferProps {
  title: string
  /** What happens to the text that was typed. */
  children?: ReactNode
  /** The hash of the place that sign-in returns to. */
  hash?: string
}

/** Offers sign-in for something that needs an account. Sign-in returns to this page. */
export function SignInOffer({ title, children, hash }: SignInOfferProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const box = useTakeFocus<HTMLDivElement>()
  const search = { return_to: hash === undefined ? pathname : `${pathname}#${hash}` }
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={title}>
      <Notice tone="info" title={title}>
        {children && <p>{children}</p>}
        <div className="cluster gap-3">
          <RouteLink to={{ id: 'login', search }} className={buttonClass()}>
            {t('nav.signIn')}
          </RouteLink>
          <RouteLink
            to={{ id: 'register', search }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('nav.signUp')}
          </RouteLink>
        </div>
      </Notice>
    </div>
  )
}
