import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Target } from '@/routes/href.ts'
import type { PageId } from '@/routes/table/index.ts'
import { useUser } from '@/session/use-user.ts'
import { buttonClass } from '@/ui/button-class.ts'
import { RouteLink } from './RouteLink.tsx'

interface StartLinkProps {
  /** Where a visitor goes. Defaults to the sign-up. */
  to?: Target<PageId>
  /** Defaults to the action of a visitor's target. */
  children?: ReactNode
}

const isWorker = ({ search }: Target<PageId>): boolean => search?.['userType'] === 'worker'

/** The main action of an open page: the start for a visitor, the account for a signed-in person. */
export function StartLink({ to = { id: 'register' }, children }: StartLinkProps) {
  const { t } = useTranslation()
  const { user } = useUser()
  const className = buttonClass({ size: 'lg' })
  if (!user)
    return (
      <RouteLink to={to} className={className}>
        {children ?? t(isWorker(to) ? 'nav.signUpWorker' : 'nav.signUpLong')}
      </RouteLink>
    )
  return (
    // The guard of the sign-in page redirects signed-in people to their start page.
    <RouteLink to={{ id: 'login' }} className={className}>
      {t('nav.toAccount')}
    </RouteLink>
  )
}
