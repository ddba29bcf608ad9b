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

/** The header's end: who is here, their balance, notifications and menu. Comes after the page, with RTK Query. */
export function AccountSlot({ inside }: { inside: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { isError } = userApi.useUserQuery()
  const { user, person } = usePersonHere()
  // Inside the account nobody is a guest, not even while it can't be learned who is here.
  if (!user) return inside || isError ? <div className={s.account} /> : <SignedOutLinks />
  const isWorker = user.profile.userType === 'worker'
  const balance = isWorker ? (user.workerBalance?.available ?? null) : shownBalance(user)
  return (
    <div className={s.account}>
      {balance && (
        // Where it is explained.
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
