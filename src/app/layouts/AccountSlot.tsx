import { useTranslation } from 'react-i18next'
import { userApi } from '@/api/endpoints/user.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { shownBalance } from '@/session/balance.ts'
import { passes, usePersonHere } from '@/session/person-here.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Money } from '@/ui/Money.tsx'
import { NotificationBell } from '../shell/NotificationBell.tsx'
import { UserMenu } from '../shell/UserMenu.tsx'
import shell from '../shell/shell.module.css'
import { SignedOutLinks } from './SignedOutLinks.tsx'
import s from './layouts.module.css'

/**
 * The end of the header: person, balance, notifications and menu. Loads after the page, with RTK
 * Query.
 */
export function AccountSlot({ inside }: { inside: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { isError } = userApi.useUserQuery()
  const { user, person } = usePersonHere()
  // Inside the account nobody is a guest, even while the person is unknown.
  if (!user) return inside || isError ? <div className={s.account} /> : <SignedOutLinks />
  const isWorker = user.profile.userType === 'worker'
  const balance = isWorker ? (user.workerBalance?.available ?? null) : shownBalance(user)
  return (
    <div className={s.account}>
      {balance && (
        // Links to the page that explains the balance.
        <RouteLink
          to={{ id: isWorker ? 'cabinet' : passes('dashboard', person) ? 'dashboard' : 'pricing' }}
          className={shell.balance}
        >
          <span className="visually-hidden">
            {t(isWorker ? 'account.earned' : 'account.balance')}
          </span>{' '}
          <Money amount={balance.amount} currency={balance.currency} locale={locale} />
        </RouteLink>
      )}
      <NotificationBell unread={user.unread} />
      <UserMenu user={user} />
    </div>
  )
}
