import { Menu as MenuIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useHref, usePage } from '@/i18n/page-context.ts'
import { LivePart } from '@/shared/LivePart.tsx'
import { renderRouteLink } from '@/shared/render-link.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { site } from '@/site/site.ts'
import { Button } from '@/ui/Button.tsx'
import { Container } from '@/ui/Container.tsx'
import { Logo } from '@/ui/Logo.tsx'
import { Menu } from '@/ui/Menu.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import s from './layouts.module.css'
import { publicNav } from './nav.ts'
import { SignedOutLinks } from './SignedOutLinks.tsx'
import { ThemeMenu } from './ThemeMenu.tsx'

const accountSlot = async () => (await import('../live.tsx')).AccountSlot
const sessionWatch = async () => (await import('../live.tsx')).SessionWatch

/** `bare`: the narrow pages of signing in, which lead nowhere else. */
export function Header({ bare = false }: { bare?: boolean }) {
  const { t } = useTranslation()
  const href = useHref()
  const { id } = usePage()
  return (
    <header className={s.header}>
      <a className="skip" href="#content">
        {t('nav.skip')}
      </a>
      <Container className={s.bar}>
        <RouteLink to={{ id: 'home' }} className={s.home} aria-label={t('nav.home', { brand: site.brand })}>
          <Logo name={site.brand} />
        </RouteLink>
        {!bare && (
          <nav className={s.nav} aria-label={t('nav.main')}>
            {publicNav.map(({ key, target }) => (
              <Link key={key} to={href(target)} aria-current={!('hash' in target) && target.id === id ? 'page' : undefined}>
                {t(key)}
              </Link>
            ))}
          </nav>
        )}
        <div className={s.end}>
          <LanguageMenu />
          <ThemeMenu />
          {!bare && <LivePart load={accountSlot} props={{}} fallback={<SignedOutLinks />} />}
          {!bare && (
            <div className={s.narrow}>
              <Menu
                align="end"
                renderLink={renderRouteLink}
                button={(props) => (
                  <Button {...props} variant="none" hideText prepend={<MenuIcon size={22} aria-hidden="true" />}>
                    {t('nav.menu')}
                  </Button>
                )}
                items={[
                  ...publicNav.map(({ key, target }) => ({ id: key, label: t(key), href: href(target) })),
                  { id: 'login', label: t('nav.signIn'), href: href({ id: 'login' }), separated: true },
                  { id: 'register', label: t('nav.signUp'), href: href({ id: 'register' }) },
                ]}
              />
            </div>
          )}
        </div>
      </Container>
      <LivePart load={sessionWatch} props={{}} fallback={null} />
    </header>
  )
}
