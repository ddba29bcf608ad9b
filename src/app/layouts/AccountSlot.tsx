import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { shownBalance } from '@/session/balance.ts'
import { passes, personOf } from '@/session/person.ts'
import { useUser } from '@/session/use-user.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { useOnHold } from '@/shared/account/use-on-hold.ts'
import { Money } from '@/ui/Money.tsx'
import { NotificationBell } from '../shell/NotificationBell.tsx'
import { TeamMenu } from '../shell/TeamMenu.tsx'
import { UserMenu } from '../shell/UserMenu.tsx'
import shell from '../shell/shell.module.css'
import { SignedOutLinks } from './SignedOutLinks.tsx'
import s from './layouts.module.css'

/**
 * The end of the header: person, balance, notifications and menu. Loads after the page.
 */
export function AccountSlot({ inside }: { inside: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { user, error } = useUser()
  const onHold = useOnHold()
  // Inside the account nobody is a guest, even while the person is unknown.
  if (!user)
    return inside || error ? (
      <div className={`row align-center justify-end gap-3 control ${s.account}`} />
    ) : (
      <SignedOutLinks />
    )
  const isWorker = user.profile.userType === 'worker'
  const balance = isWorker ? (user.workerBalance?.available ?? null) : shownBalance(user)
  return (
    <div className={`row align-center justify-end gap-3 control ${s.account}`}>
      {balance && (
        // Links to the page that explains the balance.
        <RouteLink
          to={{
            id: isWorker
              ? 'cabinet'
              : ((['dashboard', 'pay', 'pricing'] as const).find((id) =>
                  passes(id, personOf(user)),
                ) ?? 'pricing'),
          }}
          className={`bold num nowrap pad-3 round-2 ${shell.balance} ${onHold ? shell.held : ''}`}
        >
          <span className="visually-hidden">
            {t(isWorker ? 'account.earned' : 'account.balance')}
          </span>{' '}
          <Money amount={balance.amount} currency={balance.currency} locale={locale} />
          {/* The bar has room for a mark alone: the menu beside it says what is on hold, and why. */}
          {onHold && <span className="visually-hidden"> {onHold}</span>}
        </RouteLink>
      )}
      <TeamMenu user={user} />
      <NotificationBell unread={user.unread} />
      <UserMenu user={user} />
    </div>
  )
}
