import { Menu as MenuIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocation } from 'react-router'
import { isOpenToRole } from '@/routes/guards.ts'
import { rows } from '@/routes/table/index.ts'
import { personOf } from '@/session/person.ts'
import { useUser } from '@/session/use-user.ts'
import { useCloseOnBack } from '@/ui/use-close-on-back.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import s from './layouts.module.css'
import { publicNav } from './nav.ts'
import { ThemeMenu } from './ThemeMenu.tsx'

/** The navigation of narrow screens: a native disclosure that also opens without scripts. */
export function NarrowNav({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation()
  const { key } = useLocation()
  const person = personOf(useUser().user)
  // A member of a team begins with the charts.
  const home = person && !isOpenToRole(rows.dashboard, person) ? 'graphCaptures' : 'dashboard'
  const details = useRef<HTMLDetailsElement>(null)
  // Needed only while it is open. It does nothing without scripts.
  const [open, setOpen] = useState(false)
  useCloseOnBack(open, () => {
    if (details.current) details.current.open = false
  })
  useEffect(() => {
    const list = details.current
    if (!list) return
    // A link in it was followed.
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
    <details
      ref={details}
      className={`relative ${s.narrow}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary aria-label={t('nav.menu')} className={`middle round-2 quiet ${s.narrowButton}`}>
        <MenuIcon size={20} aria-hidden="true" />
      </summary>
      <nav className={`grid pad-2 border round-3 ${s.narrowList}`} aria-label={t('nav.main')}>
        {publicNav.map(({ key: name, target }) => (
          <RouteLink key={name} to={target}>
            {t(name)}
          </RouteLink>
        ))}
        {signedIn ? (
          <RouteLink to={{ id: home }}>
            {t(home === 'dashboard' ? 'nav.dashboard' : 'nav.crumb.graphCaptures')}
          </RouteLink>
        ) : (
          <>
            <RouteLink to={{ id: 'login' }}>{t('nav.signIn')}</RouteLink>
            <RouteLink to={{ id: 'register' }}>{t('nav.signUp')}</RouteLink>
          </>
        )}
        {open && (
          <div className={s.narrowPrefs}>
            <p className="row align-center between">
              {t('language.label')} <LanguageMenu />
            </p>
            <p className="row align-center between">
              {t('theme.label')} <ThemeMenu />
            </p>
          </div>
        )}
      </nav>
    </details>
  )
}
