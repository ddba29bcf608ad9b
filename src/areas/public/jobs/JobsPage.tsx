import { useTranslation } from '@/i18n/use-translation.ts'
import { PageHead } from '@/head/PageHead.tsx'
import type { Structured } from '@/head/structured.ts'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { Points } from '@/shared/landing/Points.tsx'
import { CallBand } from '@/shared/landing/CallBand.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { content, site } from '@/site/site.ts'
import { buttonClass } from '@/ui/button-class.ts'
import { Section } from '@/ui/Section.tsx'
import { postings } from './job-postings.ts'
import { Vacancies } from './Vacancies.tsx'

const kinds = ['build', 'help', 'quality'] as const

export const structured: Structured = ({ language }) => postings(content, language, site.brand)

export default function JobsPage() {
  const { t } = useTranslation('jobs')
  return (
    <>
      <PageHead title={t('head')} description={t('description')} />
      <PageHero title={t('title')} lead={t('lead')} />
      <Section title={t('open')}>
        <Vacancies vacancies={content.vacancies} />
      </Section>
      <Section tone="alice" title={t('whom.title')}>
        <Points
          items={kinds.map((id) => ({
            id,
            title: t(`whom.${id}.title`),
            text: t(`whom.${id}.text`),
          }))}
        />
      </Section>
      <CallBand
        title={t('queue.title')}
        text={t('queue.text')}
        actions={
          <RouteLink
            to={{ id: 'makeMoney' }}
            className={buttonClass({ variant: 'secondary', size: 'lg' })}
          >
            {t('queue.link')}
          </RouteLink>
        }
      />
    </>
  )
}
