import { useTranslation } from '@/i18n/use-translation.ts'
import type { FaqSection } from '@/api/contract/faq.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { usePage } from '@/i18n/page-context.ts'
import { rows } from '@/routes/table/index.ts'
import type { PageRow } from '@/routes/types.ts'
import { FaqPlace } from '@/shared/faq/FaqPlace.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Container } from '@/ui/Container.tsx'
import { HelpNextStep } from '../help/HelpNextStep.tsx'
import s from '../support.module.css'

const pageOf = {
  customer: 'faqCustomer',
  developer: 'faqDeveloper',
  worker: 'faqWorker',
} as const satisfies Record<FaqSection, string>

/** The questions for one kind of reader. */
export function SectionView({ section }: { section: FaqSection }) {
  const { t } = useTranslation('faq')
  const { t: common } = useTranslation()
  const { language } = usePage()
  const others = (['customer', 'developer', 'worker'] as const).filter((one) => {
    const row: PageRow = rows[pageOf[one]]
    return one !== section && row.langs.includes(language)
  })
  return (
    <>
      <PageHead
        title={t(`page.${section}.head.title`)}
        description={t(`page.${section}.head.description`)}
      />
      <PageHero
        title={t(`page.${section}.title`)}
        mark={t(`page.${section}.mark`)}
        lead={t(`page.${section}.lead`)}
        actions={
          <nav aria-label={t('other')} className="cluster gap-3">
            {others.map((one) => (
              <RouteLink
                key={one}
                to={{ id: pageOf[one] }}
                className={buttonClass({ variant: 'secondary' })}
              >
                {common(`nav.crumb.${pageOf[one]}`)}
              </RouteLink>
            ))}
            {section === 'worker' && (
              <RouteLink
                to={{ id: 'workerTerms' }}
                className={buttonClass({ variant: 'secondary' })}
              >
                {common('nav.crumb.workerTerms')}
              </RouteLink>
            )}
          </nav>
        }
      />
      <Container className={s.band}>
        <FaqPlace
          section={section}
          nothing={
            <RouteLink to={{ id: 'supportBot' }} className={`inline-row text-2 bold ${s.way}`}>
              {t('ask')}
            </RouteLink>
          }
        />
      </Container>
      <HelpNextStep />
    </>
  )
}
