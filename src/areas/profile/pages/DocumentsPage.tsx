import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { documentApi } from '@/api/endpoints/documents.ts'
import { toProblem } from '@/api/problem.ts'
import type { Dispatch } from '@/session/person.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Documents } from '../parts/docs/Documents.tsx'
import { RequisitesEditor } from '../parts/docs/RequisitesEditor.tsx'
import { firstPaint } from '@/shared/account/first-paint.ts'
import { ProfileFrame } from '../parts/ProfileFrame.tsx'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'

export const loader = ({ store: { dispatch } }: { store: { dispatch: Dispatch } }): Promise<null> =>
  firstPaint(dispatch(documentApi.endpoints.requisites.initiate()))

export default function DocumentsPage() {
  const { t } = useTranslation('profileDocs')
  const { t: common } = useTranslation()
  const { data, error, isFetching, refetch } = documentApi.useRequisitesQuery()
  const [prefix, setPrefix] = useState<string>()
  return (
    <ProfileFrame title={common('nav.crumb.profileDocs')} lead={t('docs.lead')} prefix={prefix}>
      <Documents />
      {data === undefined && !error ? (
        <SectionSkeleton title={t('requisites.title')} lines={6} />
      ) : (
        <AccountSection title={t('requisites.title')} text={t('requisites.text')}>
          {data === undefined ? (
            <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} level={3} />
          ) : (
            <RequisitesEditor known={data} onPrefix={setPrefix} />
          )}
        </AccountSection>
      )}
    </ProfileFrame>
  )
}
