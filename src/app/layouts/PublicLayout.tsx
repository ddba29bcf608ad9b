import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { site } from '@/site/site.ts'
import { Container } from '@/ui/Container.tsx'
import { Logo } from '@/ui/Logo.tsx'
import { Crumbs } from './Crumbs.tsx'
import { Header } from './Header.tsx'
import s from './layouts.module.css'
import { publicNav } from './nav.ts'

export function PublicLayout() {
  return (
    <>
      <Header />
      <main id="content" tabIndex={-1} className={s.main}>
        <Crumbs />
        <Outlet />
      </main>
      <Footer />
    </>
  )
}

function Footer() {
  const { t } = useTranslation()
  return (
    <footer className={s.footer} aria-label={t('nav.footer')}>
      <Container>
        <div className={s.footerGrid}>
          <div>
            <Logo name={site.brand} />
            <p className={s.footerText}>{t('footer.about')}</p>
          </div>
          <div>
            <h2>{t('footer.product')}</h2>
            <ul>
              {publicNav.map(({ key, target }) => (
                <li key={key}>
                  <RouteLink to={target}>{t(key)}</RouteLink>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{t('footer.account')}</h2>
            <ul>
              <li>
                <RouteLink to={{ id: 'login' }}>{t('nav.signIn')}</RouteLink>
              </li>
              <li>
                <RouteLink to={{ id: 'register' }}>{t('nav.signUp')}</RouteLink>
              </li>
            </ul>
          </div>
        </div>
        <p className={s.rights}>{t('footer.rights', { brand: site.brand, year: __BUILD_YEAR__ })}</p>
      </Container>
    </footer>
  )
}
