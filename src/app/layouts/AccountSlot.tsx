import { LogOut, LayoutDashboard, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { userApi } from '@/api/endpoints/user.ts'
import { useHref, useLocale } from '@/i18n/page-context.ts'
import { renderRouteLink } from '@/shared/render-link.tsx'
import { Button } from '@/ui/Button.tsx'
import { Menu } from '@/ui/Menu.tsx'
import { Money } from '@/ui/Money.tsx'
import { SignedOutLinks } from './SignedOutLinks.tsx'
import s from './layouts.module.css'

/** The header's end: who is here, their balance and menu. Comes after the page, with RTK Query. */
export function AccountSlot() {
  const { t } = useTranslation()
  const href = useHref()
  const locale = useLocale()
  const { data: user } = userApi.useUserQuery()
  if (!user) return <SignedOutLinks />
  const name = user.name ?? user.email ?? `#${user.id}`
  return (
    <div className={s.account}>
      <span className={s.balance}>
        <span className="visually-hidden">{t('account.balance')} </span>
        <Money amount={user.balance.amount} currency={user.balance.currency} locale={locale} />
      </span>
      <Menu
        align="end"
        header={name}
        renderLink={renderRouteLink}
        button={(props) => (
          <Button {...props} variant="tertiary" hideText prepend={<UserRound size={20} aria-hidden="true" />}>
            {t('account.menu', { name })}
          </Button>
        )}
        items={[
          { id: 'dashboard', label: t('nav.dashboard'), href: href({ id: 'dashboard' }), icon: <LayoutDashboard size={18} aria-hidden="true" /> },
          { id: 'logout', label: t('nav.signOut'), href: href({ id: 'logout' }), icon: <LogOut size={18} aria-hidden="true" />, separated: true },
        ]}
      />
    </div>
  )
}
