import { LayoutDashboard, Tag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink, Outlet } from 'react-router'
import { useHref } from '@/i18n/page-context.ts'
import { Header } from './Header.tsx'
import s from './layouts.module.css'

export function AccountLayout() {
  const { t } = useTranslation()
  const href = useHref()
  return (
    <>
      <Header wide />
      <div className={s.accountGrid}>
        <nav className={s.rail} aria-label={t('nav.account')}>
          <ul>
            <li>
              <NavLink to={href({ id: 'dashboard' })} end>
                <LayoutDashboard size={18} aria-hidden="true" />
                {t('nav.dashboard')}
              </NavLink>
            </li>
            <li>
              <NavLink to={href({ id: 'pricing' })} end>
                <Tag size={18} aria-hidden="true" />
                {t('nav.pricing')}
              </NavLink>
            </li>
          </ul>
        </nav>
        <main id="content" tabIndex={-1} className={s.accountMain}>
          <Outlet />
        </main>
      </div>
    </>
  )
}
