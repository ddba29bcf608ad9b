import { useTranslation } from 'react-i18next'
import { useHref, usePage } from '@/i18n/page-context.ts'
import { trail } from '@/routes/trail.ts'
import { renderRouteLink } from '@/shared/render-link.tsx'
import { Breadcrumbs } from '@/ui/Breadcrumbs.tsx'
import { Container } from '@/ui/Container.tsx'

/** The way from home to this page, from the table's `parent` column. */
export function Crumbs() {
  const { t } = useTranslation()
  const href = useHref()
  const { id, missing } = usePage()
  if (id === 'home' || missing) return null
  const above = trail(id)
  return (
    <Container>
      <Breadcrumbs
        label={t('nav.breadcrumbs')}
        renderLink={renderRouteLink}
        items={[...above.map((parent) => ({ label: t(`nav.crumb.${parent}`), href: href({ id: parent }) })), { label: t(`nav.crumb.${id}`) }]}
      />
    </Container>
  )
}
