import { useTranslation } from 'react-i18next'
import type { Company } from '@/site/content.ts'
import { Section } from '@/ui/Section.tsx'

/** Who runs the site, where its content says so. */
export function CompanyCard({ company }: { company: Company }) {
  const { t } = useTranslation('about')
  return (
    <Section title={t('company.title')}>
      <dl>
        <dt>{t('company.name')}</dt>
        <dd>{company.name}</dd>
        <dt>{t('company.address')}</dt>
        <dd>{company.address}</dd>
        <dt>{t('company.registration')}</dt>
        <dd>{company.registration}</dd>
        <dt>{t('company.email')}</dt>
        <dd>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </dd>
      </dl>
    </Section>
  )
}
