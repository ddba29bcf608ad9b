import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectIsHere } from '@/api/page-state.ts'
import type { Target } from '@/routes/href.ts'
import type { PageId } from '@/routes/table/index.ts'
import { buttonClass } from '@/ui/button-class.ts'
import { RouteLink } from './RouteLink.tsx'

interface StartLinkProps {
  /** Where a visitor begins; by default at the sign-up. */
  to?: Target<PageId>
  /** By default what the visitor does there. */
  children?: ReactNode
}

const isWorker = ({ search }: Target<PageId>): boolean => search?.['userType'] === 'worker'

/** The main action of an open page: a visitor's beginning, and for a signed-in person the account. */
export function StartLink({ to = { id: 'register' }, children }: StartLinkProps) {
  const { t } = useTranslation()
  const isHere = useSelector(selectIsHere)
  const className = buttonClass({ size: 'lg' })
  if (!isHere)
    return (
      <RouteLink to={to} className={className}>
        {children ?? t(isWorker(to) ? 'nav.signUpWorker' : 'nav.signUpLong')}
      </RouteLink>
    )
  return (
    // The guard of the sign-in page sends each kind of person to their own start page.
    <RouteLink to={{ id: 'login' }} className={className}>
      {t('nav.toAccount')}
    </RouteLink>
  )
}
