import { useTranslation } from '@/i18n/use-translation.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { CallBand } from '@/shared/landing/CallBand.tsx'
import { LinkCards } from '@/shared/landing/LinkCards.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { Points } from '@/shared/landing/Points.tsx'
import { Steps } from '@/shared/landing/Steps.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { StartLink } from '@/shared/StartLink.tsx'
import { content } from '@/site/site.ts'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Section } from '@/ui/Section.tsx'
import type { Company } from '@/site/content.ts'

const sides = ['customer', 'worker', 'developer'] as const
const rules = ['answers', 'public', 'people', 'limits', 'languages', 'plain'] as const

export default function AboutPage() {
  const { t } = useTranslation('about')
  const { t: common } = useTranslation()
  return (
    <>
      <PageHead title={t('head')} description={t('description')} />
      <PageHero
        title={t('title')}
        mark={t('mark')}
        lead={t('lead')}
        actions={
          <>
            <StartLink>{common('nav.signUpLong')}</StartLink>
            <RouteLink
              to={{ id: 'statistics' }}
              className={buttonClass({ variant: 'secondary', size: 'lg' })}
            >
              {t('figures')}
            </RouteLink>
          </>
        }
      />
      <Section title={t('how.title')}>
        <Steps
          items={sides.map((id) => ({
            id,
            title: t(`how.${id}.title`),
            text: t(`how.${id}.text`),
          }))}
        />
      </Section>
      <Section tone="alice" title={t('rules.title')}>
        <Points
          items={rules.map((id) => ({
            id,
            title: t(`rules.${id}.title`),
            text: t(`rules.${id}.text`),
          }))}
        />
      </Section>
      <Section title={t('offers.title')}>
        <LinkCards
          items={[
            {
              id: 'pricing',
              to: { id: 'pricing' },
              title: common('nav.crumb.pricing'),
              text: t('offers.pricing'),
            },
            {
              id: 'types',
              to: { id: 'captchaTypes' },
              title: common('nav.crumb.captchaTypes'),
              text: t('offers.types'),
            },
            {
              id: 'statistics',
              to: { id: 'statistics' },
              title: common('nav.crumb.statistics'),
              text: t('offers.statistics'),
            },
            {
              id: 'libraries',
              to: { id: 'libraries' },
              title: common('nav.crumb.libraries'),
              text: t('offers.libraries'),
            },
            {
              id: 'data',
              to: { id: 'data' },
              title: common('nav.crumb.data'),
              text: t('offers.data'),
            },
            {
              id: 'proxy',
              to: { id: 'proxy' },
              title: common('nav.crumb.proxy'),
              text: t('offers.proxy'),
            },
          ]}
        />
      </Section>
      {content.company && <CompanyCard company={content.company} />}
      <CallBand
        title={t('call.title')}
        actions={<StartLink>{common('nav.signUpLong')}</StartLink>}
      />
    </>
  )
}

/** The operator of the site, if its content names one. */
function CompanyCard({ company }: { company: Company }) {
  const { t } = useTranslation('about')
  const { t: common } = useTranslation()
  return (
    <Section title={t('company.title')}>
      <DescriptionList>
        <Description term={t('company.name')}>{company.name}</Description>
        <Description term={common('label.address')}>{company.address}</Description>
        <Description term={t('company.registration')}>{company.registration}</Description>
        <Description term={common('label.email')}>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </Description>
      </DescriptionList>
    </Section>
  )
}
