import { useTranslation } from 'react-i18next'
import { profileApi } from '@/api/endpoints/profile.ts'
import { toProblem } from '@/api/problem.ts'
import type { PageLoader } from '@/session/person.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Consequences } from './Consequences.tsx'
import { Deletion } from './Deletion.tsx'
import { firstPaint } from '@/api/first-paint.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'

const fresh = { refetchOnMountOrArgChange: 10 }

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(
    dispatch(
      profileApi.endpoints.deleteInfo.initiate(undefined, {
        forceRefetch: fresh.refetchOnMountOrArgChange,
      }),
    ),
  )

export default function DeleteAccountPage() {
  const { t } = useTranslation('profileDelete')
  const { t: common } = useTranslation()
  return (
    <AccountFrame title={common('nav.crumb.profileDelete')} lead={t('delete.lead')}>
      <Content />
    </AccountFrame>
  )
}

function Content() {
  const { t } = useTranslation('profileDelete')
  const { t: common } = useTranslation()
  const { data: info, error, isFetching, refetch } = profileApi.useDeleteInfoQuery(undefined, fresh)
  if (info) {
    return (
      <>
        <AccountSection title={t('delete.goes')}>
          <Consequences info={info} />
        </AccountSection>
        <AccountSection title={common('nav.crumb.profileDelete')} tone="danger">
          <Deletion info={info} onStale={() => void refetch()} />
        </AccountSection>
      </>
    )
  }
  if (!error) return <SectionSkeleton title={t('delete.goes')} />
  return (
    <AccountSection title={t('delete.goes')}>
      <ProblemState
        problem={toProblem(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
        level={3}
      />
    </AccountSection>
  )
}
