import { useTranslation } from '@/i18n/use-translation.ts'
import { Link } from 'react-router'
import { useHref, usePage } from '@/i18n/page-context.ts'
import { useUser } from '@/session/use-user.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { site } from '@/site/site.ts'
import { Container } from '@/ui/Container.tsx'
import { Logo } from '@/ui/Logo.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import s from './layouts.module.css'
import { NarrowNav } from './NarrowNav.tsx'
import { publicNav } from './nav.ts'
import { SignedOutLinks } from './SignedOutLinks.tsx'
import { ThemeMenu } from './ThemeMenu.tsx'

const loadAccountSlot = async () => (await import('../late.tsx')).AccountSlot
const loadPaletteButton = async () => (await import('../late.tsx')).PaletteButton
const shellWords = ['shell'] as const

/**
 * `bare`: for the narrow sign-in pages, without navigation. `wide`: as wide as the account below
 * it.
 */
export function Header({ bare = false, wide = false }: { bare?: boolean; wide?: boolean }) {
  const { t } = useTranslation()
  const href = useHref()
  const { id } = usePage()
  const { user, error } = useUser()
  const session = Boolean(user) || error !== undefined
  // Inside the account nobody is a guest.
  const signedOut = wide ? (
    <div className={`row align-center justify-end gap-3 control ${s.account}`} />
  ) : (
    <SignedOutLinks />
  )
  return (
    <header className={`paper line-below ${s.header}`} data-print="no">
      <a className="skip" href="#content">
        {t('nav.skip')}
      </a>
      <Container
        className={
          wide ? `row align-center gap-5 ${s.bar} ${s.wide}` : `row align-center gap-5 ${s.bar}`
        }
      >
        <RouteLink
          to={{ id: 'home' }}
          className={`row align-center control ${s.home}`}
          aria-label={t('nav.home', { brand: site.brand })}
        >
          <Logo name={site.brand} />
        </RouteLink>
        {!bare && (
          <nav className={`row gap-5 text-2 ${s.nav}`} aria-label={t('nav.main')}>
            {publicNav.map(({ key, target }) => (
              <Link
                key={key}
                to={href(target)}
                aria-current={!('hash' in target) && target.id === id ? 'page' : undefined}
              >
                {t(key)}
              </Link>
            ))}
          </nav>
        )}
        <div className="row align-center justify-end grow gap-1">
          <span className={bare ? s.bare : s.prefs}>
            {!bare && session && (
              <LatePart load={loadPaletteButton} ns={shellWords} props={{}} fallback={null} />
            )}
            <LanguageMenu />
            <ThemeMenu />
          </span>
          {!bare &&
            (session ? (
              <LatePart
                load={loadAccountSlot}
                ns={shellWords}
                props={{ inside: wide }}
                fallback={signedOut}
              />
            ) : (
              signedOut
            ))}
          {!bare && <NarrowNav signedIn={session} />}
        </div>
      </Container>
    </header>
  )
}
