import { useTranslation } from '@/i18n/use-translation.ts'
import type { ComponentProps } from 'react'
import type { FaqSection } from '@/api/contract/faq.ts'
import { faqApi } from '@/api/endpoints/faq.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { toProblem } from '@/api/problem.ts'
import { usePage } from '@/i18n/page-context.ts'
import type { PageLoader } from '@/session/person.ts'
import { ProblemState } from '../ProblemState.tsx'
import { FaqAnswers } from './FaqAnswers.tsx'
import { SkeletonGroup, Skeleton } from '@/ui/Skeleton.tsx'

type Rest = Omit<ComponentProps<typeof FaqAnswers>, 'answers'>

/** The loader of a page that shows a section. */
export const loadFaqSection =
  (section: FaqSection): PageLoader =>
  ({ store, language }) =>
    firstPaint(store.dispatch(faqApi.endpoints.faq.initiate({ section, language })))

/** The questions of a section, or a placeholder until they load. */
export function FaqPlace({ section, ...rest }: Rest & { section: FaqSection }) {
  const { t } = useTranslation()
  const { language } = usePage()
  const { currentData, error, isFetching, refetch } = faqApi.useFaqQuery({ section, language })
  if (currentData) return <FaqAnswers key={section} {...rest} answers={currentData.records} />
  if (error)
    return (
      <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} />
    )
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton lines={12} />
    </SkeletonGroup>
  )
}
