import { useTranslation } from '@/i18n/use-translation.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale, usePage } from '@/i18n/page-context.ts'
import { LinkCards } from '@/shared/landing/LinkCards.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import type { Vacancy } from '@/site/content.ts'
import { buttonClass } from '@/ui/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { inLanguage } from './job-postings.ts'

/** The open positions, or that there are none. */
export function Vacancies({ vacancies }: { vacancies: readonly Vacancy[] }) {
  const { t } = useTranslation('jobs')
  const { language } = usePage()
  const format = formatFor(useLocale(), 'UTC')
  if (vacancies.length === 0) {
    return (
      <EmptyState
        level={3}
        title={t('empty.title')}
        action={
          <RouteLink to={{ id: 'job' }} className={buttonClass({ variant: 'secondary' })}>
            {t('apply.title')}
          </RouteLink>
        }
      >
        {t('empty.text')}
      </EmptyState>
    )
  }
  return (
    <LinkCards
      items={vacancies.map(({ id, title, place, validThrough }) => ({
        id,
        to: { id: 'job', search: { id } },
        title: inLanguage(title, language),
        text: `${place}. ${t('apply.until', { date: format.date(validThrough) })}`,
      }))}
    />
  )
}
