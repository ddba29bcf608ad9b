import { useTranslation } from '@/i18n/use-translation.ts'
import { useHref, useNames, usePage } from '@/i18n/page-context.ts'
import { cutText } from '@/lib/cut-text.ts'
import { trail } from '@/routes/trail.ts'
import { useCrumbName } from '@/shared/crumb-name.ts'
import { renderRouteLink } from '@/shared/render-link.tsx'
import { Breadcrumbs } from '@/ui/Breadcrumbs.tsx'
import { Container } from '@/ui/Container.tsx'

/** The breadcrumbs, from the table's `parent` column. */
export function Crumbs() {
  const { t } = useTranslation()
  const href = useHref()
  const nameOf = useNames()
  const { id, slugs, missing } = usePage()
  const own = useCrumbName()
  if (id === 'home' || missing) return null
  const here = { id, slugs }
  return (
    <Container>
      <Breadcrumbs
        label={t('nav.breadcrumbs')}
        renderLink={renderRouteLink}
        items={[
          ...trail(here).map((step) => ({
            label: nameOf(step),
            href: href({ id: step.id, slugs: step.slugs }),
          })),
          { label: cutText(own ?? nameOf(here)) },
        ]}
      />
    </Container>
  )
}
