import { useSyncExternalStore } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocation } from 'react-router'
import { PageHead } from '@/head/PageHead.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { Steps } from '@/shared/landing/Steps.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { content } from '@/site/site.ts'
import { buttonClass } from '@/ui/button-class.ts'
import { Section } from '@/ui/Section.tsx'
import { VacancyDetails } from './VacancyDetails.tsx'

const steps = ['read', 'send', 'talk', 'answer'] as const
const never = () => () => {}

export default function JobPage() {
  const { t } = useTranslation('jobs')
  const { search } = useLocation()
  // Prerendered files know no query.
  const id = useSyncExternalStore(
    never,
    () => new URLSearchParams(search).get('id'),
    () => null,
  )
  return (
    <>
      <PageHead title={t('apply.title')} description={t('apply.description')} />
      <PageHero
        title={t('apply.title')}
        lead={t('apply.lead')}
        actions={
          <RouteLink
            to={{ id: 'jobs' }}
            className={buttonClass({ variant: 'secondary', size: 'lg' })}
          >
            {t('apply.back')}
          </RouteLink>
        }
      />
      {id !== null && (
        <VacancyDetails
          vacancy={content.vacancies.find((one) => one.id === id)}
          company={content.company}
        />
      )}
      <Section title={t('apply.steps')}>
        <Steps
          items={steps.map((step) => ({
            id: step,
            title: t(`apply.${step}.title`),
            text: t(`apply.${step}.text`),
          }))}
        />
      </Section>
    </>
  )
}
