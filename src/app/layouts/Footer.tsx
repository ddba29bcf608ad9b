import { useTranslation } from '@/i18n/use-translation.ts'
import { useNames, usePage } from '@/i18n/page-context.ts'
import { rows } from '@/routes/table/index.ts'
import type { PageRow } from '@/routes/types.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { site } from '@/site/site.ts'
import { Container } from '@/ui/Container.tsx'
import { Logo } from '@/ui/Logo.tsx'
import { Alternates } from './Alternates.tsx'
import s from './layouts.module.css'
import { footerNav, trustNav } from './nav.ts'

/**
 * Links to all public pages, named like the breadcrumbs. Pages that the language lacks are left
 * out.
 */
export function Footer() {
  const { t } = useTranslation()
  const { language } = usePage()
  const nameOf = useNames()
  return (
    <footer
      className={`line-above alice text-2 quiet ${s.footer}`}
      data-print="no"
      aria-label={t('nav.footer')}
    >
      <Container>
        <div className={`grid gap-6 gap-x-8 ${s.footerGrid}`}>
          <div>
            <Logo name={site.brand} />
            <p className={s.footerText}>{t('footer.about')}</p>
          </div>
          {footerNav.map(({ id, links }) => (
            <div key={id}>
              <h2 className="text-1 faint">{t(`footer.${id}`)}</h2>
              <ul className="bare">
                {links
                  .filter((to) => {
                    const row: PageRow = rows[to.id]
                    return row.langs.includes(language)
                  })
                  .map((to) => (
                    <li key={to.id}>
                      <RouteLink to={to}>{nameOf({ id: to.id, slugs: to.slugs ?? {} })}</RouteLink>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
        <ul className="bare row wrap gap-2 gap-x-4 mt-6" aria-label={t('footer.trust.label')}>
          {trustNav.map(({ key, target }) => (
            <li key={key}>
              <RouteLink to={target}>{t(`footer.trust.${key}`)}</RouteLink>
            </li>
          ))}
        </ul>
        <Alternates />
        <p className="faint text-1 mt-6">
          {t('footer.rights', { brand: site.brand, year: __BUILD_YEAR__ })}
        </p>
      </Container>
    </footer>
  )
}
