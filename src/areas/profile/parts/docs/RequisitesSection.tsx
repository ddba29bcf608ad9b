import { useTranslation } from 'react-i18next'
import { documentApi } from '@/api/endpoints/documents.ts'
import { toProblem } from '@/api/problem.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RequisitesEditor } from './RequisitesEditor.tsx'

interface RequisitesSectionProps {
  onPrefix: (prefix: string | undefined) => void
}

/** The form, once it is known what there is. */
export function RequisitesSection({ onPrefix }: RequisitesSectionProps) {
  const { t } = useTranslation('profileDocs')
  const { data, error, isFetching, refetch } = documentApi.useRequisitesQuery()
  if (data === undefined && !error) return <SectionSkeleton title={t('requisites.title')} lines={25} />
  return (
    <AccountSection title={t('requisites.title')} text={t('requisites.text')}>
      {data === undefined ? (
        <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} level={3} />
      ) : (
        <RequisitesEditor known={data} onPrefix={onPrefix} />
      )}
    </AccountSection>
  )
}
