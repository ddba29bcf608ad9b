import { useTranslation } from '@/i18n/use-translation.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale, usePage } from '@/i18n/page-context.ts'
import type { Company, Vacancy } from '@/site/content.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Section } from '@/ui/Section.tsx'
import { inLanguage } from './job-postings.ts'

/** The position in the address, or that it is no longer open. */
export function VacancyDetails({
  vacancy,
  company,
}: {
  vacancy: Vacancy | undefined
  company: Company | null
}) {
  const { t } = useTranslation('jobs')
  const { language } = usePage()
  const format = formatFor(useLocale(), 'UTC')
  if (!vacancy) {
    return (
      <Section aria-label={t('apply.gone.title')}>
        <EmptyState level={2} title={t('apply.gone.title')}>
          {t('apply.gone.text')}
        </EmptyState>
      </Section>
    )
  }
  return (
    <Section
      title={inLanguage(vacancy.title, language)}
      lead={`${vacancy.place}. ${t('apply.until', { date: format.date(vacancy.validThrough) })}`}
    >
      <p>{inLanguage(vacancy.text, language)}</p>
      {company && (
        <p>
          <a href={`mailto:${company.email}`}>{t('apply.write', { address: company.email })}</a>
        </p>
      )}
    </Section>
  )
}
