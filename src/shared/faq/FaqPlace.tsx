import { useTranslation } from 'react-i18next'
import type { ComponentProps } from 'react'
import type { FaqSection } from '@/api/contract/faq.ts'
import { ProblemState } from '../ProblemState.tsx'
import { FaqList } from './FaqList.tsx'
import { useFaqSection } from './use-faq.ts'
import { SkeletonGroup, Skeleton } from '@/ui/Skeleton.tsx'

type Rest = Omit<ComponentProps<typeof FaqList>, 'answers'>

/** The questions of a section, or a placeholder until they load. */
export function FaqPlace({ section, ...rest }: Rest & { section: FaqSection }) {
  const { t } = useTranslation()
  const { data, problem, busy, retry } = useFaqSection(section)
  if (data) return <FaqList key={section} {...rest} answers={data.records} />
  if (problem) return <ProblemState problem={problem} onRetry={retry} busy={busy} />
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton lines={12} />
    </SkeletonGroup>
  )
}
