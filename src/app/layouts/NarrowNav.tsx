import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { MenuIcon } from '@/ui/icons/HeaderIcons.tsx'
import s from './layouts.module.css'
import { publicNav } from './nav.ts'
import { ThemeMenu } from './ThemeMenu.tsx'

/** The navigation of narrow screens: a native disclosure, which also opens without script. */
export function NarrowNav({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation()
  const { key } = useLocation()
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const list = details.current
    if (!list) return
    // It has led somewhere.
    list.open = false
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !list.open) return
      list.open = false
      list.querySelector('summary')?.focus()
    }
    list.addEventListener('keydown', close)
    return () => list.removeEventListener('keydown', close)
  }, [key])
  return (
    <details ref={details} className={s.narrow}>
      <summary aria-label={t('nav.menu')} className={s.narrowButton}>
        <MenuIcon />
      </summary>
      <nav className={s.narrowList} aria-label={t('nav.main')}>
        {publicNav.map(({ key: name, target }) => (
          <RouteLink key={name} to={target}>
            {t(name)}
          </RouteLink>
        ))}
        {signedIn ? (
          <RouteLink to={{ id: 'dashboard' }}>{t('nav.dashboard')}</RouteLink>
        ) : (
          <>
            <RouteLink to={{ id: 'login' }}>{t('nav.signIn')}</RouteLink>
            <RouteLink to={{ id: 'register' }}>{t('nav.signUp')}</RouteLink>
          </>
        )}
        <span className={s.narrowTheme}>
          <ThemeMenu />
        </span>
      </nav>
    </details>
  )
}
